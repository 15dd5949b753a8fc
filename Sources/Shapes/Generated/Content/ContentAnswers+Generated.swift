// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Content. Sources: f52a1eb79837c4a9. Text: 8698dba867ace291

extension QuickQuestionItem {
  /// A quick question for the first page, from its fields.
  public init(id: String, text: String, category: String, order: Int? = nil, isActive: Bool? = nil, _: Void = ()) {
    self.id = id; self.text = text; self.category = category; self.order = order; self.isActive = isActive
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("text", text)
    json.field("category", category)
    json.field("order", order)
    json.field("is_active", ifPresent: isActive)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), text: try fields.read("text"), category: try fields.read("category"), order: try fields.readIfPresent("order"), isActive: try fields.readIfPresent("is_active"))
  }
}

extension InsightItem {
  /// A text of the first page, from its fields.
  public init(id: String, title: String, content: String, category: String, priority: Int? = nil, isActive: Bool? = nil, _: Void = ()) {
    self.id = id; self.title = title; self.content = content; self.category = category; self.priority = priority; self.isActive = isActive
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("title", title)
    json.field("content", content)
    json.field("category", category)
    json.field("priority", priority)
    json.field("is_active", ifPresent: isActive)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), title: try fields.read("title"), content: try fields.read("content"), category: try fields.read("category"), priority: try fields.readIfPresent("priority"), isActive: try fields.readIfPresent("is_active"))
  }
}

extension QuickQuestionsRequest {
  /// Quick questions in the place of those that stand; an empty list brings the authored ones back, from its fields.
  public init(questions: [QuickQuestionItem], _: Void = ()) {
    self.questions = questions
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("quick_questions", questions)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(questions: try fields.read("quick_questions"))
  }
}

extension InsightsRequest {
  /// Insights in the place of those that stand; an empty list brings the authored ones back, from its fields.
  public init(insights: [InsightItem], _: Void = ()) {
    self.insights = insights
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("insights", insights)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(insights: try fields.read("insights"))
  }
}

extension ContentAnswer {
  /// What the product says to everyone, from its fields.
  public init(questions: [QuickQuestionItem], insights: [InsightItem], _: Void = ()) {
    self.questions = questions; self.insights = insights
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("quick_questions", questions)
    json.field("insights", insights)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(questions: try fields.read("quick_questions"), insights: try fields.read("insights"))
  }
}

extension ContentQuery {
  /// Of what category, from its fields.
  public init(category: String? = nil, _: Void = ()) {
    self.category = category
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let category { items.append(("category", "\(category)")) }
    return items
  }
}
