// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 5280de88f0f33bc3. Text: d0653e4c88959a4b

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

extension RelocationAnswer {
  /// A birth seen from another place, from its fields.
  public init(location: LocationAnswer, chart: FigureAnswer, _: Void = ()) {
    self.location = location; self.chart = chart
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("location", location)
    json.field("chart", chart)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(location: try fields.read("location"), chart: try fields.read("chart"))
  }
}

extension MidpointsAnswer {
  /// The midpoints of a chart and what stands on their axes, from its fields.
  public init(orb: Double, midpoints: [MidpointsAnswer.Midpoint], contacts: [MidpointsAnswer.Contact], _: Void = ()) {
    self.orb = orb; self.midpoints = midpoints; self.contacts = contacts
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("orb", orb)
    json.field("midpoints", midpoints)
    json.field("contacts", contacts)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(orb: try fields.read("orb"), midpoints: try fields.read("midpoints"), contacts: try fields.read("contacts"))
  }
}

extension MidpointsAnswer.Midpoint {
  /// The middle of two points, from its fields.
  public init(between: [String], degree: DegreeAnswer, dialDegree: Double, _: Void = ()) {
    self.between = between; self.degree = degree; self.dialDegree = dialDegree
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("between", between)
    degree.encodeFields(to: &json)
    json.field("dialDegree", dialDegree)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(between: try fields.read("between"), degree: try DegreeAnswer(fields: fields), dialDegree: try fields.read("dialDegree"))
  }
}

extension MidpointsAnswer.Contact {
  /// A point on the axis of two others, from its fields.
  public init(point: String, between: [String], orb: Double, deviation: Double, _: Void = ()) {
    self.point = point; self.between = between; self.orb = orb; self.deviation = deviation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("between", between)
    json.field("orb", orb)
    json.field("deviation", deviation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), between: try fields.read("between"), orb: try fields.read("orb"), deviation: try fields.read("deviation"))
  }
}

extension HarmonicAnswer {
  /// A harmonic of a chart, from its fields.
  public init(number: Int, points: [PointDegreeAnswer], aspects: [AspectAnswer], _: Void = ()) {
    self.number = number; self.points = points; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("number", number)
    json.field("points", points)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(number: try fields.read("number"), points: try fields.read("points"), aspects: try fields.read("aspects"))
  }
}

extension LotsAnswer {
  /// The lots of a chart, from its fields.
  public init(sect: String, lots: [LotsAnswer.Lot], _: Void = ()) {
    self.sect = sect; self.lots = lots
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sect", sect)
    json.field("lots", lots)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sect: try fields.read("sect"), lots: try fields.read("lots"))
  }
}

extension LotsAnswer.Lot {
  /// A lot and how it was counted, from its fields.
  public init(lot: LotName, formula: String, degree: DegreeAnswer, house: Int? = nil, lord: BodyName, _: Void = ()) {
    self.lot = lot; self.formula = formula; self.degree = degree; self.house = house; self.lord = lord
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lot", lot)
    json.field("formula", formula)
    degree.encodeFields(to: &json)
    json.field("house", house)
    json.field("lord", lord)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lot: try fields.read("lot"), formula: try fields.read("formula"), degree: try DegreeAnswer(fields: fields), house: try fields.readIfPresent("house"), lord: try fields.read("lord"))
  }
}

extension DignitiesAnswer {
  /// What the tradition says of the worth of the seven planets in a chart, from its fields.
  public init(sect: String? = nil, planets: [DignitiesAnswer.Planet], mutualReceptions: [DignitiesAnswer.Reception], almuten: DignitiesAnswer.Almutens, dispositors: DignitiesAnswer.Dispositors? = nil, _: Void = ()) {
    self.sect = sect; self.planets = planets; self.mutualReceptions = mutualReceptions; self.almuten = almuten; self.dispositors = dispositors
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sect", sect)
    json.field("planets", planets)
    json.field("mutualReceptions", mutualReceptions)
    json.field("almuten", almuten)
    json.field("dispositors", dispositors)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sect: try fields.readIfPresent("sect"), planets: try fields.read("planets"), mutualReceptions: try fields.read("mutualReceptions"), almuten: try fields.read("almuten"), dispositors: try fields.readIfPresent("dispositors"))
  }
}

