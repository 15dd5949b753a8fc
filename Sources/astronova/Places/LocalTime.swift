public import ArgumentParser
public import Atlas
import Ephemeris
import Readings
import Server
import Wire

/// What a reading of a clock means in UTC.
struct LocalTime: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "localtime", abstract: "Say which instant the clocks of a zone meant.",
    discussion: """
      The whole history of the IANA database, and local mean time before standard time came. Dates before 1582-10-15 are Julian \
      unless --calendar says otherwise; instants are written in the Gregorian calendar, as ISO 8601 demands.

      With --batch, lines date,time,zone,lon are read from standard input or --input (YYYY-MM-DD, HH:MM or HH:MM:SS, an IANA \
      name, degrees east or nothing) and each is answered with its own fields and utc,utc_later,status. The status is ok, lmt \
      (local mean time), repeated (the clocks showed the time twice) or skipped (they jumped over it: utc reads the time by the \
      clock after the jump, utc_later by the clock before it). A line that cannot be read has the status error and a message on \
      standard error; the exit code is then 2. A header is answered with a header.
      """)

  @Option(help: ArgumentHelp("The date on the clock, YYYY-MM-DD.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The time on the clock, HH:MM or HH:MM:SS.", valueName: "time"))
  var time: String?

  @Option(help: ArgumentHelp("The zone, such as Europe/Amsterdam.", valueName: "zone"))
  var zone: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Degrees east, for times before standard time, -180 to 180.", valueName: "degrees"))
  var lon: String?

  @Option(help: CalendarChoice.help)
  var calendar = CalendarChoice.automatic

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  @OptionGroup var lines: BatchOptions

  func run() throws {
    if lines.batch {
      try lines.refuse(["--date": date != nil, "--time": time != nil, "--zone": zone != nil, "--lon": lon != nil])
      try lines.refuseForm(format == .json)
      return try lines.run(LocalTimeBatch(calendar: calendar.calendar))
    }
    try lines.checkAlone()
    guard let date else { throw FieldProblem("--date", "give YYYY-MM-DD, such as 1990-06-15") }
    guard let time else { throw FieldProblem("--time", "give HH:MM or HH:MM:SS, 00:00 to 23:59:59") }
    guard let zone else { throw FieldProblem("--zone", "give a name of the IANA database, such as Europe/Amsterdam") }
    let dateBytes = Array(date.utf8)
    let timeBytes = Array(time.utf8)
    let day = try CivilField.date(dateBytes.span, field: "--date", calendar: calendar.calendar)
    let clock = try CivilField.time(timeBytes.span, on: day, field: "--time")
    let history = try ZoneField.zone(zone, field: "--zone")
    let longitude: Double? = if let lon { try CoordinateField.longitude(lon) } else { nil }
    let resolution = history.resolve(clock, calendar: calendar.calendar, longitude: longitude)
    let explanation: String? =
      resolution.certain.map { time in
        ClockSentence(
          clock, history.explanation(at: time.utc, longitude: longitude), isPlaceless: history.isPlaceless,
          language: .english
        ).text
      }
    switch format {
    case .table: try Channel.output.write(Self.table(resolution, explanation))
    case .json:
      let answer = TimeZoneAnswer(
        timezone: history.identifier,
        reading: TimeZoneAnswer.Reading(resolution, in: history, longitude: longitude, explanation: explanation))
      try Channel.output.write(answer.jsonBytes() + [0x0A])
    }
  }

  private static func table(_ resolution: CivilTimeResolution, _ explanation: String?) -> String {
    var table = TextTable(.left, .left, .left)
    for time in resolution.instants {
      table.row(ISO8601.string(time.utc), time.clock.abbreviation, ISO8601.offset(seconds: time.clock.seconds))
    }
    let note =
      switch resolution {
      case .unique, .localMeanTime: explanation
      case .skipped: "The clocks jumped over this time; so it would be read by the clock after the jump and by the one before it."
      case .repeated: "The clocks showed this time twice."
      }
    return "\(TimeZoneAnswer.Status(resolution).rawValue)\n\(table.text)" + (note.map { "\n" + Paragraph.wrapped($0) } ?? "")
  }
}

/// Lines `date,time,zone,lon` to instants in UTC.
struct LocalTimeBatch: BatchTable {
  static let inputColumns = ["date", "time", "zone", "lon"]
  let answerColumns = ["utc", "utc_later", "status"]
  let answerOfProblem = ",,,error"

  /// The calendar of the dates.
  let calendar: CivilCalendar

  private var zones = NameCache { try? TimeZoneHistory(identifier: $0) }

  init(calendar: CivilCalendar = .automatic) { self.calendar = calendar }

  func isHeader(_ line: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
    fields.count < 2 || line.extracting(fields[1]).startsWithLetter
  }

  mutating func answer(_ line: Span<UInt8>, _ fields: [Range<Int>], into text: inout ByteText) throws(FieldProblem) {
    let date = try CivilField.date(line.extracting(fields[0]), field: "date", calendar: calendar)
    let clock = try CivilField.time(line.extracting(fields[1]), on: date, field: "time")
    let name = line.string(fields[2])
    let zone = if let known = zones[name] { known } else { try ZoneField.zone(name, field: "zone") }
    var longitude: Double?
    if !fields[3].isEmpty {
      guard let value = DecimalNumber(line.extracting(fields[3]))?.value, (-180...180).contains(value) else {
        throw FieldProblem("lon", "\(line.shown(fields[3])) is not a longitude; give degrees east, -180 to 180, or nothing")
      }
      longitude = value
    }
    let resolution = zone.resolve(clock, calendar: calendar, longitude: longitude)
    let times = resolution.instants
    text.comma()
    text.instant(times[0].utc)
    text.comma()
    if times.count > 1 { text.instant(times[1].utc) }
    text.comma()
    text.append(TimeZoneAnswer.Status(resolution).rawValue)
  }
}

extension ClockFold: ExpressibleByArgument {}

extension FieldProblem {
  /// A clock reading that needs a choice.
  init(_ ambiguous: AmbiguousClock, field: String) {
    let shown = ISO8601.local(ambiguous.clock)
    let happened = ambiguous.wasSkipped ? "jumped over \(shown)" : "showed \(shown) twice"
    let readings = zip(ClockFold.allCases, ambiguous.instants).map { fold, time in
      "--fold \(fold.rawValue) for \(ISO8601.string(time.utc)), by a clock on \(time.clock.abbreviation)"
    }
    self.init(
      field, "the clocks of \(ambiguous.zone.identifier) \(happened); choose \(readings.joined(separator: ", or "))")
  }
}
