import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The returns of a body to where it stood at birth.
struct ReturnsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "returns", abstract: "Say when a body comes back to where it stood at birth.",
    discussion: """
      astronova returns --date 1990-06-15 --time 14:30 --place "New York" --body Saturn --from 1990-06-16 --to 2080-01-01
      astronova returns --date 1990-06-15 --time 14:30 --place "New York" --from 2026-01-01 --charts --at-place Berlin

      With --charts, the chart of every return is cast too, for the place of birth or for another one, at most 24.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("Sun to Pluto, Chiron, an asteroid or a lunar point.", valueName: "name"))
  var body = "Sun"

  @Option(help: ArgumentHelp("The first day of the span, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Flag(help: "Cast the chart of every return.")
  var charts = false

  @Option(help: ArgumentHelp("The place for which the charts are cast; that of birth when left out.", valueName: "name"))
  var atPlace: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --at-place.", valueName: "degrees"))
  var atLat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --at-place.", valueName: "degrees"))
  var atLon: String?

  @Option(help: ArgumentHelp("The houses of the charts: a name such as WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @OptionGroup var aspects: AspectOptions

  @Option(help: "In which form; ics without charts.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    guard let returning = CelestialBody(command: body) else {
      throw FieldProblem("--body", CelestialBody.unknown("‘\(body.prefix(40))’"))
    }
    try birth.requireTime("a return needs")
    let options = ChartOptions(houseSystem: try HouseSystem.named(houseSystem), orbs: try aspects.choice().policy())
    let drawn = try birth.figure(options: options)
    let chart = drawn.chart
    let place = try returnPlace() ?? drawn.birth.place.location
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
    let cast = try charts ? self.cast(found, at: place, options) : []
    switch format {
    case .json:
      try Channel.output.write(
        ReturnsAnswer(
          returning, longitude: longitude, from: span.start, to: span.end, found, at: charts ? place : nil, charts: cast
        ).jsonBytes(capacity: 4096) + [0x0A])
    case .table where charts && !cast.isEmpty: try Channel.output.write(Self.table(lines, cast))
    case .table: try Channel.output.write(EventList.table(lines))
    case .ics: try Channel.output.write(EventList.calendar(lines))
    }
  }

  /// The most charts that are cast at once, as in the API.
  private static let mostCharts = 24

  private func cast(_ returns: [Return], at place: GeographicLocation, _ options: ChartOptions) throws(FieldProblem)
    -> [NatalChart]
  {
    if format == .ics { throw FieldProblem("--format", "a calendar holds no charts; leave --charts out, or give table or json") }
    guard returns.count <= Self.mostCharts else {
      throw FieldProblem("--to", "that span has \(returns.count) returns; give one with \(Self.mostCharts) at most for --charts")
    }
    do {
      return try returns.map { (one) throws(EphemerisError) in try one.chart(at: place, options: options) }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
  }

  /// The place that was asked for; `nil` for that of birth.
  private func returnPlace() throws(FieldProblem) -> GeographicLocation? {
    guard atPlace != nil || atLat != nil || atLon != nil else { return nil }
    guard charts else { throw FieldProblem("--charts", "the place is that of the charts; give --charts with it") }
    do {
      return try BirthPlace(place: atPlace, lat: atLat, lon: atLon, zone: nil).location
    } catch {
      throw error.renamed(["--place": "--at-place", "--lat": "--at-lat", "--lon": "--at-lon"])
    }
  }

  private static func table(_ lines: [(UTC, String)], _ charts: [NatalChart]) -> String {
    zip(lines, charts).map { line, chart in
      let notes = ChartNotice.all(of: chart).map { "\n" + Paragraph.wrapped($0.message) }.joined()
      return "\(ISO8601.string(line.0, to: .second))  \(line.1)\n\n"
        + FigureTable.text(chart.placements, chart.angles, chart.houses, chart.aspects) + notes
    }.joined(separator: "\n")
  }
}
