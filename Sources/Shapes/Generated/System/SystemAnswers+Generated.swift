// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/System. Sources: 10ff19fe5bba91fb. Text: e192351f1e9a7493

extension ClientConfigurationAnswer {
  /// What clients may turn on, from its fields.
  public init(dailyNotificationDefaultHour: Int = 8, homeQuickTilesEnabled: Bool = true, paywallVariant: String = "none", widgetPromptEnabled: Bool = true, _: Void = ()) {
    self.dailyNotificationDefaultHour = dailyNotificationDefaultHour; self.homeQuickTilesEnabled = homeQuickTilesEnabled; self.paywallVariant = paywallVariant; self.widgetPromptEnabled = widgetPromptEnabled
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("daily_notification_default_hour", dailyNotificationDefaultHour)
    json.field("home_quick_tiles_enabled", homeQuickTilesEnabled)
    json.field("paywall_variant", paywallVariant)
    json.field("widget_prompt_enabled", widgetPromptEnabled)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(dailyNotificationDefaultHour: try fields.read("daily_notification_default_hour"), homeQuickTilesEnabled: try fields.read("home_quick_tiles_enabled"), paywallVariant: try fields.read("paywall_variant"), widgetPromptEnabled: try fields.read("widget_prompt_enabled"))
  }
}

extension ServiceInfoAnswer {
  /// What the service is, from its fields.
  public init(version: String, description: String, endpoints: Int, _: Void = ()) {
    self.version = version; self.description = description; self.endpoints = endpoints
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("service", service)
    json.field("version", version)
    json.field("description", description)
    json.field("documentation", documentation)
    json.field("endpoints", endpoints)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(version: try fields.read("version"), description: try fields.read("description"), endpoints: try fields.read("endpoints"))
  }
}

extension SystemStatusAnswer {
  /// How the parts of the server are, from its fields.
  public init(status: String, version: String, timestamp: InstantText, components: SystemStatusAnswer.Components, _: Void = ()) {
    self.status = status; self.version = version; self.timestamp = timestamp; self.components = components
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("version", version)
    json.field("timestamp", timestamp)
    json.field("components", components)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"), version: try fields.read("version"), timestamp: try fields.read("timestamp"), components: try fields.read("components"))
  }
}

extension SystemStatusAnswer.Component {
  /// A part of the server, from its fields.
  public init(status: String, firstYear: Int? = nil, lastYear: Int? = nil, _: Void = ()) {
    self.status = status; self.firstYear = firstYear; self.lastYear = lastYear
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("firstYear", ifPresent: firstYear)
    json.field("lastYear", ifPresent: lastYear)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"), firstYear: try fields.readIfPresent("firstYear"), lastYear: try fields.readIfPresent("lastYear"))
  }
}

extension SystemStatusAnswer.Components {
  /// The parts, from its fields.
  public init(database: SystemStatusAnswer.Component, ephemeris: SystemStatusAnswer.Component, _: Void = ()) {
    self.database = database; self.ephemeris = ephemeris
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("database", database)
    json.field("ephemeris", ephemeris)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(database: try fields.read("database"), ephemeris: try fields.read("ephemeris"))
  }
}

extension ReadinessAnswer {
  /// Whether the server can answer, from its fields.
  public init(_: Void = ()) {
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("database", database)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init()
  }
}

extension HealthAnswer {
  /// Whether the server is well, from its fields.
  public init(version: String, timestamp: InstantText, environment: String, _: Void = ()) {
    self.version = version; self.timestamp = timestamp; self.environment = environment
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("service", service)
    json.field("version", version)
    json.field("timestamp", timestamp)
    json.field("environment", environment)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(version: try fields.read("version"), timestamp: try fields.read("timestamp"), environment: try fields.read("environment"))
  }
}

extension BriefHealthAnswer {
  /// Whether the server is well, in one word, from its fields.
  public init(_: Void = ()) {
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init()
  }
}

extension ZodiacSignsAnswer {
  /// The twelve signs with the days of the Sun in one year, from its fields.
  public init(zodiacSigns: [ZodiacSignsAnswer.Stay], totalCount: Int, year: Int, _: Void = ()) {
    self.zodiacSigns = zodiacSigns; self.totalCount = totalCount; self.year = year
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("zodiac_signs", zodiacSigns)
    json.field("total_count", totalCount)
    json.field("year", year)
    json.field("note", note)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(zodiacSigns: try fields.read("zodiac_signs"), totalCount: try fields.read("total_count"), year: try fields.read("year"))
  }
}

extension ZodiacSignsAnswer.Stay {
  /// A stay of the Sun in a sign, from its fields.
  public init(name: SignName, symbol: String, element: String, modality: String, dates: String, start: InstantText, end: InstantText, rulingPlanet: BodyName, traditionalRuler: BodyName, _: Void = ()) {
    self.name = name; self.symbol = symbol; self.element = element; self.modality = modality; self.dates = dates; self.start = start; self.end = end; self.rulingPlanet = rulingPlanet; self.traditionalRuler = traditionalRuler
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("symbol", symbol)
    json.field("element", element)
    json.field("modality", modality)
    json.field("dates", dates)
    json.field("start", start)
    json.field("end", end)
    json.field("ruling_planet", rulingPlanet)
    json.field("traditional_ruler", traditionalRuler)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), symbol: try fields.read("symbol"), element: try fields.read("element"), modality: try fields.read("modality"), dates: try fields.read("dates"), start: try fields.read("start"), end: try fields.read("end"), rulingPlanet: try fields.read("ruling_planet"), traditionalRuler: try fields.read("traditional_ruler"))
  }
}
