// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 26b28835ba2f6e48. Text: 480f60b5280e469b

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

extension DashaCompleteAnswer {
  /// The periods of a life at an instant with what is to be said of them, from its fields.
  public init(dasha: DashaCompleteAnswer.Periods, currentPeriod: DashaCompleteAnswer.Current, impactAnalysis: DashaCompleteAnswer.Impact? = nil, planetaryKeywords: DashaCompleteAnswer.Keywords, natalSnapshot: DashaCompleteAnswer.Snapshot, transitions: DashaTransitionsAnswer? = nil, education: DashaEducationAnswer? = nil, birth: BirthAnswer, policy: DashaPolicyAnswer, disclaimer: String, _: Void = ()) {
    self.dasha = dasha; self.currentPeriod = currentPeriod; self.impactAnalysis = impactAnalysis; self.planetaryKeywords = planetaryKeywords; self.natalSnapshot = natalSnapshot; self.transitions = transitions; self.education = education; self.birth = birth; self.policy = policy; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("dasha", dasha)
    json.field("current_period", currentPeriod)
    json.field("impact_analysis", ifPresent: impactAnalysis)
    json.field("planetary_keywords", planetaryKeywords)
    json.field("natal_snapshot", natalSnapshot)
    json.field("transitions", ifPresent: transitions)
    json.field("education", ifPresent: education)
    json.field("birth", birth)
    policy.encodeFields(to: &json)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dasha: try fields.read("dasha"), currentPeriod: try fields.read("current_period"), impactAnalysis: try fields.readIfPresent("impact_analysis"), planetaryKeywords: try fields.read("planetary_keywords"), natalSnapshot: try fields.read("natal_snapshot"), transitions: try fields.readIfPresent("transitions"), education: try fields.readIfPresent("education"), birth: try fields.read("birth"), policy: try DashaPolicyAnswer(fields: fields), disclaimer: try fields.read("disclaimer"))
  }
}

extension DashaCompleteAnswer.Period {
  /// A period and its length, in the unit that fits the level, from its fields.
  public init(period: DashaPeriodAnswer, durationYears: Double? = nil, durationMonths: Double? = nil, durationDays: Double? = nil, _: Void = ()) {
    self.period = period; self.durationYears = durationYears; self.durationMonths = durationMonths; self.durationDays = durationDays
  }
  public func encodeFields(to json: inout JSONWriter) {
    period.encodeFields(to: &json)
    json.field("duration_years", ifPresent: durationYears, decimals: 4)
    json.field("duration_months", ifPresent: durationMonths, decimals: 4)
    json.field("duration_days", ifPresent: durationDays, decimals: 2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(period: try DashaPeriodAnswer(fields: fields), durationYears: try fields.readIfPresent("duration_years"), durationMonths: try fields.readIfPresent("duration_months"), durationDays: try fields.readIfPresent("duration_days"))
  }
}

extension DashaCompleteAnswer.Beginning {
  /// The first lord of the cycle, from its fields.
  public init(lord: GrahaName, balanceYears: Double, _: Void = ()) {
    self.lord = lord; self.balanceYears = balanceYears
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lord", lord)
    json.field("balance_years", balanceYears, decimals: 6)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lord: try fields.read("lord"), balanceYears: try fields.read("balance_years"))
  }
}

extension DashaCompleteAnswer.Periods {
  /// The periods that run, and those around them, from its fields.
  public init(birthDate: DateText, targetDate: DateText, startingDasha: DashaCompleteAnswer.Beginning, mahadasha: DashaCompleteAnswer.Period, antardasha: DashaCompleteAnswer.Period, pratyantardasha: DashaCompleteAnswer.Period, allAntardashas: [DashaCompleteAnswer.Period], allPratyantardashas: [DashaCompleteAnswer.Period], upcomingMahadashas: [DashaCompleteAnswer.Period], _: Void = ()) {
    self.birthDate = birthDate; self.targetDate = targetDate; self.startingDasha = startingDasha; self.mahadasha = mahadasha; self.antardasha = antardasha; self.pratyantardasha = pratyantardasha; self.allAntardashas = allAntardashas; self.allPratyantardashas = allPratyantardashas; self.upcomingMahadashas = upcomingMahadashas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birth_date", birthDate)
    json.field("target_date", targetDate)
    json.field("starting_dasha", startingDasha)
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
    json.field("pratyantardasha", pratyantardasha)
    json.field("all_antardashas", allAntardashas)
    json.field("all_pratyantardashas", allPratyantardashas)
    json.field("upcoming_mahadashas", upcomingMahadashas)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthDate: try fields.read("birth_date"), targetDate: try fields.read("target_date"), startingDasha: try fields.read("starting_dasha"), mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"), pratyantardasha: try fields.read("pratyantardasha"), allAntardashas: try fields.read("all_antardashas"), allPratyantardashas: try fields.read("all_pratyantardashas"), upcomingMahadashas: try fields.read("upcoming_mahadashas"))
  }
}

extension DashaCompleteAnswer.Current {
  /// The periods that run, in words, from its fields.
  public init(mahadasha: DashaCompleteAnswer.Period, antardasha: DashaCompleteAnswer.Period, pratyantardasha: DashaCompleteAnswer.Period, narrative: String, _: Void = ()) {
    self.mahadasha = mahadasha; self.antardasha = antardasha; self.pratyantardasha = pratyantardasha; self.narrative = narrative
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
    json.field("pratyantardasha", pratyantardasha)
    json.field("narrative", narrative)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"), pratyantardasha: try fields.read("pratyantardasha"), narrative: try fields.read("narrative"))
  }
}

