// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Today. Sources: 1ab559c2c913fd43. Text: 33d8515dbe32a0a1

extension DomainsAnswer {
  /// The parts of life, and the sky over them, from its fields.
  public init(date: DateText, sign: SignName? = nil, signs: [SignName]? = nil, personalized: Bool, domains: [DomainsAnswer.Domain], cosmicWeather: DomainsAnswer.Weather, dailyHoroscope: String, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.date = date; self.sign = sign; self.signs = signs; self.personalized = personalized; self.domains = domains; self.cosmicWeather = cosmicWeather; self.dailyHoroscope = dailyHoroscope; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("sign", sign)
    json.field("signs", ifPresent: signs)
    json.field("personalized", personalized)
    json.field("domains", domains)
    json.field("cosmicWeather", cosmicWeather)
    json.field("dailyHoroscope", dailyHoroscope)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), sign: try fields.readIfPresent("sign"), signs: try fields.readIfPresent("signs"), personalized: try fields.read("personalized"), domains: try fields.read("domains"), cosmicWeather: try fields.read("cosmicWeather"), dailyHoroscope: try fields.read("dailyHoroscope"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension DomainsAnswer.Driver {
  /// A contact, or a body in a house, that makes a part of life what it is, from its fields.
  public init(id: String, planet: BodyName, aspect: AspectName? = nil, sign: SignName? = nil, explanation: String, _: Void = ()) {
    self.id = id; self.planet = planet; self.aspect = aspect; self.sign = sign; self.explanation = explanation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("planet", planet)
    json.field("aspect", ifPresent: aspect)
    json.field("sign", ifPresent: sign)
    json.field("explanation", explanation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), planet: try fields.read("planet"), aspect: try fields.readIfPresent("aspect"), sign: try fields.readIfPresent("sign"), explanation: try fields.read("explanation"))
  }
}

extension DomainsAnswer.Domain {
  /// One part of life on one day, from its fields.
  public init(id: String, domain: String, title: String, intensity: Double, shortInsight: String, fullInsight: String, drivers: [DomainsAnswer.Driver], evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.id = id; self.domain = domain; self.title = title; self.intensity = intensity; self.shortInsight = shortInsight; self.fullInsight = fullInsight; self.drivers = drivers; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("domain", domain)
    json.field("title", title)
    json.field("intensity", intensity, decimals: 3)
    json.field("shortInsight", shortInsight)
    json.field("fullInsight", fullInsight)
    json.field("drivers", drivers)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), domain: try fields.read("domain"), title: try fields.read("title"), intensity: try fields.read("intensity"), shortInsight: try fields.read("shortInsight"), fullInsight: try fields.read("fullInsight"), drivers: try fields.read("drivers"), evidence: try fields.read("evidence"))
  }
}

extension DomainsAnswer.Weather {
  /// The sky of the day, from its fields.
  public init(date: DateText, summary: String, mood: String, dominantPlanet: BodyName? = nil, headline: String, overview: ParagraphAnswer, moonPhase: String, moonSign: String, illumination: Double, _: Void = ()) {
    self.date = date; self.summary = summary; self.mood = mood; self.dominantPlanet = dominantPlanet; self.headline = headline; self.overview = overview; self.moonPhase = moonPhase; self.moonSign = moonSign; self.illumination = illumination
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("summary", summary)
    json.field("mood", mood)
    json.field("dominantPlanet", ifPresent: dominantPlanet)
    json.field("headline", headline)
    json.field("overview", overview)
    json.field("moonPhase", moonPhase)
    json.field("moonSign", moonSign)
    json.field("illumination", illumination, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), summary: try fields.read("summary"), mood: try fields.read("mood"), dominantPlanet: try fields.readIfPresent("dominantPlanet"), headline: try fields.read("headline"), overview: try fields.read("overview"), moonPhase: try fields.read("moonPhase"), moonSign: try fields.read("moonSign"), illumination: try fields.read("illumination"))
  }
}

