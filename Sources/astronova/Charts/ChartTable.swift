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
      heading, PlacementTable.text(chart.placements, hasHouses: chart.houses != nil, moonRange: chart.moonRange),
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
    var when = EnglishDate.long(birth.moment.date)
    let isOld = birth.moment.date < CalendarDate(dayNumber: CalendarDate.gregorianStart)
    switch birth.calendar {
    case .julian: when += " (Julian calendar)"
    case .automatic where isOld: when += " (Julian calendar)"
    case .gregorian where isOld: when += " (Gregorian calendar)"
    case .automatic, .gregorian: break
    }
    if let clock = birth.moment.clock { when += ", " + EnglishDate.time(clock) } else { when += ", time not known" }
    let location = birth.place.location
    let coordinates =
      CoordinateField.shown(location.latitude, "N", "S") + ", " + CoordinateField.shown(location.longitude, "E", "W")
    var text = Paragraph.wrapped(when + " · " + (birth.place.name ?? coordinates))
    if birth.place.name != nil { text += coordinates + "\n" }
    text += "\(birth.place.zone.identifier) · \(ISO8601.string(birth.moment.utc))\(chart.houses == nil ? ", local noon" : "")\n"
    if let explanation = birth.moment.explanation { text += Paragraph.wrapped(explanation) }
    return text
  }

  private var aspects: String {
    var table = TextTable(.left, .left, .left, .right, .left, .left)
    table.row("Aspect", "", "", "Orb", "", "Exact (UTC)")
    let times = drawn.exactTimes
    for (aspect, exact) in zip(chart.aspects, times) {
      let phase =
        switch aspect.phase {
        case .applying: "applying"
        case .exact: "exact"
        case .separating: "separating"
        }
      table.row(
        aspect.first.name, aspect.kind.name, aspect.second.name, ZodiacText.arc(aspect.orb), phase, exact.map(Self.minute) ?? "–")
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
        "The birth time is not known, so there are no houses and no angles. The bodies stand where they were at local noon; the "
        + "Moon is given as its way through that day, and its aspects are left out."
    }
  }

  /// `1990-06-16 04:12`, to the nearest minute.
  private static func minute(_ instant: UTC) -> String {
    ISO8601.string(instant, to: .minute).dropLast().split(separator: "T").joined(separator: " ")
  }
}
