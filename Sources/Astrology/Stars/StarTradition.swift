public import Ephemeris

/// Stars that tradition names together.
public enum StarTradition: UInt8, Sendable, Hashable, CaseIterable {
  /// The four Royal Stars, watchers of the quarters. The identification is of the eighteenth century (G. A. Davis, Popular Astronomy 53,
  /// 149, 1945).
  case royal
  /// The fifteen Behenian stars of talismans: Agrippa, De occulta philosophia (1533), book II, chapters 47 and 52. His wing of the raven
  /// is taken for Algorab and the tail of the bear for Alkaid.
  case behenian

  /// The English name.
  public var name: String {
    switch self {
    case .royal: "Royal"
    case .behenian: "Behenian"
    }
  }

  /// The stars in the order in which tradition gives them.
  public var stars: [FixedStar] {
    switch self {
    case .royal: [.aldebaran, .regulus, .antares, .fomalhaut]
    case .behenian:
      [
        .algol, .alcyone, .aldebaran, .capella, .sirius, .procyon, .regulus, .alkaid, .algorab, .spica, .arcturus, .alphecca,
        .antares,
        .vega, .denebAlgedi,
      ]
    }
  }
}
