// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: 162a67a9207b2303

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
  public init(between: [String], degree: NatalDegreeAnswer, dialDegree: Double? = nil, range: DayArcAnswer? = nil, _: Void = ()) {
    self.between = between; self.degree = degree; self.dialDegree = dialDegree; self.range = range
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("between", between)
    degree.encodeFields(to: &json)
    json.field("dialDegree", dialDegree)
    json.field("range", ifPresent: range)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(between: try fields.read("between"), degree: try NatalDegreeAnswer(fields: fields), dialDegree: try fields.readIfPresent("dialDegree"), range: try fields.readIfPresent("range"))
  }
}

extension MidpointsAnswer.Contact {
  /// A point on the axis of two others, from its fields.
  public init(point: String, between: [String], orb: Double? = nil, orbFrom: Double? = nil, orbTo: Double? = nil, deviation: Double? = nil, _: Void = ()) {
    self.point = point; self.between = between; self.orb = orb; self.orbFrom = orbFrom; self.orbTo = orbTo; self.deviation = deviation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("between", between)
    json.field("orb", orb)
    json.field("orbFrom", ifPresent: orbFrom)
    json.field("orbTo", ifPresent: orbTo)
    json.field("deviation", deviation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), between: try fields.read("between"), orb: try fields.readIfPresent("orb"), orbFrom: try fields.readIfPresent("orbFrom"), orbTo: try fields.readIfPresent("orbTo"), deviation: try fields.readIfPresent("deviation"))
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
  public init(pattern: String, bodies: [BodyName], apex: BodyName? = nil, widestOrb: Double? = nil, widestOrbFrom: Double? = nil, widestOrbTo: Double? = nil, _: Void = ()) {
    self.pattern = pattern; self.bodies = bodies; self.apex = apex; self.widestOrb = widestOrb; self.widestOrbFrom = widestOrbFrom; self.widestOrbTo = widestOrbTo
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("pattern", pattern)
    json.field("bodies", bodies)
    json.field("apex", apex)
    json.field("widestOrb", widestOrb)
    json.field("widestOrbFrom", ifPresent: widestOrbFrom)
    json.field("widestOrbTo", ifPresent: widestOrbTo)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(pattern: try fields.read("pattern"), bodies: try fields.read("bodies"), apex: try fields.readIfPresent("apex"), widestOrb: try fields.readIfPresent("widestOrb"), widestOrbFrom: try fields.readIfPresent("widestOrbFrom"), widestOrbTo: try fields.readIfPresent("widestOrbTo"))
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
  public init(planet1: BodyName, planet2: BodyName, type: String, orb: Double? = nil, orbFrom: Double? = nil, orbTo: Double? = nil, _: Void = ()) {
    self.planet1 = planet1; self.planet2 = planet2; self.type = type; self.orb = orb; self.orbFrom = orbFrom; self.orbTo = orbTo
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet1", planet1)
    json.field("planet2", planet2)
    json.field("type", type)
    json.field("orb", orb)
    json.field("orbFrom", ifPresent: orbFrom)
    json.field("orbTo", ifPresent: orbTo)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet1: try fields.read("planet1"), planet2: try fields.read("planet2"), type: try fields.read("type"), orb: try fields.readIfPresent("orb"), orbFrom: try fields.readIfPresent("orbFrom"), orbTo: try fields.readIfPresent("orbTo"))
  }
}
