import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// Every exact transit to a birth chart over a span.
struct Transits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transits", abstract: "List every exact transit to a birth chart over a span of time.",
    discussion: """
      astronova transits --date 1990-06-15 --time 14:30 --place "New York" --from 2027-01-01 --bodies Saturn,Uranus

      In order of time; with --ranked those that count most come first: slow bodies, lights and angles, conjunctions.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The first day of the span, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("The moving bodies, with commas between; Sun to Pluto when left out.", valueName: "names"))
  var bodies: String?

  @Flag(help: "Those that count most first.")
  var ranked = false

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    let chart = try birth.chart()
    let span = try TimeSpan(from: from, to: to)
    let moving = try CelestialBody.list(bodies) ?? CelestialBody.planets
    var transits: [Transit]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      transits = try walk.gather(at: \.instant) { (start, end) throws(EphemerisError) in
        try TransitSearch(of: moving, from: start, to: end).transits(to: chart)
      }
      if ranked { transits.sort(by: Transit.countsMore) }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    let lines = transits.map { transit in
      EventList.Line(
        transit.span.map { UTC($0.from) } ?? UTC(transit.instant), until: transit.span.map { UTC($0.until) },
        Language.english.lines.text(transit))
    }
    switch format {
    case .json:
      try Channel.output.write(TransitListAnswer(from: span.start, to: span.end, transits).jsonBytes(capacity: 65_536) + [0x0A])
    case .table: try Channel.output.write(EventList.table(lines))
    case .ics: try Channel.output.write(EventList.calendar(lines))
    }
  }
}
