/// A quick question on the wire.
public struct QuickQuestionItem: Codable, JSONEncodable, Sendable, Hashable {
  /// Letters, digits, `-`, `_` and `.`; 1 to 64.
  public var id: String
  public var text: String
  public var category: String
  /// Its place among the others, from 0; its place in the list when left out.
  public var order: Int?
  /// Whether it is shown; yes when left out.
  public var isActive: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, text, category, order
    case isActive = "is_active"
  }

  public init(id: String, text: String, category: String, order: Int?, isActive: Bool) {
    self.id = id
    self.text = text
    self.category = category
    self.order = order
    self.isActive = isActive
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("text", text)
      json.field("category", category)
      json.field("order", order)
      json.field("is_active", isActive ?? true)
    }
  }
}

/// A text of the first page on the wire.
public struct InsightItem: Codable, JSONEncodable, Sendable, Hashable {
  /// Letters, digits, `-`, `_` and `.`; 1 to 64.
  public var id: String
  public var title: String
  public var content: String
  public var category: String
  /// Its place among the others, from 0; its place in the list when left out.
  public var priority: Int?
  /// Whether it is shown; yes when left out.
  public var isActive: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, title, content, category, priority
    case isActive = "is_active"
  }

  public init(id: String, title: String, content: String, category: String, priority: Int?, isActive: Bool) {
    self.id = id
    self.title = title
    self.content = content
    self.category = category
    self.priority = priority
    self.isActive = isActive
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("title", title)
      json.field("content", content)
      json.field("category", category)
      json.field("priority", priority)
      json.field("is_active", isActive ?? true)
    }
  }
}

/// The body of `PUT /content/management/quick-questions`.
public struct QuickQuestionsRequest: Decodable, Sendable {
  public var questions: [QuickQuestionItem]

  private enum CodingKeys: String, CodingKey { case questions = "quick_questions" }
}

/// The body of `PUT /content/management/insights`.
public struct InsightsRequest: Decodable, Sendable { public var insights: [InsightItem] }

/// What the product says to everyone.
public struct ContentAnswer: JSONEncodable, Sendable {
  public let questions: [QuickQuestionItem]
  public let insights: [InsightItem]

  public init(questions: [QuickQuestionItem], insights: [InsightItem]) {
    self.questions = questions
    self.insights = insights
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("quick_questions", questions)
      json.field("insights", insights)
    }
  }
}
