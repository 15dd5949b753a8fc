// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: bac4b3c2be467908

extension LunarAspectAnswer {
  /// An aspect that the Moon makes on its way through a sign, from its fields.
  public init(body: BodyName, aspect: AspectName, instant: InstantText, _: Void = ()) {
    self.body = body; self.aspect = aspect; self.instant = instant
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("aspect", aspect)
    json.field("instant", instant)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), aspect: try fields.read("aspect"), instant: try fields.read("instant"))
  }
}

extension LunarStayAnswer {
  /// A stay of the Moon in a sign, and the void of course that ends it, from its fields.
  public init(void: SpanAnswer, stay: SpanAnswer, nextSign: SignName, lastAspect: LunarAspectAnswer? = nil, aspects: [LunarAspectAnswer], _: Void = ()) {
    self.void = void; self.stay = stay; self.nextSign = nextSign; self.lastAspect = lastAspect; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("void", void)
    json.field("stay", stay)
    json.field("nextSign", nextSign)
    json.field("lastAspect", lastAspect)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(void: try fields.read("void"), stay: try fields.read("stay"), nextSign: try fields.read("nextSign"), lastAspect: try fields.readIfPresent("lastAspect"), aspects: try fields.read("aspects"))
  }
}

extension VoidOfCourseAnswer {
  /// The Moon's stay in the sign in which it is, and the void of course that ends it, from its fields.
  public init(at: InstantText, bodies: String, sign: SignName, isVoid: Bool, stay: LunarStayAnswer, _: Void = ()) {
    self.at = at; self.bodies = bodies; self.sign = sign; self.isVoid = isVoid; self.stay = stay
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("bodies", bodies)
    json.field("sign", sign)
    json.field("isVoid", isVoid)
    stay.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), bodies: try fields.read("bodies"), sign: try fields.read("sign"), isVoid: try fields.read("isVoid"), stay: try LunarStayAnswer(fields: fields))
  }
}

extension VoidsOfCourseAnswer {
  /// The voids of course that run at some time in a span, from its fields.
  public init(from: InstantText, to: InstantText, bodies: String, voids: [VoidsOfCourseAnswer.SignVoid], _: Void = ()) {
    self.from = from; self.to = to; self.bodies = bodies; self.voids = voids
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("bodies", bodies)
    json.field("voids", voids)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), bodies: try fields.read("bodies"), voids: try fields.read("voids"))
  }
}

extension VoidsOfCourseAnswer.SignVoid {
  /// A void and its sign, from its fields.
  public init(sign: SignName, stay: LunarStayAnswer, _: Void = ()) {
    self.sign = sign; self.stay = stay
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    stay.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), stay: try LunarStayAnswer(fields: fields))
  }
}

extension PlanetaryHoursAnswer {
  /// The twenty-four planetary hours of a day at a place, from its fields.
  public init(date: DateText, weekday: String, timezone: String, location: LocationAnswer, sunrise: InstantText? = nil, sunset: InstantText? = nil, nextSunrise: InstantText? = nil, dayRuler: BodyName? = nil, current: PlanetaryHoursAnswer.Hour? = nil, hours: [PlanetaryHoursAnswer.Hour], reason: String? = nil, _: Void = ()) {
    self.date = date; self.weekday = weekday; self.timezone = timezone; self.location = location; self.sunrise = sunrise; self.sunset = sunset; self.nextSunrise = nextSunrise; self.dayRuler = dayRuler; self.current = current; self.hours = hours; self.reason = reason
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("dayOf", dayOf)
    json.field("weekday", weekday)
    json.field("timezone", timezone)
    json.field("location", location)
    json.field("sunrise", sunrise)
    json.field("sunset", sunset)
    json.field("nextSunrise", nextSunrise)
    json.field("dayRuler", dayRuler)
    json.field("current", current)
    json.field("hours", hours)
    json.field("reason", ifPresent: reason)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), weekday: try fields.read("weekday"), timezone: try fields.read("timezone"), location: try fields.read("location"), sunrise: try fields.readIfPresent("sunrise"), sunset: try fields.readIfPresent("sunset"), nextSunrise: try fields.readIfPresent("nextSunrise"), dayRuler: try fields.readIfPresent("dayRuler"), current: try fields.readIfPresent("current"), hours: try fields.read("hours"), reason: try fields.readIfPresent("reason"))
  }
}

