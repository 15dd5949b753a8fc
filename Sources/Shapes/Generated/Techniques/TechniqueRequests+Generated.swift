// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: 4e562e1f8db20a52

extension TransitSearchRequest {
  /// A birth or a kept chart, and the span of its transits, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, from: String? = nil, to: String? = nil, bodies: [BodyName]? = nil, ranked: Bool? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.from = from; self.to = to; self.bodies = bodies; self.ranked = ranked
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("from", ifPresent: from)
    json.field("to", ifPresent: to)
    json.field("bodies", ifPresent: bodies)
    json.field("ranked", ifPresent: ranked)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), from: try fields.readIfPresent("from"), to: try fields.readIfPresent("to"), bodies: try fields.readIfPresent("bodies"), ranked: try fields.readIfPresent("ranked"))
  }
}

extension ReturnRequest {
  /// A birth or a kept chart, a body, and from when on its returns are looked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, body: BodyName? = nil, from: String? = nil, to: String? = nil, count: WholeNumber? = nil, latitude: Double? = nil, longitude: Double? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.body = body; self.from = from; self.to = to; self.count = count; self.latitude = latitude; self.longitude = longitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("body", ifPresent: body)
    json.field("from", ifPresent: from)
    json.field("to", ifPresent: to)
    json.field("count", ifPresent: count)
    json.field("latitude", ifPresent: latitude)
    json.field("longitude", ifPresent: longitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), body: try fields.readIfPresent("body"), from: try fields.readIfPresent("from"), to: try fields.readIfPresent("to"), count: try fields.readIfPresent("count"), latitude: try fields.readIfPresent("latitude"), longitude: try fields.readIfPresent("longitude"))
  }
}

extension ProgressionRequest {
  /// A birth or a kept chart, and a moment to progress it to, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, at: String? = nil, angles: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.at = at; self.angles = angles
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("at", ifPresent: at)
    json.field("angles", ifPresent: angles)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), at: try fields.readIfPresent("at"), angles: try fields.readIfPresent("angles"))
  }
}

extension DirectionRequest {
  /// A birth or a kept chart, and a moment to direct it to, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, at: String? = nil, key: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.at = at; self.key = key
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("at", ifPresent: at)
    json.field("key", ifPresent: key)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), at: try fields.readIfPresent("at"), key: try fields.readIfPresent("key"))
  }
}

extension ProfectionRequest {
  /// A birth or a kept chart, and a moment whose profected year is asked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, at: String? = nil, point: String? = nil, years: WholeNumber? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.at = at; self.point = point; self.years = years
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("at", ifPresent: at)
    json.field("point", ifPresent: point)
    json.field("years", ifPresent: years)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), at: try fields.readIfPresent("at"), point: try fields.readIfPresent("point"), years: try fields.readIfPresent("years"))
  }
}

extension ReleasingRequest {
  /// A birth or a kept chart, and a moment whose periods of releasing are asked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, at: String? = nil, lot: LotName? = nil, levels: WholeNumber? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.at = at; self.lot = lot; self.levels = levels
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("at", ifPresent: at)
    json.field("lot", ifPresent: lot)
    json.field("levels", ifPresent: levels)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), at: try fields.readIfPresent("at"), lot: try fields.readIfPresent("lot"), levels: try fields.readIfPresent("levels"))
  }
}

extension FirdariaRequest {
  /// A birth or a kept chart, and a moment whose firdaria is asked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, at: String? = nil, order: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.at = at; self.order = order
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("at", ifPresent: at)
    json.field("order", ifPresent: order)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), at: try fields.readIfPresent("at"), order: try fields.readIfPresent("order"))
  }
}

extension RelocationRequest {
  /// A birth or a kept chart, and another place, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, latitude: Double, longitude: Double, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.latitude = latitude; self.longitude = longitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("latitude", latitude)
    json.field("longitude", longitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), latitude: try fields.read("latitude"), longitude: try fields.read("longitude"))
  }
}

extension MidpointRequest {
  /// A birth or a kept chart, and how near to an axis a point must be, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, orb: Double? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.orb = orb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("orb", ifPresent: orb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), orb: try fields.readIfPresent("orb"))
  }
}

extension HarmonicRequest {
  /// A birth or a kept chart, and a harmonic of it, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, number: WholeNumber, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.number = number
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("number", number)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), number: try fields.read("number"))
  }
}

extension DignityRequest {
  /// A birth or a kept chart, and by whom its dignities are counted, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, terms: String? = nil, allTriplicityRulers: Bool? = nil, rulership: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.terms = terms; self.allTriplicityRulers = allTriplicityRulers; self.rulership = rulership
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("terms", ifPresent: terms)
    json.field("allTriplicityRulers", ifPresent: allTriplicityRulers)
    json.field("rulership", ifPresent: rulership)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), terms: try fields.readIfPresent("terms"), allTriplicityRulers: try fields.readIfPresent("allTriplicityRulers"), rulership: try fields.readIfPresent("rulership"))
  }
}

extension PatternRequest {
  /// A birth or a kept chart, and how tight parallels and antiscia must be, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, orb: Double? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.orb = orb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("orb", ifPresent: orb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), orb: try fields.readIfPresent("orb"))
  }
}
