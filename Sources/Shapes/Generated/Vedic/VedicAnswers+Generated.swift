// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: 9e2b025e9ed1b5ad

extension RashiDegreeAnswer {
  /// Where a sidereal longitude lies, from its fields.
  public init(sign: RashiName, zodiacSign: SignName, degree: Double, longitude: Double, wholeDegree: Int, minute: Int, second: Int, _: Void = ()) {
    self.sign = sign; self.zodiacSign = zodiacSign; self.degree = degree; self.longitude = longitude; self.wholeDegree = wholeDegree; self.minute = minute; self.second = second
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("zodiacSign", zodiacSign)
    json.field("degree", degree)
    json.field("longitude", longitude)
    json.field("wholeDegree", wholeDegree)
    json.field("minute", minute)
    json.field("second", second)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), zodiacSign: try fields.read("zodiacSign"), degree: try fields.read("degree"), longitude: try fields.read("longitude"), wholeDegree: try fields.read("wholeDegree"), minute: try fields.read("minute"), second: try fields.read("second"))
  }
}

extension NakshatraPlaceAnswer {
  /// A place among the nakshatras, from its fields.
  public init(nakshatra: String, nakshatraLord: GrahaName, pada: Int, _: Void = ()) {
    self.nakshatra = nakshatra; self.nakshatraLord = nakshatraLord; self.pada = pada
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("nakshatra", nakshatra)
    json.field("nakshatraLord", nakshatraLord)
    json.field("pada", pada)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(nakshatra: try fields.read("nakshatra"), nakshatraLord: try fields.read("nakshatraLord"), pada: try fields.read("pada"))
  }
}

extension LagnaAnswer {
  /// The rising degree of a sidereal chart, from its fields.
  public init(degree: RashiDegreeAnswer, place: NakshatraPlaceAnswer, lord: GrahaName, meaning: String, _: Void = ()) {
    self.degree = degree; self.place = place; self.lord = lord; self.meaning = meaning
  }
  public func encodeFields(to json: inout JSONWriter) {
    degree.encodeFields(to: &json)
    place.encodeFields(to: &json)
    json.field("lord", lord)
    json.field("meaning", meaning)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(degree: try RashiDegreeAnswer(fields: fields), place: try NakshatraPlaceAnswer(fields: fields), lord: try fields.read("lord"), meaning: try fields.read("meaning"))
  }
}

extension GrahaPlaceAnswer {
  /// A graha in a sidereal chart, from its fields.
  public init(sign: RashiName? = nil, zodiacSign: SignName? = nil, degree: Double? = nil, longitude: Double? = nil, wholeDegree: Int? = nil, minute: Int? = nil, second: Int? = nil, nakshatra: String? = nil, nakshatraLord: GrahaName? = nil, pada: Int? = nil, retrograde: Bool? = nil, house: Int? = nil, _: Void = ()) {
    self.sign = sign; self.zodiacSign = zodiacSign; self.degree = degree; self.longitude = longitude; self.wholeDegree = wholeDegree; self.minute = minute; self.second = second; self.nakshatra = nakshatra; self.nakshatraLord = nakshatraLord; self.pada = pada; self.retrograde = retrograde; self.house = house
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("zodiacSign", zodiacSign)
    json.field("degree", degree)
    json.field("longitude", longitude)
    json.field("wholeDegree", wholeDegree)
    json.field("minute", minute)
    json.field("second", second)
    json.field("nakshatra", nakshatra)
    json.field("nakshatraLord", nakshatraLord)
    json.field("pada", pada)
    json.field("retrograde", retrograde)
    json.field("house", house)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.readIfPresent("sign"), zodiacSign: try fields.readIfPresent("zodiacSign"), degree: try fields.readIfPresent("degree"), longitude: try fields.readIfPresent("longitude"), wholeDegree: try fields.readIfPresent("wholeDegree"), minute: try fields.readIfPresent("minute"), second: try fields.readIfPresent("second"), nakshatra: try fields.readIfPresent("nakshatra"), nakshatraLord: try fields.readIfPresent("nakshatraLord"), pada: try fields.readIfPresent("pada"), retrograde: try fields.readIfPresent("retrograde"), house: try fields.readIfPresent("house"))
  }
}

extension GrahaPositionAnswer {
  /// A graha by its Sanskrit name, and where it stands, from its fields.
  public init(graha: String, place: GrahaPlaceAnswer, _: Void = ()) {
    self.graha = graha; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("graha", graha)
    place.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(graha: try fields.read("graha"), place: try GrahaPlaceAnswer(fields: fields))
  }
}