extension DignitiesAnswer.Planet {
  /// The dignities of a planet, from its fields.
  public init(planet: BodyName, degree: DegreeAnswer, house: Int? = nil, dignities: [String], score: Int, peregrine: Bool, _: Void = ()) {
    self.planet = planet; self.degree = degree; self.house = house; self.dignities = dignities; self.score = score; self.peregrine = peregrine
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet", planet)
    degree.encodeFields(to: &json)
    json.field("house", house)
    json.field("dignities", dignities)
    json.field("score", score)
    json.field("peregrine", peregrine)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), degree: try DegreeAnswer(fields: fields), house: try fields.readIfPresent("house"), dignities: try fields.read("dignities"), score: try fields.read("score"), peregrine: try fields.read("peregrine"))
  }
}

extension DignitiesAnswer.Reception {
  /// Two planets that receive each other, from its fields.
  public init(planet1: BodyName, planet2: BodyName, by: String, _: Void = ()) {
    self.planet1 = planet1; self.planet2 = planet2; self.by = by
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet1", planet1)
    json.field("planet2", planet2)
    json.field("by", by)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet1: try fields.read("planet1"), planet2: try fields.read("planet2"), by: try fields.read("by"))
  }
}

extension DignitiesAnswer.Almuten {
  /// Who has most dignity, from its fields.
  public init(winners: [BodyName], points: JSONMap<Int>, _: Void = ()) {
    self.winners = winners; self.points = points
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("winners", winners)
    json.field("points", points)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(winners: try fields.read("winners"), points: try fields.read("points"))
  }
}

extension DignitiesAnswer.Almutens {
  /// Who prevails at the rising degree and over the whole figure, and who rules day and hour, from its fields.
  public init(ascendant: DignitiesAnswer.Almuten? = nil, figure: DignitiesAnswer.Almuten? = nil, dayRuler: BodyName? = nil, hourRuler: BodyName? = nil, _: Void = ()) {
    self.ascendant = ascendant; self.figure = figure; self.dayRuler = dayRuler; self.hourRuler = hourRuler
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("ascendant", ascendant)
    json.field("figure", figure)
    json.field("dayRuler", dayRuler)
    json.field("hourRuler", hourRuler)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(ascendant: try fields.readIfPresent("ascendant"), figure: try fields.readIfPresent("figure"), dayRuler: try fields.readIfPresent("dayRuler"), hourRuler: try fields.readIfPresent("hourRuler"))
  }
}

extension DignitiesAnswer.Dispositors {
  /// Who is the guest of whom, from its fields.
  public init(links: [DignitiesAnswer.Dispositors.Link], atHome: [BodyName], loops: [[String]], finalDispositor: BodyName? = nil, _: Void = ()) {
    self.links = links; self.atHome = atHome; self.loops = loops; self.finalDispositor = finalDispositor
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("links", links)
    json.field("atHome", atHome)
    json.field("loops", loops)
    json.field("finalDispositor", finalDispositor)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(links: try fields.read("links"), atHome: try fields.read("atHome"), loops: try fields.read("loops"), finalDispositor: try fields.readIfPresent("finalDispositor"))
  }
}

extension DignitiesAnswer.Dispositors.Link {
  /// A planet, its host, and the host's hosts, from its fields.
  public init(planet: BodyName, dispositor: BodyName, chain: [BodyName], _: Void = ()) {
    self.planet = planet; self.dispositor = dispositor; self.chain = chain
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet", planet)
    json.field("dispositor", dispositor)
    json.field("chain", chain)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), dispositor: try fields.read("dispositor"), chain: try fields.read("chain"))
  }
}

