import Ephemeris

/// How far from exactness an aspect still counts.
public struct OrbPolicy: Sendable, Hashable {
  /// The widest orb in degrees by ``AspectKind`` raw value; negative leaves the kind out.
  private var limits: SIMD16<Double>
  /// Degrees added when the Sun or the Moon is one of the two.
  public let luminaryBonus: Double

  /// The widest orb that any policy can allow, in degrees: half the way between two aspects of the twelfth harmonic.
  public static let widest = 15.0

  /// A policy from degrees by kind; kinds that are not named are left out. No orb grows beyond ``widest``, the bonus included.
  public init(_ orbs: [(kind: AspectKind, degrees: Double)], luminaryBonus: Double = 0) {
    limits = SIMD16(repeating: -1)
    for orb in orbs { limits[Int(orb.kind.rawValue)] = max(0, min(Self.widest, orb.degrees)) }
    self.luminaryBonus = max(0, min(Self.widest, luminaryBonus))
  }

  /// The widest orb of `kind` between two points that are neither Sun nor Moon, in degrees; zero when the kind is left out.
  public func orb(of kind: AspectKind) -> Double { max(0, limits[Int(kind.rawValue)]) }

  /// Whether aspects of this kind are looked for at all.
  public func includes(_ kind: AspectKind) -> Bool { limits[Int(kind.rawValue)] >= 0 }

  /// The widest orb of `kind` between `first` and `second` in degrees; zero when the kind is left out.
  public func orb(of kind: AspectKind, between first: ChartPoint, and second: ChartPoint) -> Double {
    guard includes(kind) else { return 0 }
    return min(Self.widest, orb(of: kind) + (first.isLuminary || second.isLuminary ? luminaryBonus : 0))
  }

  /// The common birth-chart orbs: conjunction and opposition 8°, square and trine 7°, sextile 5°, quincunx 2.5°; 2° more for
  /// the Sun and the Moon.
  public static let classical = OrbPolicy(
    [(.conjunction, 8), (.opposition, 8), (.square, 7), (.trine, 7), (.sextile, 5), (.quincunx, 2.5)], luminaryBonus: 2)

  /// The major aspects of ``classical`` alone.
  public static let classicalMajor = OrbPolicy(
    [(.conjunction, 8), (.opposition, 8), (.square, 7), (.trine, 7), (.sextile, 5)], luminaryBonus: 2)

  /// For a moving sky against a birth chart: 3° for the major aspects.
  public static let transit = OrbPolicy([(.conjunction, 3), (.opposition, 3), (.square, 3), (.trine, 3), (.sextile, 3)])
}

extension ChartPoint {
  /// Sun or Moon.
  public var isLuminary: Bool { self == .body(.sun) || self == .body(.moon) }

  /// A body, not an angle.
  public var isBody: Bool {
    if case .body = self { return true }
    return false
  }
}
