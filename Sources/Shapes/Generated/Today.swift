// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Today. Sources: 005776d45e65f12c. Text: 367e739790a56fa4

extension DomainsAnswer {
  /// The parts of life, and the sky over them, from its fields.
  public init(date: DateText, sign: SignName, personalized: Bool, domains: [DomainsAnswer.Domain], cosmicWeather: DomainsAnswer.Weather, dailyHoroscope: String, _: Void = ()) {
    self.date = date; self.sign = sign; self.personalized = personalized; self.domains = domains; self.cosmicWeather = cosmicWeather; self.dailyHoroscope = dailyHoroscope
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("sign", sign)
    json.field("personalized", personalized)
    json.field("domains", domains)
    json.field("cosmicWeather", cosmicWeather)
    json.field("dailyHoroscope", dailyHoroscope)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), sign: try fields.read("sign"), personalized: try fields.read("personalized"), domains: try fields.read("domains"), cosmicWeather: try fields.read("cosmicWeather"), dailyHoroscope: try fields.read("dailyHoroscope"))
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
  public init(date: DateText, sign: String, personalized: Bool, now: SnapshotAnswer.Now, lens: SnapshotAnswer.Lens, next: SnapshotAnswer.Next, lucky: LuckyElements, cacheHints: SnapshotAnswer.CacheHints, _: Void = ()) {
    self.date = date; self.sign = sign; self.personalized = personalized; self.now = now; self.lens = lens; self.next = next; self.lucky = lucky; self.cacheHints = cacheHints
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
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), sign: try fields.read("sign"), personalized: try fields.read("personalized"), now: try fields.read("now"), lens: try fields.read("lens"), next: try fields.read("next"), lucky: try fields.read("lucky"), cacheHints: try fields.read("cacheHints"))
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

extension AstrometersAnswer {
  /// All meters of one person on one day, as the first Arca sent them, with `trend` as the documented word and the numbers beside it, from its fields.
  public init(date: String, natalChartSummary: AstrometersAnswer.Signs, transitSummary: AstrometersAnswer.Transit, aspectCount: Int, keyAspects: [AstrometersAnswer.KeyContact], overallUnifiedScore: Double, overallUnifiedQuality: String, meters: JSONMap<AstrometersAnswer.Meter>, _: Void = ()) {
    self.date = date; self.natalChartSummary = natalChartSummary; self.transitSummary = transitSummary; self.aspectCount = aspectCount; self.keyAspects = keyAspects; self.overallUnifiedScore = overallUnifiedScore; self.overallUnifiedQuality = overallUnifiedQuality; self.meters = meters
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("natal_chart_summary", natalChartSummary)
    json.field("transit_summary", transitSummary)
    json.field("aspect_count", aspectCount)
    json.field("key_aspects", keyAspects)
    json.field("overall_unified_score", overallUnifiedScore, decimals: 1)
    json.field("overall_unified_quality", overallUnifiedQuality)
    meters.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), natalChartSummary: try fields.read("natal_chart_summary"), transitSummary: try fields.read("transit_summary"), aspectCount: try fields.read("aspect_count"), keyAspects: try fields.read("key_aspects"), overallUnifiedScore: try fields.read("overall_unified_score"), overallUnifiedQuality: try fields.read("overall_unified_quality"), meters: try fields.others(besides: ["date", "natal_chart_summary", "transit_summary", "aspect_count", "key_aspects", "overall_unified_score", "overall_unified_quality"]))
  }
}

