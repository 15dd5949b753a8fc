import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The periods of a birth.
struct DashaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dasha", abstract: "The Vimshottari or Yogini dashas of a birth, and those that run at an instant.",
    discussion: """
      astronova vedic dasha --date 1990-06-15 --time 14:30 --place "New York" --at 2026-11-21T00:00Z

      Lahiri ayanamsa and years of 365.25 days unless told otherwise. As a calendar: the mahadashas with their antardashas. A \
      cycle of the Yogini dasha has 36 years; three are told.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @OptionGroup var ayanamsa: AyanamsaOption

  @Option(help: ArgumentHelp("The cycle: vimshottari or yogini.", valueName: "name"))
  var system = DashaSystem.vimshottari.wireName

  @Option(help: ArgumentHelp("The length of a year: julian, gregorian, savana or sidereal.", valueName: "name"))
  var yearLength = DashaYear.julian.wireName

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let chosen = try ayanamsa.chosen()
    let year = try DashaYear.named(yearLength, field: "--year-length")
    let system = try DashaSystem.named(system, field: "--system")
    try birth.requireTime("dashas need")
    let chart = try birth.chart()
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let dasha: Dasha
    do {
      let sky = try Sky(at: chart.moment.tt)
      dasha = try Dasha(
        system, moonLongitude: VedicChart(of: sky, ascendant: nil, ayanamsa: chosen).place(of: .moon).longitude,
        birth: chart.moment.tt,
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
      let answer = DashaAnswer(dasha, running: running)
      try Channel.output.write(answer.jsonBytes(capacity: 4096) + [0x0A])
    case .table, .ics: try Channel.output.write("\(Self.table(running))\n\(Self.table(dasha.lifelongMahadashas))")
    }
  }

  /// Every mahadasha of a life with its antardashas.
  private static func calendar(_ dasha: Dasha) -> [UInt8] {
    var file = CalendarFile()
    for years in dasha.lifelongMahadashas {
      file.add("\(name(years)) mahadasha", from: UTC(years.start), to: UTC(years.end))
      for months in dasha.parts(of: years) {
        file.add("\(name(months)) antardasha of \(name(years))", from: UTC(months.start), to: UTC(months.end))
      }
    }
    return file.bytes
  }

  /// `Guru`, or in a Yogini dasha `Dhanya (Guru)`.
  private static func name(_ period: DashaPeriod) -> String {
    period.yogini.map { "\($0.name) (\(period.lord.name))" } ?? period.lord.name
  }

  private static func table(_ periods: [DashaPeriod]) -> String {
    var table = TextTable(.left, .left, .left, .left)
    for period in periods {
      let indent = String(repeating: "  ", count: period.level - 1)
      table.row(indent + name(period), period.start.civilDay, "to", period.end.civilDay)
    }
    return table.text
  }
}