extension DashaCompleteAnswer.Impact {
  /// How much the two lords have to say about four areas of life: how loud a voice is, not how kind, from its fields.
  public init(mahadashaImpact: DashaImpactAnswer, antardashaImpact: DashaImpactAnswer, combinedScores: ImpactScoresAnswer, method: String, _: Void = ()) {
    self.mahadashaImpact = mahadashaImpact; self.antardashaImpact = antardashaImpact; self.combinedScores = combinedScores; self.method = method
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha_impact", mahadashaImpact)
    json.field("antardasha_impact", antardashaImpact)
    json.field("combined_scores", combinedScores)
    json.field("method", method)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadashaImpact: try fields.read("mahadasha_impact"), antardashaImpact: try fields.read("antardasha_impact"), combinedScores: try fields.read("combined_scores"), method: try fields.read("method"))
  }
}

extension DashaCompleteAnswer.Keywords {
  /// What the two lords stand for, from its fields.
  public init(mahadasha: [String], antardasha: [String], _: Void = ()) {
    self.mahadasha = mahadasha; self.antardasha = antardasha
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"))
  }
}

extension DashaCompleteAnswer.Snapshot {
  /// The chart of the birth, from its fields.
  public init(lagna: RashiName? = nil, lagnaDegrees: LagnaAnswer? = nil, planets: JSONMap<GrahaPlaceAnswer>, _: Void = ()) {
    self.lagna = lagna; self.lagnaDegrees = lagnaDegrees; self.planets = planets
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lagna", lagna)
    json.field("lagnaDegrees", lagnaDegrees)
    json.field("planets", planets)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lagna: try fields.readIfPresent("lagna"), lagnaDegrees: try fields.readIfPresent("lagnaDegrees"), planets: try fields.read("planets"))
  }
}

extension DashaTransitionsAnswer {
  /// What comes after the running periods, and when, from its fields.
  public init(timing: DashaTransitionsAnswer.Timing, insights: DashaTransitionsAnswer.Insights? = nil, impactComparison: DashaTransitionsAnswer.Comparison? = nil, _: Void = ()) {
    self.timing = timing; self.insights = insights; self.impactComparison = impactComparison
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timing", timing)
    json.field("insights", ifPresent: insights)
    json.field("impact_comparison", ifPresent: impactComparison)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timing: try fields.read("timing"), insights: try fields.readIfPresent("insights"), impactComparison: try fields.readIfPresent("impact_comparison"))
  }
}

extension DashaTransitionsAnswer.Rest {
  /// How long a period runs still, from its fields.
  public init(currentLord: GrahaName, nextLord: GrahaName? = nil, endsOn: DateText, daysRemaining: Int, monthsRemaining: Double, yearsRemaining: Double, _: Void = ()) {
    self.currentLord = currentLord; self.nextLord = nextLord; self.endsOn = endsOn; self.daysRemaining = daysRemaining; self.monthsRemaining = monthsRemaining; self.yearsRemaining = yearsRemaining
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current_lord", currentLord)
    json.field("next_lord", nextLord)
    json.field("ends_on", endsOn)
    json.field("days_remaining", daysRemaining)
    json.field("months_remaining", monthsRemaining, decimals: 1)
    json.field("years_remaining", yearsRemaining, decimals: 2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(currentLord: try fields.read("current_lord"), nextLord: try fields.readIfPresent("next_lord"), endsOn: try fields.read("ends_on"), daysRemaining: try fields.read("days_remaining"), monthsRemaining: try fields.read("months_remaining"), yearsRemaining: try fields.read("years_remaining"))
  }
}

extension DashaTransitionsAnswer.Timing {
  /// The rest of the three periods that run, from its fields.
  public init(mahadasha: DashaTransitionsAnswer.Rest, antardasha: DashaTransitionsAnswer.Rest, pratyantardasha: DashaTransitionsAnswer.Rest, _: Void = ()) {
    self.mahadasha = mahadasha; self.antardasha = antardasha; self.pratyantardasha = pratyantardasha
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha", mahadasha)
    json.field("antardasha", antardasha)
    json.field("pratyantardasha", pratyantardasha)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadasha: try fields.read("mahadasha"), antardasha: try fields.read("antardasha"), pratyantardasha: try fields.read("pratyantardasha"))
  }
}

extension DashaTransitionsAnswer.Insights {
  /// What the change of lords means, from its fields.
  public init(currentLord: GrahaName, currentKeywords: [String], nextLord: GrahaName, nextKeywords: [String], daysUntil: Int, timeRemaining: String, preparationTips: [String], summary: String, _: Void = ()) {
    self.currentLord = currentLord; self.currentKeywords = currentKeywords; self.nextLord = nextLord; self.nextKeywords = nextKeywords; self.daysUntil = daysUntil; self.timeRemaining = timeRemaining; self.preparationTips = preparationTips; self.summary = summary
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current_lord", currentLord)
    json.field("current_keywords", currentKeywords)
    json.field("next_lord", nextLord)
    json.field("next_keywords", nextKeywords)
    json.field("days_until", daysUntil)
    json.field("time_remaining", timeRemaining)
    json.field("preparation_tips", preparationTips)
    json.field("summary", summary)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(currentLord: try fields.read("current_lord"), currentKeywords: try fields.read("current_keywords"), nextLord: try fields.read("next_lord"), nextKeywords: try fields.read("next_keywords"), daysUntil: try fields.read("days_until"), timeRemaining: try fields.read("time_remaining"), preparationTips: try fields.read("preparation_tips"), summary: try fields.read("summary"))
  }
}

