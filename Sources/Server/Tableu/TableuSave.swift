import Atlas
import Companion
import Ephemeris
import Readings
import Tarot
import Wire

/// What is wrong with a body, in the words of the contract, and exactly.
struct TableuFault: Error {
  let message: String
  let detail: String?
}

/// An entry that a client of Tableu wants to keep.
struct TableuSave {
  let reading: StoredTarotReading

  /// The fields that are given back as they came.
  private static let kept = [
    "spread", "spreadKey", "cards", "themes", "reflections", "context", "provider", "sessionSeed", "userPreferences", "deckId",
    "requestId", "followUps",
  ]

  /// Reads a body.
  ///
  /// - Throws: ``TableuFault``.
  init(_ bytes: [UInt8], now: UTC, in zone: TimeZoneHistory) throws(TableuFault) {
    guard let sent = try? JSONValue(text: String(decoding: bytes, as: UTF8.self)), case .object(let fields) = sent else {
      throw TableuFault(message: "Invalid JSON payload.", detail: "The body must be one JSON object.")
    }
    let spread = try Self.text("spread", in: fields) ?? ""
    let key = try Self.text("spreadKey", in: fields) ?? ""
    guard !spread.isEmpty else { throw Self.invalid("spread is required.") }
    guard !key.isEmpty else { throw Self.invalid("spreadKey is required.") }
    guard case .array(let list)? = fields["cards"], TarotRules.cards.contains(list.count) else {
      throw Self.invalid("cards must be a list of 1 to \(TarotRules.cards.upperBound) cards.")
    }
    // A key of ours or of an older client; any other spread is one of somebody's own.
    let kind: Spread.Kind = key == "custom" ? .custom : Spread.Kind(named: key) ?? .custom
    let deck = try Self.text("deckId", in: fields).flatMap { TarotDeck(rawValue: $0) } ?? .riderWaiteSmith
    let roles = KeptPosition.roles(of: kind)
    var names: [String] = []
    var cards: [StoredTarotReading.Card] = []
    for (index, item) in list.enumerated() {
      let (card, position) = try Self.card(item, index, deck)
      names.append(position ?? "\(index + 1)")
      cards.append(
        StoredTarotReading.Card(
          card: card.id, reversed: card.isReversed, position: roles.indices.contains(index) ? roles[index].rawValue : position))
    }
    let question = try Self.text("question", in: fields)
    let seed = try Self.seed(fields)
    let given = Self.time(fields["timestampMs"], now: now)
    let at = given ?? now
    let lay = cards.map { "\($0.position ?? ""),\($0.card),\($0.reversed)" }.joined(separator: ";")
    // The rule of the contract: by the seed, otherwise by time, spread, question and cards.
    let own =
      seed.map { "seed:\($0)" }
      ?? given.map { "\($0.unixSeconds)|\(spread)|\((question ?? "").lowercased())|\(lay)" }
    var client: [String: JSONValue] = [:]
    for name in Self.kept { if let value = fields[name], value != .null { client[name] = value } }
    if fields["persistLocationConsent"] == .bool(true), let location = fields["location"] { client["location"] = location }
    var reading = StoredTarotReading(
      spread: kind.rawValue, positions: kind == .custom ? names : nil, question: question, cards: cards,
      key: own.map { $0.utf8.count > 3000 ? NaturalKey.hashed("long", $0) : $0 }, at: ISO8601.string(at),
      day: ISO8601.date(LocalDay(containing: at, in: zone).date), zone: zone.identifier,
      narrative: try Self.text("personalReading", in: fields), notes: Self.notes(fields["reflections"]),
      client: KeptJSON(.object(client)))
    for name in ["provider", "requestId", "context"] { _ = try Self.text(name, in: fields) }
    try Self.checkShapes(of: client)
    do {
      try TarotRules.check(reading)
    } catch {
      throw Self.invalid(Problem(error).message)
    }
    if reading.question?.isEmpty == true { reading.question = nil }
    self.reading = reading
  }

  /// Makes sure that what is given back as it came has the shape that clients read: one entry of another would cost them the whole list.
  private static func checkShapes(of client: [String: JSONValue]) throws(TableuFault) {
    for name in ["themes", "reflections", "location"] {
      if let value = client[name] { guard case .object = value else { throw invalid("\(name) must be an object.") } }
    }
    guard let followUps = client["followUps"] else { return }
    guard case .array(let list) = followUps, list.allSatisfy({ if case .object = $0 { true } else { false } }) else {
      throw invalid("followUps must be a list of objects.")
    }
  }

  private static func invalid(_ detail: String) -> TableuFault {
    TableuFault(message: "Invalid journal entry data", detail: detail)
  }

  /// A text, trimmed; blank is nothing.
  private static func text(_ name: String, in fields: [String: JSONValue]) throws(TableuFault) -> String? {
    switch fields[name] {
    case nil, .null?: return nil
    case .string(let text)?: return text.contains { !$0.isWhitespace } ? text.trimmed : nil
    default: throw invalid("\(name) must be a text.")
    }
  }

  /// The seed by which a client knows its reading; some send it as a number.
  private static func seed(_ fields: [String: JSONValue]) throws(TableuFault) -> String? {
    switch fields["sessionSeed"] {
    case .integer(let number)?: return "\(number)"
    case .number(let number)?: return "\(number)"
    default: return try text("sessionSeed", in: fields)
    }
  }

  /// From 2000 on and at most a day ahead of our clock; `nil` otherwise, and our clock counts.
  private static func time(_ value: JSONValue?, now: UTC) -> UTC? {
    let milliseconds: Double
    switch value {
    case .integer(let number)?: milliseconds = Double(number)
    case .number(let number)?: milliseconds = number
    default: return nil
    }
    guard milliseconds >= 946_684_800_000, milliseconds <= (now.unixSeconds + 86_400) * 1000 else { return nil }
    return UTC(unixSeconds: (milliseconds.rounded(.down)) / 1000)
  }

  /// A card of the web's client (`card`, `orientation`) or of the first app (`name`, `reversed`).
  private static func card(
    _ item: JSONValue, _ index: Int, _ deck: TarotDeck
  ) throws(TableuFault) -> (card: (id: String, isReversed: Bool), position: String?) {
    guard case .object(let fields) = item else { throw invalid("cards[\(index)] must be an object.") }
    let names = [
      try text("canonicalKey", in: fields), try text("canonicalName", in: fields), try text("card", in: fields),
      try text("name", in: fields),
    ].compactMap(\.self)
    guard let first = names.first else { throw invalid("cards[\(index)].card is required.") }
    let found = names.lazy.compactMap { TarotCard.named($0, in: deck) }.first
    var isReversed = false
    if case .bool(let flag)? = fields["reversed"] ?? fields["isReversed"] { isReversed = flag }
    if let orientation = try text("orientation", in: fields) {
      guard ["upright", "reversed"].contains(orientation.lowercased()) else {
        throw invalid("cards[\(index)].orientation must be Upright or Reversed.")
      }
      isReversed = orientation.lowercased() == "reversed"
    }
    return ((found?.id ?? String(first.prefix(60)), isReversed), try text("position", in: fields))
  }

  /// The reflections of a client as notes of one's own, so that they are shown and found.
  private static func notes(_ value: JSONValue?) -> String? {
    guard case .object(let members)? = value else { return nil }
    let texts = members.sorted { $0.key < $1.key }.compactMap { _, value in
      if case .string(let text) = value, text.contains(where: { !$0.isWhitespace }) { text } else { nil }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }
}
