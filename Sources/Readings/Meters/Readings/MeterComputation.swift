import Astrology
import Ephemeris

/// Works out the readings of a view: contacts, ranks, what they rest on, and what changed since the day before.
struct MeterComputation {
  /// By row of ``MeterView/rowNames``.
  let readings: [MeterReading]
  let aspectCount: Int
  /// The weightiest contacts, and the rows of the meters of which each is a tenth or more.
  let keyAspects: [(aspect: MeterAspect, rows: [Int])]

  init(_ view: MeterView, _ chart: MeterChart, _ today: MeterSky, _ yesterday: MeterSky?) {
    let calibration = MeterCalibration.of(view, isTimeKnown: chart.isTimeKnown)
    let before = yesterday.map { MeterScores(MeterTotals(chart, $0, view, ballast: calibration.ballast), view, calibration) }
    self = withUnsafeTemporaryAllocation(of: MeterContacts.Contact.self, capacity: MeterContacts.capacity) { contacts in
      withUnsafeTemporaryAllocation(of: MeterRow.self, capacity: MeterContacts.capacity) { parts in
        let count = MeterContacts.find(chart, today, into: contacts)
        let sums = MeterSums(contacts, count: count, chart, today, view)
        let totals = MeterTotals(sums, view, ballast: calibration.ballast, aspectCount: count)
        let power = sums.power.divisor
        let sharing = MeterSharing(chart, today, view)
        for index in 0..<count { parts[index] = sharing.share(of: contacts[index]) / power }
        return MeterComputation(
          view, MeterScores(totals, view, calibration), before, Evidence(view, chart, today, contacts[..<count], parts))
      }
    }
  }

  private init(_ view: MeterView, _ scores: MeterScores, _ before: MeterScores?, _ evidence: Evidence) {
    readings = (0..<view.rowCount).map { row in
      let trend = before.map { MeterTrend(from: $0, to: scores, row) }
      return MeterReading(
        intensity: scores.intensity[row], harmony: scores.harmony[row], topAspects: evidence.top(row), trend: trend)
    }
    aspectCount = evidence.count
    keyAspects = evidence.keys
  }
}

extension MeterTrend {
  /// The change of a row.
  init(from before: MeterScores, to after: MeterScores, _ row: Int) {
    func unified(_ scores: MeterScores) -> Double {
      MeterReading.unifiedScore(intensity: scores.intensity[row], harmony: scores.harmony[row])
    }
    self.init(
      harmony: MeterChange(from: before.harmony[row], to: after.harmony[row], .harmony),
      intensity: MeterChange(from: before.intensity[row], to: after.intensity[row], .intensity),
      unifiedScore: MeterChange(from: unified(before), to: unified(after), .unifiedScore))
  }
}

/// Which contacts a reading rests on.
private struct Evidence {
  private let view: MeterView
  /// The contacts as aspects, without their shares.
  private let aspects: [MeterAspect]
  /// By contact: its part of each meter's power, 0 … 1.
  private let parts: UnsafeMutableBufferPointer<MeterRow>

  var count: Int { aspects.count }

  init(
    _ view: MeterView, _ chart: MeterChart, _ sky: MeterSky, _ contacts: Slice<UnsafeMutableBufferPointer<MeterContacts.Contact>>,
    _ parts: UnsafeMutableBufferPointer<MeterRow>
  ) {
    self.view = view
    self.parts = parts
    aspects = contacts.map { MeterAspect($0, chart, sky) }
  }

  /// How many aspects a reading names at most.
  private static let most = 5
  /// The least part of the first one's share that is worth naming.
  private static let least: Float = 0.2
  /// The part of a meter from which a contact is said to affect it.
  private static let affecting: Float = 0.1

  /// The aspects of a row: a meter's own, a group's by the weighted mean of its members' parts.
  func top(_ row: Int) -> [MeterAspect] {
    let ranked =
      row < view.meterCount ? ranking { parts[$0][row] } : ranking { mean(of: $0, row - view.meterCount) }
    return ranked.map { aspects[$0.contact].with(share: Double($0.part)) }
  }

  /// The aspects that weigh most over all meters.
  var keys: [(aspect: MeterAspect, rows: [Int])] {
    ranking { parts[$0].sum / Float(view.meterCount) }.map { key in
      (
        aspects[key.contact].with(share: Double(key.part)),
        (0..<view.meterCount).filter { parts[key.contact][$0] >= Self.affecting }
      )
    }
  }

  private func mean(of contact: Int, _ group: Int) -> Float {
    let groups = MeterMembers.of(view)
    guard group < groups.count else { return parts[contact].sum / Float(view.meterCount) }
    var sum: Float = 0
    var weights: Float = 0
    for member in groups[group] {
      sum += Float(member.weight) * parts[contact][member.row]
      weights += Float(member.weight)
    }
    return sum / weights
  }

  /// The greatest first, among equals in the order of bodies and points.
  private func ranking(_ part: (Int) -> Float) -> [(contact: Int, part: Float)] {
    var ranked: [(contact: Int, part: Float)] = []
    ranked.reserveCapacity(Self.most + 1)
    for contact in 0..<count {
      let value = part(contact)
      guard value > 0, ranked.count < Self.most || value > ranked[Self.most - 1].part else { continue }
      var place = ranked.count
      while place > 0, ranked[place - 1].part < value { place -= 1 }
      ranked.insert((contact, value), at: place)
      if ranked.count > Self.most { ranked.removeLast() }
    }
    while let last = ranked.last, last.part < Self.least * ranked[0].part { ranked.removeLast() }
    return ranked
  }
}
