/// What somebody has in mind when they want a question made of it.
public struct QuestionWish: Sendable, Hashable {
  /// What the question is to bring.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    case support, navigate, lesson, transform
  }

  /// What was written.
  public var prompt: String
  /// What it is about in a few words, when that was said apart.
  public var topic: String?
  public var pattern: Pattern?
  /// `this week`; `nil` for no stretch of time.
  public var time: String?
  /// The same seed makes the same question.
  public var seed: String
  /// Questions that were asked lately, which are not made again.
  public var recent: [String]

  /// A wish.
  public init(
    prompt: String, topic: String? = nil, pattern: Pattern? = nil, time: String? = nil, seed: String, recent: [String] = []
  ) {
    self.prompt = prompt
    self.topic = topic
    self.pattern = pattern
    self.time = time
    self.seed = seed
    self.recent = recent
  }
}

extension Language {
  /// How many characters and words a made question has at most.
  public static let madeQuestion = (characters: 180, words: 27)

  /// A question that cards answer well, from what somebody has in mind: at most 180 characters and 27 words, with a question mark at its end.
  public func question(for wish: QuestionWish) -> String {
    let asked = TarotQuestion("\(wish.topic ?? "") \(wish.prompt)")
    let key = Phrase.hash("\(wish.seed)|\(wish.prompt)|\(wish.topic ?? "")|\(wish.pattern?.rawValue ?? "")|\(wish.time ?? "")")
    let seed = PhraseChoice.mixed(key)
    let matter = Self.matter(of: asked, wish)
    let patterns = wish.pattern.map { [$0] } ?? QuestionWish.Pattern.allCases
    let time = wish.time.map { " " + $0 } ?? ""
    var made =
      matter.map { matter in
        patterns.flatMap { book["generate \($0.rawValue)"] }.map { $0.filled([("matter", matter), ("time", time)]) }
      } ?? []
    let written = questionSuggestions(for: asked.kind.family, seed: seed, count: 8)
    if !made.isEmpty { made = rotated(made, by: seed) }
    let recent = Set(wish.recent.map { FoldedQuestion($0) })
    let fitting = (made + written).filter(Self.fits)
    return fitting.first { !recent.contains(FoldedQuestion($0)) } ?? fitting.first ?? ""
  }

  /// How a stretch of time is told in a question, by its name: `week`, `month`, `season`; `nil` for another one.
  public func questionTime(_ name: String) -> String? {
    let text = book.text("generate-time \(name)")
    return text.isEmpty ? nil : text
  }

  /// What is asked by somebody for whom help comes first.
  public var questionInCrisis: String { book.text("generate crisis") }

  /// What it is about, in the person’s own words where those are a few words and nothing else.
  private static func matter(of asked: TarotQuestion, _ wish: QuestionWish) -> String? {
    // A whole field of life has a noun, too; what could not be understood at all has none.
    if asked.isPlaced || ![.self, .yesNo].contains(asked.kind.family) {
      return asked.matter.hasPrefix("your ") ? "my " + asked.matter.dropFirst(5) : asked.matter
    }
    guard let topic = wish.topic, topic.count <= 60, topic.split(separator: " ").count <= 6,
      topic.allSatisfy({ $0.isLetter || " -’'".contains($0) }), topic.contains(where: \.isLetter)
    else { return nil }
    return topic
  }

  private func rotated(_ list: [String], by seed: UInt64) -> [String] {
    let start = Int(seed % UInt64(max(list.count, 1)))
    return Array(list[start...] + list[..<start])
  }

  private static func fits(_ text: String) -> Bool {
    text.hasSuffix("?") && text.count <= madeQuestion.characters
      && text.split(separator: " ").count <= madeQuestion.words
  }
}

/// A question as it is compared with others: without case and signs.
private struct FoldedQuestion: Hashable {
  private let words: [String]

  init(_ text: String) { words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