extension AstrometersAnswer.Contact {
  /// A contact that moves a meter, from its fields.
  public init(label: String, natalPlanet: String, transitPlanet: String, aspectType: AspectName, orb: Double? = nil, phase: String? = nil, daysToExact: Double? = nil, weightage: Double, transitPower: Double, qualityFactor: Double, dtiContribution: Double, hqsContribution: Double, _: Void = ()) {
    self.label = label; self.natalPlanet = natalPlanet; self.transitPlanet = transitPlanet; self.aspectType = aspectType; self.orb = orb; self.phase = phase; self.daysToExact = daysToExact; self.weightage = weightage; self.transitPower = transitPower; self.qualityFactor = qualityFactor; self.dtiContribution = dtiContribution; self.hqsContribution = hqsContribution
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("label", label)
    json.field("natal_planet", natalPlanet)
    json.field("transit_planet", transitPlanet)
    json.field("aspect_type", aspectType)
    json.field("orb", orb)
    json.field("phase", phase)
    json.field("days_to_exact", daysToExact)
    json.field("weightage", weightage, decimals: 2)
    json.field("transit_power", transitPower, decimals: 2)
    json.field("quality_factor", qualityFactor, decimals: 2)
    json.field("dti_contribution", dtiContribution, decimals: 2)
    json.field("hqs_contribution", hqsContribution, decimals: 2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(label: try fields.read("label"), natalPlanet: try fields.read("natal_planet"), transitPlanet: try fields.read("transit_planet"), aspectType: try fields.read("aspect_type"), orb: try fields.readIfPresent("orb"), phase: try fields.readIfPresent("phase"), daysToExact: try fields.readIfPresent("days_to_exact"), weightage: try fields.read("weightage"), transitPower: try fields.read("transit_power"), qualityFactor: try fields.read("quality_factor"), dtiContribution: try fields.read("dti_contribution"), hqsContribution: try fields.read("hqs_contribution"))
  }
}

extension AstrometersAnswer.Move {
  /// How one number of a meter has moved since yesterday, from its fields.
  public init(previous: Double, delta: Double, direction: String, changeRate: String, _: Void = ()) {
    self.previous = previous; self.delta = delta; self.direction = direction; self.changeRate = changeRate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("previous", previous, decimals: 1)
    json.field("delta", delta, decimals: 1)
    json.field("direction", direction)
    json.field("change_rate", changeRate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(previous: try fields.read("previous"), delta: try fields.read("delta"), direction: try fields.read("direction"), changeRate: try fields.read("change_rate"))
  }
}

extension AstrometersAnswer.RawScores {
  /// The numbers before they are put on their scales, from its fields.
  public init(dti: Double, hqs: Double, memberCount: Int? = nil, _: Void = ()) {
    self.dti = dti; self.hqs = hqs; self.memberCount = memberCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dti", dti, decimals: 2)
    json.field("hqs", hqs, decimals: 2)
    json.field("member_count", ifPresent: memberCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dti: try fields.read("dti"), hqs: try fields.read("hqs"), memberCount: try fields.readIfPresent("member_count"))
  }
}

extension AstrometersAnswer.Context {
  /// What a group is made of; empty for a meter, from its fields.
  public init(superGroup: String? = nil, memberMeters: [String]? = nil, aggregationMethod: String? = nil, _: Void = ()) {
    self.superGroup = superGroup; self.memberMeters = memberMeters; self.aggregationMethod = aggregationMethod
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("super_group", ifPresent: superGroup)
    json.field("member_meters", ifPresent: memberMeters)
    json.field("aggregation_method", ifPresent: aggregationMethod)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(superGroup: try fields.readIfPresent("super_group"), memberMeters: try fields.readIfPresent("member_meters"), aggregationMethod: try fields.readIfPresent("aggregation_method"))
  }
}

extension AstrometersAnswer.Trend {
  /// How the three numbers have moved; `null` when yesterday is outside the ephemeris, from its fields.
  public init(harmony: AstrometersAnswer.Move? = nil, intensity: AstrometersAnswer.Move? = nil, unifiedScore: AstrometersAnswer.Move? = nil, _: Void = ()) {
    self.harmony = harmony; self.intensity = intensity; self.unifiedScore = unifiedScore
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("harmony", harmony)
    json.field("intensity", intensity)
    json.field("unified_score", unifiedScore)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(harmony: try fields.readIfPresent("harmony"), intensity: try fields.readIfPresent("intensity"), unifiedScore: try fields.readIfPresent("unified_score"))
  }
}

extension AstrometersAnswer.Meter {
  /// One meter, or one group of them, from its fields.
  public init(meterName: String, date: String, group: String, unifiedScore: Double, unifiedQuality: String, intensity: Double, harmony: Double, stateLabel: String, interpretation: String, advice: [String], topAspects: [AstrometersAnswer.Contact], rawScores: AstrometersAnswer.RawScores, additionalContext: AstrometersAnswer.Context, trend: String? = nil, trendDetail: AstrometersAnswer.Trend, _: Void = ()) {
    self.meterName = meterName; self.date = date; self.group = group; self.unifiedScore = unifiedScore; self.unifiedQuality = unifiedQuality; self.intensity = intensity; self.harmony = harmony; self.stateLabel = stateLabel; self.interpretation = interpretation; self.advice = advice; self.topAspects = topAspects; self.rawScores = rawScores; self.additionalContext = additionalContext; self.trend = trend; self.trendDetail = trendDetail
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("meter_name", meterName)
    json.field("date", date)
    json.field("group", group)
    json.field("unified_score", unifiedScore, decimals: 1)
    json.field("unified_quality", unifiedQuality)
    json.field("intensity", intensity, decimals: 1)
    json.field("harmony", harmony, decimals: 1)
    json.field("state_label", stateLabel)
    json.field("interpretation", interpretation)
    json.field("advice", advice)
    json.field("top_aspects", topAspects)
    json.field("raw_scores", rawScores)
    json.field("additional_context", additionalContext)
    json.field("trend", trend)
    json.field("trend_detail", trendDetail)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(meterName: try fields.read("meter_name"), date: try fields.read("date"), group: try fields.read("group"), unifiedScore: try fields.read("unified_score"), unifiedQuality: try fields.read("unified_quality"), intensity: try fields.read("intensity"), harmony: try fields.read("harmony"), stateLabel: try fields.read("state_label"), interpretation: try fields.read("interpretation"), advice: try fields.read("advice"), topAspects: try fields.read("top_aspects"), rawScores: try fields.read("raw_scores"), additionalContext: try fields.read("additional_context"), trend: try fields.readIfPresent("trend"), trendDetail: try fields.read("trend_detail"))
  }
}

extension AstrometersAnswer.Signs {
  /// The signs of a sky or a birth, in lower case, from its fields.
  public init(sunSign: String? = nil, moonSign: String? = nil, ascendantSign: String? = nil, _: Void = ()) {
    self.sunSign = sunSign; self.moonSign = moonSign; self.ascendantSign = ascendantSign
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sun_sign", sunSign)
    json.field("moon_sign", moonSign)
    json.field("ascendant_sign", ascendantSign)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sunSign: try fields.readIfPresent("sun_sign"), moonSign: try fields.readIfPresent("moon_sign"), ascendantSign: try fields.readIfPresent("ascendant_sign"))
  }
}

extension AstrometersAnswer.Transit {
  /// The sky of the day, from its fields.
  public init(signs: AstrometersAnswer.Signs, aspectCount: Int, _: Void = ()) {
    self.signs = signs; self.aspectCount = aspectCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    signs.encodeFields(to: &json)
    json.field("aspect_count", aspectCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(signs: try AstrometersAnswer.Signs(fields: fields), aspectCount: try fields.read("aspect_count"))
  }
}

extension AstrometersAnswer.KeyContact {
  /// A contact that moves several meters, from its fields.
  public init(aspect: AstrometersAnswer.Contact, affectedMeters: [String], meterCount: Int, _: Void = ()) {
    self.aspect = aspect; self.affectedMeters = affectedMeters; self.meterCount = meterCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("aspect", aspect)
    json.field("affected_meters", affectedMeters)
    json.field("meter_count", meterCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(aspect: try fields.read("aspect"), affectedMeters: try fields.read("affected_meters"), meterCount: try fields.read("meter_count"))
  }
}

extension ModernAstrometersAnswer {
  /// The later view of the meters: seventeen in five groups, by one score from hard to easy, from its fields.
  public init(date: DateText, overallUnifiedScore: Double, overallIntensity: Double, overallHarmony: Double, overallQuality: String, overallState: String, groups: [ModernAstrometersAnswer.Group], topActiveMeters: [String], topChallengingMeters: [String], topFlowingMeters: [String], _: Void = ()) {
    self.date = date; self.overallUnifiedScore = overallUnifiedScore; self.overallIntensity = overallIntensity; self.overallHarmony = overallHarmony; self.overallQuality = overallQuality; self.overallState = overallState; self.groups = groups; self.topActiveMeters = topActiveMeters; self.topChallengingMeters = topChallengingMeters; self.topFlowingMeters = topFlowingMeters
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("overall_unified_score", overallUnifiedScore, decimals: 1)
    json.field("overall_intensity", overallIntensity, decimals: 1)
    json.field("overall_harmony", overallHarmony, decimals: 1)
    json.field("overall_quality", overallQuality)
    json.field("overall_state", overallState)
    json.field("groups", groups)
    json.field("top_active_meters", topActiveMeters)
    json.field("top_challenging_meters", topChallengingMeters)
    json.field("top_flowing_meters", topFlowingMeters)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), overallUnifiedScore: try fields.read("overall_unified_score"), overallIntensity: try fields.read("overall_intensity"), overallHarmony: try fields.read("overall_harmony"), overallQuality: try fields.read("overall_quality"), overallState: try fields.read("overall_state"), groups: try fields.read("groups"), topActiveMeters: try fields.read("top_active_meters"), topChallengingMeters: try fields.read("top_challenging_meters"), topFlowingMeters: try fields.read("top_flowing_meters"))
  }
}

extension ModernAstrometersAnswer.Gauge {
  /// The numbers of a meter or a group, from its fields.
  public init(unifiedScore: Double, intensity: Double, harmony: Double, quality: String, stateLabel: String, trendDelta: Double? = nil, trendDirection: String? = nil, trendChangeRate: String? = nil, _: Void = ()) {
    self.unifiedScore = unifiedScore; self.intensity = intensity; self.harmony = harmony; self.quality = quality; self.stateLabel = stateLabel; self.trendDelta = trendDelta; self.trendDirection = trendDirection; self.trendChangeRate = trendChangeRate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("unified_score", unifiedScore, decimals: 1)
    json.field("intensity", intensity, decimals: 1)
    json.field("harmony", harmony, decimals: 1)
    json.field("quality", quality)
    json.field("state_label", stateLabel)
    json.field("trend_delta", trendDelta)
    json.field("trend_direction", trendDirection)
    json.field("trend_change_rate", trendChangeRate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(unifiedScore: try fields.read("unified_score"), intensity: try fields.read("intensity"), harmony: try fields.read("harmony"), quality: try fields.read("quality"), stateLabel: try fields.read("state_label"), trendDelta: try fields.readIfPresent("trend_delta"), trendDirection: try fields.readIfPresent("trend_direction"), trendChangeRate: try fields.readIfPresent("trend_change_rate"))
  }
}

extension ModernAstrometersAnswer.Meter {
  /// One of the seventeen, from its fields.
  public init(meterName: String, group: String, gauge: ModernAstrometersAnswer.Gauge, unifiedQuality: String, interpretation: String, astrologicalFoundation: String, topAspects: [AstrometersAnswer.Contact], _: Void = ()) {
    self.meterName = meterName; self.group = group; self.gauge = gauge; self.unifiedQuality = unifiedQuality; self.interpretation = interpretation; self.astrologicalFoundation = astrologicalFoundation; self.topAspects = topAspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("meter_name", meterName)
    json.field("group", group)
    gauge.encodeFields(to: &json)
    json.field("unified_quality", unifiedQuality)
    json.field("interpretation", interpretation)
    json.field("astrological_foundation", astrologicalFoundation)
    json.field("top_aspects", topAspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(meterName: try fields.read("meter_name"), group: try fields.read("group"), gauge: try ModernAstrometersAnswer.Gauge(fields: fields), unifiedQuality: try fields.read("unified_quality"), interpretation: try fields.read("interpretation"), astrologicalFoundation: try fields.read("astrological_foundation"), topAspects: try fields.read("top_aspects"))
  }
}

extension ModernAstrometersAnswer.Group {
  /// One of the five, from its fields.
  public init(groupName: String, displayName: String, gauge: ModernAstrometersAnswer.Gauge, interpretation: String, driver: String, meters: [ModernAstrometersAnswer.Meter], _: Void = ()) {
    self.groupName = groupName; self.displayName = displayName; self.gauge = gauge; self.interpretation = interpretation; self.driver = driver; self.meters = meters
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("group_name", groupName)
    json.field("display_name", displayName)
    gauge.encodeFields(to: &json)
    json.field("interpretation", interpretation)
    json.field("driver", driver)
    json.field("meters", meters)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(groupName: try fields.read("group_name"), displayName: try fields.read("display_name"), gauge: try ModernAstrometersAnswer.Gauge(fields: fields), interpretation: try fields.read("interpretation"), driver: try fields.read("driver"), meters: try fields.read("meters"))
  }
}

extension ReadingEvidenceAnswer {
  /// What a paragraph rests on, from its fields.
  public init(body: String, longitude: Double? = nil, point: String? = nil, pointLongitude: Double? = nil, aspect: String? = nil, orb: Double? = nil, phase: String? = nil, exact: [String], between: [ExactBetween]?? = nil, house: Int? = nil, natalHouse: Int? = nil, text: String, meaning: String, _: Void = ()) {
    self.body = body; self.longitude = longitude; self.point = point; self.pointLongitude = pointLongitude; self.aspect = aspect; self.orb = orb; self.phase = phase; self.exact = exact; self.between = between; self.house = house; self.natalHouse = natalHouse; self.text = text; self.meaning = meaning
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("longitude", longitude)
    json.field("point", point)
    json.field("pointLongitude", pointLongitude)
    json.field("aspect", aspect)
    json.field("orb", orb)
    json.field("phase", phase)
    json.field("exact", exact)
    json.field("between", ifPresent: between)
    json.field("house", house)
    json.field("natalHouse", natalHouse)
    json.field("text", text)
    json.field("meaning", meaning)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), longitude: try fields.readIfPresent("longitude"), point: try fields.readIfPresent("point"), pointLongitude: try fields.readIfPresent("pointLongitude"), aspect: try fields.readIfPresent("aspect"), orb: try fields.readIfPresent("orb"), phase: try fields.readIfPresent("phase"), exact: try fields.read("exact"), between: try fields.readNullable("between"), house: try fields.readIfPresent("house"), natalHouse: try fields.readIfPresent("natalHouse"), text: try fields.read("text"), meaning: try fields.read("meaning"))
  }
}

extension ExactBetween {
  /// A span within which something is exact, from its fields.
  public init(from: InstantText, until: InstantText, _: Void = ()) {
    self.from = from; self.until = until
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("until", until)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), until: try fields.read("until"))
  }
}