extension DashaTransitionsAnswer.Comparison {
  /// The lord that runs and the one that follows, from its fields.
  public init(current: ComparedLordAnswer, next: ComparedLordAnswer, deltas: ImpactScoresAnswer, majorShifts: [String], transitionSummary: String, _: Void = ()) {
    self.current = current; self.next = next; self.deltas = deltas; self.majorShifts = majorShifts; self.transitionSummary = transitionSummary
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current", current)
    json.field("next", next)
    json.field("deltas", deltas)
    json.field("major_shifts", majorShifts)
    json.field("transition_summary", transitionSummary)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(current: try fields.read("current"), next: try fields.read("next"), deltas: try fields.read("deltas"), majorShifts: try fields.read("major_shifts"), transitionSummary: try fields.read("transition_summary"))
  }
}

extension DashaEducationAnswer {
  /// What tradition makes of the running periods, and how their dates are found, from its fields.
  public init(mahadashaGuide: DashaEducationAnswer.Guide, antardashaGuide: DashaEducationAnswer.Guide, calculationExplanation: DashaEducationAnswer.Explanation, _: Void = ()) {
    self.mahadashaGuide = mahadashaGuide; self.antardashaGuide = antardashaGuide; self.calculationExplanation = calculationExplanation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mahadasha_guide", mahadashaGuide)
    json.field("antardasha_guide", antardashaGuide)
    json.field("calculation_explanation", calculationExplanation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mahadashaGuide: try fields.read("mahadasha_guide"), antardashaGuide: try fields.read("antardasha_guide"), calculationExplanation: try fields.read("calculation_explanation"))
  }
}

extension DashaEducationAnswer.Guide {
  /// What tradition makes of a lord, from its fields.
  public init(title: String, level: String, lord: GrahaName, duration: String, overview: String, advice: String, keywords: [String], opportunities: [String], challenges: [String], typicalExperiences: [String], _: Void = ()) {
    self.title = title; self.level = level; self.lord = lord; self.duration = duration; self.overview = overview; self.advice = advice; self.keywords = keywords; self.opportunities = opportunities; self.challenges = challenges; self.typicalExperiences = typicalExperiences
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("title", title)
    json.field("level", level)
    json.field("lord", lord)
    json.field("duration", duration)
    json.field("overview", overview)
    json.field("advice", advice)
    json.field("keywords", keywords)
    json.field("opportunities", opportunities)
    json.field("challenges", challenges)
    json.field("typical_experiences", typicalExperiences)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(title: try fields.read("title"), level: try fields.read("level"), lord: try fields.read("lord"), duration: try fields.read("duration"), overview: try fields.read("overview"), advice: try fields.read("advice"), keywords: try fields.read("keywords"), opportunities: try fields.read("opportunities"), challenges: try fields.read("challenges"), typicalExperiences: try fields.read("typical_experiences"))
  }
}

extension DashaEducationAnswer.Step {
  /// A step of the calculation, from its fields.
  public init(step: Int, title: String, description: String, _: Void = ()) {
    self.step = step; self.title = title; self.description = description
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("step", step)
    json.field("title", title)
    json.field("description", description)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(step: try fields.read("step"), title: try fields.read("title"), description: try fields.read("description"))
  }
}

extension DashaEducationAnswer.Explanation {
  /// How the dates are found, from its fields.
  public init(title: String, moonLongitude: Double, nakshatra: String, nakshatraLord: GrahaName, balanceYears: Double, steps: [DashaEducationAnswer.Step], _: Void = ()) {
    self.title = title; self.moonLongitude = moonLongitude; self.nakshatra = nakshatra; self.nakshatraLord = nakshatraLord; self.balanceYears = balanceYears; self.steps = steps
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("title", title)
    json.field("moon_longitude", moonLongitude)
    json.field("nakshatra", nakshatra)
    json.field("nakshatra_lord", nakshatraLord)
    json.field("balance_years", balanceYears, decimals: 6)
    json.field("steps", steps)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(title: try fields.read("title"), moonLongitude: try fields.read("moon_longitude"), nakshatra: try fields.read("nakshatra"), nakshatraLord: try fields.read("nakshatra_lord"), balanceYears: try fields.read("balance_years"), steps: try fields.read("steps"))
  }
}

extension PanchangDayAnswer {
  /// The five limbs of a day at a place, with the clocks of the place, from its fields.
  public init(date: DateText, timezone: String, ayanamsa: AyanamsaName, vara: PanchangDayAnswer.Vara, sunrise: InstantText? = nil, sunset: InstantText? = nil, nextSunrise: InstantText? = nil, tithis: [PanchangDayAnswer.Limb], nakshatras: [PanchangDayAnswer.Limb], yogas: [PanchangDayAnswer.Limb], karanas: [PanchangDayAnswer.Limb], warnings: [WarningAnswer], _: Void = ()) {
    self.date = date; self.timezone = timezone; self.ayanamsa = ayanamsa; self.vara = vara; self.sunrise = sunrise; self.sunset = sunset; self.nextSunrise = nextSunrise; self.tithis = tithis; self.nakshatras = nakshatras; self.yogas = yogas; self.karanas = karanas; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("ayanamsa", ayanamsa)
    json.field("vara", vara)
    json.field("sunrise", sunrise)
    json.field("sunset", sunset)
    json.field("nextSunrise", nextSunrise)
    json.field("tithis", tithis)
    json.field("nakshatras", nakshatras)
    json.field("yogas", yogas)
    json.field("karanas", karanas)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), ayanamsa: try fields.read("ayanamsa"), vara: try fields.read("vara"), sunrise: try fields.readIfPresent("sunrise"), sunset: try fields.readIfPresent("sunset"), nextSunrise: try fields.readIfPresent("nextSunrise"), tithis: try fields.read("tithis"), nakshatras: try fields.read("nakshatras"), yogas: try fields.read("yogas"), karanas: try fields.read("karanas"), warnings: try fields.read("warnings"))
  }
}

