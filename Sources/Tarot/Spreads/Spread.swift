/// A layout: how many cards, and what each of them is asked.
public struct Spread: Sendable, Hashable {
  /// The layouts that have a name. The raw value is the key in the contracts.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case single, threeCard, fiveCard, decision, relationship, celtic
    /// Positions that somebody has named.
    case custom

    /// The kind that a key or a common name means, as `celtic`, `Celtic Cross (Classic 10-Card)`, `daily draw`; `nil` when it means none.
    public init?(named name: String) {
      guard name.utf8.count <= 200 else { return nil }
      let joined = FoldedWords(name).words.joined()
      for (prefix, kind) in Self.prefixes where joined.hasPrefix(prefix) {
        self = kind
        return
      }
      for (whole, kind) in Self.names where joined == whole {
        self = kind
        return
      }
      return nil
    }

    private static let prefixes: [(String, Kind)] = [
      ("threecard", .threeCard), ("fivecard", .fiveCard), ("celticcross", .celtic), ("relationship", .relationship),
    ]
    private static let names: [(String, Kind)] = [
      ("single", .single), ("onecard", .single), ("onecardinsight", .single), ("dailydraw", .single), ("celtic", .celtic),
      ("decision", .decision), ("decisiontwopath", .decision), ("twopath", .decision), ("custom", .custom),
    ]
  }

  /// Which layout it is.
  public let kind: Kind
  /// What each card is asked, in the order in which cards are laid.
  public let positions: [SpreadPosition]

  /// How many positions a spread of one’s own may have.
  public static let ownPositions = 1...15
  /// How many characters the name of a position may have.
  public static let longestName = 80

  private init(_ kind: Kind, _ roles: [PositionRole]) {
    self.kind = kind
    positions = roles.map { .known($0) }
  }

  /// One-Card Insight.
  public static let single = Spread(.single, [.theme])
  /// Past, present, future.
  public static let threeCard = Spread(.threeCard, [.past, .present, .future])
  /// Five-Card Clarity.
  public static let fiveCard = Spread(.fiveCard, [.core, .challenge, .subconscious, .support, .direction])
  /// Two paths, what clarifies them, and what remains free.
  public static let decision = Spread(.decision, [.heart, .pathA, .pathB, .clarifier, .freeWill])
  /// Two people and what is between them.
  public static let relationship = Spread(.relationship, [.you, .them, .connection])
  /// The Celtic Cross of ten cards, in A. E. Waite’s order of laying as the contract has it.
  public static let celtic = Spread(
    .celtic,
    [.present, .challenge, .past, .nearFuture, .conscious, .subconscious, .selfAdvice, .external, .hopesFears, .outcome])

  /// The six named spreads, from the smallest.
  public static let named: [Spread] = [.single, .threeCard, .fiveCard, .decision, .relationship, .celtic]

  /// A named spread.
  ///
  /// - Parameter cards: how many cards; only a relationship has a choice, 3 … 5: the fourth is what moves between the two, the fifth where it
  ///   leads. `nil` takes the usual number.
  /// - Throws: ``TarotError/unknownSpread`` for `custom`, whose positions must be named, and ``TarotError/cardCount(allowed:given:)``.
  public init(_ kind: Kind, cards: Int? = nil) throws(TarotError) {
    guard var spread = Spread.named.first(where: { $0.kind == kind }) else { throw .unknownSpread }
    let count = spread.positions.count
    if kind == .relationship, let cards, (4...5).contains(cards) {
      spread = Spread(kind, [.you, .them, .connection, .dynamics, .sharedOutcome].prefix(cards).map { $0 })
    } else if let cards, cards != count {
      throw .cardCount(allowed: count...(kind == .relationship ? 5 : count), given: cards)
    }
    self = spread
  }

  /// A spread of one’s own.
  ///
  /// - Parameter names: of 1 … 15 positions, each with something to read and at most 80 characters.
  /// - Throws: ``TarotError/cardCount(allowed:given:)`` or ``TarotError/positionName(index:)``.
  public init(positions names: [String]) throws(TarotError) {
    guard Spread.ownPositions.contains(names.count) else {
      throw .cardCount(allowed: Spread.ownPositions, given: names.count)
    }
    for (index, name) in names.enumerated()
    where name.count > Spread.longestName || name.unicodeScalars.allSatisfy({ $0.value <= 0x20 }) {
      throw .positionName(index: index)
    }
    kind = .custom
    positions = names.map { .own($0) }
  }

  /// The position around which the others turn; `nil` in a spread of one’s own.
  public var pivot: Int? {
    switch kind {
    case .single, .fiveCard: 0
    case .threeCard: 1
    case .decision: 3
    case .relationship: 2
    case .celtic: 6
    case .custom: nil
    }
  }

  /// How much attention a position deserves, 0 … 1; ½ where nothing is known of it.
  public func weight(at index: Int) -> Double {
    let weights = Self.weights(of: kind)
    return weights.indices.contains(index) ? weights[index] : 0.5
  }

  private static func weights(of kind: Kind) -> [Double] {
    switch kind {
    case .single: [1]
    case .threeCard: [0.75, 1, 0.9]
    case .fiveCard: [1, 0.9, 0.65, 0.7, 0.85]
    case .decision: [1, 0.8, 0.8, 0.85, 0.95]
    case .relationship: [0.9, 0.9, 1]
    case .celtic: [1, 0.9, 0.6, 0.7, 0.75, 0.75, 0.85, 0.6, 0.65, 0.95]
    case .custom: []
    }
  }
}

/// Why something cannot be laid.
public enum TarotError: Error, Sendable, Hashable {
  /// A spread of one’s own has no positions of itself.
  case unknownSpread
  /// Too few or too many cards or positions.
  case cardCount(allowed: ClosedRange<Int>, given: Int)
  /// The name of a position is empty or too long.
  case positionName(index: Int)
  /// The same card lies twice; the index is that of the second.
  case repeatedCard(index: Int)
  /// More than ``Ritual/longestQuestion`` characters.
  case questionTooLong
  /// More than ``Ritual/mostKnocks``.
  case tooManyKnocks
  /// A knock before the one before it, or before time began.
  case knockOrder(index: Int)
  /// A cut outside of ``Ritual/cuts``.
  case cutOutside(given: Int)
  /// A chance of a reversed card outside of 0 … 1.
  case chanceOutside
}
