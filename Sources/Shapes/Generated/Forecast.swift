// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Forecast. Sources: 5ca6b67a96da8b24. Text: 5581fd5f0ea3d911

extension TimelineRequest {
  /// A birth, and the months that are asked about, from its fields.
  public init(birthData: BirthData, startDate: DateText? = nil, endDate: DateText? = nil, _: Void = ()) {
    self.birthData = birthData; self.startDate = startDate; self.endDate = endDate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birth_data", birthData)
    json.field("start_date", ifPresent: startDate)
    json.field("end_date", ifPresent: endDate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.read("birth_data"), startDate: try fields.readIfPresent("start_date"), endDate: try fields.readIfPresent("end_date"))
  }
}

extension PeaksQuery {
  /// A birth, and how far ahead to look, from its fields.
  public init(birthDate: DateText, birthTime: String? = nil, timezone: String? = nil, lat: Double, lon: Double, lookaheadMonths: Int? = nil, _: Void = ()) {
    self.birthDate = birthDate; self.birthTime = birthTime; self.timezone = timezone; self.lat = lat; self.lon = lon; self.lookaheadMonths = lookaheadMonths
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    items.append(("birth_date", "\(birthDate)"))
    if let birthTime { items.append(("birth_time", "\(birthTime)")) }
    if let timezone { items.append(("timezone", "\(timezone)")) }
    items.append(("lat", "\(lat)"))
    items.append(("lon", "\(lon)"))
    if let lookaheadMonths { items.append(("lookahead_months", "\(lookaheadMonths)")) }
    return items
  }
}

extension ForecastMonthAnswer {
  /// A month ahead, by the weightiest exact contact of the moving sky to the birth chart, from its fields.
  public init(month: String, primaryTheme: String, secondaryTheme: String? = nil, headline: String, doAction: String, avoidAction: String, triggerSummary: String, eventClass: String, probabilityBand: String, keyDates: [DateText], triggers: [ForecastTriggerAnswer], _: Void = ()) {
    self.month = month; self.primaryTheme = primaryTheme; self.secondaryTheme = secondaryTheme; self.headline = headline; self.doAction = doAction; self.avoidAction = avoidAction; self.triggerSummary = triggerSummary; self.eventClass = eventClass; self.probabilityBand = probabilityBand; self.keyDates = keyDates; self.triggers = triggers
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("month", month)
    json.field("primary_theme", primaryTheme)
    json.field("secondary_theme", ifPresent: secondaryTheme)
    json.field("headline", headline)
    json.field("do_action", doAction)
    json.field("avoid_action", avoidAction)
    json.field("trigger_summary", triggerSummary)
    json.field("event_class", eventClass)
    json.field("probability_band", probabilityBand)
    json.field("key_dates", keyDates)
    json.field("triggers", triggers)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(month: try fields.read("month"), primaryTheme: try fields.read("primary_theme"), secondaryTheme: try fields.readIfPresent("secondary_theme"), headline: try fields.read("headline"), doAction: try fields.read("do_action"), avoidAction: try fields.read("avoid_action"), triggerSummary: try fields.read("trigger_summary"), eventClass: try fields.read("event_class"), probabilityBand: try fields.read("probability_band"), keyDates: try fields.read("key_dates"), triggers: try fields.read("triggers"))
  }
}

extension ForecastTriggerAnswer {
  /// An exact contact of a moving body to a point of the birth chart, from its fields.
  public init(date: DateText? = nil, instant: InstantText? = nil, exactFrom: InstantText? = nil, exactTo: InstantText? = nil, transitingPlanet: BodyName, natalPoint: String, aspectType: AspectName, retrograde: Bool, _: Void = ()) {
    self.date = date; self.instant = instant; self.exactFrom = exactFrom; self.exactTo = exactTo; self.transitingPlanet = transitingPlanet; self.natalPoint = natalPoint; self.aspectType = aspectType; self.retrograde = retrograde
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("instant", instant)
    json.field("exact_from", ifPresent: exactFrom)
    json.field("exact_to", ifPresent: exactTo)
    json.field("transiting_planet", transitingPlanet)
    json.field("natal_point", natalPoint)
    json.field("aspect_type", aspectType)
    json.field("retrograde", retrograde)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.readIfPresent("date"), instant: try fields.readIfPresent("instant"), exactFrom: try fields.readIfPresent("exact_from"), exactTo: try fields.readIfPresent("exact_to"), transitingPlanet: try fields.read("transiting_planet"), natalPoint: try fields.read("natal_point"), aspectType: try fields.read("aspect_type"), retrograde: try fields.read("retrograde"))
  }
}

