import Companion
import Ephemeris
import Readings
import Tarot
import Wire

/// A reading that a client of Tableu asks for: the web's, with `spreadInfo` and `cardsInfo`, or the first app's, with `spreadKey`, `cards` and
/// its ritual.
struct TableuAsk {
  let draw: TarotDraw
  let question: String?
  /// What each position is called by the client.
  let places: [String]
  let spreadName: String
  let deckStyle: String
  let depth: TarotNarrative.Depth
  let sessionSeed: String?
  /// Whether the first app asks, which reads nothing of an answer that lacks a field it knows.
  let isPhone: Bool
  /// Everything that the person wrote, which is looked at before anything is told.
  let words: [String]

  /// The spreads of Tableu, as errors call them.
  private static let keys = Spread.Kind.allCases.map(\.rawValue)
  private static let longestReflection = 4000

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - now: whole seconds of POSIX time, by which a proof of what was seen on a picture has expired or not.
  ///   - texts: what spreads and positions are called.
  /// - Throws: ``TableuFault`` or ``TableuConflict``.
  init(_ fields: TableuFields, now: Int64, texts: TarotTexts) throws {
    let isPhone = !fields.has("spreadInfo", "cardsInfo") && fields.has("spreadKey", "spread_key", "cards")
    if isPhone { try self.init(phone: fields, texts) } else { try self.init(web: fields, now: now, texts) }
  }

  // MARK: the web's client

