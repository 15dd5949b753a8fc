/// How good a question is for cards: open, about something, within one’s own reach, with a time.
///
/// Weights after Tableu: open 35, specific 25, actionable 25, time 10, a concrete subject 5; 10 off for wording that expects a fixed fate.
public struct QuestionQuality: Sendable, Hashable {
  /// How it is called.
  public enum Label: String, Sendable, Hashable, CaseIterable {
    /// 85 and more.
    case excellent
    /// 65 and more.
    case good
    /// 40 and more.
    case fair
    case needsClarity = "needs-clarity"
  }

  /// Whether more than yes or no would be an answer.
  public let isOpen: Bool
  /// Whether it is clear what it is about: a kind is recognized, or it has seven words or more.
  public let isSpecific: Bool
  /// Whether it asks for something that the person can do or see.
  public let isActionable: Bool
  /// Whether it speaks of a time.
  public let hasTime: Bool
  /// Whether it names its subject.
  public let hasSubject: Bool
  /// Whether it expects a fate.
  public let isDecided: Bool

  init(
    words: [String], matches: [PatternBook.Match], book: QuestionBook, isClosed: Bool, time: QuestionTime?, hasNoun: Bool
  ) {
    var acting = false
    var opening = false
    var decided = false
    var placed = false
    for match in matches {
      switch book.meanings[match.section] {
      case .acting: acting = true
      case .opening: opening = true
      case .decided: decided = true
      case .kind: placed = true
      default: break
      }
    }
    isOpen = !words.isEmpty && !isClosed && opening
    isSpecific = words.count >= 4 && placed || words.count >= 7
    isActionable = acting
    hasTime = time != nil
    hasSubject = hasNoun
    isDecided = decided
  }

  /// 0 … 100.
  public var score: Int {
    let parts = [(isOpen, 35), (isSpecific, 25), (isActionable, 25), (hasTime, 10), (hasSubject, 5), (isDecided, -10)]
    return max(0, parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) })
  }

  /// The score in a word.
  public var label: Label {
    switch score {
    case 85...: .excellent
    case 65...: .good
    case 40...: .fair
    default: .needsClarity
    }
  }
}
