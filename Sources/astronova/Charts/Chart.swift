import ArgumentParser
import Astrology
import ChartArt
import Server
import Wire

/// A birth chart.
struct Chart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart", abstract: "Draw the birth chart of a date, a time and a place.",
    discussion: """
      astronova chart --date 1990-06-15 --time 14:30 --place "New York"

      The time is the one that the clocks of the place showed; their whole history is known. Dates before 1582-10-15 are Julian \
      unless --calendar says otherwise.

      With --batch, lines utc,lat,lon are read from standard input or --input (an ISO 8601 instant, degrees north, degrees east) \
      and each is answered with its own fields and status,asc,mc,cusp1,…,cusp12, and of every body its longitude, speed and \
      house: a million in seconds, in memory that does not grow. The status is ok, polar_fallback_porphyry or \
      cusps_out_of_order. A line that cannot be read has the status error, no numbers, and a message on standard error; the exit \
      code is then 2. A header is answered with a header, and an object {"utc": …, "lat": …, "lon": …} with an object.
      """)

  @OptionGroup var birth: BirthOptions

  @Flag(
    help: "The time of birth is not known, as when --time is left out: no houses, no angles, the Moon as its way through the day."
  )
  var unknownTime = false

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @OptionGroup var aspects: AspectOptions

  @Option(help: "In which form.")
  var format = ChartFormat.table

  @Option(help: "The colors of the drawing.")
  var theme = DrawingTheme.light

  @Option(help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  @OptionGroup var lines: BatchOptions

  func run() throws {
    if lines.batch {
      guard output == nil else { throw FieldProblem("--output", "with --batch send standard output to a file instead") }
      try lines.refuse([
        "--date": birth.date != nil, "--time": birth.time != nil, "--place": birth.place != nil, "--lat": birth.lat != nil,
        "--lon": birth.lon != nil,
      ])
      try lines.refuseForm(format != .table)
      return try lines.run(ChartLines(options: ChartOptions(houseSystem: try HouseSystem.named(houseSystem))))
    }
    try lines.checkAlone()
    if birth.time != nil, unknownTime { throw FieldProblem("--unknown-time", "give --time or --unknown-time, not both") }
    let drawn = try birth.figure(
      options: ChartOptions(houseSystem: try HouseSystem.named(houseSystem), orbs: try aspects.choice().policy()))
    let bytes =
      switch format {
      case .table: Array(ChartTable(drawn).text.utf8)
      case .json: drawn.answer.jsonBytes(capacity: 16_384) + [0x0A]
      case .svg: Array(ChartWheel.svg(WheelFigure(drawn.chart), options: .standalone(theme.theme)).utf8) + [0x0A]
      }
    if let output { try Channel.save(bytes, to: output) } else { try Channel.output.write(bytes) }
  }
}

/// The colors of a drawing.
enum DrawingTheme: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  var theme: ChartTheme { self == .light ? .light : .dark }
}
