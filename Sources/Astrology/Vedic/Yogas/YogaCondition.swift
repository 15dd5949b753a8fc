/// What houses are counted from.
public enum YogaOrigin: String, Sendable, Hashable, CaseIterable {
  case lagna, moon, sun, jupiter
}

/// A graha in a yoga.
public struct YogaMember: Sendable, Hashable {
  /// The graha.
  public let graha: Graha
  /// Where it stands.
  public let sign: ZodiacSign
  /// The house from the lagna, 1 … 12; `nil` when the birth time is not known.
  public let house: Int?
  /// The houses on whose account it takes part, from the lagna; empty when it is there for itself.
  public let rules: [Int]
}

/// What makes a yoga: which clause, who, where.
public struct YogaCondition: Sendable, Hashable {
  /// The clause that holds.
  public let rule: YogaRule
  /// What ``houses`` are counted from.
  public let origin: YogaOrigin
  /// Who takes part, in the order in which the ``rule`` names them.
  public let members: [YogaMember]
  /// The houses in which it happens, in order, counted from the ``origin``; empty when only signs matter.
  public let houses: [Int]

  /// The grahas that take part.
  public var grahas: [Graha] { members.map { $0.graha } }

  /// The signs in which they stand, in the order of the zodiac.
  public var signs: [ZodiacSign] { ZodiacSign.allCases.filter { sign in members.contains { $0.sign == sign } } }
}
