/// What the contacts of a day come to, for each meter of a view.
package struct MeterTotals {
  /// By meter: sum of strengths times the meter's weights; no unit, ≥ 0. Its rank is the intensity.
  package let power: [Float]
  /// By meter: (help − strain) / (power + ballast), −1 … 1. Its rank is the harmony.
  package let balance: [Float]
  /// Contacts in orb, for all meters together.
  package let aspectCount: Int

  /// The totals of a chart and a day.
  ///
  /// - Parameter ballast: by meter, as in ``MeterCalibration``.
  package init(_ chart: MeterChart, _ sky: MeterSky, _ view: MeterView, ballast: [Float]) {
    self = withUnsafeTemporaryAllocation(of: MeterContacts.Contact.self, capacity: MeterContacts.capacity) { contacts in
      let count = MeterContacts.find(chart, sky, into: contacts)
      return MeterTotals(MeterSums(contacts, count: count, chart, sky, view), view, ballast: ballast, aspectCount: count)
    }
  }

  init(_ sums: MeterSums, _ view: MeterView, ballast: [Float], aspectCount: Int) {
    var row = MeterRow(repeating: 1)
    for (index, value) in ballast.enumerated() { row[index] = value }
    // The ballast keeps days on which little happens near the middle.
    let balances = (sums.help - sums.strain) / (sums.power + row)
    power = (0..<view.meterCount).map { sums.power[$0] }
    balance = (0..<view.meterCount).map { balances[$0] }
    self.aspectCount = aspectCount
  }
}

/// Contacts added up over the meters of a view.
struct MeterSums {
  var help = MeterRow.zero
  var strain = MeterRow.zero
  var power = MeterRow.zero

  init(
    _ contacts: UnsafeMutableBufferPointer<MeterContacts.Contact>, count: Int, _ chart: MeterChart, _ sky: MeterSky,
    _ view: MeterView
  ) {
    let weights = MeterSharing(chart, sky, view)
    for index in 0..<count {
      let contact = contacts[index]
      let share = weights.share(of: contact)
      power = power + share
      if contact.quality > 0 {
        help = help + share * contact.quality
      } else {
        strain = strain - share * contact.quality
      }
    }
    help = help * sky.rows(view).help
  }
}

/// What a contact adds to each meter of a view.
struct MeterSharing {
  private let points: [MeterRow]
  private let bodies: [MeterRow]
  private let angles: [MeterRow]

  init(_ chart: MeterChart, _ sky: MeterSky, _ view: MeterView) {
    points = chart.rows(view)
    bodies = sky.rows(view).bodies
    angles = MeterScheme.of(view).angles
  }

  @inline(__always) func share(of contact: MeterContacts.Contact) -> MeterRow {
    points[Int(contact.place)] * bodies[Int(contact.body)] * (angles[Int(contact.kind)] * contact.strength)
  }
}