extension ParagraphAnswer {
  /// A paragraph and what it rests on, from its fields.
  public init(text: String, evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.text = text; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), evidence: try fields.read("evidence"))
  }
}

extension CategoryReadingAnswer {
  /// A part of life in a reading, from its fields.
  public init(category: String, title: String, teaser: String, text: String, evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.category = category; self.title = title; self.teaser = teaser; self.text = text; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("category", category)
    json.field("title", title)
    json.field("teaser", teaser)
    json.field("text", text)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(category: try fields.read("category"), title: try fields.read("title"), teaser: try fields.read("teaser"), text: try fields.read("text"), evidence: try fields.read("evidence"))
  }
}

extension DailyReadingAnswer {
  /// A whole reading, both stages, every paragraph with what it rests on, from its fields.
  public init(date: DateText, timezone: String, sunSign: String? = nil, sunSigns: [String], headline: String, overview: ParagraphAnswer, summary: ParagraphAnswer, technicalAnalysis: ParagraphAnswer, keyTransit: ParagraphAnswer, areaOfLife: ParagraphAnswer, lunarCycle: ParagraphAnswer, advice: DailyReadingAnswer.Advice, correspondences: [DailyReadingAnswer.Correspondence], moon: DailyReadingAnswer.Moon, categories: [CategoryReadingAnswer], collective: [ParagraphAnswer], lookAhead: ParagraphAnswer, week: [DailyReadingAnswer.Event], leading: String, astrometers: AstrometersAnswer? = nil, clocks: String?? = nil, birthHour: String?? = nil, zodiac: String?? = nil, _: Void = ()) {
    self.date = date; self.timezone = timezone; self.sunSign = sunSign; self.sunSigns = sunSigns; self.headline = headline; self.overview = overview; self.summary = summary; self.technicalAnalysis = technicalAnalysis; self.keyTransit = keyTransit; self.areaOfLife = areaOfLife; self.lunarCycle = lunarCycle; self.advice = advice; self.correspondences = correspondences; self.moon = moon; self.categories = categories; self.collective = collective; self.lookAhead = lookAhead; self.week = week; self.leading = leading; self.astrometers = astrometers; self.clocks = clocks; self.birthHour = birthHour; self.zodiac = zodiac
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("sunSign", sunSign)
    json.field("sunSigns", sunSigns)
    json.field("headline", headline)
    json.field("overview", overview)
    json.field("summary", summary)
    json.field("technicalAnalysis", technicalAnalysis)
    json.field("keyTransit", keyTransit)
    json.field("areaOfLife", areaOfLife)
    json.field("lunarCycle", lunarCycle)
    json.field("advice", advice)
    json.field("correspondences", correspondences)
    json.field("moon", moon)
    json.field("categories", categories)
    json.field("collective", collective)
    json.field("lookAhead", lookAhead)
    json.field("week", week)
    json.field("leading", leading)
    json.field("astrometers", astrometers)
    json.field("clocks", ifPresent: clocks)
    json.field("birthHour", ifPresent: birthHour)
    json.field("zodiac", ifPresent: zodiac)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), sunSign: try fields.readIfPresent("sunSign"), sunSigns: try fields.read("sunSigns"), headline: try fields.read("headline"), overview: try fields.read("overview"), summary: try fields.read("summary"), technicalAnalysis: try fields.read("technicalAnalysis"), keyTransit: try fields.read("keyTransit"), areaOfLife: try fields.read("areaOfLife"), lunarCycle: try fields.read("lunarCycle"), advice: try fields.read("advice"), correspondences: try fields.read("correspondences"), moon: try fields.read("moon"), categories: try fields.read("categories"), collective: try fields.read("collective"), lookAhead: try fields.read("lookAhead"), week: try fields.read("week"), leading: try fields.read("leading"), astrometers: try fields.readIfPresent("astrometers"), clocks: try fields.readNullable("clocks"), birthHour: try fields.readNullable("birthHour"), zodiac: try fields.readNullable("zodiac"))
  }
}

