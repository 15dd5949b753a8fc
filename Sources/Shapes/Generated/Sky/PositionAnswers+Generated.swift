// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Sky. Sources: 0118771598bd0b6f. Text: c30518865b8d920c

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
