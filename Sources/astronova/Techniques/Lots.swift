import ArgumentParser
import Astrology
import Ephemeris
import Server
import Wire

/// The lots of a birth chart.
struct Lots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lots", abstract: "The lots of a birth chart: the seven of Paulus and five of Dorotheus.",
    discussion: "astronova lots --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    try birth.requireTime("lots need")
    let drawn = try birth.figure(options: ChartOptions(houseSystem: try HouseSystem.named(houseSystem)))
    let found = try FieldProblem.naming("--date") { () throws(EphemerisError) in try LotsAnswer(of: drawn.chart) }
    guard let found else { return }
    switch format {
    case .json: try Channel.output.write(ChartFinding(drawn.asked, found).jsonBytes(capacity: 4096) + [0x0A])
    case .table:
      var table = TextTable(.left, .left, .right, .left, .left)
      table.row("Lot", "Position", "House", "Lord", "Counted")
      for lot in found.lots {
        table.row(
          lot.lot, ZodiacText.position(lot.degree.longitude), lot.house.map { "\($0)" } ?? "", lot.lord, lot.formula)
      }
      try Channel.output.write("A \(found.sect) chart.\n\n\(table.text)")
    }
  }
}
