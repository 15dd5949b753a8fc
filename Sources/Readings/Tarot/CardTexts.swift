public import Tarot

/// What is written about a card: each text stands in a file of its suit under `[card-text wands-05]`.
public struct CardTexts: Sendable, Hashable {
  /// A thing in the picture and what it says.
  public struct Symbol: Sendable, Hashable {
    /// `The white rose`.
    public let name: String
    /// `what is asked for without wanting to own it`.
    public let meaning: String
  }

  /// What the card is about, in a sentence.
  public let core: String
  /// What it says when it lies upright.
  public let upright: String
  /// What it says when it lies reversed.
  public let reversed: String
  /// For whoever asks about love.
  public let love: String
  /// For whoever asks about work and money.
  public let work: String
  /// For whoever asks about themselves.
  public let oneself: String
  /// The same three for the card as it lies reversed.
  public let reversedLove, reversedWork, reversedOneself: String
  /// Something to do today.
  public let advice: String
  /// What is seen in the picture that most decks follow.
  public let picture: String
  /// Three to five things in the picture.
  public let symbols: [Symbol]
  /// Where it comes from.
  public let history: String
  /// A question to sit with.
  public let question: String

  /// What it says as it lies.
  public func meaning(isReversed: Bool) -> String { isReversed ? reversed : upright }

  /// Every text, for tests of tone and repetition.
  var all: [String] {
    [
      core, upright, reversed, love, work, oneself, reversedLove, reversedWork, reversedOneself, advice, picture, history,
      question,
    ]
      + symbols.map { "\($0.name): \($0.meaning)" }
  }
}

extension TarotTexts {
  /// What is written about a card.
  public func texts(of card: TarotCard) -> CardTexts {
    func text(_ field: String) -> String { book.text("card-text \(card.id) \(field)") }
    func turned(_ field: String) -> String { book.text("card-turned \(card.id) \(field)") }
    return CardTexts(
      core: text("core"), upright: text("upright"), reversed: text("reversed"), love: text("love"), work: text("work"),
      oneself: text("self"), reversedLove: turned("love"), reversedWork: turned("work"), reversedOneself: turned("self"),
      advice: text("advice"), picture: text("picture"), symbols: Self.symbols(text("symbols")),
      history: text("history"), question: text("question"))
  }

  /// `name: meaning | name: meaning`.
  static func symbols(_ line: String) -> [CardTexts.Symbol] {
    line.split(separator: " | ").compactMap { part in
      let halves = part.split(separator: ": ", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return CardTexts.Symbol(name: String(halves[0]), meaning: String(halves[1]))
    }
  }
}