extension DailyReadingAnswer.Advice {
  /// What the day invites to, from its fields.
  public init(doThis: String, dont: String, reflectOn: String, affirmation: String, _: Void = ()) {
    self.doThis = doThis; self.dont = dont; self.reflectOn = reflectOn; self.affirmation = affirmation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("do", doThis)
    json.field("dont", dont)
    json.field("reflectOn", reflectOn)
    json.field("affirmation", affirmation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(doThis: try fields.read("do"), dont: try fields.read("dont"), reflectOn: try fields.read("reflectOn"), affirmation: try fields.read("affirmation"))
  }
}

extension DailyReadingAnswer.Correspondence {
  /// What goes with the day, and why, from its fields.
  public init(kind: String, value: String, reason: String, _: Void = ()) {
    self.kind = kind; self.value = value; self.reason = reason
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("value", value)
    json.field("reason", reason)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), value: try fields.read("value"), reason: try fields.read("reason"))
  }
}

extension DailyReadingAnswer.Moon {
  /// The Moon at noon, from its fields.
  public init(sign: String, longitude: Double, phase: String, elongation: Double, illumination: Double, nextPhase: String, nextPhaseAt: String, _: Void = ()) {
    self.sign = sign; self.longitude = longitude; self.phase = phase; self.elongation = elongation; self.illumination = illumination; self.nextPhase = nextPhase; self.nextPhaseAt = nextPhaseAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("longitude", longitude)
    json.field("phase", phase)
    json.field("elongation", elongation)
    json.field("illumination", illumination, decimals: 4)
    json.field("nextPhase", nextPhase)
    json.field("nextPhaseAt", nextPhaseAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), longitude: try fields.read("longitude"), phase: try fields.read("phase"), elongation: try fields.read("elongation"), illumination: try fields.read("illumination"), nextPhase: try fields.read("nextPhase"), nextPhaseAt: try fields.read("nextPhaseAt"))
  }
}

