// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Forecast. Sources: 11cb6bbd7b7b532a. Text: 4c1691500beb04ec

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
  public init(planets: [StandingMatrixAnswer.Planet], exaltedCount: Int, debilitatedCount: Int, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.planets = planets; self.exaltedCount = exaltedCount; self.debilitatedCount = debilitatedCount; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planets", planets)
    json.field("exalted_count", exaltedCount)
    json.field("debilitated_count", debilitatedCount)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planets: try fields.read("planets"), exaltedCount: try fields.read("exalted_count"), debilitatedCount: try fields.read("debilitated_count"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension StandingMatrixAnswer.Planet {
  /// One of them, from its fields.
  public init(planet: GrahaName, sign: SignName, status: String, statusReason: String, directionalStrengthNote: String? = nil, rulingHouses: String? = nil, house: Int? = nil, degree: Double? = nil, retrograde: Bool? = nil, dignity: String? = nil, _: Void = ()) {
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
    json.field("degree", ifPresent: degree, decimals: 4)
    json.field("retrograde", ifPresent: retrograde)
    json.field("dignity", dignity)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet: try fields.read("planet"), sign: try fields.read("sign"), status: try fields.read("status"), statusReason: try fields.read("status_reason"), directionalStrengthNote: try fields.readIfPresent("directional_strength_note"), rulingHouses: try fields.readIfPresent("ruling_houses"), house: try fields.readIfPresent("house"), degree: try fields.readIfPresent("degree"), retrograde: try fields.readIfPresent("retrograde"), dignity: try fields.readIfPresent("dignity"))
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
