public import Tarot

extension TarotTexts {
  /// The cards that a few words look for, in the order of a new deck: a name in any deck and in this language, a title such as `Dominion`, a
  /// suit, a rank, an element or what of the sky a card stands for. Every word must begin a word of the card; no words find all cards.
  ///
  /// - Parameters:
  ///   - text: what was typed; only the first 100 characters of it are looked at.
  ///   - suit: only cards of this suit.
  ///   - isMajor: only trumps.
  public func cards(matching text: String, suit: Suit? = nil, isMajor: Bool = false) -> [TarotCard] {
    let typed = String(text.prefix(100))
    let wanted = FoldedWords(typed).words.filter { !Self.small.contains($0) }
    // A whole name goes before its parts: `the wheel` is one card, and so is `2 of cups`.
    let named = TarotCard.named(typed)
    return TarotCard.all.filter { card in
      guard suit == nil || card.suit == suit, !isMajor || card.isMajor else { return false }
      if let named { return card == named }
      let own = words(of: card)
      return wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }

  /// Words that say nothing of a card.
  private static let small: Set = ["the", "of", "card", "cards", "tarot", "a"]

  /// What a card can be found by.
  private func words(of card: TarotCard) -> [String] {
    var names = TarotDeck.allCases.map { card.name(in: $0) } + [name(card), sky(of: card), names.title(card.element)]
    if let suit = card.suit { names.append(name(suit)) }
    if let rank = card.rank { names += [name(rank), plural(rank)] }
    if card.isMajor { names.append(book.text("arcana major")) }
    if card.isCourt { names.append(book.text("arcana court")) }
    return names.flatMap { FoldedWords($0).words }
  }
}
