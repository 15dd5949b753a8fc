import Astrology
import Ephemeris
import Server
import Wire

/// A progressed or directed chart for a terminal of 80 columns.
enum ProgressionTable {
  static func text(_ chart: ProgressedChart) -> String {
    var heading = TextTable(.left, .left)
    heading.row("Progressed to", chart.target.civilSecond)
    heading.row("Sky of", chart.progressed.civilSecond)
    var places = TextTable(.left, .left, .left, .right)
    places.row("Point", "Position", "", chart.houses == nil ? "" : "House")
    for placement in chart.placements {
      places.row(
        placement.body.name, ZodiacText.position(placement.position.longitude),
        ZodiacText.retrograde(placement.body, placement.position), placement.house.map { "\($0)" } ?? "")
    }
    if let angles = chart.angles {
      places.row("Ascendant", ZodiacText.position(angles.ascendant))
      places.row("Midheaven", ZodiacText.position(angles.midheaven))
    }
    return [heading.text, places.text, aspects(chart.aspectsToBirth, "your "), aspects(chart.aspects, "progressed ")]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func text(_ chart: DirectedChart) -> String {
    var heading = TextTable(.left, .left)
    heading.row("Directed to", chart.target.civilSecond)
    heading.row("Arc", (chart.arc < 0 ? "-" : "") + ZodiacText.arc(abs(chart.arc)))
    var places = TextTable(.left, .left)
    places.row("Point", "Position")
    for point in chart.points { places.row(point.point.name, ZodiacText.position(point.longitude)) }
    return [heading.text, places.text, aspects(chart.aspects, "your ")].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func aspects(_ aspects: [Aspect], _ other: String) -> String {
    guard !aspects.isEmpty else { return "" }
    var table = TextTable(.left, .left, .left, .right, .left)
    table.row("Aspect", "", "", "Orb")
    for aspect in aspects {
      let phase =
        switch aspect.phase {
        case .applying: "applying"
        case .exact: "exact"
        case .separating: "separating"
        }
      table.row(aspect.first.name, aspect.kind.name, other + aspect.second.name, ZodiacText.arc(aspect.orb), phase)
    }
    return table.text
  }
}