extension NamedGrahaAnswer {
  /// A graha or the lagna, with its English name, in a sidereal chart, from its fields.
  public init(name: String, graha: String? = nil, place: GrahaPlaceAnswer, _: Void = ()) {
    self.name = name; self.graha = graha; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("graha", ifPresent: graha)
    place.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), graha: try fields.readIfPresent("graha"), place: try GrahaPlaceAnswer(fields: fields))
  }
}

extension RashiHouseAnswer {
  /// A whole-sign house of a sidereal chart, from its fields.
  public init(degree: RashiDegreeAnswer, lord: GrahaName, meaning: String, planets: [GrahaName], influence: String, _: Void = ()) {
    self.degree = degree; self.lord = lord; self.meaning = meaning; self.planets = planets; self.influence = influence
  }
  public func encodeFields(to json: inout JSONWriter) {
    degree.encodeFields(to: &json)
    json.field("lord", lord)
    json.field("meaning", meaning)
    json.field("planets", planets)
    json.field("influence", influence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(degree: try RashiDegreeAnswer(fields: fields), lord: try fields.read("lord"), meaning: try fields.read("meaning"), planets: try fields.read("planets"), influence: try fields.read("influence"))
  }
}

extension MoonOfDayAnswer {
  /// What the Moon did on a day whose hour is not known, from its fields.
  public init(start: RashiDegreeAnswer, end: RashiDegreeAnswer, signs: [RashiName], nakshatras: [String], _: Void = ()) {
    self.start = start; self.end = end; self.signs = signs; self.nakshatras = nakshatras
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("start", start)
    json.field("end", end)
    json.field("signs", signs)
    json.field("nakshatras", nakshatras)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(start: try fields.read("start"), end: try fields.read("end"), signs: try fields.read("signs"), nakshatras: try fields.read("nakshatras"))
  }
}

extension VedicSkyAnswer {
  /// The sidereal sky of a moment, from its fields.
  public init(timestamp: InstantText, ayanamsa: AyanamsaName, ayanamsaDegrees: Double, hasRisingSign: Bool, planets: [VedicSkyAnswer.Planet], lagna: LagnaAnswer? = nil, angles: AnglesAnswer? = nil, houses: JSONMap<HouseAnswer>? = nil, houseSystem: HouseSystemName? = nil, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.timestamp = timestamp; self.ayanamsa = ayanamsa; self.ayanamsaDegrees = ayanamsaDegrees; self.hasRisingSign = hasRisingSign; self.planets = planets; self.lagna = lagna; self.angles = angles; self.houses = houses; self.houseSystem = houseSystem; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timestamp", timestamp)
    json.field("system", system)
    json.field("ayanamsa", ayanamsa)
    json.field("ayanamsaDegrees", ayanamsaDegrees)
    json.field("has_rising_sign", hasRisingSign)
    json.field("planets", planets)
    json.field("lagna", ifPresent: lagna)
    json.field("angles", ifPresent: angles)
    json.field("houses", ifPresent: houses)
    json.field("houseSystem", ifPresent: houseSystem)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timestamp: try fields.read("timestamp"), ayanamsa: try fields.read("ayanamsa"), ayanamsaDegrees: try fields.read("ayanamsaDegrees"), hasRisingSign: try fields.read("has_rising_sign"), planets: try fields.read("planets"), lagna: try fields.readIfPresent("lagna"), angles: try fields.readIfPresent("angles"), houses: try fields.readIfPresent("houses"), houseSystem: try fields.readIfPresent("houseSystem"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension VedicSkyAnswer.Planet {
  /// One of the nine grahas or, with a place, the lagna under the name Ascendant, from its fields.
  public init(id: String, symbol: String, name: String, graha: String? = nil, place: GrahaPlaceAnswer, latitude: Double? = nil, distance: Double? = nil, speed: Double? = nil, significance: String, _: Void = ()) {
    self.id = id; self.symbol = symbol; self.name = name; self.graha = graha; self.place = place; self.latitude = latitude; self.distance = distance; self.speed = speed; self.significance = significance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("symbol", symbol)
    json.field("name", name)
    json.field("graha", ifPresent: graha)
    place.encodeFields(to: &json)
    json.field("latitude", ifPresent: latitude)
    json.field("distance", ifPresent: distance)
    json.field("speed", ifPresent: speed)
    json.field("significance", significance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), symbol: try fields.read("symbol"), name: try fields.read("name"), graha: try fields.readIfPresent("graha"), place: try GrahaPlaceAnswer(fields: fields), latitude: try fields.readIfPresent("latitude"), distance: try fields.readIfPresent("distance"), speed: try fields.readIfPresent("speed"), significance: try fields.read("significance"))
  }
}

extension VedicPart {
  /// What the Vedic system adds to a birth chart, from its fields.
  public init(ayanamsa: AyanamsaName, ayanamsaDegrees: Double, lagna: LagnaAnswer? = nil, positions: JSONMap<NamedGrahaAnswer>, houses: JSONMap<RashiHouseAnswer>? = nil, dashas: [VedicPart.Period], yearLength: YearLengthName? = nil, _: Void = ()) {
    self.ayanamsa = ayanamsa; self.ayanamsaDegrees = ayanamsaDegrees; self.lagna = lagna; self.positions = positions; self.houses = houses; self.dashas = dashas; self.yearLength = yearLength
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("ayanamsa", ayanamsa)
    json.field("ayanamsaDegrees", ayanamsaDegrees)
    json.field("lagna", lagna)
    json.field("positions", positions)
    json.field("houses", houses)
    json.field("dashas", dashas)
    json.field("yearLength", ifPresent: yearLength)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(ayanamsa: try fields.read("ayanamsa"), ayanamsaDegrees: try fields.read("ayanamsaDegrees"), lagna: try fields.readIfPresent("lagna"), positions: try fields.read("positions"), houses: try fields.readIfPresent("houses"), dashas: try fields.read("dashas"), yearLength: try fields.readIfPresent("yearLength"))
  }
}

extension VedicPart.Period {
  /// A mahadasha, from its fields.
  public init(planet: GrahaName, startDate: DateText, endDate: DateText, _: Void = ()) {
    self.planet = planet; self.startDate = startDate; self.endDate = endDate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet", planet)
    json.field("startDate", startDate)
    json.field("endDate", endDate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), startDate: try fields.read("startDate"), endDate: try fields.read("endDate"))
  }
}

extension VargaAnswer {
  /// A divisional chart: the part of the rashi stretched over the whole sign, from its fields.
  public init(name: String, lagna: RashiName? = nil, lagnaLongitude: Double? = nil, lagnaDegree: Double? = nil, positions: JSONMap<VargaAnswer.Position>, _: Void = ()) {
    self.name = name; self.lagna = lagna; self.lagnaLongitude = lagnaLongitude; self.lagnaDegree = lagnaDegree; self.positions = positions
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("lagna", lagna)
    json.field("lagnaLongitude", lagnaLongitude)
    json.field("lagnaDegree", lagnaDegree)
    json.field("positions", positions)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), lagna: try fields.readIfPresent("lagna"), lagnaLongitude: try fields.readIfPresent("lagnaLongitude"), lagnaDegree: try fields.readIfPresent("lagnaDegree"), positions: try fields.read("positions"))
  }
}

