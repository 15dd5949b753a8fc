// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: e34910919ca8edf8

extension VedicFigureRequest {
  /// The body of `astrology/vedic/chart` and its sisters: a birth or a kept chart, whose ayanamsa holds unless another is asked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, vargas: [String]? = nil, manglikHouses: String? = nil, from: String? = nil, to: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.vargas = vargas; self.manglikHouses = manglikHouses; self.from = from; self.to = to
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("vargas", ifPresent: vargas)
    json.field("manglikHouses", ifPresent: manglikHouses)
    json.field("from", ifPresent: from)
    json.field("to", ifPresent: to)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), vargas: try fields.readIfPresent("vargas"), manglikHouses: try fields.readIfPresent("manglikHouses"), from: try fields.readIfPresent("from"), to: try fields.readIfPresent("to"))
  }
}

extension StrengthRequest {
  /// The body of `astrology/vedic/shadbala`: a birth or a kept chart, and whose procedure is followed, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, policy: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.policy = policy
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("policy", ifPresent: policy)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), policy: try fields.readIfPresent("policy"))
  }
}

extension DashaCompleteRequest {
  /// The body of `astrology/dashas/complete`: a birth or a kept chart, and a day, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, targetDate: DateText? = nil, targetTime: String? = nil, includeTransitions: Bool? = nil, includeEducation: Bool? = nil, system: DashaSystemName? = nil, yearLength: YearLengthName? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.targetDate = targetDate; self.targetTime = targetTime; self.includeTransitions = includeTransitions; self.includeEducation = includeEducation; self.system = system; self.yearLength = yearLength
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("targetDate", ifPresent: targetDate)
    json.field("targetTime", ifPresent: targetTime)
    json.field("includeTransitions", ifPresent: includeTransitions)
    json.field("includeEducation", ifPresent: includeEducation)
    json.field("system", ifPresent: system)
    json.field("yearLength", ifPresent: yearLength)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), targetDate: try fields.readIfPresent("targetDate"), targetTime: try fields.readIfPresent("targetTime"), includeTransitions: try fields.readIfPresent("includeTransitions"), includeEducation: try fields.readIfPresent("includeEducation"), system: try fields.readIfPresent("system"), yearLength: try fields.readIfPresent("yearLength"))
  }
}

extension DashasQuery {
  /// A birth, and a day whose periods are asked for, from its fields.
  public init(birthDate: DateText, birthTime: String, timezone: String? = nil, place: PlaceQuery = PlaceQuery(()), fold: FoldName? = nil, targetDate: DateText, targetTime: String? = nil, includeBoundaries: Bool? = nil, debug: Bool? = nil, ayanamsa: AyanamsaName? = nil, yearLength: YearLengthName? = nil, system: DashaSystemName? = nil, _: Void = ()) {
    self.birthDate = birthDate; self.birthTime = birthTime; self.timezone = timezone; self.place = place; self.fold = fold; self.targetDate = targetDate; self.targetTime = targetTime; self.includeBoundaries = includeBoundaries; self.debug = debug; self.ayanamsa = ayanamsa; self.yearLength = yearLength; self.system = system
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("birth_date", "\(birthDate)"))
    items.append(("birth_time", "\(birthTime)"))
    if let timezone { items.append(("timezone", "\(timezone)")) }
    items += place.items
    if let fold { items.append(("fold", "\(fold)")) }
    items.append(("target_date", "\(targetDate)"))
    if let targetTime { items.append(("target_time", "\(targetTime)")) }
    if let includeBoundaries { items.append(("include_boundaries", "\(includeBoundaries)")) }
    if let debug { items.append(("debug", "\(debug)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    if let yearLength { items.append(("year_length", "\(yearLength)")) }
    if let system { items.append(("system", "\(system)")) }
    return items
  }
}

extension PanchangQuery {
  /// A day at a place, from its fields.
  public init(date: DateText? = nil, lat: Double, lon: Double, tz: String? = nil, ayanamsa: AyanamsaName? = nil, _: Void = ()) {
    self.date = date; self.lat = lat; self.lon = lon; self.tz = tz; self.ayanamsa = ayanamsa
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    items.append(("lat", "\(lat)"))
    items.append(("lon", "\(lon)"))
    if let tz { items.append(("tz", "\(tz)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    return items
  }
}

extension MuhuratsQuery {
  /// A day at a place, and what to tell of it, from its fields.
  public init(date: DateText? = nil, lat: Double? = nil, lon: Double? = nil, tz: String? = nil, ayanamsa: AyanamsaName? = nil, include: String? = nil, _: Void = ()) {
    self.date = date; self.lat = lat; self.lon = lon; self.tz = tz; self.ayanamsa = ayanamsa; self.include = include
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    if let lat { items.append(("lat", "\(lat)")) }
    if let lon { items.append(("lon", "\(lon)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    if let include { items.append(("include", "\(include)")) }
    return items
  }
}
