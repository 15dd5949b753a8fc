/// A quick question for the first page.
public struct QuickQuestionItem: RequestShape, Encodable, Hashable {
  /// {pattern: '^[A-Za-z0-9._-]{1,64}$'}
  public var id: String
  /// {minLength: 1, maxLength: 300}
  public var text: String
  /// {minLength: 1, maxLength: 64}
  public var category: String
  /// Its place among the others, from 0; its place in the list when left out. {null}
  public var order: Int?
  /// Whether it is shown; yes when left out. {key: is_active, default: true}
  public var isActive: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, text, category, order
    case isActive = "is_active"
  }
}

/// A text of the first page.
public struct InsightItem: RequestShape, Encodable, Hashable {
  /// {pattern: '^[A-Za-z0-9._-]{1,64}$'}
  public var id: String
  /// {minLength: 1, maxLength: 200}
  public var title: String
  /// {minLength: 1, maxLength: 2000}
  public var content: String
  /// {minLength: 1, maxLength: 64}
  public var category: String
  /// Its place among the others, from 0; its place in the list when left out. {null}
  public var priority: Int?
  /// Whether it is shown; yes when left out. {key: is_active, default: true}
  public var isActive: Bool?

  private enum CodingKeys: String, CodingKey {
    case id, title, content, category, priority
    case isActive = "is_active"
  }
}

/// Quick questions in the place of those that stand; an empty list brings the authored ones back.
///
/// {example: {quick_questions: [{id: today-first, text: 'What is worth doing first today?', category: today, order: 0, is_active: true}]}}
public struct QuickQuestionsRequest: RequestShape {
  /// {key: quick_questions, maxItems: 200}
  public var questions: [QuickQuestionItem]

  private enum CodingKeys: String, CodingKey { case questions = "quick_questions" }
}

/// Insights in the place of those that stand; an empty list brings the authored ones back.
///
/// {example: {insights: [{id: one-door, title: One door at a time., content: The Moon leaves on Thursday., category: sky, priority: 0,
/// is_active: true}]}}
public struct InsightsRequest: RequestShape {
  /// {maxItems: 200}
  public var insights: [InsightItem]
}

/// What the product says to everyone.
public struct ContentAnswer: Shape {
  /// {key: quick_questions}
  public var questions: [QuickQuestionItem]
  public var insights: [InsightItem]
}

/// Of what category.
public struct ContentQuery: Query {
  public var category: String?
}
