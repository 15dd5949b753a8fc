/// What a question looks for in what is turned away. Which words ask for it is said by a language.
public enum QuestionLens: String, Sendable, Hashable, CaseIterable {
  /// Fear, what is avoided or hidden.
  case shadow
  /// What is seen in others.
  case mirror
  /// What is not lived yet.
  case potential
}

/// In which sense the reversed cards of a spread are read: one for all of them.
public enum ReversalFramework: String, Sendable, Hashable, CaseIterable {
  /// No card is reversed.
  case none
  case blocked, delayed, internalized, contextual, shadow, mirror, potentialBlocked
}

/// The reversed cards of a spread.
public struct Reversals: Sendable, Hashable {
  /// Their positions, from zero.
  public let positions: [Int]
  /// Their share, 0 … 1.
  public let ratio: Double
  /// In which sense they are read.
  public let framework: ReversalFramework

  init(_ cards: [DrawnCard], lens: QuestionLens?) {
    positions = cards.indices.filter { cards[$0].isReversed }
    let count = positions.count
    ratio = Double(count) / Double(max(cards.count, 1))
    let majors = positions.count { cards[$0].card.isMajor }
    framework =
      switch lens {
      case _ where count == 0: .none
      case .shadow: .shadow
      case .mirror: .mirror
      case .potential: .potentialBlocked
      case nil where majors >= 2: .potentialBlocked
      case nil: cards.count <= 5 ? Self.few(count, ratio) : Self.many(ratio)
      }
  }

  private static func few(_ count: Int, _ ratio: Double) -> ReversalFramework {
    if count >= 3 { return .blocked }
    guard count == 2 else { return .contextual }
    return ratio >= 0.5 ? .internalized : .delayed
  }

  private static func many(_ ratio: Double) -> ReversalFramework {
    ratio >= 0.6 ? .blocked : ratio >= 0.4 ? .internalized : ratio >= 0.2 ? .delayed : .contextual
  }
}