extension DailyReadingAnswer.Event {
  /// What is exact in the days that come, from its fields.
  public init(at: InstantText, date: DateText, time: String, title: String, line: String, isChief: Bool, bodies: [String], aspect: String? = nil, _: Void = ()) {
    self.at = at; self.date = date; self.time = time; self.title = title; self.line = line; self.isChief = isChief; self.bodies = bodies; self.aspect = aspect
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("date", date)
    json.field("time", time)
    json.field("title", title)
    json.field("line", line)
    json.field("isChief", isChief)
    json.field("bodies", bodies)
    json.field("aspect", aspect)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), date: try fields.read("date"), time: try fields.read("time"), title: try fields.read("title"), line: try fields.read("line"), isChief: try fields.read("isChief"), bodies: try fields.read("bodies"), aspect: try fields.readIfPresent("aspect"))
  }
}

extension OwnReadingAnswer {
  /// A reading that is kept, with where it is kept, from its fields.
  public init(id: String, reading: DailyReadingAnswer, _: Void = ()) {
    self.id = id; self.reading = reading
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("reading", reading)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), reading: try fields.read("reading"))
  }
}

extension OwnReadingsAnswer {
  /// The readings of several days, from its fields.
  public init(readings: [OwnReadingAnswer], next: String? = nil, _: Void = ()) {
    self.readings = readings; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("readings", readings)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(readings: try fields.read("readings"), next: try fields.readIfPresent("next"))
  }
}

