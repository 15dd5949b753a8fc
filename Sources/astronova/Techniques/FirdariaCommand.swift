import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// Firdaria of a birth chart.
struct FirdariaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firdaria", abstract: "The Persian division of 75 years of life among the planets and the nodes.",
    discussion: """
      astronova firdaria --date 1990-06-15 --time 14:30 --place "New York" --at 2026-11-21T00:00Z

      The calendar has an entry at the beginning of every period and of every seventh. Dates are those of UTC.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("now, or an ISO 8601 instant such as 2026-11-21T04:00Z.", valueName: "instant"))
  var at = "now"

  @Option(help: ArgumentHelp("Where the nodes stand by night: nodesLast or nodesAfterMars.", valueName: "order"))
  var order = FirdariaOrder.nodesLast.wireName

  @Option(help: "In which form.")
  var format = EventFormat.table

  func run() throws {
    let chosen = try FirdariaOrder.named(order, field: "--order")
    try birth.requireTime("firdaria need")
    let instant = TT(try CivilField.instant(at, field: "--at"))
    let drawn = try birth.figure()
    guard instant >= drawn.chart.moment.tt else { throw FieldProblem("--at", "give an instant after birth") }
    let firdaria = try FieldProblem.naming("--date") { () throws(EphemerisError) in try Firdaria(of: drawn.chart, order: chosen) }
    guard let firdaria else { return }
    switch format {
    case .json:
      try Channel.output.write(
        ChartFinding(drawn.asked, FirdariaAnswer(firdaria, at: instant)).jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(Self.table(firdaria, at: instant))
    case .ics:
      try Channel.output.write(EventList.calendar(Self.spans(firdaria, at: instant).map { (UTC($0.start), Self.title($0)) }))
    }
  }

  /// Every seventh, and the whole periods of the nodes.
  private static func spans(_ firdaria: Firdaria, at instant: TT) -> [FirdariaPeriod] {
    firdaria.round(at: instant).flatMap { period in
      let parts = firdaria.parts(of: period)
      return parts.isEmpty ? [period] : parts
    }
  }

  private static func table(_ firdaria: Firdaria, at instant: TT) -> String {
    var table = TextTable(.left, .left, .left, .left)
    table.row("Lord", "Part", "From", "To", "")
    let running = firdaria.period(at: instant)
    for span in spans(firdaria, at: instant) {
      table.row(
        span.lord.name, span.sublord?.name ?? "", PeriodText.day(span.start), PeriodText.day(span.end),
        span == running ? "runs" : "")
    }
    return "A birth by \(firdaria.isDiurnal ? "day" : "night").\n\n\(table.text)"
  }

  private static func title(_ span: FirdariaPeriod) -> String {
    guard let part = span.sublord else { return "Firdaria of \(name(span.lord)) begins" }
    return "Firdaria of \(name(span.lord)), part of \(name(part)) begins"
  }

  private static func name(_ lord: FirdariaLord) -> String {
    switch lord {
    case .planet(.sun), .planet(.moon): "the \(lord.name)"
    case .planet: lord.name
    case .northNode: "the north node"
    case .southNode: "the south node"
    }
  }
}
