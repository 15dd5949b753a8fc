import ArgumentParser
import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// In which form events are answered.
enum EventFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json, ics
}

/// What happens in the sky.
struct Events: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "List what happens in the sky: ingresses, stations, aspects, phases, the Moon's apsides and nodes.",
    discussion: """
      astronova events --from 2027-01-01 --to 2027-12-31 --bodies Mercury,Venus,Mars

      astronova events --from 2027-01-01 --kinds apsides,nodes

      Instants are exact to the second and given in UTC.
      """)

  @Option(help: ArgumentHelp("The first day, YYYY-MM-DD, or an instant.", valueName: "date"))
  var from: String

  @Option(help: ArgumentHelp("The end, YYYY-MM-DD or an instant; a year after the beginning when left out.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("Names with commas between; Sun to Pluto when left out.", valueName: "names"))
  var bodies: String?

  @Option(
    help: ArgumentHelp(
      "ingresses, stations, aspects, phases, apsides, nodes, with commas between; the first four when left out.",
      valueName: "kinds"))
  var kinds: String?

  @Option(
    help: ArgumentHelp(
      "Which aspects count, such as trine,quintile, with commas between; the five major ones when left out.", valueName: "names"))
  var aspects: String?

  @Option(help: "In which form.")
  var format = EventFormat.table

  @OptionGroup var progress: ProgressOptions

  func run() throws {
    let span = try TimeSpan(from: from, to: to)
    let chosen = try CelestialBody.list(bodies) ?? CelestialBody.planets
    let kinds = try EventKind.list(self.kinds, field: "--kinds") ?? EventKind.usual
    let aspects = try AspectKind.list(self.aspects, field: "--aspects") ?? AspectKind.major
    let events: [SkyEvent]
    let orbit: [LunarOrbitEvent]
    do {
      var walk = SpanWalk(span, telling: progress.report)
      events = try walk.gather(at: \.instant) { (start, end) throws(EphemerisError) in
        try SkyEvent.all(
          from: start, to: end, bodies: chosen, categories: EventKind.categories(kinds), aspects: aspects)
      }
      orbit = try EventKind.orbit(kinds, from: TT(span.start), to: TT(span.end))
    } catch {
      throw FieldProblem(error, field: "--from")
    }
    switch format {
    case .json:
      let answer = EventsAnswer(from: span.start, to: span.end, events, orbit: orbit)
      try Channel.output.write(answer.jsonBytes(capacity: 65_536) + [0x0A])
    case .table: try Channel.output.write(EventList.table(Self.lines(events, orbit)))
    case .ics: try Channel.output.write(EventList.calendar(Self.lines(events, orbit)))
    }
  }

  private static func lines(_ events: [SkyEvent], _ orbit: [LunarOrbitEvent]) -> [(UTC, String)] {
    (events.map { (UTC($0.instant), Language.english.lines.text($0)) }
      + orbit.map { (UTC($0.instant), Language.english.lines.text($0)) })
      .sorted { $0.0 < $1.0 }
  }
}

/// Events as a table and as a calendar.
enum EventList {
  /// Something that happens at an instant or, by an hour of birth that is not known, between two.
  struct Line {
    let start: UTC
    let end: UTC?
    let title: String

    init(_ start: UTC, until end: UTC?, _ title: String) {
      self.start = start
      self.end = end
      self.title = title
    }
  }

  /// One line an event; where there are spans, with their beginnings and their ends.
  static func table(_ events: [Line]) -> String {
    guard events.contains(where: { $0.end != nil }) else { return table(events.map { ($0.start, $0.title) }) }
    var table = TextTable(.left, .left, .left)
    table.row("From", "To", "")
    for event in events {
      table.row(
        ISO8601.string(event.start, to: .second), event.end.map { ISO8601.string($0, to: .second) } ?? "", event.title)
    }
    return table.text + "The hour of birth is not known: each is exact at a moment between the two.\n"
  }

  /// The same for other programs.
  static func calendar(_ events: [Line]) -> [UInt8] {
    var file = CalendarFile()
    for event in events {
      if let end = event.end { file.add(event.title, from: event.start, to: end) } else { file.add(event.title, at: event.start) }
    }
    return file.bytes
  }

  static func table(_ events: [(UTC, String)]) -> String {
    guard !events.isEmpty else { return "Nothing of the kind happens in this span.\n" }
    var table = TextTable(.left, .left)
    for (instant, title) in events { table.row(ISO8601.string(instant, to: .second), title) }
    return table.text
  }

  static func calendar(_ events: [(UTC, String)]) -> [UInt8] {
    var file = CalendarFile()
    for (instant, title) in events { file.add(title, at: instant) }
    return file.bytes
  }
}
