// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Sky. Sources: 07e89d81848da0a6. Text: 6dbc2b5124cbecac

extension DegreeAnswer {
  /// A degree of the zodiac, such as an angle or a cusp, from its fields.
  public init(sign: SignName, degree: Double, longitude: Double, wholeDegree: Int, minute: Int, second: Int, _: Void = ()) {
    self.sign = sign; self.degree = degree; self.longitude = longitude; self.wholeDegree = wholeDegree; self.minute = minute; self.second = second
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("degree", degree)
    json.field("longitude", longitude)
    json.field("wholeDegree", wholeDegree)
    json.field("minute", minute)
    json.field("second", second)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), degree: try fields.read("degree"), longitude: try fields.read("longitude"), wholeDegree: try fields.read("wholeDegree"), minute: try fields.read("minute"), second: try fields.read("second"))
  }
}

extension SkyPositionAnswer {
  /// Where a body is in the sky, and how it moves, from its fields.
  public init(degree: DegreeAnswer, latitude: Double, distance: Double, speed: Double, retrograde: Bool, _: Void = ()) {
    self.degree = degree; self.latitude = latitude; self.distance = distance; self.speed = speed; self.retrograde = retrograde
  }
  public func encodeFields(to json: inout JSONWriter) {
    degree.encodeFields(to: &json)
    json.field("latitude", latitude)
    json.field("distance", distance)
    json.field("speed", speed)
    json.field("retrograde", retrograde)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(degree: try DegreeAnswer(fields: fields), latitude: try fields.read("latitude"), distance: try fields.read("distance"), speed: try fields.read("speed"), retrograde: try fields.read("retrograde"))
  }
}

extension PositionAnswer {
  /// A body in the sky and, with a place, in a house, from its fields.
  public init(position: SkyPositionAnswer, house: Int? = nil, _: Void = ()) {
    self.position = position; self.house = house
  }
  public func encodeFields(to json: inout JSONWriter) {
    position.encodeFields(to: &json)
    json.field("house", house)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(position: try SkyPositionAnswer(fields: fields), house: try fields.readIfPresent("house"))
  }
}

extension NamedPositionAnswer {
  /// A point of a chart with its name: a body, and where they have a place the nodes and the Ascendant, from its fields.
  public init(name: String, degree: DegreeAnswer, latitude: Double? = nil, distance: Double? = nil, speed: Double? = nil, retrograde: Bool, house: Int? = nil, _: Void = ()) {
    self.name = name; self.degree = degree; self.latitude = latitude; self.distance = distance; self.speed = speed; self.retrograde = retrograde; self.house = house
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    degree.encodeFields(to: &json)
    json.field("latitude", ifPresent: latitude)
    json.field("distance", ifPresent: distance)
    json.field("speed", ifPresent: speed)
    json.field("retrograde", retrograde)
    json.field("house", house)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), degree: try DegreeAnswer(fields: fields), latitude: try fields.readIfPresent("latitude"), distance: try fields.readIfPresent("distance"), speed: try fields.readIfPresent("speed"), retrograde: try fields.read("retrograde"), house: try fields.readIfPresent("house"))
  }
}

extension AnglesAnswer {
  /// The four angles of a chart and, for the sky of a moment, where ecliptic and prime vertical meet, from its fields.
  public init(ascendant: DegreeAnswer, midheaven: DegreeAnswer, descendant: DegreeAnswer, imumCoeli: DegreeAnswer, vertex: DegreeAnswer? = nil, antivertex: DegreeAnswer? = nil, _: Void = ()) {
    self.ascendant = ascendant; self.midheaven = midheaven; self.descendant = descendant; self.imumCoeli = imumCoeli; self.vertex = vertex; self.antivertex = antivertex
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("ascendant", ascendant)
    json.field("midheaven", midheaven)
    json.field("descendant", descendant)
    json.field("imumCoeli", imumCoeli)
    json.field("vertex", ifPresent: vertex)
    json.field("antivertex", ifPresent: antivertex)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(ascendant: try fields.read("ascendant"), midheaven: try fields.read("midheaven"), descendant: try fields.read("descendant"), imumCoeli: try fields.read("imumCoeli"), vertex: try fields.readIfPresent("vertex"), antivertex: try fields.readIfPresent("antivertex"))
  }
}

