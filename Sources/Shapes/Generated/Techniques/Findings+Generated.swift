// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: c82f35813a9752cc

extension AskedBirthAnswer {
  /// Whose chart an answer is about, and how the birth was read, from its fields.
  public init(chartId: UUIDText? = nil, timeKnown: Bool, zodiac: String? = nil, birth: BirthAnswer, _: Void = ()) {
    self.chartId = chartId; self.timeKnown = timeKnown; self.zodiac = zodiac; self.birth = birth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("chartId", ifPresent: chartId)
    json.field("timeKnown", timeKnown)
    json.field("zodiac", ifPresent: zodiac)
    json.field("birth", birth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(chartId: try fields.readIfPresent("chartId"), timeKnown: try fields.read("timeKnown"), zodiac: try fields.readIfPresent("zodiac"), birth: try fields.read("birth"))
  }
}

extension PersonAnswer {
  /// One of two people: how the birth was read, and what must be told of its chart, from its fields.
  public init(asked: AskedBirthAnswer, warnings: [WarningAnswer], _: Void = ()) {
    self.asked = asked; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), warnings: try fields.read("warnings"))
  }
}

extension ChartFinding {
  /// What is found in one chart: whose it is, what was found, and what must be told besides, from its fields.
  public init(asked: AskedBirthAnswer, found: Found, warnings: [WarningAnswer], _: Void = ()) {
    self.asked = asked; self.found = found; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    asked.encodeFields(to: &json)
    found.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(asked: try AskedBirthAnswer(fields: fields), found: try Found(fields: fields), warnings: try fields.read("warnings"))
  }
}

extension PairFinding {
  /// What is found between two charts, from its fields.
  public init(person1: PersonAnswer, person2: PersonAnswer, found: Found, warnings: [WarningAnswer], _: Void = ()) {
    self.person1 = person1; self.person2 = person2; self.found = found; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1", person1)
    json.field("person2", person2)
    found.encodeFields(to: &json)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1: try fields.read("person1"), person2: try fields.read("person2"), found: try Found(fields: fields), warnings: try fields.read("warnings"))
  }
}
