import Companion
import HTTPTypes
import Hummingbird
import Readings
import Tarot
import Wire

/// A question that follows a reading, as clients of Tableu send it: with the cards in `readingContext`, or with the name of a kept reading.
struct TableuFollowUp {
  let question: String
  /// What the person wrote: this question, and of the conversation before it what they said last.
  let words: [String]
  /// Which question of this conversation it is, from 1.
  let turn: Int
  private let reading: TableuFields?
  private let names: [String]

  /// Cards on a table and what they were asked.
  struct Laid {
    let draw: TarotDraw
    let question: String?
  }

  /// Reads a body.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  init(_ fields: TableuFields) throws(TableuFault) {
    let bounds = TarotFollowUp.lengths
    guard let question = try fields.text("followUpQuestion", or: "question", most: bounds.upperBound),
      question.count >= bounds.lowerBound
    else {
      throw TableuFault(
        message: "followUpQuestion must have \(bounds.lowerBound) to \(bounds.upperBound) characters.", detail: nil)
    }
    self.question = question
    names = [try fields.text("requestId", most: 200), try fields.text("sessionSeed", most: 200)].compactMap(\.self)
    reading = try fields.object("readingContext")
    var said: [String] = []
    if let history = fields["conversationHistory"] {
      guard case .array(let list) = history, list.count <= 100 else {
        throw fields.fault("conversationHistory", "must be a list of at most 100 messages.")
      }
      for item in list {
        guard case .object(let members) = item else { throw fields.fault("conversationHistory", "must be a list of messages.") }
        guard members["role"] == .string("user"), case .string(let text)? = members["content"] ?? members["text"] else {
          continue
        }
        said.append(String(text.prefix(2000)))
      }
    }
    turn = said.count + 1
    words = said.suffix(2) + [question]
  }

  /// The cards that are asked: those of the body, or of a kept reading of whoever is signed in.
  ///
  /// - Throws: ``TableuFault``.
  func laid(_ companion: Companion, _ context: AppContext) async throws -> Laid? {
    if let reading {
      let ask = try TableuAsk(
        Self.asked(reading.members), now: companion.clock.wholeSeconds, texts: context.language.tarot)
      return Laid(draw: ask.draw, question: ask.question)
    }
    guard let member = context.caller.member, !names.isEmpty else { return nil }
    try member.check(.account(scope: .records))
    guard let kept = try await companion.tarot.reading(named: names, account: member.id)?.kept, let draw = kept.draw else {
      return nil
    }
    return Laid(draw: draw, question: kept.question)
  }

  /// A reading as it was asked for, or as a kept entry has it: with its spread by the key alone, and cards without their meanings, which are
  /// not needed here.
  private static func asked(_ sent: [String: JSONValue]) -> TableuFields {
    var members = sent.filter {
      ["spreadInfo", "cardsInfo", "userQuestion", "deckStyle", "spreadKey", "spread_key", "cards", "question"].contains($0.key)
    }
    let cards: [JSONValue] = if case .array(let list)? = members["cardsInfo"] ?? members["cards"] { list } else { [] }
    let isWeb = cards.contains { if case .object(let card) = $0 { card["orientation"] != nil } else { false } }
    guard isWeb else { return TableuFields(members, path: "readingContext.") }
    members["cardsInfo"] = .array(
      cards.map { item in
        guard case .object(var card) = item, card["meaning"] == nil else { return item }
        card["meaning"] = .string("-")
        return .object(card)
      })
    if members["spreadInfo"] == nil, let key = members["spreadKey"] {
      members["spreadInfo"] = .object(["name": key, "key": key])
    }
    if members["userQuestion"] == nil { members["userQuestion"] = members["question"] }
    return TableuFields(members, path: "readingContext.")
  }
}

/// A question that somebody wants made, as clients of Tableu ask for it.
struct TableuQuestion {
  private let wish: QuestionWish
  private let timeframe: String?
  private let forecast: Bool

  /// Reads a body.
  ///
  /// - Throws: ``TableuFault`` that names the field.
  init(_ fields: TableuFields) throws(TableuFault) {
    guard let prompt = try fields.text("prompt", most: 4000) else {
      throw TableuFault(message: "prompt is required.", detail: nil)
    }
    let more = try fields.object("metadata") ?? TableuFields([:])
    let focus = try more.text("focus", most: 200)
    let custom = try more.text("customFocus", most: 200)
    let topic = try more.text("topic", most: 200)
    let pattern = try more.word("pattern", of: QuestionWish.Pattern.allCases.map(\.rawValue))
    let phrase = try more.text("timeframePhrase", most: 60)
    timeframe = try more.text("timeframe", most: 60)
    _ = try more.texts("recentThemes", most: 3, of: 200)
    _ = try more.texts("focusAreas", most: 5, of: 100)
    let recent = try more.texts("recentQuestions", most: 4, of: 400)
    forecast = try more.flag("forecast") ?? false
    let seed: String =
      switch more["seed"] {
      case .integer(let number)?: "\(number)"
      case .number(let number)?: "\(number)"
      default: try more.text("seed", most: 200) ?? ""
      }
    // A phrase of words alone goes into the question as it is.
    let isPlain = phrase?.allSatisfy { $0.isLetter || $0.isNumber || " -’'".contains($0) } ?? false
    wish = QuestionWish(
      prompt: prompt, topic: custom ?? topic ?? focus, pattern: pattern.flatMap { QuestionWish.Pattern(rawValue: $0) },
      time: isPlain ? phrase : nil, seed: seed, recent: recent)
  }

  /// The answer of the contract.
  func answer(_ language: Language) -> [String: JSONValue] {
    let found = CrisisScreen.shared.findings(in: [wish.prompt, wish.topic ?? ""].joined(separator: "\n"))
    var wish = wish
    if wish.time == nil { wish.time = timeframe.flatMap { language.questionTime($0) } }
    var members: [String: JSONValue] = [
      "question": .string(found.isEmpty ? language.question(for: wish) : language.questionInCrisis),
      "provider": .string("local-template"), "model": .null, "forecast": .bool(forecast),
    ]
    if !found.isEmpty { members["crisisCategories"] = .array(found.map { .string($0.category.rawValue) }) }
    return members
  }
}