extension PatternsAnswer {
  /// The figures that a chart makes as a whole, from its fields.
  public init(patterns: [PatternsAnswer.Pattern], crowdedSigns: [PatternsAnswer.CrowdedSign], shape: String? = nil, hemispheres: PatternsAnswer.Hemispheres? = nil, singletons: [PatternsAnswer.Singleton], declinationAspects: [PatternsAnswer.Contact], antiscia: [PatternsAnswer.Contact], _: Void = ()) {
    self.patterns = patterns; self.crowdedSigns = crowdedSigns; self.shape = shape; self.hemispheres = hemispheres; self.singletons = singletons; self.declinationAspects = declinationAspects; self.antiscia = antiscia
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("patterns", patterns)
    json.field("crowdedSigns", crowdedSigns)
    json.field("shape", shape)
    json.field("hemispheres", hemispheres)
    json.field("singletons", singletons)
    json.field("declinationAspects", declinationAspects)
    json.field("antiscia", antiscia)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(patterns: try fields.read("patterns"), crowdedSigns: try fields.read("crowdedSigns"), shape: try fields.readIfPresent("shape"), hemispheres: try fields.readIfPresent("hemispheres"), singletons: try fields.read("singletons"), declinationAspects: try fields.read("declinationAspects"), antiscia: try fields.read("antiscia"))
  }
}

extension PatternsAnswer.Pattern {
  /// A figure of three aspects and more, from its fields.
  public init(pattern: String, bodies: [BodyName], apex: BodyName? = nil, widestOrb: Double, _: Void = ()) {
    self.pattern = pattern; self.bodies = bodies; self.apex = apex; self.widestOrb = widestOrb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("pattern", pattern)
    json.field("bodies", bodies)
    json.field("apex", apex)
    json.field("widestOrb", widestOrb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(pattern: try fields.read("pattern"), bodies: try fields.read("bodies"), apex: try fields.readIfPresent("apex"), widestOrb: try fields.read("widestOrb"))
  }
}

extension PatternsAnswer.CrowdedSign {
  /// A sign that holds three of the ten bodies or more, from its fields.
  public init(sign: SignName, bodies: [BodyName], _: Void = ()) {
    self.sign = sign; self.bodies = bodies
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("bodies", bodies)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), bodies: try fields.read("bodies"))
  }
}

extension PatternsAnswer.Hemispheres {
  /// How the ten bodies are spread over halves and quarters, from its fields.
  public init(northern: [BodyName], southern: [BodyName], eastern: [BodyName], western: [BodyName], quadrants: JSONMap<[String]>, _: Void = ()) {
    self.northern = northern; self.southern = southern; self.eastern = eastern; self.western = western; self.quadrants = quadrants
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("northern", northern)
    json.field("southern", southern)
    json.field("eastern", eastern)
    json.field("western", western)
    json.field("quadrants", quadrants)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(northern: try fields.read("northern"), southern: try fields.read("southern"), eastern: try fields.read("eastern"), western: try fields.read("western"), quadrants: try fields.read("quadrants"))
  }
}

extension PatternsAnswer.Singleton {
  /// A body that stands alone, from its fields.
  public init(body: BodyName, part: String, name: String, _: Void = ()) {
    self.body = body; self.part = part; self.name = name
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("part", part)
    json.field("name", name)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), part: try fields.read("part"), name: try fields.read("name"))
  }
}

extension PatternsAnswer.Contact {
  /// A parallel, or a mirror contact, from its fields.
  public init(planet1: BodyName, planet2: BodyName, type: String, orb: Double, _: Void = ()) {
    self.planet1 = planet1; self.planet2 = planet2; self.type = type; self.orb = orb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet1", planet1)
    json.field("planet2", planet2)
    json.field("type", type)
    json.field("orb", orb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet1: try fields.read("planet1"), planet2: try fields.read("planet2"), type: try fields.read("type"), orb: try fields.read("orb"))
  }
}

