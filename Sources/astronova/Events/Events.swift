import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Wire

/// In which form events are answered.
enum EventFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, ics
}

/// What happens in the sky.
struct Events: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what happens in the sky: ingresses, stations, aspects, phases.",
    discussion: """
      astronova events --from 2027-01-01 --to 2027-12-31 --bodies Mercury,Venus,Mars

      Instants are exact to the second and given in UTC.
      """)

  @Option(help: ArgumentHelp("The first day, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("Names with commas between; Sun to Pluto when left out.", valueName: "names"))
  var bodies: String?

  @Option(help: ArgumentHelp("ingresses, stations, aspects, phases, with commas between; all when left out.", valueName: "kinds"))
  var kinds: String?

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    let span = try TimeSpan(from: from, to: to)
    let chosen = try CelestialBody.list(bodies) ?? CelestialBody.planets
    let categories = try Self.categories(kinds)
    let events: [SkyEvent]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      events = try walk.gather(at: \.instant) { (start, end) throws(EphemerisError) in
        try SkyEvent.all(from: start, to: end, bodies: chosen, categories: categories)
      }
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    switch format {
    case .json:
      try Channel.output.write(EventsAnswer(from: span.start, to: span.end, events).jsonBytes(capacity: 65_536) + [0x0A])
    case .table: try Channel.output.write(EventList.table(events.map { (UTC($0.instant), EventLine.text($0)) }))
    case .ics: try Channel.output.write(EventList.calendar(events.map { (UTC($0.instant), EventLine.text($0)) }))
    }
  }

  private static func categories(_ names: String?) throws(FieldProblem) -> [SkyEvent.Category] {
    guard let names else { return SkyEvent.Category.allCases }
    var chosen: [SkyEvent.Category] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      switch name.lowercased() {
      case "ingresses": chosen.append(.ingresses)
      case "stations": chosen.append(.stations)
      case "aspects": chosen.append(.aspects)
      case "phases": chosen.append(.phases)
      default:
        throw FieldProblem("--kinds", "there is no kind ‘\(name.prefix(40))’; use ingresses, stations, aspects, phases")
      }
    }
    return chosen
  }
}

/// Events as a table and as a calendar.
enum EventList {
  static func table(_ events: [(UTC, String)]) -> String {
    guard !events.isEmpty else { return "Nothing of the kind happens in this span.\n" }
    var table = TextTable(.left, .left)
    for (instant, title) in events {
      let rounded = UTC(daysSinceJ2000: (instant.daysSinceJ2000 * 86400).rounded() / 86400)
      table.row(ISO8601.string(rounded), title)
    }
    return table.text
  }

  static func calendar(_ events: [(UTC, String)]) -> [UInt8] {
    var file = CalendarFile()
    for (instant, title) in events { file.add(title, at: instant) }
    return file.bytes
  }
}