extension PlanetaryHoursAnswer.Hour {
  /// A planetary hour, from its fields.
  public init(number: Int, ruler: BodyName, byDay: Bool, span: SpanAnswer, _: Void = ()) {
    self.number = number; self.ruler = ruler; self.byDay = byDay; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("number", number)
    json.field("ruler", ruler)
    json.field("byDay", byDay)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(number: try fields.read("number"), ruler: try fields.read("ruler"), byDay: try fields.read("byDay"), span: try SpanAnswer(fields: fields))
  }
}

extension TopoSubstitutionsAnswer {
  /// What the first app sets into its sentences, under the names and in the forms it expects, from its fields.
  public init(voidEndTimeIso: InstantText, voidEndTime: String, aspectPartner: String, aspectType: String, aspectAngle: String, aspectOrbDegrees: Double, eclipseDistanceDays: Int, computedAtIso: InstantText, _: Void = ()) {
    self.voidEndTimeIso = voidEndTimeIso; self.voidEndTime = voidEndTime; self.aspectPartner = aspectPartner; self.aspectType = aspectType; self.aspectAngle = aspectAngle; self.aspectOrbDegrees = aspectOrbDegrees; self.eclipseDistanceDays = eclipseDistanceDays; self.computedAtIso = computedAtIso
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("void_end_time_iso", voidEndTimeIso)
    json.field("void_end_time", voidEndTime)
    json.field("aspect_partner", aspectPartner)
    json.field("aspect_type", aspectType)
    json.field("aspect_angle", aspectAngle)
    json.field("aspect_orb_degrees", aspectOrbDegrees, decimals: 2)
    json.field("eclipse_distance_days", eclipseDistanceDays)
    json.field("computed_at_iso", computedAtIso)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(voidEndTimeIso: try fields.read("void_end_time_iso"), voidEndTime: try fields.read("void_end_time"), aspectPartner: try fields.read("aspect_partner"), aspectType: try fields.read("aspect_type"), aspectAngle: try fields.read("aspect_angle"), aspectOrbDegrees: try fields.read("aspect_orb_degrees"), eclipseDistanceDays: try fields.read("eclipse_distance_days"), computedAtIso: try fields.read("computed_at_iso"))
  }
}

extension HouseInsightsAnswer {
  /// What planets, nodes and the Ascendant in houses mean, from its fields.
  public init(insights: [HouseInsightsAnswer.Insight], houses: JSONMap<HouseInsightsAnswer.House>, _: Void = ()) {
    self.insights = insights; self.houses = houses
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("insights", insights)
    json.field("houses", houses)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(insights: try fields.read("insights"), houses: try fields.read("houses"))
  }
}

extension HouseInsightsAnswer.Insight {
  /// What one planet means in one house, from its fields.
  public init(planetId: String, planetName: String, planetSymbol: String, house: Int, houseName: String, houseTheme: String, summary: String, strengths: [String], challenges: [String], lifeArea: String, isRetrograde: Bool, retrogradeNote: String? = nil, _: Void = ()) {
    self.planetId = planetId; self.planetName = planetName; self.planetSymbol = planetSymbol; self.house = house; self.houseName = houseName; self.houseTheme = houseTheme; self.summary = summary; self.strengths = strengths; self.challenges = challenges; self.lifeArea = lifeArea; self.isRetrograde = isRetrograde; self.retrogradeNote = retrogradeNote
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planetId", planetId)
    json.field("planetName", planetName)
    json.field("planetSymbol", planetSymbol)
    json.field("house", house)
    json.field("houseName", houseName)
    json.field("houseTheme", houseTheme)
    json.field("summary", summary)
    json.field("strengths", strengths)
    json.field("challenges", challenges)
    json.field("lifeArea", lifeArea)
    json.field("isRetrograde", isRetrograde)
    json.field("retrogradeNote", retrogradeNote)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planetId: try fields.read("planetId"), planetName: try fields.read("planetName"), planetSymbol: try fields.read("planetSymbol"), house: try fields.read("house"), houseName: try fields.read("houseName"), houseTheme: try fields.read("houseTheme"), summary: try fields.read("summary"), strengths: try fields.read("strengths"), challenges: try fields.read("challenges"), lifeArea: try fields.read("lifeArea"), isRetrograde: try fields.read("isRetrograde"), retrogradeNote: try fields.readIfPresent("retrogradeNote"))
  }
}

