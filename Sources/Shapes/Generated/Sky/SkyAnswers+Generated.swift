// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Sky. Sources: 0118771598bd0b6f. Text: 2f15502598108be7

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
