import ArgumentParser
import Astrology
import ChartArt
import Wire

/// A birth chart.
struct Chart: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the birth chart of a date, a time and a place.",
    discussion: """
      astronova chart --date 1990-06-15 --time 14:30 --place "New York"

      The time is the one that the clocks of the place showed; their whole history is known. Dates before 1582-10-15 are Julian.
      """)

  @Option(help: ArgumentHelp("The date of birth, YYYY-MM-DD.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("The time of birth on the clocks of the place, HH:MM or HH:MM:SS.", valueName: "time"))
  var time: String?

  @Flag(help: "The time of birth is not known: no houses, no angles, the Moon as its way through the day.")
  var unknownTime = false

  @Option(help: ArgumentHelp("The place of birth, such as \"New York\" or \"Paris, Texas\".", valueName: "name"))
  var place: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees north, -90 to 90, instead of --place.", valueName: "degrees"))
  var lat: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees east, -180 to 180, instead of --place.", valueName: "degrees"))
  var lon: String?

  @Option(help: ArgumentHelp("An IANA zone; that of the place when left out.", valueName: "zone"))
  var zone: String?

  @Option(help: "Which instant, when the clocks showed the time twice or jumped over it.")
  var fold: ClockFold?

  @Option(help: ArgumentHelp("A name such as Placidus or WholeSign, or a letter such as P.", valueName: "system"))
  var houseSystem = HouseSystem.placidus.name

  @Option(help: "In which form.")
  var format = ChartFormat.table

  @Option(help: "The colors of the drawing.")
  var theme = DrawingTheme.light

  @Option(help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  func run() throws {
    guard let date else { throw FieldProblem("--date", "give YYYY-MM-DD, such as 1990-06-15") }
    if time == nil, !unknownTime { throw FieldProblem("--time", "give HH:MM or HH:MM:SS, 00:00 to 23:59:59, or --unknown-time") }
    if time != nil, unknownTime { throw FieldProblem("--unknown-time", "give --time or --unknown-time, not both") }
    guard let system = HouseSystem(name: houseSystem) else {
      throw FieldProblem("--house-system", HouseSystem.unknown("‘\(houseSystem.prefix(40))’"))
    }
    let birthPlace = try BirthPlace(place: place, lat: lat, lon: lon, zone: zone)
    let birth = try Birth(date: date, time: time, fold: fold, place: birthPlace)
    let drawn = try BirthChart(birth, houseSystem: system)
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