extension HouseAnswer {
  /// A house: its cusp and its ruler, from its fields.
  public init(cusp: DegreeAnswer, lord: BodyName, _: Void = ()) {
    self.cusp = cusp; self.lord = lord
  }
  public func encodeFields(to json: inout JSONWriter) {
    cusp.encodeFields(to: &json)
    json.field("lord", lord)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(cusp: try DegreeAnswer(fields: fields), lord: try fields.read("lord"))
  }
}

extension PlacementsAnswer {
  /// Where everything stands: bodies, angles and houses, from its fields.
  public init(positions: JSONMap<PositionAnswer>, angles: AnglesAnswer? = nil, houseSystem: HouseSystemName? = nil, houses: JSONMap<HouseAnswer>? = nil, _: Void = ()) {
    self.positions = positions; self.angles = angles; self.houseSystem = houseSystem; self.houses = houses
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("angles", angles)
    json.field("houseSystem", houseSystem)
    json.field("houses", houses)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), angles: try fields.readIfPresent("angles"), houseSystem: try fields.readIfPresent("houseSystem"), houses: try fields.readIfPresent("houses"))
  }
}

extension SkyAnswer {
  /// The sky of a moment, as a list, from its fields.
  public init(timestamp: InstantText, hasRisingSign: Bool, planets: [SkyAnswer.Planet], angles: AnglesAnswer? = nil, houses: JSONMap<HouseAnswer>? = nil, houseSystem: HouseSystemName? = nil, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.timestamp = timestamp; self.hasRisingSign = hasRisingSign; self.planets = planets; self.angles = angles; self.houses = houses; self.houseSystem = houseSystem; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timestamp", timestamp)
    json.field("system", system)
    json.field("has_rising_sign", hasRisingSign)
    json.field("planets", planets)
    json.field("angles", ifPresent: angles)
    json.field("houses", ifPresent: houses)
    json.field("houseSystem", ifPresent: houseSystem)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timestamp: try fields.read("timestamp"), hasRisingSign: try fields.read("has_rising_sign"), planets: try fields.read("planets"), angles: try fields.readIfPresent("angles"), houses: try fields.readIfPresent("houses"), houseSystem: try fields.readIfPresent("houseSystem"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension SkyAnswer.Planet {
  /// A body of the sky or, with a place, the Ascendant, from its fields.
  public init(id: String, symbol: String, position: NamedPositionAnswer, significance: String, _: Void = ()) {
    self.id = id; self.symbol = symbol; self.position = position; self.significance = significance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("symbol", symbol)
    position.encodeFields(to: &json)
    json.field("significance", significance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), symbol: try fields.read("symbol"), position: try NamedPositionAnswer(fields: fields), significance: try fields.read("significance"))
  }
}

extension EphemerisAnswer {
  /// Positions by the name of the body, from its fields.
  public init(timestamp: InstantText, julianDateTT: Double, system: String, ayanamsa: AyanamsaName? = nil, ayanamsaDegrees: Double? = nil, positions: JSONMap<PositionAnswer>, angles: AnglesAnswer? = nil, houses: JSONMap<HouseAnswer>? = nil, houseSystem: HouseSystemName? = nil, _: Void = ()) {
    self.timestamp = timestamp; self.julianDateTT = julianDateTT; self.system = system; self.ayanamsa = ayanamsa; self.ayanamsaDegrees = ayanamsaDegrees; self.positions = positions; self.angles = angles; self.houses = houses; self.houseSystem = houseSystem
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timestamp", timestamp)
    json.field("julianDateTT", julianDateTT)
    json.field("system", system)
    json.field("ayanamsa", ifPresent: ayanamsa)
    json.field("ayanamsaDegrees", ifPresent: ayanamsaDegrees)
    json.field("positions", positions)
    json.field("angles", ifPresent: angles)
    json.field("houses", ifPresent: houses)
    json.field("houseSystem", ifPresent: houseSystem)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timestamp: try fields.read("timestamp"), julianDateTT: try fields.read("julianDateTT"), system: try fields.read("system"), ayanamsa: try fields.readIfPresent("ayanamsa"), ayanamsaDegrees: try fields.readIfPresent("ayanamsaDegrees"), positions: try fields.read("positions"), angles: try fields.readIfPresent("angles"), houses: try fields.readIfPresent("houses"), houseSystem: try fields.readIfPresent("houseSystem"))
  }
}

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