extension PanchangDayAnswer.Vara {
  /// The weekday, from its fields.
  public init(name: String, lord: GrahaName, _: Void = ()) {
    self.name = name; self.lord = lord
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("lord", lord)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), lord: try fields.read("lord"))
  }
}

extension PanchangDayAnswer.Limb {
  /// A limb with its beginning and its end, from its fields.
  public init(name: String, number: Int, paksha: String? = nil, lord: GrahaName? = nil, start: InstantText, end: InstantText, _: Void = ()) {
    self.name = name; self.number = number; self.paksha = paksha; self.lord = lord; self.start = start; self.end = end
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("number", number)
    json.field("paksha", ifPresent: paksha)
    json.field("lord", ifPresent: lord)
    json.field("start", start)
    json.field("end", end)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), number: try fields.read("number"), paksha: try fields.readIfPresent("paksha"), lord: try fields.readIfPresent("lord"), start: try fields.read("start"), end: try fields.read("end"))
  }
}

extension MuhuratAnswer {
  /// The muhurats of a day with its five limbs, from its fields.
  public init(date: DateText, timezone: String, muhurats: [MuhuratAnswer.Muhurat], choghadiya: [MuhuratAnswer.Choghadiya]? = nil, panchang: MuhuratAnswer.Limbs, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.date = date; self.timezone = timezone; self.muhurats = muhurats; self.choghadiya = choghadiya; self.panchang = panchang; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("muhurats", muhurats)
    json.field("choghadiya", ifPresent: choghadiya)
    json.field("panchang", panchang)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), muhurats: try fields.read("muhurats"), choghadiya: try fields.readIfPresent("choghadiya"), panchang: try fields.read("panchang"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension MuhuratAnswer.Muhurat {
  /// A stretch of the day and what it is held to be good for, from its fields.
  public init(id: String, name: String, startTime: InstantText, endTime: InstantText, isAuspicious: Bool, quality: String, description: String, suitable: [String], avoid: [String], _: Void = ()) {
    self.id = id; self.name = name; self.startTime = startTime; self.endTime = endTime; self.isAuspicious = isAuspicious; self.quality = quality; self.description = description; self.suitable = suitable; self.avoid = avoid
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("startTime", startTime)
    json.field("endTime", endTime)
    json.field("isAuspicious", isAuspicious)
    json.field("quality", quality)
    json.field("description", description)
    json.field("suitable", suitable)
    json.field("avoid", avoid)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), startTime: try fields.read("startTime"), endTime: try fields.read("endTime"), isAuspicious: try fields.read("isAuspicious"), quality: try fields.read("quality"), description: try fields.read("description"), suitable: try fields.read("suitable"), avoid: try fields.read("avoid"))
  }
}

extension MuhuratAnswer.Choghadiya {
  /// An eighth of the day or of the night, from its fields.
  public init(name: String, lord: GrahaName, startTime: InstantText, endTime: InstantText, isAuspicious: Bool, isByDay: Bool, description: String, _: Void = ()) {
    self.name = name; self.lord = lord; self.startTime = startTime; self.endTime = endTime; self.isAuspicious = isAuspicious; self.isByDay = isByDay; self.description = description
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("lord", lord)
    json.field("startTime", startTime)
    json.field("endTime", endTime)
    json.field("isAuspicious", isAuspicious)
    json.field("isByDay", isByDay)
    json.field("description", description)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), lord: try fields.read("lord"), startTime: try fields.read("startTime"), endTime: try fields.read("endTime"), isAuspicious: try fields.read("isAuspicious"), isByDay: try fields.read("isByDay"), description: try fields.read("description"))
  }
}

extension MuhuratAnswer.Limbs {
  /// What runs at sunrise, and until when, from its fields.
  public init(tithi: String, nakshatra: String, yoga: String, karana: String, sunrise: InstantText? = nil, sunset: InstantText? = nil, vara: String, until: MuhuratAnswer.Limbs.Ends, _: Void = ()) {
    self.tithi = tithi; self.nakshatra = nakshatra; self.yoga = yoga; self.karana = karana; self.sunrise = sunrise; self.sunset = sunset; self.vara = vara; self.until = until
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("tithi", tithi)
    json.field("nakshatra", nakshatra)
    json.field("yoga", yoga)
    json.field("karana", karana)
    json.field("sunrise", sunrise)
    json.field("sunset", sunset)
    json.field("vara", vara)
    json.field("until", until)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(tithi: try fields.read("tithi"), nakshatra: try fields.read("nakshatra"), yoga: try fields.read("yoga"), karana: try fields.read("karana"), sunrise: try fields.readIfPresent("sunrise"), sunset: try fields.readIfPresent("sunset"), vara: try fields.read("vara"), until: try fields.read("until"))
  }
}

extension MuhuratAnswer.Limbs.Ends {
  /// When the limbs of sunrise end, from its fields.
  public init(tithi: InstantText, nakshatra: InstantText, yoga: InstantText, karana: InstantText, _: Void = ()) {
    self.tithi = tithi; self.nakshatra = nakshatra; self.yoga = yoga; self.karana = karana
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("tithi", tithi)
    json.field("nakshatra", nakshatra)
    json.field("yoga", yoga)
    json.field("karana", karana)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(tithi: try fields.read("tithi"), nakshatra: try fields.read("nakshatra"), yoga: try fields.read("yoga"), karana: try fields.read("karana"))
  }
}