extension LuckyElements {
  /// Color, number and the like, each worked out, from its fields.
  public init(color: String, number: Int? = nil, day: String, element: String, ruler: String, reasons: [String], _: Void = ()) {
    self.color = color; self.number = number; self.day = day; self.element = element; self.ruler = ruler; self.reasons = reasons
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("color", color)
    json.field("number", number)
    json.field("day", day)
    json.field("element", element)
    json.field("ruler", ruler)
    json.field("reasons", reasons)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(color: try fields.read("color"), number: try fields.readIfPresent("number"), day: try fields.read("day"), element: try fields.read("element"), ruler: try fields.read("ruler"), reasons: try fields.read("reasons"))
  }
}

extension HoroscopeAnswer {
  /// A horoscope as the first clients know it, with what it rests on, from its fields.
  public init(id: String, sign: String, date: DateText, type: String, period: String, content: String, horoscope: String, headline: String? = nil, paragraphs: [ParagraphAnswer], luckyElements: LuckyElements, personalized: Bool, disclaimer: String, legacy: HoroscopeAnswer.Legacy, reading: DailyReadingAnswer? = nil, zodiac: String?? = nil, keywords: [String], _: Void = ()) {
    self.id = id; self.sign = sign; self.date = date; self.type = type; self.period = period; self.content = content; self.horoscope = horoscope; self.headline = headline; self.paragraphs = paragraphs; self.luckyElements = luckyElements; self.personalized = personalized; self.disclaimer = disclaimer; self.legacy = legacy; self.reading = reading; self.zodiac = zodiac; self.keywords = keywords
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("sign", sign)
    json.field("date", date)
    json.field("type", type)
    json.field("period", period)
    json.field("content", content)
    json.field("horoscope", horoscope)
    json.field("headline", headline)
    json.field("paragraphs", paragraphs)
    json.field("luckyElements", luckyElements)
    json.field("personalized", personalized)
    json.field("disclaimer", disclaimer)
    json.field("legacy", legacy)
    json.field("reading", ifPresent: reading)
    json.field("zodiac", ifPresent: zodiac)
    json.field("keywords", keywords)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), sign: try fields.read("sign"), date: try fields.read("date"), type: try fields.read("type"), period: try fields.read("period"), content: try fields.read("content"), horoscope: try fields.read("horoscope"), headline: try fields.readIfPresent("headline"), paragraphs: try fields.read("paragraphs"), luckyElements: try fields.read("luckyElements"), personalized: try fields.read("personalized"), disclaimer: try fields.read("disclaimer"), legacy: try fields.read("legacy"), reading: try fields.readIfPresent("reading"), zodiac: try fields.readNullable("zodiac"), keywords: try fields.read("keywords"))
  }
}

