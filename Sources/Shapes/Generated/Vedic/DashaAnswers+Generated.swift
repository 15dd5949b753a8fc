// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: 33ac3e4b8c843f6e

extension DashaPeriodAnswer {
  /// A period of a life, from its fields.
  public init(lord: GrahaName, graha: String, yogini: String? = nil, start: DateText, end: DateText, startsAt: InstantText, endsAt: InstantText, _: Void = ()) {
    self.lord = lord; self.graha = graha; self.yogini = yogini; self.start = start; self.end = end; self.startsAt = startsAt; self.endsAt = endsAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lord", lord)
    json.field("graha", graha)
    json.field("yogini", ifPresent: yogini)
    json.field("start", start)
    json.field("end", end)
    json.field("startsAt", startsAt)
    json.field("endsAt", endsAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lord: try fields.read("lord"), graha: try fields.read("graha"), yogini: try fields.readIfPresent("yogini"), start: try fields.read("start"), end: try fields.read("end"), startsAt: try fields.read("startsAt"), endsAt: try fields.read("endsAt"))
  }
}

extension DashaPolicyAnswer {
  /// How the dates of an answer were reckoned, and how far they can be trusted, from its fields.
  public init(system: DashaSystemName, ayanamsa: AyanamsaName, yearLength: YearLengthName, daysPerYear: Double, daysPerMinuteOfBirthTime: Double, timezone: String, _: Void = ()) {
    self.system = system; self.ayanamsa = ayanamsa; self.yearLength = yearLength; self.daysPerYear = daysPerYear; self.daysPerMinuteOfBirthTime = daysPerMinuteOfBirthTime; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("system", system)
    json.field("ayanamsa", ayanamsa)
    json.field("yearLength", yearLength)
    json.field("daysPerYear", daysPerYear)
    json.field("daysPerMinuteOfBirthTime", daysPerMinuteOfBirthTime, decimals: 2)
    json.field("timezone", timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(system: try fields.read("system"), ayanamsa: try fields.read("ayanamsa"), yearLength: try fields.read("yearLength"), daysPerYear: try fields.read("daysPerYear"), daysPerMinuteOfBirthTime: try fields.read("daysPerMinuteOfBirthTime"), timezone: try fields.read("timezone"))
  }
}

extension DashasAnswer {
  /// The mahadasha and the antardasha of a day, from its fields.
  public init(mahadasha: DashasAnswer.Period, antardasha: DashasAnswer.Period, boundaries: DashasAnswer.Boundaries? = nil, debug: DashasAnswer.Workings? = nil, policy: DashaPolicyAnswer, disclaimer: String, _: Void = ()) {
    self.mahadasha = mahadasha; self.antardasha = antardasha; self.boundaries = boundaries; self.debug = debug; self.policy = policy; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
    json.field("boundaries", ifPresent: boundaries)
    json.field("debug", ifPresent: debug)
    policy.encodeFields(to: &json)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"), boundaries: try fields.readIfPresent("boundaries"), debug: try fields.readIfPresent("debug"), policy: try DashaPolicyAnswer(fields: fields), disclaimer: try fields.read("disclaimer"))
  }
}

extension DashasAnswer.Period {
  /// A period with a sentence about it, from its fields.
  public init(period: DashaPeriodAnswer, annotation: String, _: Void = ()) {
    self.period = period; self.annotation = annotation
  }
  public func encodeFields(to json: inout JSONWriter) {
    period.encodeFields(to: &json)
    json.field("annotation", annotation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(period: try DashaPeriodAnswer(fields: fields), annotation: try fields.read("annotation"))
  }
}

extension DashasAnswer.Boundaries {
  /// The periods around the day, from its fields.
  public init(mahadasha: DashaPeriodAnswer, antardasha: [DashaPeriodAnswer], breakpoints: [String], _: Void = ()) {
    self.mahadasha = mahadasha; self.antardasha = antardasha; self.breakpoints = breakpoints
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
    json.field("breakpoints", breakpoints)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"), breakpoints: try fields.read("breakpoints"))
  }
}

extension DashasAnswer.Workings {
  /// How the periods were found, from its fields.
  public init(startLord: GrahaName, startBalanceYears: Double, startBalanceYearsInt: Int, startBalanceMonthsApprox: Int, mahadashaOrder: [GrahaName], moonLongitude: Double, nakshatra: String, _: Void = ()) {
    self.startLord = startLord; self.startBalanceYears = startBalanceYears; self.startBalanceYearsInt = startBalanceYearsInt; self.startBalanceMonthsApprox = startBalanceMonthsApprox; self.mahadashaOrder = mahadashaOrder; self.moonLongitude = moonLongitude; self.nakshatra = nakshatra
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("start_lord", startLord)
    json.field("start_balance_years", startBalanceYears)
    json.field("start_balance_years_int", startBalanceYearsInt)
    json.field("start_balance_months_approx", startBalanceMonthsApprox)
    json.field("mahadasha_order", mahadashaOrder)
    json.field("moon_longitude", moonLongitude)
    json.field("nakshatra", nakshatra)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(startLord: try fields.read("start_lord"), startBalanceYears: try fields.read("start_balance_years"), startBalanceYearsInt: try fields.read("start_balance_years_int"), startBalanceMonthsApprox: try fields.read("start_balance_months_approx"), mahadashaOrder: try fields.read("mahadasha_order"), moonLongitude: try fields.read("moon_longitude"), nakshatra: try fields.read("nakshatra"))
  }
}

extension ImpactScoresAnswer {
  /// How much a lord has to say about each part of life, from its fields.
  public init(career: Double, relationships: Double, health: Double, spiritual: Double, _: Void = ()) {
    self.career = career; self.relationships = relationships; self.health = health; self.spiritual = spiritual
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("career", career, decimals: 1)
    json.field("relationships", relationships, decimals: 1)
    json.field("health", health, decimals: 1)
    json.field("spiritual", spiritual, decimals: 1)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(career: try fields.read("career"), relationships: try fields.read("relationships"), health: try fields.read("health"), spiritual: try fields.read("spiritual"))
  }
}

extension DashaStrengthAnswer {
  /// The strength of a lord, 0 … 100, and what it is made of, from its fields.
  public init(planet: GrahaName, measured: GrahaName, overallScore: Double, strengthLabel: String, dignity: String, components: DashaStrengthAnswer.Components, _: Void = ()) {
    self.planet = planet; self.measured = measured; self.overallScore = overallScore; self.strengthLabel = strengthLabel; self.dignity = dignity; self.components = components
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet", planet)
    json.field("measured", measured)
    json.field("overall_score", overallScore)
    json.field("strength_label", strengthLabel)
    json.field("dignity", dignity)
    json.field("components", components)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), measured: try fields.read("measured"), overallScore: try fields.read("overall_score"), strengthLabel: try fields.read("strength_label"), dignity: try fields.read("dignity"), components: try fields.read("components"))
  }
}

