// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: c095871df820614c

extension TarotDrawRequest {
  /// The body of `tarot/draw`: a spread, and either a ritual or the cards that somebody has laid from a deck of paper, from its fields.
  public init(spread: String? = nil, positions: [String]? = nil, cardCount: WholeNumber? = nil, question: String? = nil, knockTimes: [Double]? = nil, cut: WholeNumber? = nil, nonce: String? = nil, reversedChance: Double? = nil, cards: [TarotLaidCard]? = nil, deck: String? = nil, heard: Bool? = nil, depth: String? = nil, _: Void = ()) {
    self.spread = spread; self.positions = positions; self.cardCount = cardCount; self.question = question; self.knockTimes = knockTimes; self.cut = cut; self.nonce = nonce; self.reversedChance = reversedChance; self.cards = cards; self.deck = deck; self.heard = heard; self.depth = depth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("spread", ifPresent: spread)
    json.field("positions", ifPresent: positions)
    json.field("cardCount", ifPresent: cardCount)
    json.field("question", ifPresent: question)
    json.field("knockTimes", ifPresent: knockTimes)
    json.field("cut", ifPresent: cut)
    json.field("nonce", ifPresent: nonce)
    json.field("reversedChance", ifPresent: reversedChance)
    json.field("cards", ifPresent: cards)
    json.field("deck", ifPresent: deck)
    json.field("heard", ifPresent: heard)
    json.field("depth", ifPresent: depth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(spread: try fields.readIfPresent("spread"), positions: try fields.readIfPresent("positions"), cardCount: try fields.readIfPresent("cardCount"), question: try fields.readIfPresent("question"), knockTimes: try fields.readIfPresent("knockTimes"), cut: try fields.readIfPresent("cut"), nonce: try fields.readIfPresent("nonce"), reversedChance: try fields.readIfPresent("reversedChance"), cards: try fields.readIfPresent("cards"), deck: try fields.readIfPresent("deck"), heard: try fields.readIfPresent("heard"), depth: try fields.readIfPresent("depth"))
  }
}

extension TarotLaidCard {
  /// A card that somebody has laid, from its fields.
  public init(card: String, reversed: Bool? = nil, _: Void = ()) {
    self.card = card; self.reversed = reversed
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("card", card)
    json.field("reversed", ifPresent: reversed)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(card: try fields.read("card"), reversed: try fields.readIfPresent("reversed"))
  }
}
