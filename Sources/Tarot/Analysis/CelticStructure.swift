/// The parts of a Celtic Cross, and the positions that answer each other.
public struct CelticStructure: Sendable, Hashable {
  /// Two positions that are to be read against each other.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    case goalVsOutcome, adviceVsOutcome, subconsciousVsHopesFears, nearFutureVsOutcome

    /// The two, by what they ask.
    public var roles: (PositionRole, PositionRole) {
      switch self {
      case .goalVsOutcome: (.conscious, .outcome)
      case .adviceVsOutcome: (.selfAdvice, .outcome)
      case .subconsciousVsHopesFears: (.subconscious, .hopesFears)
      case .nearFutureVsOutcome: (.nearFuture, .outcome)
      }
    }
  }

  /// The situation and what crosses it.
  public let nucleus: CardPair
  /// What was, to the situation, to what comes.
  public let timeline: [CardPair]
  /// What lies beneath, to the situation, to what is aimed at.
  public let consciousness: [CardPair]
  /// How to meet it, to what surrounds it, to hopes and fears, to where it leads.
  public let staff: [CardPair]
  /// The positions that answer each other, in the order of ``Check``.
  public let checks: [CardPair]

  /// `nil` for any other spread.
  init?(_ draw: TarotDraw) {
    guard draw.spread.kind == .celtic else { return nil }
    func pair(_ first: PositionRole, _ second: PositionRole) -> CardPair? {
      guard let one = draw.spread.positions.firstIndex(of: .known(first)),
        let other = draw.spread.positions.firstIndex(of: .known(second))
      else { return nil }
      return CardPair(one, other, of: draw.cards)
    }
    guard let nucleus = pair(.present, .challenge) else { return nil }
    self.nucleus = nucleus
    timeline = [pair(.past, .present), pair(.present, .nearFuture)].compactMap { $0 }
    consciousness = [pair(.subconscious, .present), pair(.present, .conscious)].compactMap { $0 }
    staff = [pair(.selfAdvice, .external), pair(.external, .hopesFears), pair(.hopesFears, .outcome)].compactMap { $0 }
    checks = Check.allCases.compactMap { pair($0.roles.0, $0.roles.1) }
  }
}
