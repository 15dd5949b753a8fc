/// Cards on the positions of a spread, drawn here or by hand from a deck of paper: from here on there is no difference.
public struct TarotDraw: Sendable, Hashable {
  /// The spread.
  public let spread: Spread
  /// A card for each of its positions, in the same order.
  public let cards: [DrawnCard]

  /// The cards that a ritual lays, from the top of the cut deck.
  ///
  /// - Parameter reversedChance: how likely a card is reversed, 0 … 1.
  /// - Throws: ``TarotError/chanceOutside``.
  public init(_ ritual: Ritual, spread: Spread, reversedChance: Double = 0.5) throws(TarotError) {
    self.spread = spread
    cards = Array(try ritual.deck(reversedChance: reversedChance).prefix(spread.positions.count))
  }

  /// The cards that somebody has drawn from a deck of their own.
  ///
  /// - Throws: ``TarotError/cardCount(allowed:given:)`` or ``TarotError/repeatedCard(index:)``.
  public init(laid cards: [DrawnCard], in spread: Spread) throws(TarotError) {
    let count = spread.positions.count
    guard cards.count == count else { throw .cardCount(allowed: count...count, given: cards.count) }
    for (index, drawn) in cards.enumerated() where cards[..<index].contains(where: { $0.card == drawn.card }) {
      throw .repeatedCard(index: index)
    }
    self.spread = spread
    self.cards = cards
  }
}
