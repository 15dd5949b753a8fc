/// What a position of a spread asks of the card that falls on it. The raw value is its key in the contracts.
public enum PositionRole: String, Sendable, Hashable, CaseIterable {
  // One card.
  case theme
  // Three cards, and shared with others.
  case past, present, future
  // Five cards.
  case core, challenge, subconscious, support, direction
  // Two paths.
  case heart, pathA, pathB, clarifier, freeWill
  // Two people.
  case you, them, connection, dynamics
  case sharedOutcome = "rel_outcome"
  // The Celtic Cross.
  case nearFuture = "near_future"
  case conscious
  case selfAdvice = "self_advice"
  case external
  case hopesFears = "hopes_fears"
  case outcome

  /// Whether it looks ahead: what timing is read from.
  public var looksAhead: Bool {
    switch self {
    case .future, .direction, .pathA, .pathB, .sharedOutcome, .nearFuture, .outcome: true
    default: false
    }
  }
}

/// A position of a spread: one of the known ones, or one that somebody has named.
public enum SpreadPosition: Sendable, Hashable {
  case known(PositionRole)
  case own(String)

  /// The known role; `nil` for a position of one’s own.
  public var role: PositionRole? {
    switch self {
    case .known(let role): role
    case .own: nil
    }
  }
}
