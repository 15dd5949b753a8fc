// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Today. Sources: 1ab559c2c913fd43. Text: d4a38707f35d5564

extension HoroscopeRequest {
  /// The body of `horoscope/custom`, `horoscope/personalized` and `discover`: a birth, a kept chart, or neither for whoever is signed in, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, date: DateText? = nil, targetDate: DateText? = nil, type: String? = nil, timezone: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.date = date; self.targetDate = targetDate; self.type = type; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("date", ifPresent: date)
    json.field("targetDate", ifPresent: targetDate)
    json.field("type", ifPresent: type)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), date: try fields.readIfPresent("date"), targetDate: try fields.readIfPresent("targetDate"), type: try fields.readIfPresent("type"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension ReadingDayQuery {
  /// A day of a person, from its fields.
  public init(date: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.date = date; self.timezone = timezone
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    if let timezone { items.append(("timezone", "\(timezone)")) }
    return items
  }
}

extension DailyHoroscopeQuery {
  /// A sign and a day, from its fields.
  public init(sign: String? = nil, day: ReadingDayQuery = ReadingDayQuery(()), _: Void = ()) {
    self.sign = sign; self.day = day
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let sign { items.append(("sign", "\(sign)")) }
    items += day.items
    return items
  }
}

extension HoroscopeQuery {
  /// A sign and a span, from its fields.
  public init(sign: DailyHoroscopeQuery = DailyHoroscopeQuery(()), type: String? = nil, _: Void = ()) {
    self.sign = sign; self.type = type
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items += sign.items
    if let type { items.append(("type", "\(type)")) }
    return items
  }
}

extension OwnReadingQuery {
  /// A day of a person, and how many follow, from its fields.
  public init(day: ReadingDayQuery = ReadingDayQuery(()), days: Int? = nil, _: Void = ()) {
    self.day = day; self.days = days
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items += day.items
    if let days { items.append(("days", "\(days)")) }
    return items
  }
}
