public import ArgumentParser
public import Astrology
import Ephemeris
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
    let natal = try birth.chart()
    let given: String? = birth.date
    let day = try CivilField.coveredDate(given ?? "", field: "--date")
    guard ChineseYear.supportedDays.contains(day.dayNumber()) else {
      let days = ChineseYear.supportedDays
      let (first, last) = (CalendarDate(dayNumber: days.lowerBound), CalendarDate(dayNumber: days.upperBound))
      throw FieldProblem("--date", "the calendar covers the days \(ISO8601.date(first)) to \(ISO8601.date(last))")
    }
    let policy = PillarPolicy(clock: clock, dayChange: dayChange, calendarDay: calendarDay)
    let site = try BirthPlace(place: birth.place, lat: birth.lat, lon: birth.lon, zone: birth.zone)
    let chart: ChineseChart
    do {
      if let time = birth.time {
        let bytes = Array(time.utf8)
        chart = try ChineseChart(
          moment: natal.moment, clock: CivilField.time(bytes.span, on: day, field: "--time"), longitude: site.location.longitude,
          policy: policy)
      } else {
        chart = try ChineseChart(
          date: day, dayStart: TT(site.midnight(of: day)), noon: natal.moment.tt,
          dayEnd: TT(site.midnight(of: CalendarDate(dayNumber: day.dayNumber() + 1))), policy: policy)
      }
    } catch let error as EphemerisError {
      throw FieldProblem(error, field: "--date")
    }
    switch format {
    case .json:
      let answer = ChineseChartAnswer(UTC(natal.moment.tt), date: day, chart)
      try Channel.output.write(answer.jsonBytes(capacity: 8192) + [0x0A])
    case .table: try Channel.output.write(ChineseTable(chart: chart, site: site).text)
    }
  }
}
