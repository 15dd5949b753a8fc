import ArgumentParser
import Astrology
import Ephemeris
import Wire

/// The returns of a body to where it stood at birth.
struct ReturnsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "returns", abstract: "Say when a body comes back to where it stood at birth.",
    discussion: """
      astronova returns --date 1990-06-15 --time 14:30 --place "New York" --body Saturn --from 1990-06-16 --to 2080-01-01
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("Sun to Pluto, Chiron, an asteroid or a lunar point.", valueName: "name"))
  var body = "Sun"

  @Option(help: ArgumentHelp("The first day of the span, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    guard let returning = CelestialBody(command: body) else {
      throw FieldProblem("--body", CelestialBody.unknown("‘\(body.prefix(40))’"))
    }
    try birth.requireTime("a return needs")
    let chart = try birth.chart()
    guard
      let longitude = chart.longitude(of: .body(returning)) ?? (try? Sky(at: chart.moment.tt).position(of: returning))?.longitude
    else { throw FieldProblem("--body", "\(returning.name) cannot be placed at that birth") }
    let span = try TimeSpan(from: from, to: to)
    let found: [Return]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      found = try walk.gather(at: \.instant) { (start, end) throws(EphemerisError) in
        try Returns.all(of: returning, to: longitude, from: start, to: end)
      }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    let lines = found.map { (UTC($0.instant), "\(returning.name) returns\($0.isRetrograde ? ", going backwards" : "")") }
    switch format {
    case .json:
      try Channel.output.write(
        ReturnsAnswer(returning, longitude: longitude, from: span.start, to: span.end, found).jsonBytes(capacity: 4096) + [0x0A])
    case .table: try Channel.output.write(EventList.table(lines))
    case .ics: try Channel.output.write(EventList.calendar(lines))
    }
  }
}
