/// Which aspects somebody wants to see, and how wide.
public struct OrbChoice: Sendable, Hashable {
  /// The kinds that count, in the order of ``AspectKind``; `nil` for the usual ones.
  public var aspects: [AspectKind]?
  /// The widest orb of some kinds, in degrees.
  public var orbs: [AspectKind: Double]
  /// Degrees more when the Sun or the Moon is one of the two; `nil` for 2, or for none when orbs are given.
  public var luminaryBonus: Double?

  /// The widest orb that can be asked for, in degrees.
  public static let widest = OrbPolicy.widest

  /// A choice; nothing said is ``OrbPolicy/classical``.
  public init(aspects: [AspectKind]? = nil, orbs: [AspectKind: Double] = [:], luminaryBonus: Double? = nil) {
    self.aspects = aspects
    self.orbs = orbs
    self.luminaryBonus = luminaryBonus
  }

  /// Whether nothing was said.
  public var isUsual: Bool { self == OrbChoice() }

  /// The orbs of the choice.
  ///
  /// - Parameter usual: what holds where nothing is said.
  public func policy(usually usual: OrbPolicy = .classical) -> OrbPolicy {
    guard !isUsual else { return usual }
    let kinds = aspects ?? AspectKind.allCases.filter { usual.includes($0) || orbs[$0] != nil }
    return OrbPolicy(
      kinds.map { kind in
        (kind, orbs[kind] ?? (usual.includes(kind) ? usual.orb(of: kind) : Self.minorOrb(of: kind)))
      }, luminaryBonus: luminaryBonus ?? (orbs.isEmpty ? usual.luminaryBonus : 0))
  }

  /// What a kind gets that was asked for by name alone and has no usual orb: 2° the quincunx, 1.5° the eighths and the semisextile, 1° the
  /// fifths; ours, within what handbooks give.
  private static func minorOrb(of kind: AspectKind) -> Double {
    switch kind {
    case .conjunction, .opposition: 8
    case .square, .trine: 7
    case .sextile: 5
    case .quincunx: 2
    case .semisextile, .semisquare, .sesquiquadrate: 1.5
    case .quintile, .biquintile: 1
    }
  }
}
