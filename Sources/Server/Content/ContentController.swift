import Companion
import Foundation
import Hummingbird
import Readings
import Store
import Wire

/// What the product says to everyone: authored texts, until an editor puts others in their place.
struct ContentController: Sendable {
  let store: DataStore
  let clock: WallClock

  /// How many texts a kind may have.
  static let most = 200

  func mount(on routes: RouteMounter) {
    routes.answer(.contentManagement) { request, context in
      let category = try request.queryFields["category"]
      let isEditor = context.caller.member?.account.role == .admin
      let content = try await content(context.language)
      return .json(
        ContentAnswer(
          questions: content.questions.filter { Self.isShown($0.isActive, $0.category, category, isEditor) },
          insights: content.insights.filter { Self.isShown($0.isActive, $0.category, category, isEditor) }), capacity: 8192)
    }
    routes.answer(.replaceQuickQuestions) { request, context, _ in
      let items = try await request.json(QuickQuestionsRequest.self).questions
      try Self.check(items.map(\.id), field: "quick_questions")
      for (index, item) in items.enumerated() {
        let path = "quick_questions[\(index)]"
        try Self.check(item.text, 1...300, field: path + ".text")
        try Self.check(item.category, 1...64, field: path + ".category")
      }
      try await replace(.quickQuestion, items, id: \.id, position: \.order, isActive: \.isActive)
      return .json(try await content(context.language), capacity: 8192)
    }
    routes.answer(.replaceInsights) { request, context, _ in
      let items = try await request.json(InsightsRequest.self).insights
      try Self.check(items.map(\.id), field: "insights")
      for (index, item) in items.enumerated() {
        let path = "insights[\(index)]"
        try Self.check(item.title, 1...200, field: path + ".title")
        try Self.check(item.content, 1...2000, field: path + ".content")
        try Self.check(item.category, 1...64, field: path + ".category")
      }
      try await replace(.insight, items, id: \.id, position: \.priority, isActive: \.isActive)
      return .json(try await content(context.language), capacity: 8192)
    }
  }

  // MARK: what stands

  private func content(_ language: Language) async throws -> ContentAnswer {
    let items = try await store.content.items()
    var questions = try items.filter { $0.kind == .quickQuestion }.map { try Self.decoded($0, as: QuickQuestionItem.self) }
    var insights = try items.filter { $0.kind == .insight }.map { try Self.decoded($0, as: InsightItem.self) }
    // What was left out is told all the same.
    for index in questions.indices { questions[index].isActive = questions[index].isActive ?? true }
    for index in insights.indices { insights[index].isActive = insights[index].isActive ?? true }
    return ContentAnswer(
      questions: questions.isEmpty ? Self.authoredQuestions(language) : questions,
      insights: insights.isEmpty ? Self.authoredInsights(language) : insights)
  }

  private static func authoredQuestions(_ language: Language) -> [QuickQuestionItem] {
    QuickQuestion.authored(language).enumerated().map { index, question in
      QuickQuestionItem(id: question.id, text: question.text, category: question.category, order: index, isActive: true)
    }
  }

  private static func authoredInsights(_ language: Language) -> [InsightItem] {
    LandingInsight.authored(language).enumerated().map { index, insight in
      InsightItem(
        id: insight.id, title: insight.title, content: insight.content, category: insight.category, priority: index,
        isActive: true)
    }
  }

  private static func isShown(_ isActive: Bool?, _ category: String, _ wanted: String?, _ isEditor: Bool) -> Bool {
    (isEditor || isActive ?? true) && (wanted == nil || wanted == category)
  }

  private static func decoded<Item: Decodable>(_ item: ContentItem, as type: Item.Type) throws -> Item {
    try JSONDecoder().decode(type, from: Data(item.payload.utf8))
  }

  // MARK: what comes instead

  private func replace<Item: Encodable>(
    _ kind: ContentItem.Kind, _ items: [Item], id: (Item) -> String, position: (Item) -> Int?, isActive: (Item) -> Bool?
  ) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let kept = try items.enumerated().map { index, item in
      ContentItem(
        kind: kind, id: id(item), position: min(max(position(item) ?? index, 0), 1_000_000), isActive: isActive(item) ?? true,
        payload: String(decoding: try encoder.encode(item), as: UTF8.self))
    }
    try await store.content.replace(kind, with: kept, now: clock.microseconds)
  }

  private static func check(_ ids: [String], field: String) throws {
    guard ids.count <= most else { throw Problem(.validation, "\(field) may have at most \(most) elements.", field: field) }
    var seen: Set<String> = []
    for (index, id) in ids.enumerated() {
      guard RequestIdentity.isSane(id, length: 1...64), seen.insert(id).inserted else {
        throw Problem(
          .validation, "\(field)[\(index)].id must be 1 to 64 letters, digits, -, _ or ., and must not be used twice.",
          field: "\(field)[\(index)].id")
      }
    }
  }

  private static func check(_ text: String, _ characters: ClosedRange<Int>, field: String) throws {
    guard characters.contains(text.count), text.utf8.count <= characters.upperBound * 8 else {
      throw Problem(
        .validation, "\(field) must have \(characters.lowerBound) to \(characters.upperBound) characters.", field: field)
    }
  }
}