extension ManglikAnswer {
  /// Mars in the houses from three places, from its fields.
  public init(houseFromLagna: Int? = nil, houseFromMoon: Int? = nil, houseFromVenus: Int, fromLagna: Bool? = nil, fromMoon: Bool? = nil, fromVenus: Bool, strength: Int, label: String, houses: String, note: String, _: Void = ()) {
    self.houseFromLagna = houseFromLagna; self.houseFromMoon = houseFromMoon; self.houseFromVenus = houseFromVenus; self.fromLagna = fromLagna; self.fromMoon = fromMoon; self.fromVenus = fromVenus; self.strength = strength; self.label = label; self.houses = houses; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("houseFromLagna", houseFromLagna)
    json.field("houseFromMoon", houseFromMoon)
    json.field("houseFromVenus", houseFromVenus)
    json.field("fromLagna", fromLagna)
    json.field("fromMoon", fromMoon)
    json.field("fromVenus", fromVenus)
    json.field("strength", strength)
    json.field("label", label)
    json.field("houses", houses)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(houseFromLagna: try fields.readIfPresent("houseFromLagna"), houseFromMoon: try fields.readIfPresent("houseFromMoon"), houseFromVenus: try fields.read("houseFromVenus"), fromLagna: try fields.readIfPresent("fromLagna"), fromMoon: try fields.readIfPresent("fromMoon"), fromVenus: try fields.read("fromVenus"), strength: try fields.read("strength"), label: try fields.read("label"), houses: try fields.read("houses"), note: try fields.read("note"))
  }
}