extension SnapshotAnswer {
  /// The day at a glance, and the two weeks that come, from its fields.
  public init(date: DateText, sign: String, personalized: Bool, now: SnapshotAnswer.Now, lens: SnapshotAnswer.Lens, next: SnapshotAnswer.Next, lucky: LuckyElements, cacheHints: SnapshotAnswer.CacheHints, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.date = date; self.sign = sign; self.personalized = personalized; self.now = now; self.lens = lens; self.next = next; self.lucky = lucky; self.cacheHints = cacheHints; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("sign", sign)
    json.field("personalized", personalized)
    json.field("now", now)
    json.field("lens", lens)
    json.field("next", next)
    json.field("lucky", lucky)
    json.field("cacheHints", cacheHints)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), sign: try fields.read("sign"), personalized: try fields.read("personalized"), now: try fields.read("now"), lens: try fields.read("lens"), next: try fields.read("next"), lucky: try fields.read("lucky"), cacheHints: try fields.read("cacheHints"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension SnapshotAnswer.Driver {
  /// What makes a tile what it is, from its fields.
  public init(type: String, planet: BodyName, sign: SignName, longitude: Double, _: Void = ()) {
    self.type = type; self.planet = planet; self.sign = sign; self.longitude = longitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    json.field("planet", planet)
    json.field("sign", sign)
    json.field("longitude", longitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), planet: try fields.read("planet"), sign: try fields.read("sign"), longitude: try fields.read("longitude"))
  }
}

extension SnapshotAnswer.Tile {
  /// A sentence on a part of life, from its fields.
  public init(id: String, text: String, domain: String, weight: Double, driver: SnapshotAnswer.Driver? = nil, _: Void = ()) {
    self.id = id; self.text = text; self.domain = domain; self.weight = weight; self.driver = driver
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("domain", domain)
    json.field("weight", weight, decimals: 3)
    json.field("driver", ifPresent: driver)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), text: try fields.read("text"), domain: try fields.read("domain"), weight: try fields.read("weight"), driver: try fields.readIfPresent("driver"))
  }
}

extension SnapshotAnswer.Action {
  /// Something to do, or to leave, from its fields.
  public init(id: String, text: String, type: String, _: Void = ()) {
    self.id = id; self.text = text; self.type = type
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("type", type)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), text: try fields.read("text"), type: try fields.read("type"))
  }
}

extension SnapshotAnswer.Now {
  /// The day, from its fields.
  public init(theme: String, narrativeTiles: [SnapshotAnswer.Tile], actions: [SnapshotAnswer.Action], date: DateText, headline: String, summary: ParagraphAnswer, intensity: Double, _: Void = ()) {
    self.theme = theme; self.narrativeTiles = narrativeTiles; self.actions = actions; self.date = date; self.headline = headline; self.summary = summary; self.intensity = intensity
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("theme", theme)
    json.field("narrativeTiles", narrativeTiles)
    json.field("actions", actions)
    json.field("date", date)
    json.field("headline", headline)
    json.field("summary", summary)
    json.field("intensity", intensity, decimals: 3)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(theme: try fields.read("theme"), narrativeTiles: try fields.read("narrativeTiles"), actions: try fields.read("actions"), date: try fields.read("date"), headline: try fields.read("headline"), summary: try fields.read("summary"), intensity: try fields.read("intensity"))
  }
}

extension SnapshotAnswer.Energy {
  /// How the day feels, from its fields.
  public init(id: String, label: String, description: String, icon: String, _: Void = ()) {
    self.id = id; self.label = label; self.description = description; self.icon = icon
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("label", label)
    json.field("description", description)
    json.field("icon", icon)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), label: try fields.read("label"), description: try fields.read("description"), icon: try fields.read("icon"))
  }
}

