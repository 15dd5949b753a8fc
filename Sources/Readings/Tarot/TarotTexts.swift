import Astrology
public import Tarot

/// What a language calls cards, suits, ranks, spreads and their positions.
public struct TarotTexts: Sendable {
  let book: Phrasebook
  let names: SkyNames
  let counts: CountWords

  init(_ book: Phrasebook, names: SkyNames, counts: CountWords) {
    self.book = book
    self.names = names
    self.counts = counts
  }

  /// `The Tower`, `Two of Wands`.
  public func name(_ card: TarotCard) -> String { book.text("card \(card.id) name") }
  /// `the Tower`, `the Two of Wands`, `Justice`: a card within a sentence.
  func spoken(_ card: TarotCard) -> String {
    card.isMajor ? book.text("card-spoken \(card.id)") : book.filled("card-spoken suit", ("card", name(card)))
  }
  /// `Wands`.
  public func name(_ suit: Suit) -> String { book.text("suit \(suit.id) name") }
  /// `Ace`.
  public func name(_ rank: Rank) -> String { book.text("rank \(rank.id) name") }
  /// `Aces`.
  public func plural(_ rank: Rank) -> String { book.text("rank \(rank.id) plural") }
  /// `Upright` or `Reversed`.
  public func orientation(isReversed: Bool) -> String { book.text(isReversed ? "card-lies reversed" : "card-lies upright") }
  /// `The Tower`, `The Tower (reversed)`.
  public func told(_ drawn: DrawnCard) -> String {
    drawn.isReversed ? book.filled("card-told reversed", ("card", name(drawn.card))) : name(drawn.card)
  }

  /// `Celtic Cross`.
  public func name(_ kind: Spread.Kind) -> String { book.text("spread \(kind.rawValue) name") }
  /// For what a spread is good, in a sentence.
  public func about(_ kind: Spread.Kind) -> String { book.text("spread \(kind.rawValue) about") }

  /// `How to meet it`; a position of one’s own is called what it was named.
  public func name(_ position: SpreadPosition, in kind: Spread.Kind) -> String {
    switch position {
    case .known(let role): book.text("position \(kind.rawValue) \(role.rawValue) name")
    case .own(let name): name
    }
  }

  /// What a position asks; `nil` for one of one’s own.
  public func question(_ position: SpreadPosition, in kind: Spread.Kind) -> String? {
    position.role.map { book.text("position \(kind.rawValue) \($0.rawValue) asks") }
  }

  /// `Mars in Aries, 0° to 10°`: what of the sky a card stands for.
  public func sky(of card: TarotCard) -> String {
    switch card.correspondence {
    case .element(let element): return book.filled("card-sky element", ("element", names.title(element)))
    case .planet(let planet): return book.filled("card-sky planet", ("planet", names.name(planet.body)))
    case .sign(let sign): return book.filled("card-sky sign", ("sign", names.name(sign)))
    case .decan(let face):
      return book.filled(
        "card-sky decan", ("planet", names.name(face.ruler.body)), ("sign", names.name(face.sign)),
        ("from", "\((face.number - 1) * 10)"), ("to", "\(face.number * 10)"))
    case .span(let span): return ends("card-sky span", span)
    case .quadrant(let span): return ends("card-sky quadrant", span)
    }
  }

  private func ends(_ key: String, _ span: ZodiacSpan) -> String {
    // The last degree, so that three whole signs end in the third.
    let last = ZodiacSign(longitude: Double(span.start + span.degrees - 1))
    return book.filled(
      key, ("from", "\(span.start % 30)"), ("first", names.name(ZodiacSign(longitude: Double(span.start)))),
      ("to", "\(span.end % 30)"), ("last", names.name(last)))
  }

  /// What a question looks for in the reversed cards, by its words; `nil` when it says nothing of it.
  ///
  /// Words are compared whole, so that neither “fearless” nor “project” says anything. A phrase goes before the single words in it: “hidden
  /// potential” asks for what is not lived yet, “hidden” for what is turned away.
  public func lens(of question: String) -> QuestionLens? {
    let asked = FoldedWords(question)
    guard !asked.words.isEmpty else { return nil }
    var best: (lens: QuestionLens, length: Int)?
    for lens in QuestionLens.allCases {
      for text in book.texts("lens \(lens.rawValue)") {
        let words = FoldedWords(text)
        if words.words.count > best?.length ?? 0, asked.contains(words) { best = (lens, words.words.count) }
      }
    }
    return best?.lens
  }
}
