// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Profile. Sources: 9ab344c1a06a2ba3. Text: d382335c3811dd47

extension ProfileAnswer {
  /// Who somebody is to us, from its fields.
  public init(id: UUIDText, email: String? = nil, name: String? = nil, fullName: String? = nil, createdAt: InstantText, updatedAt: InstantText, changeTag: String, hasBirthData: Bool, birthData: BirthAnswer? = nil, three: BigThreeAnswer? = nil, language: String, houseSystem: HouseSystemName, zodiac: String, theme: String, units: String, timezone: String? = nil, hourCycle: String, dateOrder: String, preparesReadings: Bool, warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.id = id; self.email = email; self.name = name; self.fullName = fullName; self.createdAt = createdAt; self.updatedAt = updatedAt; self.changeTag = changeTag; self.hasBirthData = hasBirthData; self.birthData = birthData; self.three = three; self.language = language; self.houseSystem = houseSystem; self.zodiac = zodiac; self.theme = theme; self.units = units; self.timezone = timezone; self.hourCycle = hourCycle; self.dateOrder = dateOrder; self.preparesReadings = preparesReadings; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("email", email)
    json.field("name", name)
    json.field("fullName", fullName)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
    json.field("changeTag", changeTag)
    json.field("hasBirthData", hasBirthData)
    json.field("birthData", birthData)
    three?.encodeFields(to: &json)
    json.field("language", language)
    json.field("houseSystem", houseSystem)
    json.field("zodiac", zodiac)
    json.field("theme", theme)
    json.field("units", units)
    json.field("timezone", timezone)
    json.field("hourCycle", hourCycle)
    json.field("dateOrder", dateOrder)
    json.field("preparesReadings", preparesReadings)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), email: try fields.readIfPresent("email"), name: try fields.readIfPresent("name"), fullName: try fields.readIfPresent("fullName"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"), changeTag: try fields.read("changeTag"), hasBirthData: try fields.read("hasBirthData"), birthData: try fields.readIfPresent("birthData"), three: try fields.inline(BigThreeAnswer.self), language: try fields.read("language"), houseSystem: try fields.read("houseSystem"), zodiac: try fields.read("zodiac"), theme: try fields.read("theme"), units: try fields.read("units"), timezone: try fields.readIfPresent("timezone"), hourCycle: try fields.read("hourCycle"), dateOrder: try fields.read("dateOrder"), preparesReadings: try fields.read("preparesReadings"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension BirthDataAnswer {
  /// The birth of a profile, as the first clients ask for it, from its fields.
  public init(hasBirthData: Bool, birthData: BirthDataAnswer.Birth? = nil, _: Void = ()) {
    self.hasBirthData = hasBirthData; self.birthData = birthData
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("hasBirthData", hasBirthData)
    json.field("birthData", birthData)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(hasBirthData: try fields.read("hasBirthData"), birthData: try fields.readIfPresent("birthData"))
  }
}

extension BirthDataAnswer.Birth {
  /// The birth, and some of its fields under the names of the apps, from its fields.
  public init(birth: BirthAnswer, birthDate: String, birthTime: String? = nil, locationName: String? = nil, _: Void = ()) {
    self.birth = birth; self.birthDate = birthDate; self.birthTime = birthTime; self.locationName = locationName
  }
  public func encodeFields(to json: inout JSONWriter) {
    birth.encodeFields(to: &json)
    json.field("birth_date", birthDate)
    json.field("birth_time", birthTime)
    json.field("location_name", locationName)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birth: try BirthAnswer(fields: fields), birthDate: try fields.read("birth_date"), birthTime: try fields.readIfPresent("birth_time"), locationName: try fields.readIfPresent("location_name"))
  }
}

extension BirthDataOutcomeAnswer {
  /// What became of a birth that a client has sent, in texts alone, from its fields.
  public init(status: String, message: String, _: Void = ()) {
    self.status = status; self.message = message
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("message", message)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"), message: try fields.read("message"))
  }
}
