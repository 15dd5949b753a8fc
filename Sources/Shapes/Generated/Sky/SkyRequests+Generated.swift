// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Sky. Sources: 0118771598bd0b6f. Text: d55ea01091fb74bf

extension CalculateRequest {
  /// A moment, either as a civil date and time or as a Julian date, and what to place, from its fields.
  public init(date: DateText? = nil, time: String? = nil, timezone: String? = nil, fold: FoldName? = nil, julianDate: Double? = nil, bodies: [BodyName]? = nil, latitude: Double? = nil, longitude: Double? = nil, houseSystem: HouseSystemName? = nil, system: String? = nil, ayanamsa: AyanamsaName? = nil, _: Void = ()) {
    self.date = date; self.time = time; self.timezone = timezone; self.fold = fold; self.julianDate = julianDate; self.bodies = bodies; self.latitude = latitude; self.longitude = longitude; self.houseSystem = houseSystem; self.system = system; self.ayanamsa = ayanamsa
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", ifPresent: date)
    json.field("time", ifPresent: time)
    json.field("timezone", ifPresent: timezone)
    json.field("fold", ifPresent: fold)
    json.field("julianDate", ifPresent: julianDate)
    json.field("bodies", ifPresent: bodies)
    json.field("latitude", ifPresent: latitude)
    json.field("longitude", ifPresent: longitude)
    json.field("houseSystem", ifPresent: houseSystem)
    json.field("system", ifPresent: system)
    json.field("ayanamsa", ifPresent: ayanamsa)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.readIfPresent("date"), time: try fields.readIfPresent("time"), timezone: try fields.readIfPresent("timezone"), fold: try fields.readIfPresent("fold"), julianDate: try fields.readIfPresent("julianDate"), bodies: try fields.readIfPresent("bodies"), latitude: try fields.readIfPresent("latitude"), longitude: try fields.readIfPresent("longitude"), houseSystem: try fields.readIfPresent("houseSystem"), system: try fields.readIfPresent("system"), ayanamsa: try fields.readIfPresent("ayanamsa"))
  }
}

extension PlaceQuery {
  /// A place on the Earth, for houses and angles, from its fields.
  public init(lat: Double? = nil, lon: Double? = nil, _: Void = ()) {
    self.lat = lat; self.lon = lon
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let lat { items.append(("lat", "\(lat)")) }
    if let lon { items.append(("lon", "\(lon)")) }
    return items
  }
}

extension ZodiacQuery {
  /// Which zodiac and which houses, from its fields.
  public init(system: String? = nil, ayanamsa: AyanamsaName? = nil, node: String? = nil, houseSystem: HouseSystemName? = nil, _: Void = ()) {
    self.system = system; self.ayanamsa = ayanamsa; self.node = node; self.houseSystem = houseSystem
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let system { items.append(("system", "\(system)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    if let node { items.append(("node", "\(node)")) }
    if let houseSystem { items.append(("houseSystem", "\(houseSystem)")) }
    return items
  }
}

extension CurrentSkyQuery {
  /// The sky of this moment, from its fields.
  public init(place: PlaceQuery = PlaceQuery(()), zodiac: ZodiacQuery = ZodiacQuery(()), _: Void = ()) {
    self.place = place; self.zodiac = zodiac
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items += place.items
    items += zodiac.items
    return items
  }
}

extension SkyQuery {
  /// The sky of a given moment, from its fields.
  public init(date: DateText, time: String? = nil, tz: String? = nil, fold: FoldName? = nil, place: PlaceQuery = PlaceQuery(()), zodiac: ZodiacQuery = ZodiacQuery(()), _: Void = ()) {
    self.date = date; self.time = time; self.tz = tz; self.fold = fold; self.place = place; self.zodiac = zodiac
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("date", "\(date)"))
    if let time { items.append(("time", "\(time)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    if let fold { items.append(("fold", "\(fold)")) }
    items += place.items
    items += zodiac.items
    return items
  }
}

extension PositionsQuery {
  /// Positions of chosen bodies, now or at a given moment, from its fields.
  public init(bodies: String? = nil, date: DateText? = nil, time: String? = nil, tz: String? = nil, fold: FoldName? = nil, place: PlaceQuery = PlaceQuery(()), zodiac: ZodiacQuery = ZodiacQuery(()), _: Void = ()) {
    self.bodies = bodies; self.date = date; self.time = time; self.tz = tz; self.fold = fold; self.place = place; self.zodiac = zodiac
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let bodies { items.append(("bodies", "\(bodies)")) }
    if let date { items.append(("date", "\(date)")) }
    if let time { items.append(("time", "\(time)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    if let fold { items.append(("fold", "\(fold)")) }
    items += place.items
    items += zodiac.items
    return items
  }
}