extension HoroscopeAnswer.Legacy {
  /// The shape of the first server, from its fields.
  public init(sign: String, date: String, type: String, horoscope: String, _: Void = ()) {
    self.sign = sign; self.date = date; self.type = type; self.horoscope = horoscope
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("date", date)
    json.field("type", type)
    json.field("horoscope", horoscope)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), date: try fields.read("date"), type: try fields.read("type"), horoscope: try fields.read("horoscope"))
  }
}

extension HoroscopeRequest {
  /// The body of `horoscope/custom`, `horoscope/personalized` and `discover`: a birth, a kept chart, or neither for whoever is signed in, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, date: DateText? = nil, targetDate: DateText? = nil, type: String? = nil, timezone: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.date = date; self.targetDate = targetDate; self.type = type; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("date", ifPresent: date)
    json.field("targetDate", ifPresent: targetDate)
    json.field("type", ifPresent: type)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), date: try fields.readIfPresent("date"), targetDate: try fields.readIfPresent("targetDate"), type: try fields.readIfPresent("type"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension ReadingDayQuery {
  /// A day of a person, from its fields.
  public init(date: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.date = date; self.timezone = timezone
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    if let timezone { items.append(("timezone", "\(timezone)")) }
    return items
  }
}

extension DailyHoroscopeQuery {
  /// A sign and a day, from its fields.
  public init(sign: String? = nil, day: ReadingDayQuery = ReadingDayQuery(()), _: Void = ()) {
    self.sign = sign; self.day = day
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let sign { items.append(("sign", "\(sign)")) }
    items += day.items
    return items
  }
}

extension HoroscopeQuery {
  /// A sign and a span, from its fields.
  public init(sign: DailyHoroscopeQuery = DailyHoroscopeQuery(()), type: String? = nil, _: Void = ()) {
    self.sign = sign; self.type = type
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items += sign.items
    if let type { items.append(("type", "\(type)")) }
    return items
  }
}

extension OwnReadingQuery {
  /// A day of a person, and how many follow, from its fields.
  public init(day: ReadingDayQuery = ReadingDayQuery(()), days: Int? = nil, _: Void = ()) {
    self.day = day; self.days = days
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items += day.items
    if let days { items.append(("days", "\(days)")) }
    return items
  }
}