extension VargaAnswer.Position {
  /// A graha in it, from its fields.
  public init(sign: RashiName? = nil, zodiacSign: SignName? = nil, degree: Double? = nil, longitude: Double? = nil, house: Int? = nil, vargottama: Bool?? = nil, _: Void = ()) {
    self.sign = sign; self.zodiacSign = zodiacSign; self.degree = degree; self.longitude = longitude; self.house = house; self.vargottama = vargottama
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("zodiacSign", zodiacSign)
    json.field("degree", degree)
    json.field("longitude", longitude)
    json.field("house", house)
    json.field("vargottama", ifPresent: vargottama)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.readIfPresent("sign"), zodiacSign: try fields.readIfPresent("zodiacSign"), degree: try fields.readIfPresent("degree"), longitude: try fields.readIfPresent("longitude"), house: try fields.readIfPresent("house"), vargottama: try fields.readNullable("vargottama"))
  }
}

extension VedicFigureAnswer {
  /// A sidereal chart with its divisional charts, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, ayanamsaDegrees: Double, lagna: LagnaAnswer? = nil, positions: JSONMap<GrahaPositionAnswer>, moonRange: MoonOfDayAnswer? = nil, houses: JSONMap<RashiHouseAnswer>? = nil, vargas: JSONMap<VargaAnswer>, svg: Base64Bytes, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.ayanamsaDegrees = ayanamsaDegrees; self.lagna = lagna; self.positions = positions; self.moonRange = moonRange; self.houses = houses; self.vargas = vargas; self.svg = svg; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("ayanamsaDegrees", ayanamsaDegrees)
    json.field("lagna", lagna)
    json.field("positions", positions)
    json.field("moonRange", moonRange)
    json.field("houses", houses)
    json.field("vargas", vargas)
    json.field("svg", svg)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), ayanamsaDegrees: try fields.read("ayanamsaDegrees"), lagna: try fields.readIfPresent("lagna"), positions: try fields.read("positions"), moonRange: try fields.readIfPresent("moonRange"), houses: try fields.readIfPresent("houses"), vargas: try fields.read("vargas"), svg: try fields.read("svg"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}