extension DoshaAnswer {
  /// The doshas of a chart, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, manglik: ManglikAnswer, kalaSarpa: DoshaAnswer.KalaSarpa, sadeSati: DoshaAnswer.SadeSati, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.manglik = manglik; self.kalaSarpa = kalaSarpa; self.sadeSati = sadeSati; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("manglik", manglik)
    json.field("kalaSarpa", kalaSarpa)
    json.field("sadeSati", sadeSati)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), manglik: try fields.read("manglik"), kalaSarpa: try fields.read("kalaSarpa"), sadeSati: try fields.read("sadeSati"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension DoshaAnswer.KalaSarpa {
  /// Whether all grahas are on one side of the nodes, from its fields.
  public init(present: Bool, half: String? = nil, name: String? = nil, rahuHouse: Int? = nil, note: String, _: Void = ()) {
    self.present = present; self.half = half; self.name = name; self.rahuHouse = rahuHouse; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("present", present)
    json.field("half", half)
    json.field("name", name)
    json.field("rahuHouse", rahuHouse)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(present: try fields.read("present"), half: try fields.readIfPresent("half"), name: try fields.readIfPresent("name"), rahuHouse: try fields.readIfPresent("rahuHouse"), note: try fields.read("note"))
  }
}

extension DoshaAnswer.SadeSati {
  /// Saturn about the sign of the Moon, from its fields.
  public init(moonSign: RashiName? = nil, moonSigns: [RashiName], spans: [DoshaAnswer.SadeSati.Span], note: String, _: Void = ()) {
    self.moonSign = moonSign; self.moonSigns = moonSigns; self.spans = spans; self.note = note
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("moonSign", moonSign)
    json.field("moonSigns", moonSigns)
    json.field("spans", spans)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(moonSign: try fields.readIfPresent("moonSign"), moonSigns: try fields.read("moonSigns"), spans: try fields.read("spans"), note: try fields.read("note"))
  }
}

extension DoshaAnswer.SadeSati.Span {
  /// A stay of Saturn in one of the three signs; a sign entered twice is told twice, from its fields.
  public init(moonSign: RashiName, phase: String, start: DateText, end: DateText, entersRetrograde: Bool, _: Void = ()) {
    self.moonSign = moonSign; self.phase = phase; self.start = start; self.end = end; self.entersRetrograde = entersRetrograde
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("moonSign", moonSign)
    json.field("phase", phase)
    json.field("start", start)
    json.field("end", end)
    json.field("entersRetrograde", entersRetrograde)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(moonSign: try fields.read("moonSign"), phase: try fields.read("phase"), start: try fields.read("start"), end: try fields.read("end"), entersRetrograde: try fields.read("entersRetrograde"))
  }
}

extension ShadbalaAnswer {
  /// The six-fold strength of the grahas and of the houses, in virupas; 60 virupas are a rupa, from its fields.
  public init(grahas: [ShadbalaAnswer.Strength], ranking: [GrahaName], wars: [ShadbalaAnswer.War], houses: [ShadbalaAnswer.House], time: ShadbalaAnswer.Time, _: Void = ()) {
    self.grahas = grahas; self.ranking = ranking; self.wars = wars; self.houses = houses; self.time = time
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("grahas", grahas)
    json.field("ranking", ranking)
    json.field("wars", wars)
    json.field("houses", houses)
    json.field("time", time)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(grahas: try fields.read("grahas"), ranking: try fields.read("ranking"), wars: try fields.read("wars"), houses: try fields.read("houses"), time: try fields.read("time"))
  }
}

extension ShadbalaAnswer.Sthana {
  /// The strength of position, from its fields.
  public init(uchcha: Double, saptavargaja: Double, ojhayugma: Double, kendradi: Double, drekkana: Double, total: Double, _: Void = ()) {
    self.uchcha = uchcha; self.saptavargaja = saptavargaja; self.ojhayugma = ojhayugma; self.kendradi = kendradi; self.drekkana = drekkana; self.total = total
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("uchcha", uchcha, decimals: 4)
    json.field("saptavargaja", saptavargaja, decimals: 4)
    json.field("ojhayugma", ojhayugma, decimals: 4)
    json.field("kendradi", kendradi, decimals: 4)
    json.field("drekkana", drekkana, decimals: 4)
    json.field("total", total, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(uchcha: try fields.read("uchcha"), saptavargaja: try fields.read("saptavargaja"), ojhayugma: try fields.read("ojhayugma"), kendradi: try fields.read("kendradi"), drekkana: try fields.read("drekkana"), total: try fields.read("total"))
  }
}

extension ShadbalaAnswer.Kala {
  /// The strength of time, from its fields.
  public init(nathonnatha: Double, paksha: Double, tribhaga: Double, abda: Double, masa: Double, vara: Double, hora: Double, ayana: Double, yuddha: Double, total: Double, _: Void = ()) {
    self.nathonnatha = nathonnatha; self.paksha = paksha; self.tribhaga = tribhaga; self.abda = abda; self.masa = masa; self.vara = vara; self.hora = hora; self.ayana = ayana; self.yuddha = yuddha; self.total = total
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("nathonnatha", nathonnatha, decimals: 4)
    json.field("paksha", paksha, decimals: 4)
    json.field("tribhaga", tribhaga, decimals: 4)
    json.field("abda", abda, decimals: 4)
    json.field("masa", masa, decimals: 4)
    json.field("vara", vara, decimals: 4)
    json.field("hora", hora, decimals: 4)
    json.field("ayana", ayana, decimals: 4)
    json.field("yuddha", yuddha, decimals: 4)
    json.field("total", total, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(nathonnatha: try fields.read("nathonnatha"), paksha: try fields.read("paksha"), tribhaga: try fields.read("tribhaga"), abda: try fields.read("abda"), masa: try fields.read("masa"), vara: try fields.read("vara"), hora: try fields.read("hora"), ayana: try fields.read("ayana"), yuddha: try fields.read("yuddha"), total: try fields.read("total"))
  }
}

extension ShadbalaAnswer.Strength {
  /// The strengths of a graha with their parts, the sum, and what is enough, from its fields.
  public init(graha: String, planet: GrahaName, sthana: ShadbalaAnswer.Sthana, dig: Double, kala: ShadbalaAnswer.Kala, cheshta: Double, naisargika: Double, drik: Double, virupas: Double, rupas: Double, requiredRupas: Double, ratio: Double, sufficient: Bool, ishta: Double, kashta: Double, _: Void = ()) {
    self.graha = graha; self.planet = planet; self.sthana = sthana; self.dig = dig; self.kala = kala; self.cheshta = cheshta; self.naisargika = naisargika; self.drik = drik; self.virupas = virupas; self.rupas = rupas; self.requiredRupas = requiredRupas; self.ratio = ratio; self.sufficient = sufficient; self.ishta = ishta; self.kashta = kashta
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("graha", graha)
    json.field("planet", planet)
    json.field("sthana", sthana)
    json.field("dig", dig, decimals: 4)
    json.field("kala", kala)
    json.field("cheshta", cheshta, decimals: 4)
    json.field("naisargika", naisargika, decimals: 4)
    json.field("drik", drik, decimals: 4)
    json.field("virupas", virupas, decimals: 4)
    json.field("rupas", rupas, decimals: 4)
    json.field("requiredRupas", requiredRupas, decimals: 4)
    json.field("ratio", ratio, decimals: 4)
    json.field("sufficient", sufficient)
    json.field("ishta", ishta, decimals: 4)
    json.field("kashta", kashta, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(graha: try fields.read("graha"), planet: try fields.read("planet"), sthana: try fields.read("sthana"), dig: try fields.read("dig"), kala: try fields.read("kala"), cheshta: try fields.read("cheshta"), naisargika: try fields.read("naisargika"), drik: try fields.read("drik"), virupas: try fields.read("virupas"), rupas: try fields.read("rupas"), requiredRupas: try fields.read("requiredRupas"), ratio: try fields.read("ratio"), sufficient: try fields.read("sufficient"), ishta: try fields.read("ishta"), kashta: try fields.read("kashta"))
  }
}

extension ShadbalaAnswer.War {
  /// A war of two planets within a degree, from its fields.
  public init(victor: GrahaName, loser: GrahaName, virupas: Double, _: Void = ()) {
    self.victor = victor; self.loser = loser; self.virupas = virupas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("victor", victor)
    json.field("loser", loser)
    json.field("virupas", virupas, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(victor: try fields.read("victor"), loser: try fields.read("loser"), virupas: try fields.read("virupas"))
  }
}

extension ShadbalaAnswer.House {
  /// The strength of a house, from its fields.
  public init(house: Int, lord: GrahaName, graha: String, adhipati: Double, dig: Double, drishti: Double, virupas: Double, rupas: Double, _: Void = ()) {
    self.house = house; self.lord = lord; self.graha = graha; self.adhipati = adhipati; self.dig = dig; self.drishti = drishti; self.virupas = virupas; self.rupas = rupas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("house", house)
    json.field("lord", lord)
    json.field("graha", graha)
    json.field("adhipati", adhipati, decimals: 4)
    json.field("dig", dig, decimals: 4)
    json.field("drishti", drishti, decimals: 4)
    json.field("virupas", virupas, decimals: 4)
    json.field("rupas", rupas, decimals: 4)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(house: try fields.read("house"), lord: try fields.read("lord"), graha: try fields.read("graha"), adhipati: try fields.read("adhipati"), dig: try fields.read("dig"), drishti: try fields.read("drishti"), virupas: try fields.read("virupas"), rupas: try fields.read("rupas"))
  }
}

extension ShadbalaAnswer.Time {
  /// Day or night, and the lords of the time, from its fields.
  public init(day: Bool, yearLord: GrahaName, monthLord: GrahaName, dayLord: GrahaName, hourLord: GrahaName, sunRises: Bool, _: Void = ()) {
    self.day = day; self.yearLord = yearLord; self.monthLord = monthLord; self.dayLord = dayLord; self.hourLord = hourLord; self.sunRises = sunRises
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("day", day)
    json.field("yearLord", yearLord)
    json.field("monthLord", monthLord)
    json.field("dayLord", dayLord)
    json.field("hourLord", hourLord)
    json.field("sunRises", sunRises)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(day: try fields.read("day"), yearLord: try fields.read("yearLord"), monthLord: try fields.read("monthLord"), dayLord: try fields.read("dayLord"), hourLord: try fields.read("hourLord"), sunRises: try fields.read("sunRises"))
  }
}

extension BirthStrengthsAnswer {
  /// The strengths of a birth, and how it was read, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, policy: String, shadbala: ShadbalaAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.policy = policy; self.shadbala = shadbala; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("policy", policy)
    json.field("shadbala", shadbala)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), policy: try fields.read("policy"), shadbala: try fields.read("shadbala"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension YogaAnswer {
  /// The yogas of a chart: what makes each, in words and as data, from its fields.
  public init(lagnaKnown: Bool, yogas: [YogaAnswer.Yoga], _: Void = ()) {
    self.lagnaKnown = lagnaKnown; self.yogas = yogas
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lagnaKnown", lagnaKnown)
    json.field("yogas", yogas)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lagnaKnown: try fields.read("lagnaKnown"), yogas: try fields.read("yogas"))
  }
}

extension YogaAnswer.Condition {
  /// What fired, from its fields.
  public init(rule: String, countedFrom: String, grahas: [YogaAnswer.Condition.Member], houses: [Int], rashis: [RashiName], _: Void = ()) {
    self.rule = rule; self.countedFrom = countedFrom; self.grahas = grahas; self.houses = houses; self.rashis = rashis
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("rule", rule)
    json.field("countedFrom", countedFrom)
    json.field("grahas", grahas)
    json.field("houses", houses)
    json.field("rashis", rashis)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(rule: try fields.read("rule"), countedFrom: try fields.read("countedFrom"), grahas: try fields.read("grahas"), houses: try fields.read("houses"), rashis: try fields.read("rashis"))
  }
}

extension YogaAnswer.Condition.Member {
  /// A graha that takes part, from its fields.
  public init(graha: String, planet: GrahaName, rashi: RashiName, house: Int? = nil, rules: [Int], _: Void = ()) {
    self.graha = graha; self.planet = planet; self.rashi = rashi; self.house = house; self.rules = rules
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("graha", graha)
    json.field("planet", planet)
    json.field("rashi", rashi)
    json.field("house", house)
    json.field("rules", rules)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(graha: try fields.read("graha"), planet: try fields.read("planet"), rashi: try fields.read("rashi"), house: try fields.readIfPresent("house"), rules: try fields.read("rules"))
  }
}

extension YogaAnswer.Cancellation {
  /// Why many texts hold it to be lifted, from its fields.
  public init(reason: String, graha: String? = nil, planet: GrahaName? = nil, _: Void = ()) {
    self.reason = reason; self.graha = graha; self.planet = planet
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("reason", reason)
    json.field("graha", graha)
    json.field("planet", planet)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(reason: try fields.read("reason"), graha: try fields.readIfPresent("graha"), planet: try fields.readIfPresent("planet"))
  }
}

extension YogaAnswer.Source {
  /// Where it is told, from its fields.
  public init(text: String, chapter: Int? = nil, number: Int? = nil, _: Void = ()) {
    self.text = text; self.chapter = chapter; self.number = number
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("chapter", ifPresent: chapter)
    json.field("number", ifPresent: number)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), chapter: try fields.readIfPresent("chapter"), number: try fields.readIfPresent("number"))
  }
}

extension YogaAnswer.Yoga {
  /// One of them, from its fields.
  public init(id: String, name: String, group: String, meaning: String, because: String, relief: String? = nil, condition: YogaAnswer.Condition, cancelled: Bool, cancellations: [YogaAnswer.Cancellation], sources: [YogaAnswer.Source], _: Void = ()) {
    self.id = id; self.name = name; self.group = group; self.meaning = meaning; self.because = because; self.relief = relief; self.condition = condition; self.cancelled = cancelled; self.cancellations = cancellations; self.sources = sources
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("group", group)
    json.field("meaning", meaning)
    json.field("because", because)
    json.field("relief", relief)
    json.field("condition", condition)
    json.field("cancelled", cancelled)
    json.field("cancellations", cancellations)
    json.field("sources", sources)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), group: try fields.read("group"), meaning: try fields.read("meaning"), because: try fields.read("because"), relief: try fields.readIfPresent("relief"), condition: try fields.read("condition"), cancelled: try fields.read("cancelled"), cancellations: try fields.read("cancellations"), sources: try fields.read("sources"))
  }
}

extension BirthYogasAnswer {
  /// The yogas of a birth, and how it was read, from its fields.
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, findings: YogaAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.asked = asked; self.ayanamsa = ayanamsa; self.findings = findings; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("ayanamsa", ayanamsa)
    json.field("findings", findings)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), ayanamsa: try fields.read("ayanamsa"), findings: try fields.read("findings"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

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
  public init(sign: RashiName? = nil, zodiacSign: SignName? = nil, degree: Double? = nil, longitude: Double? = nil, wholeDegree: Int? = nil, minute: Int? = nil, second: Int? = nil, nakshatra: String? = nil, nakshatraLord: GrahaName? = nil, pada: Int? = nil, retrograde: Bool, house: Int? = nil, _: Void = ()) {
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
    self.init(sign: try fields.readIfPresent("sign"), zodiacSign: try fields.readIfPresent("zodiacSign"), degree: try fields.readIfPresent("degree"), longitude: try fields.readIfPresent("longitude"), wholeDegree: try fields.readIfPresent("wholeDegree"), minute: try fields.readIfPresent("minute"), second: try fields.readIfPresent("second"), nakshatra: try fields.readIfPresent("nakshatra"), nakshatraLord: try fields.readIfPresent("nakshatraLord"), pada: try fields.readIfPresent("pada"), retrograde: try fields.read("retrograde"), house: try fields.readIfPresent("house"))
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
  public init(asked: AskedBirthAnswer, ayanamsa: AyanamsaName, ayanamsaDegrees: Double, lagna: LagnaAnswer? = nil, positions: JSONMap<GrahaPositionAnswer>, moonRange: MoonOfDayAnswer? = nil, houses: JSONMap<RashiHouseAnswer>? = nil, vargas: JSONMap<VargaAnswer>, svg: String, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
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

extension VedicFigureRequest {
  /// The body of `astrology/vedic/chart` and its sisters: a birth or a kept chart, whose ayanamsa holds unless another is asked for, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, vargas: [String]? = nil, manglikHouses: String? = nil, from: String? = nil, to: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.vargas = vargas; self.manglikHouses = manglikHouses; self.from = from; self.to = to
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("vargas", ifPresent: vargas)
    json.field("manglikHouses", ifPresent: manglikHouses)
    json.field("from", ifPresent: from)
    json.field("to", ifPresent: to)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), vargas: try fields.readIfPresent("vargas"), manglikHouses: try fields.readIfPresent("manglikHouses"), from: try fields.readIfPresent("from"), to: try fields.readIfPresent("to"))
  }
}

extension StrengthRequest {
  /// The body of `astrology/vedic/shadbala`: a birth or a kept chart, and whose procedure is followed, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, policy: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.policy = policy
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("policy", ifPresent: policy)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), policy: try fields.readIfPresent("policy"))
  }
}