extension AskedBirthAnswer {
  /// Whose chart an answer is about, and how the birth was read, from its fields.
  public init(chartId: UUIDText? = nil, timeKnown: Bool, birth: BirthAnswer, _: Void = ()) {
    self.chartId = chartId; self.timeKnown = timeKnown; self.birth = birth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("chartId", ifPresent: chartId)
    json.field("timeKnown", timeKnown)
    json.field("birth", birth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(chartId: try fields.readIfPresent("chartId"), timeKnown: try fields.read("timeKnown"), birth: try fields.read("birth"))
  }
}

extension PersonAnswer {
  /// One of two people: how the birth was read, and what must be told of its chart, from its fields.
  public init(asked: AskedBirthAnswer, warnings: [WarningAnswer], _: Void = ()) {
    self.asked = asked; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), warnings: try fields.read("warnings"))
  }
}

extension ChartFinding {
  /// What is found in one chart: whose it is, what was found, and what must be told besides, from its fields.
  public init(asked: AskedBirthAnswer, found: Found, warnings: [WarningAnswer], _: Void = ()) {
    self.asked = asked; self.found = found; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    found.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), found: try Found(fields: fields), warnings: try fields.read("warnings"))
  }
}

extension PairFinding {
  /// What is found between two charts, from its fields.
  public init(person1: PersonAnswer, person2: PersonAnswer, found: Found, warnings: [WarningAnswer], _: Void = ()) {
    self.person1 = person1; self.person2 = person2; self.found = found; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1", person1)
    json.field("person2", person2)
    found.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1: try fields.read("person1"), person2: try fields.read("person2"), found: try Found(fields: fields), warnings: try fields.read("warnings"))
  }
}

extension SynastryAnswer {
  /// Two charts laid over each other, from its fields.
  public init(aspects: [AspectAnswer], grid: SynastryAnswer.Grid, houseOverlays: SynastryAnswer.Overlays, _: Void = ()) {
    self.aspects = aspects; self.grid = grid; self.houseOverlays = houseOverlays
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("aspects", aspects)
    json.field("grid", grid)
    json.field("houseOverlays", houseOverlays)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(aspects: try fields.read("aspects"), grid: try fields.read("grid"), houseOverlays: try fields.read("houseOverlays"))
  }
}

extension SynastryAnswer.Grid {
  /// Which points make which aspects, from its fields.
  public init(columns: [String], rows: [SynastryAnswer.Grid.Row], _: Void = ()) {
    self.columns = columns; self.rows = rows
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("columns", columns)
    json.field("rows", rows)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(columns: try fields.read("columns"), rows: try fields.read("rows"))
  }
}

extension SynastryAnswer.Grid.Cell {
  /// An aspect of a row and a column, from its fields.
  public init(aspect: AspectName, orb: Double, _: Void = ()) {
    self.aspect = aspect; self.orb = orb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("aspect", aspect)
    json.field("orb", orb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(aspect: try fields.read("aspect"), orb: try fields.read("orb"))
  }
}

extension SynastryAnswer.Grid.Row {
  /// A point of the first person, from its fields.
  public init(point: String, cells: [SynastryAnswer.Grid.Cell?], _: Void = ()) {
    self.point = point; self.cells = cells
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("cells", cells)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), cells: try fields.read("cells"))
  }
}

extension SynastryAnswer.Overlay {
  /// A point and the house into which it falls, from its fields.
  public init(point: String, house: Int, _: Void = ()) {
    self.point = point; self.house = house
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("house", house)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), house: try fields.read("house"))
  }
}