extension PeakWindowAnswer {
  /// A stretch in which a slow body stands near one point of the birth chart, from its fields.
  public init(dateRange: String, theme: String, probability: String, start: DateText, end: DateText, _: Void = ()) {
    self.dateRange = dateRange; self.theme = theme; self.probability = probability; self.start = start; self.end = end
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date_range", dateRange)
    json.field("theme", theme)
    json.field("probability", probability)
    json.field("start", start)
    json.field("end", end)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dateRange: try fields.read("date_range"), theme: try fields.read("theme"), probability: try fields.read("probability"), start: try fields.read("start"), end: try fields.read("end"))
  }
}

extension TimelineAnswer {
  /// The months ahead of one birth, from its fields.
  public init(monthlyTimeline: [ForecastMonthAnswer], peakWindows: [PeakWindowAnswer], summary: String, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.monthlyTimeline = monthlyTimeline; self.peakWindows = peakWindows; self.summary = summary; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("monthly_timeline", monthlyTimeline)
    json.field("peak_windows", peakWindows)
    json.field("summary", summary)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(monthlyTimeline: try fields.read("monthly_timeline"), peakWindows: try fields.read("peak_windows"), summary: try fields.read("summary"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension PeaksAnswer {
  /// The windows of the months ahead, from its fields.
  public init(peakWindows: [PeakWindowAnswer], lookaheadMonths: Int, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.peakWindows = peakWindows; self.lookaheadMonths = lookaheadMonths; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("peak_windows", peakWindows)
    json.field("lookahead_months", lookaheadMonths)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(peakWindows: try fields.read("peak_windows"), lookaheadMonths: try fields.read("lookahead_months"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension MirrorRequest {
  /// A birth, from its fields.
  public init(birthData: BirthData, phoneDigitSum: Int? = nil, _: Void = ()) {
    self.birthData = birthData; self.phoneDigitSum = phoneDigitSum
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birth_data", birthData)
    json.field("phone_digit_sum", ifPresent: phoneDigitSum)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.read("birth_data"), phoneDigitSum: try fields.readIfPresent("phone_digit_sum"))
  }
}

extension ArchetypeAnswer {
  /// What leads in a chart, from its fields.
  public init(primary: String, secondary: String, synthesis: String, signalsDetected: [String], _: Void = ()) {
    self.primary = primary; self.secondary = secondary; self.synthesis = synthesis; self.signalsDetected = signalsDetected
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("primary", primary)
    json.field("secondary", secondary)
    json.field("synthesis", synthesis)
    json.field("signals_detected", signalsDetected)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(primary: try fields.read("primary"), secondary: try fields.read("secondary"), synthesis: try fields.read("synthesis"), signalsDetected: try fields.read("signals_detected"))
  }
}

extension StandingMatrixAnswer {
  /// How the grahas stand at birth, from its fields.
  public init(planets: [StandingMatrixAnswer.Planet], exaltedCount: Int, debilitatedCount: Int, _: Void = ()) {
    self.planets = planets; self.exaltedCount = exaltedCount; self.debilitatedCount = debilitatedCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planets", planets)
    json.field("exalted_count", exaltedCount)
    json.field("debilitated_count", debilitatedCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planets: try fields.read("planets"), exaltedCount: try fields.read("exalted_count"), debilitatedCount: try fields.read("debilitated_count"))
  }
}

extension StandingMatrixAnswer.Planet {
  /// One of them, from its fields.
  public init(planet: GrahaName, sign: SignName, status: String, statusReason: String, directionalStrengthNote: String? = nil, rulingHouses: String? = nil, house: Int? = nil, degree: Double, retrograde: Bool, dignity: String? = nil, _: Void = ()) {
    self.planet = planet; self.sign = sign; self.status = status; self.statusReason = statusReason; self.directionalStrengthNote = directionalStrengthNote; self.rulingHouses = rulingHouses; self.house = house; self.degree = degree; self.retrograde = retrograde; self.dignity = dignity
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet", planet)
    json.field("sign", sign)
    json.field("status", status)
    json.field("status_reason", statusReason)
    json.field("directional_strength_note", ifPresent: directionalStrengthNote)
    json.field("ruling_houses", ifPresent: rulingHouses)
    json.field("house", ifPresent: house)
    json.field("degree", degree, decimals: 4)
    json.field("retrograde", retrograde)
    json.field("dignity", dignity)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), sign: try fields.read("sign"), status: try fields.read("status"), statusReason: try fields.read("status_reason"), directionalStrengthNote: try fields.readIfPresent("directional_strength_note"), rulingHouses: try fields.readIfPresent("ruling_houses"), house: try fields.readIfPresent("house"), degree: try fields.read("degree"), retrograde: try fields.read("retrograde"), dignity: try fields.readIfPresent("dignity"))
  }
}

extension ConstraintAnswer {
  /// A place in the chart that asks for care, from its fields.
  public init(title: String, description: String, guardrail: String, severity: String, affectedPlanet: GrahaName, affectedHouse: Int? = nil, _: Void = ()) {
    self.title = title; self.description = description; self.guardrail = guardrail; self.severity = severity; self.affectedPlanet = affectedPlanet; self.affectedHouse = affectedHouse
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("title", title)
    json.field("description", description)
    json.field("guardrail", guardrail)
    json.field("severity", severity)
    json.field("affected_planet", affectedPlanet)
    json.field("affected_house", ifPresent: affectedHouse)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(title: try fields.read("title"), description: try fields.read("description"), guardrail: try fields.read("guardrail"), severity: try fields.read("severity"), affectedPlanet: try fields.read("affected_planet"), affectedHouse: try fields.readIfPresent("affected_house"))
  }
}

extension DashaPulseAnswer {
  /// The running periods, from its fields.
  public init(currentLord: GrahaName, daysRemaining: Int, transitionHint: String, antardashaLord: GrahaName, nextTransitionDate: DateText, _: Void = ()) {
    self.currentLord = currentLord; self.daysRemaining = daysRemaining; self.transitionHint = transitionHint; self.antardashaLord = antardashaLord; self.nextTransitionDate = nextTransitionDate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current_lord", currentLord)
    json.field("days_remaining", daysRemaining)
    json.field("transition_hint", transitionHint)
    json.field("antardasha_lord", antardashaLord)
    json.field("next_transition_date", nextTransitionDate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(currentLord: try fields.read("current_lord"), daysRemaining: try fields.read("days_remaining"), transitionHint: try fields.read("transition_hint"), antardashaLord: try fields.read("antardasha_lord"), nextTransitionDate: try fields.read("next_transition_date"))
  }
}

extension MirrorAnswer {
  /// A birth chart in one look, from its fields.
  public init(archetype: ArchetypeAnswer, matrix: StandingMatrixAnswer, constraints: [ConstraintAnswer], loshu: NumerologyAnswer, currentMonth: ForecastMonthAnswer? = nil, peakWindows: [PeakWindowAnswer], dashaPulse: DashaPulseAnswer? = nil, synthesisNarrative: String, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.archetype = archetype; self.matrix = matrix; self.constraints = constraints; self.loshu = loshu; self.currentMonth = currentMonth; self.peakWindows = peakWindows; self.dashaPulse = dashaPulse; self.synthesisNarrative = synthesisNarrative; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("archetype", archetype)
    json.field("matrix", matrix)
    json.field("constraints", constraints)
    json.field("loshu", loshu)
    json.field("current_month", ifPresent: currentMonth)
    json.field("peak_windows", peakWindows)
    json.field("dasha_pulse", ifPresent: dashaPulse)
    json.field("synthesis_narrative", synthesisNarrative)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(archetype: try fields.read("archetype"), matrix: try fields.read("matrix"), constraints: try fields.read("constraints"), loshu: try fields.read("loshu"), currentMonth: try fields.readIfPresent("current_month"), peakWindows: try fields.read("peak_windows"), dashaPulse: try fields.readIfPresent("dasha_pulse"), synthesisNarrative: try fields.read("synthesis_narrative"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension NarrativeAnswer {
  /// The paragraph of a mirror, for where there is room for one, from its fields.
  public init(synthesisNarrative: String, archetype: ArchetypeAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.synthesisNarrative = synthesisNarrative; self.archetype = archetype; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("synthesis_narrative", synthesisNarrative)
    json.field("archetype", archetype)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(synthesisNarrative: try fields.read("synthesis_narrative"), archetype: try fields.read("archetype"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension MirrorStatusAnswer {
  /// Whether the parts of a mirror are there, from its fields.
  public init(status: String, services: JSONMap<Bool>, _: Void = ()) {
    self.status = status; self.services = services
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("services", services)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"), services: try fields.read("services"))
  }
}

extension RajayogaAnswer {
  /// The yogas that a chart has, and how its grahas stand, from its fields.
  public init(yogaAnalysis: YogaAnswer, optimizationMatrix: StandingMatrixAnswer, constraints: [ConstraintAnswer], archetype: ArchetypeAnswer, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.yogaAnalysis = yogaAnalysis; self.optimizationMatrix = optimizationMatrix; self.constraints = constraints; self.archetype = archetype; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("yoga_analysis", yogaAnalysis)
    json.field("optimization_matrix", optimizationMatrix)
    json.field("constraints", constraints)
    json.field("archetype", archetype)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(yogaAnalysis: try fields.read("yoga_analysis"), optimizationMatrix: try fields.read("optimization_matrix"), constraints: try fields.read("constraints"), archetype: try fields.read("archetype"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}
