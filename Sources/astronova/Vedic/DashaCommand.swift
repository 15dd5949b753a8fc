import ArgumentParser
import Astrology
import Ephemeris
import Wire

/// The Vimshottari periods of a birth.
struct DashaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dasha", abstract: "The Vimshottari dashas of a birth, and those that run at an instant.",
    discussion: """
      astronova vedic dasha --date 1990-06-15 --time 14:30 --place "New York" --at 2026-11-21T00:00Z

      Lahiri ayanamsa and years of 365.25 days unless told otherwise. As a calendar: the nine mahadashas with their antardashas.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(help: ArgumentHelp("The ayanamsa, such as lahiri, raman or krishnamurti.", valueName: "name"))
  var ayanamsa = Ayanamsa.lahiri.rawValue

  @Option(help: ArgumentHelp("The length of a year: julian, gregorian, savana or sidereal.", valueName: "name"))
  var yearLength = DashaYear.julian.wireName

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let chosen = try Ayanamsa.named(ayanamsa)
    let year = try DashaYear.named(yearLength, field: "--year-length")
    try birth.requireTime("dashas need")
    let chart = try birth.chart()
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let dasha: Dasha
    do {
      let sky = try Sky(at: chart.moment.tt)
      dasha = try Dasha(
        moonLongitude: VedicChart(of: sky, ascendant: nil, ayanamsa: chosen).place(of: .moon).longitude, birth: chart.moment.tt,
        year: year)
    } catch let error as EphemerisError {
      throw FieldProblem(error, field: "--date")
    }
    if format == .ics { return try Channel.output.write(Self.calendar(dasha)) }
    let running: [DashaPeriod]
    do {
      running = try dasha.periods(at: instant)
    } catch {
      throw FieldProblem("--at", error == .beforeBirth ? "give an instant after birth" : "the periods end before that instant")
    }
    switch format {
    case .json:
      let answer = DashaAnswer(running: running, all: dasha.mahadashas(), balanceYears: dasha.balanceYears)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .table, .ics: try Channel.output.write("\(Self.table(running))\n\(Self.table(dasha.mahadashas()))")
    }
  }

  /// Every mahadasha of one cycle with its antardashas.
  private static func calendar(_ dasha: Dasha) -> [UInt8] {
    var file = CalendarFile()
    for years in dasha.mahadashas() {
      file.add("\(years.lord.name) mahadasha", from: UTC(years.start), to: UTC(years.end))
      for months in dasha.parts(of: years) {
        file.add("\(months.lord.name) antardasha of \(years.lord.name)", from: UTC(months.start), to: UTC(months.end))
      }
    }
    return file.bytes
  }

  private static func table(_ periods: [DashaPeriod]) -> String {
    var table = TextTable(.left, .left, .left, .left)
    for period in periods {
      let indent = String(repeating: "  ", count: period.level - 1)
      table.row(indent + period.lord.name, day(period.start), "to", day(period.end))
    }
    return table.text
  }

  private static func day(_ instant: TT) -> String {
    ISO8601.date(CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000, calendar: .gregorian).date)
  }
}
