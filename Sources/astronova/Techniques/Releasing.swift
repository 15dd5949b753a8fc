import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Zodiacal releasing of a birth chart.
struct Releasing: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "releasing", abstract: "Zodiacal releasing from the Lot of Spirit or of Fortune.",
    discussion: """
      astronova releasing --date 1990-06-15 --time 14:30 --place "New York" --lot fortune --at 2026-11-21T00:00Z --levels 2

      Years of 360 days. On each level the periods within the one that runs above; the calendar has an entry at the beginning of \
      each. Dates and times are those of UTC.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("A lot, such as spirit or fortune.", valueName: "lot"))
  var lot = Lot.spirit.wireName

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(help: ArgumentHelp("How many levels, 1 to 4.", valueName: "count"))
  var levels = 2

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    guard (1...4).contains(levels) else { throw FieldProblem("--levels", "\(levels) is out of range; give 1 to 4") }
    let chosen = try Lot.named(lot, field: "--lot")
    try birth.requireTime("releasing needs")
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let drawn = try birth.figure()
    guard instant >= drawn.chart.moment.tt else { throw FieldProblem("--at", "give an instant after birth") }
    let releasing = try FieldProblem.naming("--date") { () throws(EphemerisError) in
      try ZodiacalReleasing(from: chosen, of: drawn.chart)
    }
    guard let releasing else { return }
    let periods = ReleasingPeriods(releasing, at: instant, depth: levels)
    switch format {
    case .json:
      let answer = ReleasingAnswer(chosen, releasing, at: instant, periods)
      try Channel.output.write(ChartFinding(drawn.asked, answer).jsonBytes(capacity: 16_384) + [0x0A])
    case .table: try Channel.output.write(Self.table(periods))
    case .ics:
      try Channel.output.write(
        EventList.calendar(periods.levels.flatMap { $0 }.map { (UTC($0.start), Self.title($0, chosen)) }))
    }
  }

  private static func table(_ found: ReleasingPeriods) -> String {
    var tables: [String] = []
    for (index, periods) in found.levels.enumerated() {
      var table = TextTable(.left, .left, .left)
      table.row("Level \(index + 1)", "From", "To", "")
      for period in periods {
        var notes: [String] = found.running.contains(period) ? ["runs"] : []
        if period.isPeak { notes.append("peak") }
        if period.isLoosingOfBond { notes.append("loosing of the bond") }
        let when = index < 2 ? PeriodText.day : PeriodText.minute
        table.row(period.sign.name, when(period.start), when(period.end), notes.joined(separator: ", "))
      }
      tables.append(table.text)
    }
    return tables.joined(separator: "\n")
  }

  private static func title(_ period: ReleasingPeriod, _ lot: Lot) -> String {
    var title = "Releasing from \(lot.wireName), level \(period.level): \(period.sign.name) begins"
    if period.isPeak { title += ", a peak" }
    if period.isLoosingOfBond { title += ", the loosing of the bond" }
    return title
  }
}
