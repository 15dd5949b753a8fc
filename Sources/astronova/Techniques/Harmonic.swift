import ArgumentParser
import Astrology
import Server
import Wire

/// A harmonic of a birth chart.
struct Harmonic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "harmonic", abstract: "A harmonic of a birth chart: every longitude times a number.",
    discussion: "astronova harmonic --number 5 --date 1990-06-15 --time 14:30 --place \"New York\"")

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("Which harmonic, 1 to 360.", valueName: "number"))
  var number: Int

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let drawn = try birth.figure()
    guard let harmonic = HarmonicChart(number, of: drawn.chart) else {
      throw FieldProblem("--number", "\(number) is out of range; give 1 to 360")
    }
    switch format {
    case .json:
      try Channel.output.write(
        ChartFinding(drawn.asked, HarmonicAnswer(harmonic, of: drawn.chart)).jsonBytes(capacity: 8192) + [0x0A])
    case .table:
      var points = TextTable(.left, .left)
      for point in harmonic.points {
        points.row(point.point.name, point.arc.map { ZodiacText.way($0) } ?? ZodiacText.position(point.longitude))
      }
      let aspects = AspectTable.text(harmonic.aspects, spreads: harmonic.spreads)
      try Channel.output.write("\(points.text)\n\(aspects)\(UnknownTimeNote.text(drawn.chart))")
    }
  }
}
