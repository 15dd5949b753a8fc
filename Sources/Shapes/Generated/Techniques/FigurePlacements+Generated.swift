// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: 414bcdcc67de2aef

extension FigurePositionAnswer {
  /// A body in a figure that is made of a birth, from its fields.
  public init(degree: NatalDegreeAnswer, latitude: Double? = nil, distance: Double? = nil, speed: Double? = nil, retrograde: Bool? = nil, house: Int? = nil, range: DayArcAnswer? = nil, _: Void = ()) {
    self.degree = degree; self.latitude = latitude; self.distance = distance; self.speed = speed; self.retrograde = retrograde; self.house = house; self.range = range
  }
  public func encodeFields(to json: inout JSONWriter) {
    degree.encodeFields(to: &json)
    json.field("latitude", latitude)
    json.field("distance", distance)
    json.field("speed", speed)
    json.field("retrograde", retrograde)
    json.field("house", house)
    json.field("range", ifPresent: range)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(degree: try NatalDegreeAnswer(fields: fields), latitude: try fields.readIfPresent("latitude"), distance: try fields.readIfPresent("distance"), speed: try fields.readIfPresent("speed"), retrograde: try fields.readIfPresent("retrograde"), house: try fields.readIfPresent("house"), range: try fields.readIfPresent("range"))
  }
}

extension FigurePlacementsAnswer {
  /// Where everything stands in a figure that is made of births, from its fields.
  public init(positions: JSONMap<FigurePositionAnswer>, angles: AnglesAnswer? = nil, houseSystem: HouseSystemName? = nil, houses: JSONMap<HouseAnswer>? = nil, _: Void = ()) {
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
