extension DrawnCard {
  /// The card of a day: the same all day long for one reader, drawn as every card is, by a ritual of their name and the day.
  ///
  /// - Parameters:
  ///   - day: the number of the day, whichever way days are counted.
  ///   - reader: whose card it is; an identifier, or nothing for the card of everybody. Two readers have cards of their own.
  /// - Throws: ``TarotError/questionTooLong`` when the identifier has more than ``Ritual/longestQuestion`` characters.
  public static func ofDay(_ day: Int, for reader: String = "") throws(TarotError) -> DrawnCard {
    let ritual = try Ritual(question: reader, nonce: UInt64(bitPattern: Int64(day)))
    let draw = try TarotDraw(ritual, spread: .single)
    // A single spread has one card.
    return draw.cards.first ?? DrawnCard(TarotCard(known: 0))
  }
}
