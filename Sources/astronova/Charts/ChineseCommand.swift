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

/// A Chinese chart for a terminal of 80 columns. Characters stand last in a row: terminals give them twice the width.
struct ChineseTable {
  let chart: ChineseChart
  let site: BirthPlace

  var text: String {
    var parts = [years, pillars, elements]
    if !chart.boundaries.isEmpty { parts.append(chart.boundaries.map { Paragraph.wrapped(note($0)) }.joined()) }
    return parts.joined(separator: "\n")
  }

  private var years: String {
    var table = TextTable(.left, .left)
    table.row("By New Year", chart.yearsByNewYear.map(Self.sign).joined(separator: " or "))
    table.row("By Lichun", chart.yearsByLichun.map(Self.sign).joined(separator: " or "))
    table.row("New Year", chart.newYears.map { ISO8601.date($0) }.joined(separator: " or "))
    // Where the hour is not known and decides, a row for each that may be.
    for (number, date) in chart.dates.enumerated() {
      table.row(
        number == 0 ? "Date" : "or",
        "\(date.isLeapMonth ? "leap " : "")month \(date.month), day \(date.day), year \(date.pair.number) of the cycle")
    }
    table.row(
      "Solar term",
      chart.term.map { "\($0.term.name), \($0.term.meaning), \(minute($0.start)) to \(minute($0.end))" }
        ?? "by the hour of birth, which is not known")
    return table.text
  }

  private var pillars: String {
    var table = TextTable(.left, .left, .left, .left, .left, .left, .left)
    table.row("Pillar", "Pair", "Stem", "Branch", "Hidden stems", "Sound")
    func row(_ title: String, _ pair: StemBranch) {
      table.row(
        title, pair.name, "\(pair.polarity.name) \(pair.element.name)", "\(pair.animal.name), \(pair.branch.element.name)",
        pair.branch.hiddenStems.map { $0.name }.joined(separator: " "), pair.naYin.name, pair.characters)
    }
    // Where the hour is not known and decides, a row for each that may be.
    for (number, year) in chart.pillars.years.enumerated() { row(number == 0 ? "Year" : "or", year) }
    for (number, month) in chart.pillars.months.enumerated() { row(number == 0 ? "Month" : "or", month) }
    row("Day", chart.pillars.day)
    if let hour = chart.pillars.hour { row("Hour", hour) } else { table.row("Hour", "not known") }
    return table.text
  }

  private var elements: String {
    var table = TextTable(.left, .right, .right)
    table.row("Element", "Characters", "Hidden stems")
    let characters = ElementBalance(chart.pillars)
    let hidden = ElementBalance(chart.pillars, counting: .hiddenStems)
    for element in ChineseElement.allCases {
      table.row(element.name, "\(characters.count(of: element))", "\(hidden.count(of: element))")
    }
    return table.text
  }

  /// What the boundaries of a day mean for the reader.
  private func note(_ boundary: ChineseBoundary) -> String {
    switch boundary {
    case .jie(let event):
      let changed = event.term == .lichun ? "the month and the year of the pillars change" : "the month of the pillars changes"
      return
        "\(event.term.name) begins at \(minute(event.instant)), and with it \(changed): of two that are given, the first is before, "
        + "the second after. Elements are counted without them."
    case .newYear(let instant):
      return
        "In China the New Year comes at \(minute(instant)) by the clocks of the place: the animal by New Year depends on which date "
        + "counts."
    }
  }

  private func minute(_ instant: TT) -> String { site.minute(of: UTC(instant)) }

  /// `Earth Snake (yin), Ji Si`.
  private static func sign(_ pair: StemBranch) -> String {
    let element = pair.element.name
    return "\(element.prefix(1).uppercased())\(element.dropFirst()) \(pair.animal.name) (\(pair.polarity.name)), \(pair.name)"
  }
}
