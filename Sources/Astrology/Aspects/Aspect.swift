public import Ephemeris

/// A point of a chart that can make aspects: a body, or one of the two angles.
public enum ChartPoint: Sendable, Hashable {
  case body(CelestialBody)
  case ascendant
  case midheaven

  /// The English name: `Sun`, …, `Ascendant`, `Midheaven`.
  public var name: String {
    switch self {
    case .body(let body): body.name
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    }
  }
}

/// Whether two bodies move towards or away from the exact angle, judged from their true speeds at the instant.
public enum AspectPhase: UInt8, Sendable, Hashable {
  case applying, exact, separating

  /// Its name in the API and in tables.
  public var name: String {
    switch self {
    case .applying: "applying"
    case .exact: "exact"
    case .separating: "separating"
    }
  }
}

/// An angle between two points, within its orb.
public struct Aspect: Sendable, Hashable {
  /// One of the points; of a moving sky over a chart, the moving one.
  public let first: ChartPoint
  /// The other point.
  public let second: ChartPoint
  /// Which angle it is.
  public let kind: AspectKind
  /// Signed distance from exactness in degrees: positive when the arc is wider than the exact angle.
  public let deviation: Double
  /// The widest orb the policy allows for these two, in degrees.
  public let orbLimit: Double
  /// Applying or separating.
  public let phase: AspectPhase

  public init(first: ChartPoint, second: ChartPoint, kind: AspectKind, deviation: Double, orbLimit: Double, phase: AspectPhase) {
    self.first = first
    self.second = second
    self.kind = kind
    self.deviation = deviation
    self.orbLimit = orbLimit
    self.phase = phase
  }

  /// Distance from exactness in degrees, 0 … `orbLimit`.
  public var orb: Double { abs(deviation) }
  /// 1 at exactness, 0 at the limit of the orb.
  public var closeness: Double { 1 - orb / orbLimit }
}

extension Aspect {
  /// The aspects that bodies make among themselves, without a chart around them, tightest first.
  public static func all(among placements: [Placement], orbs: OrbPolicy = .classical) -> [Aspect] {
    AspectFinder(orbs).aspects(within: placements.map { AspectPoint($0) })
  }
}