extension SynastryAnswer.Overlays {
  /// Whose points fall into which houses of the other, from its fields.
  public init(person1InPerson2: [SynastryAnswer.Overlay], person2InPerson1: [SynastryAnswer.Overlay], _: Void = ()) {
    self.person1InPerson2 = person1InPerson2; self.person2InPerson1 = person2InPerson1
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1InPerson2", person1InPerson2)
    json.field("person2InPerson1", person2InPerson1)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1InPerson2: try fields.read("person1InPerson2"), person2InPerson1: try fields.read("person2InPerson1"))
  }
}

extension CompositeAnswer {
  /// The composite of two charts, from its fields.
  public init(housesBy: String, composite: CompositeAnswer.Figure, _: Void = ()) {
    self.housesBy = housesBy; self.composite = composite
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("housesBy", housesBy)
    json.field("composite", composite)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(housesBy: try fields.read("housesBy"), composite: try fields.read("composite"))
  }
}

extension CompositeAnswer.Figure {
  /// The figure of midpoints, from its fields.
  public init(placements: PlacementsAnswer, aspects: [AspectAnswer], _: Void = ()) {
    self.placements = placements; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    placements.encodeFields(to: &json)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(placements: try PlacementsAnswer(fields: fields), aspects: try fields.read("aspects"))
  }
}

extension DavisonAnswer {
  /// The chart of the moment and the place halfway between two births, from its fields.
  public init(middle: String, davison: DavisonAnswer.Chart, _: Void = ()) {
    self.middle = middle; self.davison = davison
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("middle", middle)
    json.field("davison", davison)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(middle: try fields.read("middle"), davison: try fields.read("davison"))
  }
}

extension DavisonAnswer.Chart {
  /// The chart, and when and where, from its fields.
  public init(instant: InstantText, location: LocationAnswer? = nil, chart: FigureAnswer, _: Void = ()) {
    self.instant = instant; self.location = location; self.chart = chart
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("location", ifPresent: location)
    json.field("chart", chart)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.read("instant"), location: try fields.readIfPresent("location"), chart: try fields.read("chart"))
  }
}

extension ProfectionsAnswer {
  /// The profected year of life that holds an instant, its months, and the years that follow, from its fields.
  public init(at: InstantText, point: String, year: ProfectionsAnswer.Year, month: ProfectionsAnswer.Month? = nil, months: [ProfectionsAnswer.Month], years: [ProfectionsAnswer.Year], _: Void = ()) {
    self.at = at; self.point = point; self.year = year; self.month = month; self.months = months; self.years = years
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("point", point)
    json.field("year", year)
    json.field("month", month)
    json.field("months", months)
    json.field("years", years)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), point: try fields.read("point"), year: try fields.read("year"), month: try fields.readIfPresent("month"), months: try fields.read("months"), years: try fields.read("years"))
  }
}

extension ProfectionsAnswer.Year {
  /// A year of life, from its fields.
  public init(age: Int, house: Int, sign: SignName, lord: BodyName, span: SpanAnswer, _: Void = ()) {
    self.age = age; self.house = house; self.sign = sign; self.lord = lord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("age", age)
    json.field("house", house)
    json.field("sign", sign)
    json.field("lord", lord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(age: try fields.read("age"), house: try fields.read("house"), sign: try fields.read("sign"), lord: try fields.read("lord"), span: try SpanAnswer(fields: fields))
  }
}

extension ProfectionsAnswer.Month {
  /// A month of such a year, from its fields.
  public init(number: Int, sign: SignName, lord: BodyName, span: SpanAnswer, _: Void = ()) {
    self.number = number; self.sign = sign; self.lord = lord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("number", number)
    json.field("sign", sign)
    json.field("lord", lord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(number: try fields.read("number"), sign: try fields.read("sign"), lord: try fields.read("lord"), span: try SpanAnswer(fields: fields))
  }
}

extension ReleasingAnswer {
  /// Zodiacal releasing: the periods that run at an instant, and on every level the periods around it, from its fields.
  public init(at: InstantText, lot: LotName, sign: SignName, running: [ReleasingAnswer.Period], levels: [[ReleasingAnswer.Period]], _: Void = ()) {
    self.at = at; self.lot = lot; self.sign = sign; self.running = running; self.levels = levels
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("lot", lot)
    json.field("sign", sign)
    json.field("running", running)
    json.field("levels", levels)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), lot: try fields.read("lot"), sign: try fields.read("sign"), running: try fields.read("running"), levels: try fields.read("levels"))
  }
}

