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

      Lahiri ayanamsa unless told otherwise; years of 365.25 days.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(help: ArgumentHelp("The ayanamsa, such as lahiri, raman or krishnamurti.", valueName: "name"))
  var ayanamsa = Ayanamsa.lahiri.rawValue

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let chosen = try Ayanamsa.named(ayanamsa)
    if birth.time == nil { throw FieldProblem("--time", "dashas need the time of birth; give HH:MM or HH:MM:SS") }
    let chart = try birth.chart()
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let dasha: Dasha
    do {
      let sky = try Sky(at: chart.moment.tt)
      dasha = try Dasha(
        moonLongitude: VedicChart(of: sky, ascendant: nil, ayanamsa: chosen).place(of: .moon).longitude, birth: chart.moment.tt)
    } catch let error as EphemerisError {
      throw FieldProblem(error, field: "--date")
    }
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
    case .table: try Channel.output.write("\(Self.table(running))\n\(Self.table(dasha.mahadashas()))")
    }
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
