import Companion
import Ephemeris
import Readings
import Tarot
import Wire

/// What a body asks to be laid: a spread, and a ritual or cards of paper.
struct AskedDraw {
  let draw: TarotDraw
  let question: String?
  /// `nil` when the cards were laid by hand.
  let ritual: Ritual?
  let reversedChance: Double

  /// Reads a body.
  ///
  /// - Throws: ``Problem`` or `CompanionError` that names the field.
  init(_ request: TarotDrawRequest) throws {
    let spread = try Self.spread(request)
    // Two thousand characters have fewer bytes than this unless they are piled up to do harm.
    try Choices.shortText(request.question, limit: 40_000, field: "question")
    let question = request.question ?? ""
    if question.utf8.count > Ritual.longestQuestion, question.count > Ritual.longestQuestion {
      throw Problem(.questionTooLong, field: "question")
    }
    self.question = request.question
    reversedChance = request.reversedChance ?? 0.5
    if let cards = request.cards {
      try Self.checkAlone(request)
      ritual = nil
      draw = try Self.laid(cards, in: spread, deck: request.deck)
      return
    }
    let knocks = try Self.knocks(request.knockTimes ?? [])
    let nonce = try request.nonce.map(Self.nonce) ?? UInt64.random(in: 0...UInt64.max)
    do throws(TarotError) {
      let ritual = try Ritual(question: question, knockTimes: knocks, cut: request.cut?.value ?? 0, nonce: nonce)
      self.ritual = ritual
      draw = try TarotDraw(ritual, spread: spread, reversedChance: reversedChance)
    } catch {
      throw Problem(error, field: nil)
    }
  }

  // MARK: the spread

  private static func spread(_ request: TarotDrawRequest) throws -> Spread {
    let kind = try kind(request.spread)
    guard let names = request.positions else {
      guard kind != .custom else {
        throw Problem(.validation, "positions is required for a spread of your own: 1 to 15 names.", field: "positions")
      }
      do {
        return try Spread(kind ?? .threeCard, cards: request.cardCount?.value)
      } catch {
        throw Problem(error, field: "cardCount")
      }
    }
    guard kind == nil || kind == .custom else {
      throw Problem(
        .validation, "positions belong to a spread of your own: leave out spread, or send custom.", field: "positions")
    }
    if let count = request.cardCount?.value, count != names.count {
      throw Problem(.validation, "cardCount must be the number of positions, \(names.count), got \(count).", field: "cardCount")
    }
    for (index, name) in names.prefix(16).enumerated() {
      try Choices.shortText(name, limit: 1600, field: "positions[\(index)]")
    }
    do {
      return try Spread(positions: names)
    } catch {
      throw Problem(error, field: "positions")
    }
  }

  private static func kind(_ name: String?) throws -> Spread.Kind? {
    guard let name else { return nil }
    guard let kind = Spread.Kind(named: name) else {
      let keys = Spread.Kind.allCases.map(\.rawValue)
      throw Problem(
        .validation, "spread: there is no “\(name.prefix(32))”; use \(keys.joined(separator: ", ")).", field: "spread",
        allowed: keys)
    }
    return kind
  }

  // MARK: cards of paper

  /// Whoever lays cards by hand has no ritual.
  private static func checkAlone(_ request: TarotDrawRequest) throws {
    let given = [
      ("knockTimes", request.knockTimes != nil), ("cut", request.cut != nil), ("nonce", request.nonce != nil),
      ("reversedChance", request.reversedChance != nil),
    ]
    if let field = given.first(where: \.1)?.0 {
      throw Problem(.validation, "\(field) is part of a ritual; with cards nothing is drawn. Send one of the two.", field: field)
    }
  }

  private static func laid(_ cards: [TarotLaidCard], in spread: Spread, deck name: String?) throws -> TarotDraw {
    var deck = TarotDeck.riderWaiteSmith
    if let name {
      guard let found = TarotDeck(rawValue: name) else {
        let allowed = TarotDeck.allCases.map(\.rawValue)
        throw Problem(
          .validation, "deck: there is no “\(name.prefix(32))”; use \(allowed.joined(separator: ", ")).", field: "deck",
          allowed: allowed)
      }
      deck = found
    }
    var drawn: [DrawnCard] = []
    // One more than any spread has is enough to say that they are too many.
    for (index, laid) in cards.prefix(Spread.ownPositions.upperBound + 1).enumerated() {
      guard let card = TarotCard.named(laid.card, in: deck) else {
        throw Problem(
          .validation, "cards[\(index)].card: there is no card “\(laid.card.prefix(32))”; \(Route.tarotCards.path) lists them.",
          field: "cards[\(index)].card")
      }
      drawn.append(DrawnCard(card, isReversed: laid.reversed ?? false))
    }
    guard cards.count == drawn.count else {
      let count = spread.positions.count
      throw Problem(.cardCount(allowed: count...count, given: cards.count), field: "cards")
    }
    do {
      return try TarotDraw(laid: drawn, in: spread)
    } catch {
      throw Problem(error, field: "cards")
    }
  }

  // MARK: the ritual

  /// Whole milliseconds of what a clock of a browser gives in fractions.
  private static func knocks(_ times: [Double]) throws -> [Int] {
    guard times.count <= Ritual.mostKnocks else { throw Problem(.tooManyKnocks, field: "knockTimes") }
    return try times.enumerated().map { index, time in
      // As many milliseconds as a fraction still counts one by one.
      guard (0...9_007_199_254_740_991).contains(time) else {
        throw Problem(
          .validation, "knockTimes[\(index)] must be between 0 and 9007199254740991, got \(time).", field: "knockTimes[\(index)]")
      }
      return Int(clamping: time.rounded())
    }
  }

  private static func nonce(_ text: String) throws -> UInt64 {
    guard text.utf8.count == 16, text.allSatisfy(\.isHexDigit), let nonce = UInt64(text, radix: 16) else {
      throw Problem(.validation, "nonce must be 16 hexadecimal digits.", field: "nonce")
    }
    return nonce
  }
}

extension Problem {
  /// What it means to a caller that something cannot be laid.
  ///
  /// - Parameter field: the field of counts of cards; errors that can come of one field alone name it themselves.
  fileprivate init(_ error: TarotError, field: String?) {
    let (name, message): (String?, String) =
      switch error {
      case .unknownSpread: ("spread", "spread: there is none of that name.")
      case .cardCount(let allowed, let given) where allowed.lowerBound == allowed.upperBound:
        (field, "\(field ?? "cards"): this spread has \(allowed.lowerBound), got \(given).")
      case .cardCount(let allowed, let given):
        (field, "\(field ?? "cards") must be between \(allowed.lowerBound) and \(allowed.upperBound), got \(given).")
      case .positionName(let index):
        ("positions[\(index)]", "positions[\(index)] must have 1 to \(Spread.longestName) characters, and something to read.")
      case .repeatedCard(let index): ("cards[\(index)].card", "cards[\(index)].card lies on the table already.")
      case .questionTooLong: ("question", "question must not be longer than \(Ritual.longestQuestion) characters.")
      case .tooManyKnocks: ("knockTimes", "knockTimes must not have more than \(Ritual.mostKnocks) knocks.")
      case .knockOrder(let index): ("knockTimes[\(index)]", "knockTimes[\(index)] lies before the knock before it.")
      case .cutOutside(let given):
        ("cut", "cut must be between \(Ritual.cuts.lowerBound) and \(Ritual.cuts.upperBound), got \(given).")
      case .chanceOutside: ("reversedChance", "reversedChance must be between 0 and 1.")
      }
    self.init(.validation, message, field: name)
  }
}