extension ReleasingAnswer.Period {
  /// A period of one of the levels, from its fields.
  public init(level: Int, sign: SignName, lord: BodyName, peak: Bool, loosingOfBond: Bool, span: SpanAnswer, _: Void = ()) {
    self.level = level; self.sign = sign; self.lord = lord; self.peak = peak; self.loosingOfBond = loosingOfBond; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("level", level)
    json.field("sign", sign)
    json.field("lord", lord)
    json.field("peak", peak)
    json.field("loosingOfBond", loosingOfBond)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(level: try fields.read("level"), sign: try fields.read("sign"), lord: try fields.read("lord"), peak: try fields.read("peak"), loosingOfBond: try fields.read("loosingOfBond"), span: try SpanAnswer(fields: fields))
  }
}

extension FirdariaAnswer {
  /// Firdaria: who rules at an instant, and the nine periods of the round that holds it, from its fields.
  public init(at: InstantText, sect: String, running: FirdariaAnswer.Part? = nil, periods: [FirdariaAnswer.Period], _: Void = ()) {
    self.at = at; self.sect = sect; self.running = running; self.periods = periods
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("sect", sect)
    json.field("running", running)
    json.field("periods", periods)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), sect: try fields.read("sect"), running: try fields.readIfPresent("running"), periods: try fields.read("periods"))
  }
}

extension FirdariaAnswer.Part {
  /// The seventh of a period, from its fields.
  public init(lord: String, sublord: String? = nil, span: SpanAnswer, _: Void = ()) {
    self.lord = lord; self.sublord = sublord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lord", lord)
    json.field("sublord", ifPresent: sublord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lord: try fields.read("lord"), sublord: try fields.readIfPresent("sublord"), span: try SpanAnswer(fields: fields))
  }
}

extension FirdariaAnswer.Period {
  /// A period and its seven parts; those of the nodes have none, from its fields.
  public init(whole: FirdariaAnswer.Part, parts: [FirdariaAnswer.Part]? = nil, _: Void = ()) {
    self.whole = whole; self.parts = parts
  }
  public func encodeFields(to json: inout JSONWriter) {
    whole.encodeFields(to: &json)
    json.field("parts", ifPresent: parts)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(whole: try FirdariaAnswer.Part(fields: fields), parts: try fields.readIfPresent("parts"))
  }
}

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

extension TransitListAnswer {
  /// Exact transits to a birth chart over a span, from its fields.
  public init(from: InstantText, to: InstantText, transits: [TransitListAnswer.Transit], _: Void = ()) {
    self.from = from; self.to = to; self.transits = transits
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("transits", transits)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), transits: try fields.read("transits"))
  }
}

extension TransitListAnswer.Transit {
  /// A moving body exactly at an aspect to a point of the chart, from its fields.
  public init(instant: InstantText? = nil, exactFrom: InstantText? = nil, exactTo: InstantText? = nil, title: String, body: BodyName, aspect: AspectName, point: String, sign: SignName? = nil, longitude: Double? = nil, retrograde: Bool, weight: Int, _: Void = ()) {
    self.instant = instant; self.exactFrom = exactFrom; self.exactTo = exactTo; self.title = title; self.body = body; self.aspect = aspect; self.point = point; self.sign = sign; self.longitude = longitude; self.retrograde = retrograde; self.weight = weight
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("exactFrom", ifPresent: exactFrom)
    json.field("exactTo", ifPresent: exactTo)
    json.field("title", title)
    json.field("body", body)
    json.field("aspect", aspect)
    json.field("point", point)
    json.field("sign", sign)
    json.field("longitude", longitude)
    json.field("retrograde", retrograde)
    json.field("weight", weight)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.readIfPresent("instant"), exactFrom: try fields.readIfPresent("exactFrom"), exactTo: try fields.readIfPresent("exactTo"), title: try fields.read("title"), body: try fields.read("body"), aspect: try fields.read("aspect"), point: try fields.read("point"), sign: try fields.readIfPresent("sign"), longitude: try fields.readIfPresent("longitude"), retrograde: try fields.read("retrograde"), weight: try fields.read("weight"))
  }
}

