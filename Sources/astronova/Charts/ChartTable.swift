import Astrology
import Atlas
import Ephemeris
import Readings
import Server
import Wire

/// A chart for a terminal of 80 columns.
struct ChartTable {
  let drawn: BirthChart
  private var chart: NatalChart { drawn.chart }
  private var birth: Birth { drawn.birth }

  init(_ drawn: BirthChart) { self.drawn = drawn }

  var text: String {
    var parts = [
      heading, PlacementTable.text(chart.placements, hasHouses: chart.houses != nil, day: chart.day),
    ]
    if let angles = chart.angles, let houses = chart.houses {
      parts.append(houses.system.name + " houses\n" + HouseTable.text(angles, houses))
    }
    if !chart.aspects.isEmpty { parts.append(aspects) }
    parts.append(balance)
    let notes = notes
    if !notes.isEmpty { parts.append(notes.map { Paragraph.wrapped($0) }.joined(separator: "\n")) }
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    var when = Language.english.dates.long(birth.moment.date)
    let isOld = birth.moment.date < CalendarDate(dayNumber: CalendarDate.gregorianStart)
    switch birth.calendar {
    case .julian: when += " (Julian calendar)"
    case .automatic where isOld: when += " (Julian calendar)"
    case .gregorian where isOld: when += " (Gregorian calendar)"
    case .automatic, .gregorian: break
    }
    if let clock = birth.moment.clock { when += ", " + Language.english.dates.time(clock) } else { when += ", time not known" }
    let location = birth.place.location
    let coordinates =
      CoordinateField.shown(location.latitude, "N", "S") + ", " + CoordinateField.shown(location.longitude, "E", "W")
    var text = Paragraph.wrapped(when + " · " + (birth.place.name ?? coordinates))
    if birth.place.name != nil { text += coordinates + "\n" }
    text += "\(birth.place.zone.identifier) · \(ISO8601.string(birth.moment.utc))\(chart.houses == nil ? ", local noon" : "")\n"
    if let explanation = birth.moment.explanation(in: .english) { text += Paragraph.wrapped(explanation) }
    return text
  }

  private var aspects: String {
    var table = TextTable(.left, .left, .left, .right, .left, .left)
    table.row("Aspect", "", "", "Orb", "", "Exact (UTC)")
    let times = drawn.exactTimes
    for (aspect, exact) in zip(chart.aspects, times) {
      let spread = chart.day?.spread(of: aspect)
      let phase = (spread.map(\.phase) ?? aspect.phase)?.name ?? ""
      table.row(
        aspect.first.name, aspect.kind.name, aspect.second.name,
        spread.map { ZodiacText.arcs($0.orbs) } ?? ZodiacText.arc(aspect.orb), phase, exact.map(Self.minute) ?? "–")
    }
    guard times.contains(nil) else { return table.text }
    return table.text + "– is never exact in this passage: the bodies turn back, or part, before.\n"
  }

  private var balance: String {
    let balance = ChartBalance(chart)
    var table = TextTable(.left, .right, .left)
    func row(_ name: String, _ bodies: [CelestialBody]) {
      table.row(name, "\(bodies.count)", bodies.map(\.name).joined(separator: " "))
    }
    for element in Element.allCases { row(element.name, balance.bodies(in: element)) }
    for modality in Modality.allCases { row(modality.name, balance.bodies(in: modality)) }
    return table.text
  }

  private var notes: [String] {
    ChartNotice.all(of: chart).map { notice in
      guard notice == .timeUnknown else { return notice.message }
      return
        "The birth time is not known, so there are no houses and no angles. Each body is given as its way through that day; aspects "
        + "are those that held all day, without those of the Moon."
    }
  }

  /// `1990-06-16 04:12`, to the nearest minute.
  private static func minute(_ instant: UTC) -> String {
    ISO8601.string(instant, to: .minute).dropLast().split(separator: "T").joined(separator: " ")
  }
}

/// Where bodies stand, for a terminal.
enum PlacementTable {
  /// One line a body.
  ///
  /// - Parameters:
  ///   - hasHouses: whether the column of houses has anything to say.
  ///   - day: of a birth whose hour is not known; the ways of the bodies through it are then told instead of their places.
  static func text(_ placements: [Placement], hasHouses: Bool, day: BirthDay? = nil) -> String {
    text(placements, hasHouses: hasHouses, arcs: day.map { day in { day.arc(of: $0) } })
  }

  /// The same with the way of each body by hours that are not known; without ways its place.
  static func text(_ placements: [Placement], hasHouses: Bool, arcs: ((CelestialBody) -> DayArc?)?) -> String {
    var table = TextTable(.left, .left, .left, .right, .right)
    table.row("Body", "Position", "", hasHouses ? "House" : "", arcs == nil ? "Speed °/day" : "")
    for placement in placements {
      let position = ZodiacText.position(placement.position.longitude)
      if let arcs {
        let arc = arcs(placement.body)
        let isRetrograde = arc?.isRetrograde == true
        let mark = CelestialBody.lunarPoints.contains(placement.body) ? "" : "℞"
        table.row(placement.body.name, arc.map { ZodiacText.way($0) } ?? "", isRetrograde ? mark : "", "", "")
        continue
      }
      table.row(
        placement.body.name, position, ZodiacText.retrograde(placement.body, placement.position),
        placement.house.map { "\($0)" } ?? "", ZodiacText.speed(placement.position.longitudeSpeed))
    }
    return table.text
  }
}

/// A figure that is no birth chart, for a terminal: bodies, angles and houses, aspects.
enum FigureTable {
  /// The whole figure.
  ///
  /// - Parameters:
  ///   - arcs: between what each body stands by hours of birth that are not known, in the same order; empty when they are known.
  ///   - spreads: how far each aspect is from exactness by them.
  static func text(
    _ placements: [Placement], _ angles: Angles?, _ houses: Houses?, _ aspects: [Aspect], arcs: [DayArc] = [],
    spreads: [AspectSpread] = []
  ) -> String {
    let ways = Dictionary(zip(placements.map(\.body), arcs)) { first, _ in first }
    var parts = [PlacementTable.text(placements, hasHouses: houses != nil, arcs: arcs.isEmpty ? nil : { ways[$0] })]
    if let angles, let houses { parts.append("\(houses.system.name) houses\n\(HouseTable.text(angles, houses))") }
    parts.append(AspectTable.text(aspects, spreads: spreads))
    return parts.joined(separator: "\n")
  }
}

/// Aspects without their times, for a terminal.
enum AspectTable {
  /// One line an aspect, in the order given.
  ///
  /// - Parameter spreads: how far each is from exactness by hours of birth that are not known; empty when they are known.
  static func text(_ aspects: [Aspect], spreads: [AspectSpread] = []) -> String {
    guard !aspects.isEmpty else { return "No aspect is in orb.\n" }
    var table = TextTable(.left, .left, .left, .right)
    table.row("Aspect", "", "", "Orb")
    for (index, aspect) in aspects.enumerated() {
      table.row(
        aspect.first.name, aspect.kind.name, aspect.second.name,
        spreads.indices.contains(index) ? ZodiacText.arcs(spreads[index].orbs) : ZodiacText.arc(aspect.orb))
    }
    return table.text
  }
}