extension DashaStrengthAnswer.Factors {
  /// , from its fields.
  public init(exaltationComponent: Double, dignityComponent: Double, _: Void = ()) {
    self.exaltationComponent = exaltationComponent; self.dignityComponent = dignityComponent
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("exaltation_component", exaltationComponent)
    json.field("dignity_component", dignityComponent)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(exaltationComponent: try fields.read("exaltation_component"), dignityComponent: try fields.read("dignity_component"))
  }
}

extension DashaStrengthAnswer.Positional {
  /// The strength of position, from its fields.
  public init(score: Double, dignity: String, factors: DashaStrengthAnswer.Factors, _: Void = ()) {
    self.score = score; self.dignity = dignity; self.factors = factors
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("score", score)
    json.field("dignity", dignity)
    json.field("factors", factors)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(score: try fields.read("score"), dignity: try fields.read("dignity"), factors: try fields.read("factors"))
  }
}

extension DashaStrengthAnswer.Temporal {
  /// The strength of time, from its fields.
  public init(score: Double, dayNight: Double, lunarLight: Double, _: Void = ()) {
    self.score = score; self.dayNight = dayNight; self.lunarLight = lunarLight
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("score", score)
    json.field("day_night", dayNight)
    json.field("lunar_light", lunarLight)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(score: try fields.read("score"), dayNight: try fields.read("day_night"), lunarLight: try fields.read("lunar_light"))
  }
}

extension DashaStrengthAnswer.Components {
  /// The three parts, from its fields.
  public init(positional: DashaStrengthAnswer.Positional, directional: Double, temporal: DashaStrengthAnswer.Temporal, _: Void = ()) {
    self.positional = positional; self.directional = directional; self.temporal = temporal
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positional", positional)
    json.field("directional", directional)
    json.field("temporal", temporal)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positional: try fields.read("positional"), directional: try fields.read("directional"), temporal: try fields.read("temporal"))
  }
}

extension DashaBearingAnswer {
  /// What was counted of a lord, from its fields.
  public init(keywords: [String], tone: String, toneDescription: String, strength: DashaStrengthAnswer, evidence: [DashaBearingAnswer.Tie], _: Void = ()) {
    self.keywords = keywords; self.tone = tone; self.toneDescription = toneDescription; self.strength = strength; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("keywords", keywords)
    json.field("tone", tone)
    json.field("tone_description", toneDescription)
    json.field("strength", strength)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(keywords: try fields.read("keywords"), tone: try fields.read("tone"), toneDescription: try fields.read("tone_description"), strength: try fields.read("strength"), evidence: try fields.read("evidence"))
  }
}

extension DashaBearingAnswer.Tie {
  /// A tie to a house, from its fields.
  public init(house: Int, tie: String, _: Void = ()) {
    self.house = house; self.tie = tie
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("house", house)
    json.field("tie", tie)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(house: try fields.read("house"), tie: try fields.read("tie"))
  }
}

extension DashaImpactAnswer {
  /// A lord that runs now, and what it has to say, from its fields.
  public init(lord: GrahaName, scores: ImpactScoresAnswer, bearing: DashaBearingAnswer, _: Void = ()) {
    self.lord = lord; self.scores = scores; self.bearing = bearing
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lord", lord)
    json.field("scores", scores)
    bearing.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lord: try fields.read("lord"), scores: try fields.read("scores"), bearing: try DashaBearingAnswer(fields: fields))
  }
}

extension ComparedLordAnswer {
  /// A lord that is compared with another, from its fields.
  public init(dashaLord: GrahaName, impactScores: ImpactScoresAnswer, bearing: DashaBearingAnswer, _: Void = ()) {
    self.dashaLord = dashaLord; self.impactScores = impactScores; self.bearing = bearing
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dasha_lord", dashaLord)
    json.field("impact_scores", impactScores)
    bearing.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dashaLord: try fields.read("dasha_lord"), impactScores: try fields.read("impact_scores"), bearing: try DashaBearingAnswer(fields: fields))
  }
}