extension DashaCompleteRequest {
  /// The body of `astrology/dashas/complete`: a birth or a kept chart, and a day, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, targetDate: DateText? = nil, targetTime: String? = nil, includeTransitions: Bool? = nil, includeEducation: Bool? = nil, system: DashaSystemName? = nil, yearLength: YearLengthName? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.targetDate = targetDate; self.targetTime = targetTime; self.includeTransitions = includeTransitions; self.includeEducation = includeEducation; self.system = system; self.yearLength = yearLength
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("targetDate", ifPresent: targetDate)
    json.field("targetTime", ifPresent: targetTime)
    json.field("includeTransitions", ifPresent: includeTransitions)
    json.field("includeEducation", ifPresent: includeEducation)
    json.field("system", ifPresent: system)
    json.field("yearLength", ifPresent: yearLength)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), targetDate: try fields.readIfPresent("targetDate"), targetTime: try fields.readIfPresent("targetTime"), includeTransitions: try fields.readIfPresent("includeTransitions"), includeEducation: try fields.readIfPresent("includeEducation"), system: try fields.readIfPresent("system"), yearLength: try fields.readIfPresent("yearLength"))
  }
}

extension DashasQuery {
  /// A birth, and a day whose periods are asked for, from its fields.
  public init(birthDate: DateText, birthTime: String, timezone: String? = nil, place: PlaceQuery = PlaceQuery(()), fold: FoldName? = nil, targetDate: DateText, targetTime: String? = nil, includeBoundaries: Bool? = nil, debug: Bool? = nil, ayanamsa: AyanamsaName? = nil, yearLength: YearLengthName? = nil, system: DashaSystemName? = nil, _: Void = ()) {
    self.birthDate = birthDate; self.birthTime = birthTime; self.timezone = timezone; self.place = place; self.fold = fold; self.targetDate = targetDate; self.targetTime = targetTime; self.includeBoundaries = includeBoundaries; self.debug = debug; self.ayanamsa = ayanamsa; self.yearLength = yearLength; self.system = system
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("birth_date", "\(birthDate)"))
    items.append(("birth_time", "\(birthTime)"))
    if let timezone { items.append(("timezone", "\(timezone)")) }
    items += place.items
    if let fold { items.append(("fold", "\(fold)")) }
    items.append(("target_date", "\(targetDate)"))
    if let targetTime { items.append(("target_time", "\(targetTime)")) }
    if let includeBoundaries { items.append(("include_boundaries", "\(includeBoundaries)")) }
    if let debug { items.append(("debug", "\(debug)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    if let yearLength { items.append(("year_length", "\(yearLength)")) }
    if let system { items.append(("system", "\(system)")) }
    return items
  }
}

extension PanchangQuery {
  /// A day at a place, from its fields.
  public init(date: DateText? = nil, lat: Double, lon: Double, tz: String? = nil, ayanamsa: AyanamsaName? = nil, _: Void = ()) {
    self.date = date; self.lat = lat; self.lon = lon; self.tz = tz; self.ayanamsa = ayanamsa
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    items.append(("lat", "\(lat)"))
    items.append(("lon", "\(lon)"))
    if let tz { items.append(("tz", "\(tz)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    return items
  }
}

extension MuhuratsQuery {
  /// A day at a place, and what to tell of it, from its fields.
  public init(date: DateText? = nil, lat: Double? = nil, lon: Double? = nil, tz: String? = nil, ayanamsa: AyanamsaName? = nil, include: String? = nil, _: Void = ()) {
    self.date = date; self.lat = lat; self.lon = lon; self.tz = tz; self.ayanamsa = ayanamsa; self.include = include
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let date { items.append(("date", "\(date)")) }
    if let lat { items.append(("lat", "\(lat)")) }
    if let lon { items.append(("lon", "\(lon)")) }
    if let tz { items.append(("tz", "\(tz)")) }
    if let ayanamsa { items.append(("ayanamsa", "\(ayanamsa)")) }
    if let include { items.append(("include", "\(include)")) }
    return items
  }
}
