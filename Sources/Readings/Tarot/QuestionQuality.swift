import Tarot

/// How well a question is put to cards, and what would make it better. It never keeps anybody from asking.
public struct QuestionQuality: Sendable, Hashable {
  /// How good, in words.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    case unclear, fair, good, excellent
  }

  /// What a question may have, with its weight out of 100 (Tableu’s scale).
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// It cannot be answered with yes or no.
    case open
    /// It has words enough to be about something.
    case specific
    /// Whoever asks can do something about it.
    case own
    /// It names a time.
    case time
    /// It names somebody or something.
    case subject

    /// Out of 100.
    public var weight: Int {
      switch self {
      case .open: 35
      case .specific, .own: 25
      case .time: 10
      case .subject: 5
      }
    }
  }

  /// 0 … 100.
  public let score: Int
  /// What it has.
  public let parts: Set<Part>
  /// Whether it asks what is fated.
  public let isFatalistic: Bool

  /// The words of the level.
  public var level: Level {
    switch score {
    case 85...: .excellent
    case 65..<85: .good
    case 40..<65: .fair
    default: .unclear
    }
  }

  /// What would help most: the weightiest part that it lacks; `nil` when it has all of them.
  public var lacking: Part? { Part.allCases.first { !parts.contains($0) } }
}

extension TarotTexts {
  /// How well a question is put; `nil` for one without words.
  public func quality(of question: String) -> QuestionQuality? {
    // More than the longest question has nothing to add.
    let asked = FoldedWords(String(question.prefix(Ritual.longestQuestion)))
    guard let first = asked.words.first else { return nil }
    func has(_ key: String) -> Bool { book.texts("question-words \(key)").contains { asked.contains(FoldedWords($0)) } }
    func begins(_ key: String) -> Bool {
      book.texts("question-words \(key)").contains { asked.words.starts(with: FoldedWords($0).words) }
    }
    var parts: Set<QuestionQuality.Part> = []
    // “Will it” is closed even where an open word follows; “and what” in the middle opens.
    if has("open"), !begins("closed") { parts.insert(.open) }
    if asked.words.count >= 6 { parts.insert(.specific) }
    if has("own") { parts.insert(.own) }
    if has("time") { parts.insert(.time) }
    if has("subject") || asked.words.count >= 12 { parts.insert(.subject) }
    let isFatalistic = has("fate") || (book.texts("question-words fate-first").contains { FoldedWords($0).words.first == first })
    let sum = parts.reduce(0) { $0 + $1.weight } - (isFatalistic ? 10 : 0)
    return QuestionQuality(score: max(sum, 0), parts: parts, isFatalistic: isFatalistic)
  }
}