extension ReturnsAnswer {
  /// The returns of a body to a longitude, from its fields.
  public init(body: BodyName, longitude: Double, natal: DegreeAnswer, from: InstantText, to: InstantText? = nil, location: LocationAnswer? = nil, returns: [ReturnsAnswer.Return], _: Void = ()) {
    self.body = body; self.longitude = longitude; self.natal = natal; self.from = from; self.to = to; self.location = location; self.returns = returns
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("longitude", longitude)
    json.field("natal", natal)
    json.field("from", from)
    json.field("to", to)
    json.field("location", ifPresent: location)
    json.field("returns", returns)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), longitude: try fields.read("longitude"), natal: try fields.read("natal"), from: try fields.read("from"), to: try fields.readIfPresent("to"), location: try fields.readIfPresent("location"), returns: try fields.read("returns"))
  }
}

extension ReturnsAnswer.Return {
  /// One passage, with the chart of its moment, from its fields.
  public init(instant: InstantText, retrograde: Bool, chart: FigureAnswer? = nil, _: Void = ()) {
    self.instant = instant; self.retrograde = retrograde; self.chart = chart
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("retrograde", retrograde)
    json.field("chart", ifPresent: chart)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.read("instant"), retrograde: try fields.read("retrograde"), chart: try fields.readIfPresent("chart"))
  }
}

extension ProgressionsAnswer {
  /// Secondary progressions of a birth chart, from its fields.
  public init(at: InstantText, progressedTo: InstantText, years: Double, anglesBy: String, placements: PlacementsAnswer, aspectsToBirth: [AspectAnswer], aspects: [AspectAnswer], _: Void = ()) {
    self.at = at; self.progressedTo = progressedTo; self.years = years; self.anglesBy = anglesBy; self.placements = placements; self.aspectsToBirth = aspectsToBirth; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("progressedTo", progressedTo)
    json.field("years", years)
    json.field("anglesBy", anglesBy)
    placements.encodeFields(to: &json)
    json.field("aspectsToBirth", aspectsToBirth)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), progressedTo: try fields.read("progressedTo"), years: try fields.read("years"), anglesBy: try fields.read("anglesBy"), placements: try PlacementsAnswer(fields: fields), aspectsToBirth: try fields.read("aspectsToBirth"), aspects: try fields.read("aspects"))
  }
}

extension PointDegreeAnswer {
  /// A point and the degree at which it stands, from its fields.
  public init(point: String, degree: DegreeAnswer, _: Void = ()) {
    self.point = point; self.degree = degree
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    degree.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), degree: try DegreeAnswer(fields: fields))
  }
}

extension DirectionsAnswer {
  /// Solar arc directions of a birth chart, from its fields.
  public init(at: InstantText, key: String, arc: Double, points: [PointDegreeAnswer], aspectsToBirth: [AspectAnswer], _: Void = ()) {
    self.at = at; self.key = key; self.arc = arc; self.points = points; self.aspectsToBirth = aspectsToBirth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("key", key)
    json.field("arc", arc)
    json.field("points", points)
    json.field("aspectsToBirth", aspectsToBirth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), key: try fields.read("key"), arc: try fields.read("arc"), points: try fields.read("points"), aspectsToBirth: try fields.read("aspectsToBirth"))
  }
}
