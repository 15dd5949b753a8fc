/// The tarot.
extension Route {
  /// Lay cards. A ritual (question, knocks with their rhythm, cut, nonce) makes one seed; the same ritual always lays the same cards, and the
  /// answer has all of it. With `cards` nothing is drawn: they are what somebody has laid from a deck of paper. Nothing is kept.
  ///
  /// - 200: The cards, how they relate, and that in sentences.
  public static let tarotDraw = Route(
    .post, "/api/v1/tarot/draw", for: .program, tag: .tarot, takes: TarotDrawRequest.self, gives: TarotDrawAnswer.self)
  /// The 78 cards. In the order of a new deck: majors, wands, cups, swords, pentacles.
  ///
  /// - 200: The cards.
  public static let tarotCards = Route(
    .get, "/api/v1/tarot/cards", for: .program, tag: .tarot, gives: TarotCardsAnswer.self)
  /// A card. By its identifier, or by its name in any of the decks.
  ///
  /// - 200: The card.
  public static let tarotCard = Route(
    .get, "/api/v1/tarot/cards/{id}", for: .program, tag: .tarot, gives: TarotCardAnswer.self)
  /// The named spreads. With what each position asks, and how much it weighs.
  ///
  /// - 200: The spreads.
  public static let tarotSpreads = Route(
    .get, "/api/v1/tarot/spreads", for: .program, tag: .tarot, gives: TarotSpreadsAnswer.self)

  static let tarot: [Route] = [tarotDraw, tarotCards, tarotCard, tarotSpreads]
}
