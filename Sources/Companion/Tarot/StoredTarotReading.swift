package import Tarot

/// A reading of the cards as it is kept. Field names are part of people's files and are never changed; devices may bring readings that lack
/// some.
package struct StoredTarotReading: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// A card as it lay.
  package struct Card: Codable, Sendable, Hashable {
    /// The identifier of the card, `major-17`; a client may bring a name.
    package var card: String
    package var reversed: Bool
    /// The role of the position or its name.
    package var position: String?

    /// Puts the value together from its parts.
    package init(card: String, reversed: Bool, position: String?) {
      self.card = card
      self.reversed = reversed
      self.position = position
    }
  }

  /// The ritual that laid the cards, with all that lays them again.
  package struct RitualPart: Codable, Sendable, Hashable {
    /// Milliseconds between the knocks.
    package var gaps: [Int]
    package var knocks: Int
    package var cut: Int
    /// 16 hexadecimal digits.
    package var nonce: String
    package var reversedChance: Double

    /// Puts the value together from its parts.
    package init(gaps: [Int], knocks: Int, cut: Int, nonce: String, reversedChance: Double) {
      self.gaps = gaps
      self.knocks = knocks
      self.cut = cut
      self.nonce = nonce
      self.reversedChance = reversedChance
    }
  }

  /// The key of a spread: `celtic`.
  package var spread: String
  /// The names of the positions of a spread of one's own.
  package var positions: [String]?
  package var question: String?
  package var cards: [Card]
  /// `nil` when the cards were laid by hand.
  package var ritual: RitualPart?
  /// By what a client knows the reading, for one that has no ritual of ours.
  package var key: String?
  /// When the cards were laid: ISO 8601 in UTC.
  package var at: String
  /// The day by the clocks of whoever laid them, `2026-11-21`.
  package var day: String
  /// Whose clocks: the name of a zone.
  package var zone: String?
  package var narrative: String?
  package var title: String?
  package var notes: String?
  /// What happened later.
  package var later: [StoredEntry.Later]
  /// What a client keeps besides, in its own form.
  package var client: KeptJSON?

  /// A reading. None of it has been checked.
  package init(
    spread: String, positions: [String]? = nil, question: String? = nil, cards: [Card], ritual: RitualPart? = nil,
    key: String? = nil, at: String, day: String, zone: String? = nil, narrative: String? = nil, title: String? = nil,
    notes: String? = nil, client: KeptJSON? = nil
  ) {
    self.spread = spread
    self.positions = positions
    self.question = question
    self.cards = cards
    self.ritual = ritual
    self.key = key
    self.at = at
    self.day = day
    self.zone = zone
    self.narrative = narrative
    self.title = title
    self.notes = notes
    self.client = client
    later = []
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) throws -> Value? { try fields.decodeIfPresent(Value.self, forKey: key) }
    spread = try read(.spread) ?? Spread.Kind.custom.rawValue
    positions = try read(.positions)
    question = try read(.question)
    cards = try read(.cards) ?? []
    ritual = try read(.ritual)
    key = try read(.key)
    at = try read(.at) ?? ""
    day = try read(.day) ?? ""
    zone = try read(.zone)
    narrative = try read(.narrative)
    title = try read(.title)
    notes = try read(.notes)
    later = try read(.later) ?? []
    client = try read(.client)
  }

  /// The cards that are cards of ours, as they lay.
  package var drawn: [DrawnCard] {
    cards.compactMap { kept in TarotCard.named(kept.card).map { DrawnCard($0, isReversed: kept.reversed) } }
  }

  /// Whether somebody wrote something of their own to it.
  package var hasNote: Bool { notes?.isEmpty == false || !later.isEmpty }

  /// What makes it the only one: the ritual, or what a client knows it by, or for cards of paper what lay there on that day.
  package var naturalKey: String {
    if let key { return NaturalKey.hashed("client", key) }
    let table = ([spread] + (positions ?? [])).map { "\($0.utf8.count):\($0)" }.joined() + "|\(question ?? "")"
    if let ritual {
      let gaps = ritual.gaps.map { "\($0)" }.joined(separator: ",")
      return NaturalKey.hashed(
        "ritual", "\(ritual.nonce.lowercased())|\(ritual.cut)|\(ritual.knocks)|\(gaps)|\(ritual.reversedChance)|\(table)")
    }
    let lay = cards.map { "\($0.card)\($0.reversed ? "-" : "+")" }.joined(separator: ",")
    return NaturalKey.hashed("laid", "\(day)|\(lay)|\(table)")
  }

  /// This reading with what a later save of the same one says: what it says wins, what it leaves out stays. When it was laid stays too.
  func taking(_ later: StoredTarotReading) -> StoredTarotReading {
    func richer(_ standing: String?, _ newer: String?) -> String? { newer?.isEmpty == false ? newer : standing }
    var both = self
    both.question = richer(question, later.question)
    both.narrative = richer(narrative, later.narrative)
    both.title = richer(title, later.title)
    both.notes = richer(notes, later.notes)
    both.later += later.later.filter { !self.later.contains($0) }
    if let newer = later.client { both.client = client?.taking(newer) ?? newer }
    return both
  }
}

extension StoredTarotReading {
  /// The cards on their positions once more; `nil` for a reading with cards or positions that are none of ours.
  package var draw: TarotDraw? {
    let drawn = drawn
    guard drawn.count == cards.count else { return nil }
    let kind = Spread.Kind(named: spread) ?? .custom
    let named = try? Spread(kind, cards: kind == .relationship ? cards.count : nil)
    let spread =
      if let named { named } else {
        try? Spread(
          positions: cards.indices.map { index in
            let own = positions.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? cards[index].position ?? ""
            return own.contains { !$0.isWhitespace } ? String(own.prefix(Spread.longestName)) : "\(index + 1)"
          })
      }
    return spread.flatMap { try? TarotDraw(laid: drawn, in: $0) }
  }
}