  private init(web fields: TableuFields, now: Int64, _ texts: TarotTexts) throws {
    guard let info = try fields.object("spreadInfo"), let name = try info.text("name", most: 200) else {
      throw TableuFault(message: "Missing spread information.", detail: "spreadInfo.name is required.")
    }
    guard case .array(let list)? = fields["cardsInfo"], !list.isEmpty else {
      throw TableuFault(message: "No cards were provided for the reading.", detail: "cardsInfo must be a list of cards.")
    }
    let style = try fields.text("deckStyle", most: 100)
    let infoStyle = try info.text("deckStyle", most: 100)
    let deckStyle = style ?? infoStyle ?? TarotDeck.riderWaiteSmith.rawValue
    let deck = TarotDeck(rawValue: deckStyle) ?? .riderWaiteSmith
    // One more than any spread has is enough to say that they are too many.
    var cards: [TableuCard] = []
    for (index, item) in list.prefix(Spread.ownPositions.upperBound + 1).enumerated() {
      cards.append(try TableuCard(web: item, index, deck))
    }
    let kind = try Self.kind(name: name, key: try info.text("key", most: 100))
    let question = try fields.text("userQuestion", most: Ritual.longestQuestion)
    let reflections = try fields.text("reflectionsText", most: Self.longestReflection)
    let override = try fields.text("reversalFrameworkOverride", most: 40)
    if let override, ReversalFramework(rawValue: override) == nil {
      throw fields.fault(
        "reversalFrameworkOverride", "must be one of \(ReversalFramework.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    let person = try fields.object("personalization").map(Self.personal)
    if let location = try fields.object("location") { try Self.checkLocation(location) }
    try Self.checkVision(fields, deckStyle: deckStyle, now: now)
    self.question = question
    self.deckStyle = deckStyle
    depth = person ?? .standard
    sessionSeed = nil
    isPhone = false
    spreadName = name
    words = [question, reflections].compactMap(\.self) + cards.compactMap(\.reflection)
    places = cards.map { $0.position ?? "" }
    draw = try Self.laid(cards, kind, name: name, count: list.count)
  }

  /// How long somebody likes readings.
  private static func personal(_ fields: TableuFields) throws(TableuFault) -> TarotNarrative.Depth {
    _ = try fields.text("displayName", most: 50)
    try fields.word("readingTone", of: ["gentle", "balanced", "blunt"])
    try fields.word("spiritualFrame", of: ["psychological", "spiritual", "mixed", "playful"])
    try fields.word("tarotExperience", of: ["newbie", "intermediate", "experienced"])
    _ = try fields.texts("focusAreas", most: 20, of: 100)
    _ = try fields.texts("_explicitFields", most: 20, of: 100)
    let depth = try fields.word("preferredSpreadDepth", of: TarotNarrative.Depth.allCases.map(\.rawValue))
    return depth.flatMap { TarotNarrative.Depth(rawValue: $0) } ?? .standard
  }

  private static func checkLocation(_ fields: TableuFields) throws(TableuFault) {
    let known = ["latitude", "longitude", "timezone", "accuracy", "source"]
    if let other = fields.members.keys.sorted().first(where: { !known.contains($0) }) {
      throw fields.fault(other, "is not known; a location has \(known.joined(separator: ", ")).")
    }
    for (name, bound) in [("latitude", 90.0), ("longitude", 180)] {
      guard try fields.number(name, in: -bound...bound) != nil else { throw fields.fault(name, "is required.") }
    }
    _ = try fields.text("timezone", most: 64)
    _ = try fields.number("accuracy", in: 1e-9...1e9)
    try fields.word("source", of: ["browser", "manual"])
  }

  /// A proof of what was seen on a picture: none of ours is given out, so an honest one can only have expired elsewhere.
  private static func checkVision(_ fields: TableuFields, deckStyle: String, now: Int64) throws {
    guard let proof = try fields.object("visionProof") else { return }
    for name in ["id", "signature", "createdAt", "expiresAt"] {
      guard try proof.text(name, most: 400) != nil else { throw proof.fault(name, "is required.") }
    }
    let end = try proof.text("expiresAt", most: 400).flatMap { try? CivilText.instant($0, field: "expiresAt") }
    guard let end else { throw proof.fault("expiresAt", "must be an instant such as 2026-11-21T07:30:00Z.") }
    if end.unixSeconds <= Double(now) {
      throw TableuConflict(code: "vision_proof_expired", message: "The vision proof has expired.")
    }
    if let own = try proof.text("deckStyle", most: 100), own != deckStyle {
      throw TableuConflict(code: "vision_deck_mismatch", message: "The vision proof is for another deck.")
    }
    throw proof.fault("signature", "is none of this server’s.")
  }

  // MARK: the first app

  private init(phone fields: TableuFields, _ texts: TarotTexts) throws {
    guard let key = try fields.text("spreadKey", or: "spread_key", most: 100) else {
      throw TableuFault(message: "Missing spread information.", detail: "spreadKey is required.")
    }
    let kind = try Self.kind(name: key, key: key)
    let ritual = try fields.object("ritual")
    let knocks = try ritual?.integer("knocks", in: 0...Ritual.mostKnocks)
    let cut = try ritual?.integer("cutPosition", or: "cut_position", in: 0...TarotCard.count)
    sessionSeed = try Self.seed(fields)
    isPhone = true
    question = try fields.text("question", most: Ritual.longestQuestion)
    deckStyle = TarotDeck.riderWaiteSmith.rawValue
    depth = .standard
    spreadName = texts.name(kind)
    words = [question].compactMap(\.self)
    switch fields["cards"] {
    case .array(let list)?:
      guard !list.isEmpty else { throw TableuFault(message: "No cards were provided for the reading.", detail: nil) }
      var cards: [TableuCard] = []
      for (index, item) in list.prefix(Spread.ownPositions.upperBound + 1).enumerated() {
        cards.append(try TableuCard(phone: item, index))
      }
      let order = cards.compactMap(\.index)
      if order.count == cards.count {
        guard Set(order).count == cards.count else {
          throw TableuFault(message: "Two cards have the same positionIndex.", detail: nil)
        }
        cards.sort { ($0.index ?? 0) < ($1.index ?? 0) }
      }
      draw = try Self.laid(cards, kind, name: spreadName, count: list.count)
      let spread = draw.spread
      places = cards.enumerated().map { index, card in card.position ?? texts.name(spread.positions[index], in: spread.kind) }
    case nil:
      guard sessionSeed != nil || ritual != nil else {
        throw TableuFault(message: "No cards were provided for the reading.", detail: "Send cards, or a ritual that lays them.")
      }
      // The same ritual lays the same cards; without a seed of the client there is nothing to ask again with.
      let nonce = sessionSeed.map { FNV1a.hash($0.utf8) } ?? UInt64.random(in: 0...UInt64.max)
      let laid: TarotDraw
      do throws(TarotError) {
        let asked = try Ritual(
          question: question ?? "", knockTimes: (0..<(knocks ?? 0)).map { $0 * 400 }, cut: (cut ?? 0) % TarotCard.count,
          nonce: nonce)
        laid = try TarotDraw(asked, spread: try Spread(kind))
      } catch {
        throw TableuFault(message: "spreadKey “\(kind.rawValue)” has no cards of its own; send them.", detail: nil)
      }
      draw = laid
      places = laid.spread.positions.map { texts.name($0, in: laid.spread.kind) }
    default: throw fields.fault("cards", "must be a list.")
    }
  }

  /// The seed by which a client knows its reading; some send it as a number.
  private static func seed(_ fields: TableuFields) throws(TableuFault) -> String? {
    switch fields["sessionSeed", "session_seed"] {
    case .integer(let number)?: return "\(number)"
    case .number(let number)?: return "\(number)"
    default: return try fields.text("sessionSeed", or: "session_seed", most: 200)
    }
  }

  // MARK: both

  /// Which spread is meant. A spread of somebody’s own may be called as it likes.
  private static func kind(name: String, key: String?) throws(TableuFault) -> Spread.Kind {
    if key?.lowercased() == Spread.Kind.custom.rawValue { return .custom }
    let byName = Spread.Kind(named: name)
    let unknown = TableuFault(
      message: "Unknown spread “\((key ?? name).prefix(60))”.", detail: "Use \(keys.joined(separator: ", ")).")
    guard let key else {
      guard let byName else { throw unknown }
      return byName
    }
    guard let byKey = Spread.Kind(named: key) else { throw unknown }
    if let byName, byName != byKey {
      throw TableuFault(message: "Spread name “\(name.prefix(60))” does not match key “\(key.prefix(60))”.", detail: nil)
    }
    return byKey
  }

  private static func laid(
    _ cards: [TableuCard], _ kind: Spread.Kind, name: String, count: Int
  ) throws(TableuFault) -> TarotDraw {
    let title = String(name.prefix(60))
    do throws(TarotError) {
      let spread =
        if kind == .custom {
          try Spread(positions: cards.enumerated().map { String(($1.position ?? "\($0 + 1)").prefix(Spread.longestName)) })
        } else {
          try Spread(kind, cards: kind == .relationship ? count : nil)
        }
      guard spread.positions.count == count else {
        throw TarotError.cardCount(allowed: spread.positions.count...spread.positions.count, given: count)
      }
      return try TarotDraw(laid: cards.map(\.drawn), in: spread)
    } catch {
      switch error {
      case .cardCount(let allowed, let given):
        let what =
          allowed.lowerBound == allowed.upperBound
          ? "expects \(allowed.lowerBound) card\(allowed.lowerBound == 1 ? "" : "s")"
          : given < allowed.lowerBound
            ? "requires at least \(allowed.lowerBound) cards" : "allows at most \(allowed.upperBound) cards"
        throw TableuFault(message: "\(title) \(what), got \(given).", detail: nil)
      case .repeatedCard(let index):
        throw TableuFault(message: "Card \(index + 1) lies on the table already.", detail: nil)
      default: throw TableuFault(message: "\(title) has a position without a name.", detail: nil)
      }
    }
  }
}

/// Something that stands against what is asked, answered with 409.
struct TableuConflict: Error {
  let code: String
  let message: String
}

/// A card as one of the two clients sends it.
private struct TableuCard {
  let drawn: DrawnCard
  let position: String?
  /// Where it lies, for the first app.
  var index: Int?
  /// What the person wrote beside it.
  var reflection: String?

  init(web item: JSONValue, _ index: Int, _ deck: TarotDeck) throws(TableuFault) {
    let missing = TableuFault(
      message: "One or more cards are missing required details.",
      detail: "cardsInfo[\(index)] needs position, card, orientation (Upright or Reversed) and meaning.")
    guard case .object(let members) = item else { throw missing }
    let fields = TableuFields(members, path: "cardsInfo[\(index)].")
    guard let position = try fields.text("position", most: 400), let name = try fields.text("card", most: 200),
      let orientation = try fields.text("orientation", most: 40), try fields.text("meaning", most: 8000) != nil
    else { throw missing }
    guard ["Upright", "Reversed"].contains(orientation) else {
      throw fields.fault("orientation", "must be Upright or Reversed.")
    }
    _ = try fields.integer("number", in: 0...21)
    _ = try fields.integer("rankValue", in: 1...14)
    let own = try fields.text("deckStyle", most: 100).flatMap { TarotDeck(rawValue: $0) } ?? deck
    // The key is the surest name, the shown one the last.
    let names = [
      try fields.text("canonicalKey", most: 200), try fields.text("canonicalName", most: 200),
      try fields.text("canonicalId", most: 200), name,
    ]
    let aliases = try fields.texts("aliases", most: 20, of: 200)
    guard let card = (names.compactMap(\.self) + aliases).lazy.compactMap({ TarotCard.named($0, in: own) }).first else {
      throw TableuFault(
        message: "cardsInfo[\(index)].card: there is no card “\(name.prefix(60))”.",
        detail: "\(Route.tarotCards.path) lists them.")
    }
    drawn = DrawnCard(card, isReversed: orientation == "Reversed")
    self.position = position
    reflection = try fields.text("userReflection", most: 4000)
  }

  init(phone item: JSONValue, _ index: Int) throws(TableuFault) {
    guard case .object(let members) = item else {
      throw TableuFault(message: "One or more cards are missing required details.", detail: "cards[\(index)] must be an object.")
    }
    let fields = TableuFields(members, path: "cards[\(index)].")
    guard let name = try fields.text("name", or: "card", most: 200) else {
      throw TableuFault(message: "One or more cards are missing required details.", detail: "cards[\(index)].name is required.")
    }
    guard let card = TarotCard.named(name) else {
      throw TableuFault(
        message: "cards[\(index)].name: there is no card “\(name.prefix(60))”.", detail: "\(Route.tarotCards.path) lists them.")
    }
    drawn = DrawnCard(card, isReversed: try fields.flag("reversed", "isReversed", "is_reversed") ?? false)
    position = try fields.text("position", most: 400)
    self.index = try fields.integer("positionIndex", or: "position_index", in: 0...77)
  }
}
