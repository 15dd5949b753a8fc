public import Astrology
public import Ephemeris

/// The profected year of life that holds an instant, its months, and the years that follow.
public struct ProfectionsAnswer: TechniqueFinding {
  /// When.
  public let instant: TT
  /// What is profected.
  public let point: ChartPoint
  /// Years of life in a row, the first of which holds the instant.
  public let years: [Profection]

  /// Years of life in a row, of which the first holds the instant; at least one.
  public init(at instant: TT, from point: ChartPoint, _ years: [Profection]) {
    self.instant = instant
    self.point = point
    self.years = years
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("at", instant)
    json.field("point", point.name)
    json.key("year")
    write(years[0], to: &json)
    let months = years[0].months
    json.key("month")
    if let month = months.last(where: { $0.start <= instant }) { write(month, to: &json) } else { json.null() }
    json.key("months")
    json.array(months) { json, month in write(month, to: &json) }
    json.key("years")
    json.array(years) { json, year in write(year, to: &json) }
  }

  private func write(_ year: Profection, to json: inout JSONWriter) {
    json.object { json in
      json.field("age", year.age)
      json.field("house", year.house)
      json.field("sign", year.sign.name)
      json.field("lord", year.lord.name)
      json.spanFields(year.start, year.end)
    }
  }

  private func write(_ month: ProfectedMonth, to json: inout JSONWriter) {
    json.object { json in
      json.field("number", month.number)
      json.field("sign", month.sign.name)
      json.field("lord", month.sign.domicileRuler.body.name)
      json.spanFields(month.start, month.end)
    }
  }
}
