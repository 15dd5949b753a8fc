// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: 895b1191037023b0

extension StatementAnswer {
  /// A sentence of a personal code, from its fields.
  public init(id: String, text: String, state: String, _: Void = ()) {
    self.id = id; self.text = text; self.state = state
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("state", state)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), text: try fields.read("text"), state: try fields.read("state"))
  }
}

extension PracticeCodeAnswer {
  /// A personal code, from its fields.
  public init(statements: [StatementAnswer], _: Void = ()) {
    self.statements = statements
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("statements", statements)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(statements: try fields.read("statements"))
  }
}

extension StatementsRequest {
  /// Statements for the personal code, from its fields.
  public init(text: String, _: Void = ()) {
    self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"))
  }
}

extension StatementChange {
  /// A change of one statement; what is left out stays, from its fields.
  public init(text: String? = nil, state: String? = nil, place: Int? = nil, _: Void = ()) {
    self.text = text; self.state = state; self.place = place
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", ifPresent: text)
    json.field("state", ifPresent: state)
    json.field("place", ifPresent: place)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.readIfPresent("text"), state: try fields.readIfPresent("state"), place: try fields.readIfPresent("place"))
  }
}

extension PracticeInsightAnswer {
  /// An insight, from its fields.
  public init(id: UUIDText, text: String, source: String, archived: Bool, createdAt: InstantText, _: Void = ()) {
    self.id = id; self.text = text; self.source = source; self.archived = archived; self.createdAt = createdAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("source", source)
    json.field("archived", archived)
    json.field("createdAt", createdAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), text: try fields.read("text"), source: try fields.read("source"), archived: try fields.read("archived"), createdAt: try fields.read("createdAt"))
  }
}

extension PracticeInsightsAnswer {
  /// A page of insights, from its fields.
  public init(insights: [PracticeInsightAnswer], next: String? = nil, _: Void = ()) {
    self.insights = insights; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("insights", insights)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(insights: try fields.read("insights"), next: try fields.readIfPresent("next"))
  }
}

extension PracticeInsightRequest {
  /// A thought to keep, from its fields.
  public init(text: String, source: String? = nil, _: Void = ()) {
    self.text = text; self.source = source
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("source", ifPresent: source)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), source: try fields.readIfPresent("source"))
  }
}
