import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Annual profections of a birth chart.
struct Profections: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profections", abstract: "The sign and the lord of a year of life, its months, and the years that follow.",
    discussion: """
      astronova profections --date 1990-06-15 --time 14:30 --place "New York" --at 2026-11-21T00:00Z --years 12

      A sign for a year from the rising sign; the year begins with the solar return. The calendar has an entry at the beginning \
      of every year and month. Dates are those of UTC.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(help: ArgumentHelp("How many years to list, 1 to 120.", valueName: "count"))
  var years = 1

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    guard (1...120).contains(years) else { throw FieldProblem("--years", "\(years) is out of range; give 1 to 120") }
    try birth.requireTime("profections need")
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let drawn = try birth.figure()
    let found = try FieldProblem.naming("--at") { () throws(EphemerisError) in
      try Profection.years(of: drawn.chart, from: instant, count: years)
    }
    guard !found.isEmpty else { throw FieldProblem("--at", "give an instant after birth") }
    switch format {
    case .json:
      let answer = ProfectionsAnswer(at: instant, from: .ascendant, found)
      try Channel.output.write(ChartFinding(drawn.asked, answer).jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(Self.table(found, at: instant))
    case .ics:
      try Channel.output.write(
        EventList.calendar(
          found.flatMap { year in
            [(UTC(year.start), Self.title(year))] + year.months.dropFirst().map { (UTC($0.start), Self.title($0)) }
          }))
    }
  }

  private static func table(_ found: [Profection], at instant: TT) -> String {
    var years = TextTable(.right, .right, .left, .left, .left)
    years.row("Age", "House", "Sign", "Lord", "From", "To")
    for year in found {
      years.row(
        "\(year.age)", "\(year.house)", year.sign.name, year.lord.name, PeriodText.day(year.start), PeriodText.day(year.end))
    }
    var months = TextTable(.right, .left, .left, .left)
    months.row("Month", "Sign", "Lord", "From", "To", "")
    for month in found[0].months {
      let runs = month.start <= instant && instant < month.end
      months.row(
        "\(month.number)", month.sign.name, month.sign.domicileRuler.body.name, PeriodText.day(month.start),
        PeriodText.day(month.end), runs ? "runs" : "")
    }
    return "\(years.text)\n\(months.text)"
  }

  private static func title(_ year: Profection) -> String {
    "Profected year of \(year.sign.name) begins: house \(year.house), lord \(year.lord.name), age \(year.age)"
  }

  private static func title(_ month: ProfectedMonth) -> String {
    "Profected month of \(month.sign.name) begins: lord \(month.sign.domicileRuler.body.name)"
  }
}

/// When periods of life begin and end, for people.
enum PeriodText {
  /// `2026-11-21`, in UTC.
  static func day(_ instant: TT) -> String { instant.civilDay }

  /// `2026-11-21T04:00`, in UTC, for periods of a few days and hours.
  static func minute(_ instant: TT) -> String { instant.civilMinute }
}