extension HouseInsightsAnswer.House {
  /// What a house is about, from its fields.
  public init(name: String, theme: String, lifeArea: String, _: Void = ()) {
    self.name = name; self.theme = theme; self.lifeArea = lifeArea
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("theme", theme)
    json.field("lifeArea", lifeArea)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), theme: try fields.read("theme"), lifeArea: try fields.read("lifeArea"))
  }
}

extension PlanetInHouse {
  /// A planet in a house, from its fields.
  public init(id: String, house: WholeNumber, retrograde: Bool? = nil, _: Void = ()) {
    self.id = id; self.house = house; self.retrograde = retrograde
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("house", house)
    json.field("retrograde", ifPresent: retrograde)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), house: try fields.read("house"), retrograde: try fields.readIfPresent("retrograde"))
  }
}

extension VoidOfCourseQuery {
  /// When the Moon is void of course, from its fields.
  public init(at: String? = nil, from: String? = nil, to: String? = nil, bodies: String? = nil, _: Void = ()) {
    self.at = at; self.from = from; self.to = to; self.bodies = bodies
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let at { items.append(("at", "\(at)")) }
    if let from { items.append(("from", "\(from)")) }
    if let to { items.append(("to", "\(to)")) }
    if let bodies { items.append(("bodies", "\(bodies)")) }
    return items
  }
}

extension PlanetaryHoursQuery {
  /// A place and one of its days, from its fields.
  public init(lat: Double, lon: Double, date: DateText? = nil, tz: String? = nil, _: Void = ()) {
    self.lat = lat; self.lon = lon; self.date = date; self.tz = tz
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("lat", "\(lat)"))
    items.append(("lon", "\(lon)"))
    if let date { items.append(("date", "\(date)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    return items
  }
}

extension HouseInsightsQuery {
  /// Which planets in which houses, from its fields.
  public init(planet: String? = nil, house: Int? = nil, retrograde: Bool? = nil, planets: String? = nil, _: Void = ()) {
    self.planet = planet; self.house = house; self.retrograde = retrograde; self.planets = planets
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let planet { items.append(("planet", "\(planet)")) }
    if let house { items.append(("house", "\(house)")) }
    if let retrograde { items.append(("retrograde", "\(retrograde)")) }
    if let planets { items.append(("planets", "\(planets)")) }
    return items
  }
}

extension NamedPositionsQuery {
  /// Positions by name alone, now or at a given moment, from its fields.
  public init(bodies: String? = nil, date: DateText? = nil, time: String? = nil, tz: String? = nil, fold: FoldName? = nil, place: PlaceQuery = PlaceQuery(()), system: String? = nil, houseSystem: HouseSystemName? = nil, _: Void = ()) {
    self.bodies = bodies; self.date = date; self.time = time; self.tz = tz; self.fold = fold; self.place = place; self.system = system; self.houseSystem = houseSystem
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let bodies { items.append(("bodies", "\(bodies)")) }
    if let date { items.append(("date", "\(date)")) }
    if let time { items.append(("time", "\(time)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    if let fold { items.append(("fold", "\(fold)")) }
    items += place.items
    if let system { items.append(("system", "\(system)")) }
    if let houseSystem { items.append(("houseSystem", "\(houseSystem)")) }
    return items
  }
}
