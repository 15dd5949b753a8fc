// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Today. Sources: 1ab559c2c913fd43. Text: d525937193b174ba

extension AstrometersAnswer {
  /// All meters of one person on one day, as the first Arca sent them, with `trend` as the documented word and the numbers beside it, from its fields.
  public init(date: String, natalChartSummary: AstrometersAnswer.Signs, transitSummary: AstrometersAnswer.Transit, aspectCount: Int, keyAspects: [AstrometersAnswer.KeyContact], overallUnifiedScore: Double, overallUnifiedQuality: String, meters: JSONMap<AstrometersAnswer.Meter>, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.date = date; self.natalChartSummary = natalChartSummary; self.transitSummary = transitSummary; self.aspectCount = aspectCount; self.keyAspects = keyAspects; self.overallUnifiedScore = overallUnifiedScore; self.overallUnifiedQuality = overallUnifiedQuality; self.meters = meters; self.warnings = warnings
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
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), natalChartSummary: try fields.read("natal_chart_summary"), transitSummary: try fields.read("transit_summary"), aspectCount: try fields.read("aspect_count"), keyAspects: try fields.read("key_aspects"), overallUnifiedScore: try fields.read("overall_unified_score"), overallUnifiedQuality: try fields.read("overall_unified_quality"), meters: try fields.others(besides: ["date", "natal_chart_summary", "transit_summary", "aspect_count", "key_aspects", "overall_unified_score", "overall_unified_quality", "warnings"]), warnings: try fields.readIfPresent("warnings"))
  }
}

extension AstrometersAnswer.Contact {
  /// A contact that moves a meter, from its fields.
  public init(label: String, natalPlanet: String, transitPlanet: String, aspectType: AspectName, orb: Double? = nil, orbFrom: Double? = nil, orbTo: Double? = nil, phase: String? = nil, daysToExact: Double? = nil, daysToExactFrom: Double? = nil, daysToExactTo: Double? = nil, weightage: Double, transitPower: Double, qualityFactor: Double, dtiContribution: Double, hqsContribution: Double, _: Void = ()) {
    self.label = label; self.natalPlanet = natalPlanet; self.transitPlanet = transitPlanet; self.aspectType = aspectType; self.orb = orb; self.orbFrom = orbFrom; self.orbTo = orbTo; self.phase = phase; self.daysToExact = daysToExact; self.daysToExactFrom = daysToExactFrom; self.daysToExactTo = daysToExactTo; self.weightage = weightage; self.transitPower = transitPower; self.qualityFactor = qualityFactor; self.dtiContribution = dtiContribution; self.hqsContribution = hqsContribution
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("label", label)
    json.field("natal_planet", natalPlanet)
    json.field("transit_planet", transitPlanet)
    json.field("aspect_type", aspectType)
    json.field("orb", orb)
    json.field("orb_from", ifPresent: orbFrom)
    json.field("orb_to", ifPresent: orbTo)
    json.field("phase", phase)
    json.field("days_to_exact", daysToExact)
    json.field("days_to_exact_from", ifPresent: daysToExactFrom)
    json.field("days_to_exact_to", ifPresent: daysToExactTo)
    json.field("weightage", weightage, decimals: 2)
    json.field("transit_power", transitPower, decimals: 2)
    json.field("quality_factor", qualityFactor, decimals: 2)
    json.field("dti_contribution", dtiContribution, decimals: 2)
    json.field("hqs_contribution", hqsContribution, decimals: 2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(label: try fields.read("label"), natalPlanet: try fields.read("natal_planet"), transitPlanet: try fields.read("transit_planet"), aspectType: try fields.read("aspect_type"), orb: try fields.readIfPresent("orb"), orbFrom: try fields.readIfPresent("orb_from"), orbTo: try fields.readIfPresent("orb_to"), phase: try fields.readIfPresent("phase"), daysToExact: try fields.readIfPresent("days_to_exact"), daysToExactFrom: try fields.readIfPresent("days_to_exact_from"), daysToExactTo: try fields.readIfPresent("days_to_exact_to"), weightage: try fields.read("weightage"), transitPower: try fields.read("transit_power"), qualityFactor: try fields.read("quality_factor"), dtiContribution: try fields.read("dti_contribution"), hqsContribution: try fields.read("hqs_contribution"))
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
  public init(date: DateText, overallUnifiedScore: Double, overallIntensity: Double, overallHarmony: Double, overallQuality: String, overallState: String, groups: [ModernAstrometersAnswer.Group], topActiveMeters: [String], topChallengingMeters: [String], topFlowingMeters: [String], warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.date = date; self.overallUnifiedScore = overallUnifiedScore; self.overallIntensity = overallIntensity; self.overallHarmony = overallHarmony; self.overallQuality = overallQuality; self.overallState = overallState; self.groups = groups; self.topActiveMeters = topActiveMeters; self.topChallengingMeters = topChallengingMeters; self.topFlowingMeters = topFlowingMeters; self.warnings = warnings
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
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), overallUnifiedScore: try fields.read("overall_unified_score"), overallIntensity: try fields.read("overall_intensity"), overallHarmony: try fields.read("overall_harmony"), overallQuality: try fields.read("overall_quality"), overallState: try fields.read("overall_state"), groups: try fields.read("groups"), topActiveMeters: try fields.read("top_active_meters"), topChallengingMeters: try fields.read("top_challenging_meters"), topFlowingMeters: try fields.read("top_flowing_meters"), warnings: try fields.readIfPresent("warnings"))
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
