// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Vedic. Sources: 8411ea6a3137bcd5. Text: ebed1bc8a90722a6

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
