import ArgumentParser
import Ephemeris
import Readings
import Wire

/// Eclipses of the Sun and of the Moon.
struct Eclipses: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the eclipses of the Sun and of the Moon.",
    discussion: """
      astronova eclipses --from 2026-01-01 --to 2030-12-31

      The instant is that of greatest eclipse, in UTC; type, magnitude and Saros as in NASA's canons.
      """)

  @Option(help: ArgumentHelp("The first day, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    let span = try TimeSpan(from: from, to: to)
    let solar: [SolarEclipse]
    let lunar: [LunarEclipse]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      solar = try walk.gather(at: \.maximum) { (start, end) throws(EphemerisError) in
        try SolarEclipse.all(from: start, to: end)
      }
      lunar = try walk.gather(at: \.maximum) { (start, end) throws(EphemerisError) in
        try LunarEclipse.all(from: start, to: end)
      }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    let lines = (solar.map { (UTC($0.maximum), EventLine.text($0)) } + lunar.map { (UTC($0.maximum), EventLine.text($0)) })
      .sorted { $0.0 < $1.0 }
    switch format {
    case .json:
      let answer = EventsAnswer(from: span.start, to: span.end, solar: solar, lunar: lunar)
      try Channel.output.write(answer.jsonBytes(capacity: 16_384) + [0x0A])
    case .table: try Channel.output.write(EventList.table(lines))
    case .ics: try Channel.output.write(EventList.calendar(lines))
    }
  }
}
