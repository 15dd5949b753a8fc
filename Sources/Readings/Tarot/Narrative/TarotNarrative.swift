public import Tarot

/// A reading of laid cards for a question, told as one thought: an answer, each card, what their pictures have to do with each other, what
/// it comes to, a small act and a question to sit with.
public struct TarotNarrative: Sendable, Hashable {
  /// How long it is told.
  public enum Depth: String, Sendable, Hashable, CaseIterable {
    /// The answer, the cards in brief, and the step.
    case short
    /// Three cards in some 400 words, a Celtic Cross in some 1,100.
    case standard
    /// With more of what the cards have to do with each other.
    case deep
  }

  /// On what a part rests.
  public struct Evidence: Sendable, Hashable {
    /// The positions of the cards, from zero.
    public let positions: [Int]
    /// The motifs that the pictures share or set against each other; empty when the part rests on single cards.
    public let motifs: [Motif]
  }

  /// A card of the reading.
  public struct Section: Sendable, Hashable {
    /// Where it lies, from zero.
    public let position: Int
    /// The card.
    public let card: DrawnCard
    /// `Eight of Cups, reversed`.
    public let title: String
    /// What its position is called.
    public let place: String
    /// What is said of it.
    public internal(set) var text: String
    /// On what that rests.
    public let evidence: Evidence
  }

  /// What is said of two cards or more.
  public struct Relation: Sendable, Hashable {
    public let text: String
    public let evidence: Evidence
  }

  /// The question as it was understood.
  public let question: TarotQuestion
  /// Two or three sentences that answer.
  public let opening: String
  /// The cards in their order.
  public let sections: [Section]
  /// What cards have to do with each other, beyond what ``together`` says.
  public let relations: [Relation]
  /// What it comes to.
  public let together: String
  /// One small act.
  public let next: String
  /// A question to sit with.
  public let ask: String
  /// On what opening, together, next and ask rest: the card on which the reading turns, and the strongest relation.
  public let evidence: Evidence
  /// What the gate found.
  public let gate: NarrativeGate

  /// What stands behind the cards, in paragraphs: each relation with the thought that follows it, what it comes to, the act and the question.
  public var closing: [String] { (relations.map(\.text) + [together, next, ask]).filter { !$0.isEmpty } }

  /// The whole as plain text, in paragraphs.
  public var text: String {
    ([opening] + sections.map { "\($0.title) · \($0.place)\n\($0.text)" } + closing)
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// How many words it has, without titles.
  public var wordCount: Int {
    ([opening] + sections.map(\.text) + relations.map(\.text) + [together, next, ask])
      .reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
  }
}

extension Language {
  /// Reads laid cards for a question.
  ///
  /// - Parameters:
  ///   - draw: the cards on their positions.
  ///   - question: what was asked; an empty one asks openly.
  ///   - depth: how long it is told.
  public func narrative(of draw: TarotDraw, question: String, depth: TarotNarrative.Depth = .standard) -> TarotNarrative {
    NarrativeComposer(language: self, draw: draw, question: TarotQuestion(question), depth: depth).narrative
  }
}
