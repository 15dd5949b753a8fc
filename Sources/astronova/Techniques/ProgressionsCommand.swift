import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// Secondary progressions and solar arc directions: the chart of an instant, or the exact moments of a span.
struct ProgressionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progressions", abstract: "The progressed chart of an instant, or every exact progression of a span of life.",
    discussion: """
      astronova progressions --date 1990-06-15 --time 14:30 --place "New York" --at 2026-11-21
      astronova progressions --date 1990-06-15 --time 14:30 --place "New York" --from 2027-01-01 --to 2030-12-31

      A day after birth for a year of life; the angles by Naibod in right ascension. With --solar-arc every point moves as far \
      as the progressed Sun.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, a day YYYY-MM-DD, or an instant; now when left out, without --from.", valueName: "instant"))
  var at: String?

  @Option(help: ArgumentHelp("The first day of a span, YYYY-MM-DD, or an instant: lists what is exact.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("The progressed bodies, with commas between; Sun to Pluto when left out.", valueName: "names"))
  var bodies: String?

  @Flag(help: "Solar arc directions instead of progressions.")
  var solarArc = false

  @Option(help: "In which form; ics for a span only.")
  var format = EventFormat.table

  func run() throws {
    if solarArc, bodies != nil { throw FieldProblem("--bodies", "leave it out with --solar-arc: all points move alike") }
    if at != nil, from != nil { throw FieldProblem("--at", "give --at for a chart, or --from and --to for a list, not both") }
    if to != nil, from == nil { throw FieldProblem("--to", "give the beginning of the span with --from") }
    let moving = try CelestialBody.list(bodies) ?? CelestialBody.planets
    if let from {
      // An hour of birth is a fortnight of life here: without it every date would be a span of a year.
      try birth.requireTime("the dates of progressions need")
      let span = try TimeSpan(from: from, to: to)
      let chart = try birth.chart()
      try solarArc ? writeDirections(chart, span) : writeProgressions(chart, span, moving)
    } else {
      if format == .ics { throw FieldProblem("--format", "a calendar needs a span; give --from, or table or json") }
      let instant = TT(try Self.instant(at ?? "now"))
      let chart = try birth.chart()
      try solarArc ? writeDirected(chart, instant) : writeProgressed(chart, instant, moving)
    }
  }

  private func writeProgressions(_ chart: NatalChart, _ span: TimeSpan, _ moving: [CelestialBody]) throws {
    let events = try FieldProblem.naming("--from") { () throws(EphemerisError) in
      try ProgressionSearch(of: chart, from: TT(span.start), to: TT(span.end), bodies: moving).events()
    }
    let answer = LifeEventsAnswer(start: span.start, end: span.end, isTimeKnown: chart.angles != nil, events: events)
    try write(answer, events.map { (UTC($0.instant), Language.english.lines.text($0)) })
  }

  private func writeDirections(_ chart: NatalChart, _ span: TimeSpan) throws {
    let events = try FieldProblem.naming("--from") { () throws(EphemerisError) in
      try DirectionSearch(of: chart, from: TT(span.start), to: TT(span.end)).events()
    }
    let answer = LifeEventsAnswer(start: span.start, end: span.end, isTimeKnown: chart.angles != nil, events: events)
    try write(answer, events.map { (UTC($0.instant), Language.english.lines.text($0)) })
  }

  private func write(_ answer: some JSONEncodable, _ lines: [(UTC, String)]) throws {
    switch format {
    case .json: try Channel.output.write(answer.jsonBytes(capacity: 65_536) + [0x0A])
    case .table: try Channel.output.write(EventList.table(lines))
    case .ics: try Channel.output.write(EventList.calendar(lines))
    }
  }

  private func writeProgressed(_ chart: NatalChart, _ instant: TT, _ moving: [CelestialBody]) throws {
    let progressed = try FieldProblem.naming("--at") { () throws(EphemerisError) in
      try ProgressedChart(of: chart, to: instant, options: ChartOptions(bodies: moving, orbs: .progression))
    }
    if format == .json {
      try Channel.output.write(ProgressedChartAnswer(progressed).jsonBytes(capacity: 16_384) + [0x0A])
    } else {
      try Channel.output.write(ProgressionTable.text(progressed) + UnknownTimeNote.text(chart))
    }
  }

  private func writeDirected(_ chart: NatalChart, _ instant: TT) throws {
    let directed = try FieldProblem.naming("--at") { () throws(EphemerisError) in try DirectedChart(of: chart, to: instant) }
    if format == .json {
      try Channel.output.write(DirectedChartAnswer(directed).jsonBytes(capacity: 8192) + [0x0A])
    } else {
      try Channel.output.write(ProgressionTable.text(directed) + UnknownTimeNote.text(chart))
    }
  }

  private static func instant(_ text: String) throws(FieldProblem) -> UTC {
    guard text.utf8.count == 10 else { return try CivilField.instant(text, field: "--at") }
    return UTC(daysSinceJ2000: try CivilField.coveredDate(text, field: "--at").midnight())
  }
}

/// A progressed or directed chart for a terminal of 80 columns.
enum ProgressionTable {
  static func text(_ chart: ProgressedChart) -> String {
    var heading = TextTable(.left, .left)
    heading.row("Progressed to", chart.target.civilSecond)
    if let day = chart.day {
      heading.row("Skies of", "\(day.start.civilSecond) to \(day.end.civilSecond)")
    } else {
      heading.row("Sky of", chart.progressed.civilSecond)
    }
    var places = TextTable(.left, .left, .left, .right)
    places.row("Point", "Position", "", chart.houses == nil ? "" : "House")
    for placement in chart.told.placements {
      if let day = chart.day {
        let arc = day.arc(of: placement.body)
        let isRetrograde = arc?.isRetrograde == true && !CelestialBody.lunarPoints.contains(placement.body)
        places.row(placement.body.name, arc.map { ZodiacText.way($0) } ?? "", isRetrograde ? "℞" : "", "")
        continue
      }
      places.row(
        placement.body.name, ZodiacText.position(placement.position.longitude),
        ZodiacText.retrograde(placement.body, placement.position), placement.house.map { "\($0)" } ?? "")
    }
    if let angles = chart.angles {
      places.row("Ascendant", ZodiacText.position(angles.ascendant))
      places.row("Midheaven", ZodiacText.position(angles.midheaven))
    }
    let toBirth = aspects(chart.aspectsToBirth, "your ", chart.spreadsToBirth)
    return [heading.text, places.text, toBirth, aspects(chart.aspects, "progressed ", chart.spreads)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func text(_ chart: DirectedChart) -> String {
    var heading = TextTable(.left, .left)
    heading.row("Directed to", chart.target.civilSecond)
    func arc(_ degrees: Double) -> String { (degrees < 0 ? "-" : "") + ZodiacText.arc(abs(degrees)) }
    // Between the hours there is a hundredth of a degree or two.
    let ends = chart.arcRange.map { (arc($0.lowerBound), arc($0.upperBound)) }
    heading.row("Arc", ends.map { $0.0 == $0.1 ? $0.0 : "\($0.0) to \($0.1)" } ?? arc(chart.arc))
    var places = TextTable(.left, .left)
    places.row("Point", "Position")
    for point in chart.points {
      places.row(point.point.name, point.arc.map { ZodiacText.way($0) } ?? ZodiacText.position(point.longitude))
    }
    return [heading.text, places.text, aspects(chart.aspects, "your ", chart.spreads)].filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  private static func aspects(_ aspects: [Aspect], _ other: String, _ spreads: [AspectSpread]) -> String {
    guard !aspects.isEmpty else { return "" }
    var table = TextTable(.left, .left, .left, .right, .left)
    table.row("Aspect", "", "", "Orb")
    for (index, aspect) in aspects.enumerated() {
      let spread = spreads.indices.contains(index) ? spreads[index] : nil
      let phase = (spread.map(\.phase) ?? aspect.phase)?.name ?? ""
      table.row(
        aspect.first.name, aspect.kind.name, other + aspect.second.name,
        spread.map { ZodiacText.arcs($0.orbs) } ?? ZodiacText.arc(aspect.orb), phase)
    }
    return table.text
  }
}

/// The secondary progressions of a birth at an instant.
struct ProgressedChartAnswer: JSONEncodable, Sendable {
  let chart: ProgressedChart

  /// The progressions of a chart.
  init(_ chart: ProgressedChart) { self.chart = chart }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(chart.target)))
      let placements = FigurePlacementsAnswer(chart.told.placements, chart.angles, chart.houses, arcs: chart.told.arcs)
      json.field("progressed", chart.day == nil ? ISO8601.string(UTC(chart.progressed)) : nil)
      if let day = chart.day { json.field("progressedSpan", SpanAnswer(day.start, day.end)) }
      json.field("years", chart.yearsRange == nil ? chart.years : nil)
      if let years = chart.yearsRange {
        json.field("yearsFrom", years.lowerBound)
        json.field("yearsTo", years.upperBound)
      }
      json.field("timeKnown", chart.angles != nil)
      json.field("positions", placements.positions)
      json.field("angles", placements.angles)
      json.field("houses", placements.houses)
      json.field("aspectsToBirth", AspectAnswer.all(chart.aspectsToBirth, spreads: chart.spreadsToBirth))
      json.field("aspects", AspectAnswer.all(chart.aspects, spreads: chart.spreads))
    }
  }
}

/// The directions of a birth at an instant.
struct DirectedChartAnswer: JSONEncodable, Sendable {
  let chart: DirectedChart

  /// The directions of a chart.
  init(_ chart: DirectedChart) { self.chart = chart }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(chart.target)))
      json.field("arc", chart.arcRange == nil ? chart.arc : nil)
      if let arcs = chart.arcRange {
        json.field("arcFrom", arcs.lowerBound)
        json.field("arcTo", arcs.upperBound)
      }
      json.key("points")
      json.object { json in
        for point in chart.points {
          json.key(named: point.point.name)
          if let arc = point.arc {
            json.object { json in
              json.field("sign", arc.sign?.name)
              json.field("range", DayArcAnswer(arc))
            }
          } else {
            DegreeAnswer(longitude: point.longitude).encode(to: &json)
          }
        }
      }
      json.field("aspectsToBirth", AspectAnswer.all(chart.aspects, spreads: chart.spreads))
    }
  }
}
