/// Two numbered cards or more of one suit that stand at the same part of its way.
public struct SuitProgression: Sendable, Hashable {
  /// A part of the way from the ace to the ten.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// Ace to three.
    case beginning
    /// Four to seven.
    case challenge
    /// Eight to ten.
    case mastery
  }

  /// The suit.
  public let suit: Suit
  /// The part of its way.
  public let stage: Stage
  /// Where the cards lie, from zero.
  public let positions: [Int]

  /// Whether there are three cards or more.
  public var isStrong: Bool { positions.count >= 3 }

  static func all(in cards: [DrawnCard]) -> [SuitProgression] {
    var found: [SuitProgression] = []
    for suit in Suit.allCases {
      for stage in Stage.allCases {
        let positions = cards.indices.filter { cards[$0].card.suit == suit && Self.stage(of: cards[$0].card) == stage }
        if positions.count >= 2 { found.append(SuitProgression(suit: suit, stage: stage, positions: positions)) }
      }
    }
    return found
  }

  private static func stage(of card: TarotCard) -> Stage? {
    guard let rank = card.rank, !rank.isCourt else { return nil }
    return rank.rawValue <= 3 ? .beginning : rank.rawValue <= 7 ? .challenge : .mastery
  }
}