extension SnapshotAnswer.Weights {
  /// How much of the day belongs to each part of life, from its fields.
  public init(own: Double, love: Double, work: Double, mind: Double, _: Void = ()) {
    self.own = own; self.love = love; self.work = work; self.mind = mind
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("self", own, decimals: 3)
    json.field("love", love, decimals: 3)
    json.field("work", work, decimals: 3)
    json.field("mind", mind, decimals: 3)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(own: try fields.read("self"), love: try fields.read("love"), work: try fields.read("work"), mind: try fields.read("mind"))
  }
}

extension SnapshotAnswer.Activation {
  /// A body that is at work, from its fields.
  public init(type: String, planet: BodyName, sign: SignName, speed: Double? = nil, _: Void = ()) {
    self.type = type; self.planet = planet; self.sign = sign; self.speed = speed
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    json.field("planet", planet)
    json.field("sign", sign)
    json.field("speed", ifPresent: speed, decimals: 3)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), planet: try fields.read("planet"), sign: try fields.read("sign"), speed: try fields.readIfPresent("speed"))
  }
}

extension SnapshotAnswer.Lens {
  /// What the day is seen through, from its fields.
  public init(energyState: SnapshotAnswer.Energy, domainWeights: SnapshotAnswer.Weights, activations: [SnapshotAnswer.Activation], partWeights: JSONMap<Double>, _: Void = ()) {
    self.energyState = energyState; self.domainWeights = domainWeights; self.activations = activations; self.partWeights = partWeights
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("energyState", energyState)
    json.field("domainWeights", domainWeights)
    json.field("activations", activations)
    json.field("partWeights", partWeights)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(energyState: try fields.read("energyState"), domainWeights: try fields.read("domainWeights"), activations: try fields.read("activations"), partWeights: try fields.read("partWeights"))
  }
}

extension SnapshotAnswer.Marker {
  /// One day to come, from its fields.
  public init(date: DateText, dayOfWeek: String, intensity: Double, label: String, leading: String, _: Void = ()) {
    self.date = date; self.dayOfWeek = dayOfWeek; self.intensity = intensity; self.label = label; self.leading = leading
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("dayOfWeek", dayOfWeek)
    json.field("intensity", intensity, decimals: 3)
    json.field("label", label)
    json.field("leading", leading)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), dayOfWeek: try fields.read("dayOfWeek"), intensity: try fields.read("intensity"), label: try fields.read("label"), leading: try fields.read("leading"))
  }
}

extension SnapshotAnswer.Shift {
  /// The loudest of the days to come, from its fields.
  public init(date: DateText, daysUntil: Int, summary: String, _: Void = ()) {
    self.date = date; self.daysUntil = daysUntil; self.summary = summary
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("daysUntil", daysUntil)
    json.field("summary", summary)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), daysUntil: try fields.read("daysUntil"), summary: try fields.read("summary"))
  }
}

extension SnapshotAnswer.Next {
  /// The days to come, from its fields.
  public init(shift: SnapshotAnswer.Shift? = nil, markers: [SnapshotAnswer.Marker], _: Void = ()) {
    self.shift = shift; self.markers = markers
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("shift", ifPresent: shift)
    json.field("markers", markers)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(shift: try fields.readIfPresent("shift"), markers: try fields.read("markers"))
  }
}

extension SnapshotAnswer.CacheHints {
  /// How long the answer holds, from its fields.
  public init(ttlSeconds: Int, nextRefresh: InstantText, validUntil: InstantText, _: Void = ()) {
    self.ttlSeconds = ttlSeconds; self.nextRefresh = nextRefresh; self.validUntil = validUntil
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("ttlSeconds", ttlSeconds)
    json.field("nextRefresh", nextRefresh)
    json.field("validUntil", validUntil)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(ttlSeconds: try fields.read("ttlSeconds"), nextRefresh: try fields.read("nextRefresh"), validUntil: try fields.read("validUntil"))
  }
}
