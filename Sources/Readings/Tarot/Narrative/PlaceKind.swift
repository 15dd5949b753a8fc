import Tarot

/// From where a card is seen: what the positions of all spreads have in common.
enum PlaceKind: String, Sendable, Hashable, CaseIterable {
  /// What led here and lies underneath.
  case root
  /// Where it stands.
  case now
  /// What stands across it, presses or is feared.
  case crossing
  /// How to meet it.
  case way
  /// Where it leans.
  case ahead

  /// `nil` for the place of another person: what is seen from there is not said to who asks.
  init?(_ position: SpreadPosition) {
    switch position.role {
    case .past, .subconscious, .heart: self = .root
    case .theme, .present, .core, .you, .connection, .conscious, nil: self = .now
    case .challenge, .dynamics, .external, .hopesFears: self = .crossing
    case .support, .clarifier, .freeWill, .selfAdvice: self = .way
    case .future, .direction, .pathA, .pathB, .sharedOutcome, .nearFuture, .outcome: self = .ahead
    case .them: return nil
    }
  }
}
