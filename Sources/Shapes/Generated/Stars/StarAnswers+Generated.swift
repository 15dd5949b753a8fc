// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Stars. Sources: e7a5c35d9ab926f4. Text: b5045034f2478282

extension StarAnswer {
  /// A fixed star: who it is, and where it stands, from its fields.
  public init(star: StarNameAnswer, aliases: [String], constellation: String, hipparcos: Int? = nil, kind: String, traditions: [String], position: DegreeAnswer, latitude: Double, rightAscension: Double, declination: Double, speed: Double, lightYears: Double, _: Void = ()) {
    self.star = star; self.aliases = aliases; self.constellation = constellation; self.hipparcos = hipparcos; self.kind = kind; self.traditions = traditions; self.position = position; self.latitude = latitude; self.rightAscension = rightAscension; self.declination = declination; self.speed = speed; self.lightYears = lightYears
  }
  public func encodeFields(to json: inout JSONWriter) {
    star.encodeFields(to: &json)
    json.field("aliases", aliases)
    json.field("constellation", constellation)
    json.field("hipparcos", hipparcos)
    json.field("kind", kind)
    json.field("traditions", traditions)
    position.encodeFields(to: &json)
    json.field("latitude", latitude)
    json.field("rightAscension", rightAscension)
    json.field("declination", declination)
    json.field("speed", speed)
    json.field("lightYears", lightYears, decimals: 1)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(star: try StarNameAnswer(fields: fields), aliases: try fields.read("aliases"), constellation: try fields.read("constellation"), hipparcos: try fields.readIfPresent("hipparcos"), kind: try fields.read("kind"), traditions: try fields.read("traditions"), position: try DegreeAnswer(fields: fields), latitude: try fields.read("latitude"), rightAscension: try fields.read("rightAscension"), declination: try fields.read("declination"), speed: try fields.read("speed"), lightYears: try fields.read("lightYears"))
  }
}

extension StarNameAnswer {
  /// By what a star is known, from its fields.
  public init(name: String, designation: String, magnitude: Double? = nil, _: Void = ()) {
    self.name = name; self.designation = designation; self.magnitude = magnitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("designation", designation)
    json.field("magnitude", magnitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), designation: try fields.read("designation"), magnitude: try fields.readIfPresent("magnitude"))
  }
}

extension StarsAnswer {
  /// Fixed stars at an instant, by longitude, from its fields.
  public init(timestamp: InstantText, total: Int, stars: [StarAnswer], _: Void = ()) {
    self.timestamp = timestamp; self.total = total; self.stars = stars
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timestamp", timestamp)
    json.field("total", total)
    json.field("stars", stars)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timestamp: try fields.read("timestamp"), total: try fields.read("total"), stars: try fields.read("stars"))
  }
}

extension StarContactsAnswer {
  /// The fixed stars that touch a birth chart, from its fields.
  public init(chartId: UUIDText? = nil, birth: BirthAnswer, zodiac: String? = nil, contacts: [StarContactsAnswer.Contact], warnings: [WarningAnswer], _: Void = ()) {
    self.chartId = chartId; self.birth = birth; self.zodiac = zodiac; self.contacts = contacts; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("chartId", ifPresent: chartId)
    json.field("birth", birth)
    json.field("zodiac", ifPresent: zodiac)
    json.field("contacts", contacts)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(chartId: try fields.readIfPresent("chartId"), birth: try fields.read("birth"), zodiac: try fields.readIfPresent("zodiac"), contacts: try fields.read("contacts"), warnings: try fields.read("warnings"))
  }
}

extension StarContactsAnswer.Star {
  /// Where the star of a contact stands, from its fields.
  public init(name: StarNameAnswer, position: DegreeAnswer, latitude: Double, _: Void = ()) {
    self.name = name; self.position = position; self.latitude = latitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    name.encodeFields(to: &json)
    position.encodeFields(to: &json)
    json.field("latitude", latitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try StarNameAnswer(fields: fields), position: try DegreeAnswer(fields: fields), latitude: try fields.read("latitude"))
  }
}

extension StarContactsAnswer.Contact {
  /// A contact, from its fields.
  public init(type: String, point: String, star: StarContactsAnswer.Star, orb: Double? = nil, orbFrom: Double? = nil, orbTo: Double? = nil, orbLimit: Double, _: Void = ()) {
    self.type = type; self.point = point; self.star = star; self.orb = orb; self.orbFrom = orbFrom; self.orbTo = orbTo; self.orbLimit = orbLimit
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    json.field("point", point)
    json.field("star", star)
    json.field("orb", orb)
    json.field("orbFrom", ifPresent: orbFrom)
    json.field("orbTo", ifPresent: orbTo)
    json.field("orbLimit", orbLimit)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), point: try fields.read("point"), star: try fields.read("star"), orb: try fields.readIfPresent("orb"), orbFrom: try fields.readIfPresent("orbFrom"), orbTo: try fields.readIfPresent("orbTo"), orbLimit: try fields.read("orbLimit"))
  }
}

extension StarContactsRequest {
  /// A birth or a kept chart, and which contacts count, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, stars: [String]? = nil, magnitude: Double? = nil, orb: Double? = nil, orbPolicy: String? = nil, parallels: Bool? = nil, options: ChartRequestOptions? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.stars = stars; self.magnitude = magnitude; self.orb = orb; self.orbPolicy = orbPolicy; self.parallels = parallels; self.options = options
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("stars", ifPresent: stars)
    json.field("magnitude", ifPresent: magnitude)
    json.field("orb", ifPresent: orb)
    json.field("orbPolicy", ifPresent: orbPolicy)
    json.field("parallels", ifPresent: parallels)
    json.field("options", ifPresent: options)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), stars: try fields.readIfPresent("stars"), magnitude: try fields.readIfPresent("magnitude"), orb: try fields.readIfPresent("orb"), orbPolicy: try fields.readIfPresent("orbPolicy"), parallels: try fields.readIfPresent("parallels"), options: try fields.readIfPresent("options"))
  }
}

extension StarsQuery {
  /// Which stars, and when, from its fields.
  public init(at: InstantText? = nil, search: String? = nil, magnitude: Double? = nil, limit: Int? = nil, offset: Int? = nil, _: Void = ()) {
    self.at = at; self.search = search; self.magnitude = magnitude; self.limit = limit; self.offset = offset
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let at { items.append(("at", "\(at)")) }
    if let search { items.append(("search", "\(search)")) }
    if let magnitude { items.append(("magnitude", "\(magnitude)")) }
    if let limit { items.append(("limit", "\(limit)")) }
    if let offset { items.append(("offset", "\(offset)")) }
    return items
  }
}
