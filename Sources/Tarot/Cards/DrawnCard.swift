/// A card as it lies: upright or reversed.
public struct DrawnCard: Sendable, Hashable {
  /// The card.
  public let card: TarotCard
  /// Whether its picture stands on its head.
  public let isReversed: Bool

  /// A card as it lies.
  public init(_ card: TarotCard, isReversed: Bool = false) {
    self.card = card
    self.isReversed = isReversed
  }

  /// A card as somebody wrote it down: `The Moon`, `moon reversed`, `Reine d’Épée (renversée)`; `nil` when there is no such card.
  ///
  /// Names are read as ``TarotCard/named(_:in:)`` reads them. Without a word about it the card is upright.
  public init?(named text: String, in deck: TarotDeck = .riderWaiteSmith) {
    guard text.utf8.count <= 200 else { return nil }
    var words = FoldedWords(text).words
    let last = words.last ?? ""
    isReversed = CardNames.reversed.contains(last)
    if isReversed || CardNames.upright.contains(last) { words.removeLast() }
    guard let card = TarotCard.card(of: words, in: deck) else { return nil }
    self.card = card
  }
}
