public import ArgumentParser
public import Astrology
import Atlas
import Ephemeris
import Readings
import Server
import Wire

extension PillarPolicy.Clock: ExpressibleByArgument {}
extension PillarPolicy.DayChange: ExpressibleByArgument {}
extension PillarPolicy.CalendarDay: ExpressibleByArgument {}

/// The Chinese chart of a birth.
struct ChineseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chinese", abstract: "The Chinese animal by both usages, the day in the calendar, and the Four Pillars.",
    discussion: """
      astronova chinese --date 1990-01-15 --time 14:30 --place "New York"

      Most people count the animal from the Chinese New Year, the Four Pillars from Lichun, about 4 February: both are given.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: "Which clock tells the double hour: that of the place, or mean or apparent solar time of its meridian.")
  var clock = PillarPolicy.Clock.civil

  @Option(help: "When the day pillar changes.")
  var dayChange = PillarPolicy.DayChange.midnight

  @Option(help: "Which date is looked up in the calendar.")
  var calendarDay = PillarPolicy.CalendarDay.birthPlace

  @Option(help: "In which form.")
  var format = PlaceFormat.table

  func run() throws {
    let drawn = try birth.figure()
    let moment = drawn.birth.moment
    let day = moment.civilDate
    guard ChineseYear.supportedDays.contains(day.dayNumber()) else {
      let days = ChineseYear.supportedDays
      let (first, last) = (CalendarDate(dayNumber: days.lowerBound), CalendarDate(dayNumber: days.upperBound))
      throw FieldProblem("--date", "the calendar covers the days \(ISO8601.date(first)) to \(ISO8601.date(last))")
    }
    let policy = PillarPolicy(clock: clock, dayChange: dayChange, calendarDay: calendarDay)
    let chart: ChineseChart
    do {
      chart = try ChineseChart(of: moment, policy: policy)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    switch format {
    case .json:
      let answer = ChineseChartAnswer(moment.utc, date: day, chart)
      try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(ChineseTable(chart: chart, site: drawn.birth.place).text)
    }
  }
}
