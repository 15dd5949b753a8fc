import Companion
import Ephemeris
import Readings
import Tarot
import Wire

/// A kept reading as an entry of Tableu's journal.
struct TableuEntry {
  private let reading: KeptTarotReading
  private let texts: TarotTexts

  init(_ reading: KeptTarotReading, _ texts: TarotTexts) {
    self.reading = reading
    self.texts = texts
  }

  /// When the cards were laid, in milliseconds of POSIX time; entries are in its order.
  static func milliseconds(_ reading: KeptTarotReading) -> Int64 {
    // Rounded down where the record's time has a part of a millisecond.
    reading.createdAt >= 0 ? reading.createdAt / 1000 : (reading.createdAt - 999) / 1000
  }

  /// The entry; what a client brought is given back as it came.
  func json(withFollowUps: Bool) -> JSONValue {
    let kept = reading.kept
    var own: [String: JSONValue] = [:]
    if case .object(let members)? = kept.client?.value { own = members }
    let kind = Spread.Kind(named: kept.spread) ?? .custom
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    var entry: [String: JSONValue] = [
      "id": .string(reading.id), "ts": .integer(Self.milliseconds(reading)),
      "spread": own["spread"] ?? .string(texts.name(kind)), "spreadKey": own["spreadKey"] ?? .string(kind.rawValue),
      "question": text(kept.question), "cards": own["cards"] ?? .array(kept.cards.enumerated().map(card)),
      "personalReading": text(kept.narrative), "themes": own["themes"] ?? .null,
      "reflections": own["reflections"] ?? .object(kept.notes.map { ["notes": .string($0)] } ?? [:]),
      "context": own["context"] ?? .null, "provider": own["provider"] ?? .null,
      "sessionSeed": own["sessionSeed"] ?? text(kept.ritual?.nonce), "userPreferences": own["userPreferences"] ?? .null,
      "deckId": own["deckId"] ?? .string(TarotDeck.riderWaiteSmith.rawValue), "requestId": own["requestId"] ?? .null,
      "extractedSteps": .null, "stepEmbeddings": .null, "extractionVersion": .null, "location": own["location"] ?? .null,
    ]
    if withFollowUps { entry["followUps"] = own["followUps"] ?? .array([]) }
    return .object(entry)
  }

  /// A card, with the names of the web's client and those of the first app.
  private func card(_ index: Int, _ laid: StoredTarotReading.Card) -> JSONValue {
    let position = KeptPosition.name(of: laid, at: index, in: reading.kept, texts)
    var members: [String: JSONValue] = [
      "position": .string(position), "positionIndex": .integer(Int64(index)), "reversed": .bool(laid.reversed),
      "orientation": .string(laid.reversed ? "Reversed" : "Upright"),
    ]
    guard let card = TarotCard.named(laid.card) else {
      members["card"] = .string(laid.card)
      members["name"] = .string(laid.card)
      return .object(members)
    }
    members["card"] = .string(texts.name(card))
    members["name"] = .string(texts.name(card))
    members["canonicalName"] = .string(card.name())
    members["canonicalKey"] = .string(card.id)
    // A rank is no number of a trump.
    if let number = card.majorNumber { members["number"] = .integer(Int64(number)) }
    if let suit = card.suit { members["suit"] = .string(texts.name(suit)) }
    if let rank = card.rank {
      members["rank"] = .string(texts.name(rank))
      members["rankValue"] = .integer(Int64(rank.rawValue))
    }
    return .object(members)
  }

  /// What stands in the list for an entry that cannot be opened, so that the others are not lost with it.
  static func unreadable(_ id: String) -> JSONValue {
    .object([
      "id": .string(id), "ts": .integer(time(of: id)), "spread": .string(""), "spreadKey": .string("custom"), "cards": .array([]),
      "_parseError": .bool(true),
    ])
  }

  /// The time that an identifier of version 7 begins with (RFC 9562, 5.7); 0 for another one.
  private static func time(of id: String) -> Int64 {
    let digits = id.replacing("-", with: "")
    guard digits.utf8.count == 32, digits.dropFirst(12).first == "7" else { return 0 }
    return Int64(digits.prefix(12), radix: 16) ?? 0
  }
}
