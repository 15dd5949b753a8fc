public import Astrology
public import Ephemeris

/// What the Chinese system adds to a birth chart: the contract's `charts.chinese` and `chineseChart`.
public struct ChinesePart: TechniqueFinding {
  let instant: UTC
  let date: CalendarDate
  let chart: ChineseChart

  /// The Chinese part of a chart, with the instant of birth (local noon when the time is not known) and the date as it was given.
  public init(_ instant: UTC, date: CalendarDate, _ chart: ChineseChart) {
    self.instant = instant
    self.date = date
    self.chart = chart
  }

  /// `charts.chinese`.
  func encodeSummary(to json: inout JSONWriter) {
    json.object { json in animalFields(&json) }
  }

  public func writeFields(to json: inout JSONWriter) {
    animalFields(&json)
    json.field("year", Self.told(chart.pillars.year))
    json.field("month", Self.told(chart.pillars.month))
    json.field("day", Self.told(chart.pillars.day))
    json.field("hour", chart.pillars.hour.map(Self.told))
    json.field("details", ChineseChartAnswer(instant, date: date, chart))
  }

  /// The animal and the element of the year as most people count it, from the New Year of the calendar.
  private func animalFields(_ json: inout JSONWriter) {
    json.field("animal", chart.yearByNewYear.animal.name)
    json.field("element", chart.yearByNewYear.element.title)
    json.field("animalByLichun", chart.yearByLichun.animal.name)
  }

  /// `Earth Snake`.
  private static func told(_ pair: StemBranch) -> String { "\(pair.element.title) \(pair.animal.name)" }
}

extension ChineseElement {
  /// The English name with a capital: `Earth`.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }
}
