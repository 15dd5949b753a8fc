// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Forecast. Sources: 11cb6bbd7b7b532a. Text: 2d12c9330ad99fe6

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
