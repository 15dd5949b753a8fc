// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Charts. Sources: db8134398e045a68. Text: 6538de519b9c17e3

extension BirthData {
  /// A birth as it is sent: when by the clocks of which place, from its fields.
  public init(date: DateText, time: String? = nil, timezone: String? = nil, latitude: Double, longitude: Double, fold: FoldName? = nil, calendar: String? = nil, place: String? = nil, name: String? = nil, _: Void = ()) {
    self.date = date; self.time = time; self.timezone = timezone; self.latitude = latitude; self.longitude = longitude; self.fold = fold; self.calendar = calendar; self.place = place; self.name = name
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("time", ifPresent: time)
    json.field("timezone", ifPresent: timezone)
    json.field("latitude", latitude)
    json.field("longitude", longitude)
    json.field("fold", ifPresent: fold)
    json.field("calendar", ifPresent: calendar)
    json.field("place", ifPresent: place)
    json.field("name", ifPresent: name)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), time: try fields.readIfPresent("time"), timezone: try fields.readIfPresent("timezone"), latitude: try fields.read("latitude"), longitude: try fields.read("longitude"), fold: try fields.readIfPresent("fold"), calendar: try fields.readIfPresent("calendar"), place: try fields.readIfPresent("place"), name: try fields.readIfPresent("name"))
  }
}

extension ChartRequest {
  /// A birth, and how to make its chart, from its fields.
  public init(birthData: BirthData, chartType: String? = nil, systems: [String]? = nil, options: ChartRequestOptions? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartType = chartType; self.systems = systems; self.options = options
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", birthData)
    json.field("chartType", ifPresent: chartType)
    json.field("systems", ifPresent: systems)
    json.field("options", ifPresent: options)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.read("birthData"), chartType: try fields.readIfPresent("chartType"), systems: try fields.readIfPresent("systems"), options: try fields.readIfPresent("options"))
  }
}

extension ChartRequestOptions {
  /// How to make a chart, from its fields.
  public init(houseSystem: HouseSystemName? = nil, svg: Bool? = nil, exactTimes: Bool? = nil, ayanamsa: AyanamsaName? = nil, node: String? = nil, aspects: [AspectName]? = nil, orbs: [String: Double]? = nil, luminaryBonus: Double? = nil, _: Void = ()) {
    self.houseSystem = houseSystem; self.svg = svg; self.exactTimes = exactTimes; self.ayanamsa = ayanamsa; self.node = node; self.aspects = aspects; self.orbs = orbs; self.luminaryBonus = luminaryBonus
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("houseSystem", ifPresent: houseSystem)
    json.field("svg", ifPresent: svg)
    json.field("exactTimes", ifPresent: exactTimes)
    json.field("ayanamsa", ifPresent: ayanamsa)
    json.field("node", ifPresent: node)
    json.field("aspects", ifPresent: aspects)
    json.field("orbs", ifPresent: orbs)
    json.field("luminaryBonus", ifPresent: luminaryBonus)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(houseSystem: try fields.readIfPresent("houseSystem"), svg: try fields.readIfPresent("svg"), exactTimes: try fields.readIfPresent("exactTimes"), ayanamsa: try fields.readIfPresent("ayanamsa"), node: try fields.readIfPresent("node"), aspects: try fields.readIfPresent("aspects"), orbs: try fields.readIfPresent("orbs"), luminaryBonus: try fields.readIfPresent("luminaryBonus"))
  }
}

extension ChartSubjectRequest {
  /// A birth or a kept chart: `birthData` or `chartId`, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"))
  }
}

extension TransitRequest {
  /// A birth or a kept chart, and a moment, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, moment: InstantText? = nil, options: ChartRequestOptions? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.moment = moment; self.options = options
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("moment", ifPresent: moment)
    json.field("options", ifPresent: options)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), moment: try fields.readIfPresent("moment"), options: try fields.readIfPresent("options"))
  }
}

extension ChartQuery {
  /// What a kept chart is shown with, from its fields.
  public init(svg: String? = nil, exactTimes: String? = nil, _: Void = ()) {
    self.svg = svg; self.exactTimes = exactTimes
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let svg { items.append(("svg", "\(svg)")) }
    if let exactTimes { items.append(("exactTimes", "\(exactTimes)")) }
    return items
  }
}

extension ChartAspectsQuery {
  /// Whose aspects are asked for, from its fields.
  public init(chartId: UUIDText? = nil, _: Void = ()) {
    self.chartId = chartId
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let chartId { items.append(("chartId", "\(chartId)")) }
    return items
  }
}
