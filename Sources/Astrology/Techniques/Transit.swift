public import Ephemeris

/// A moving body that stands exactly in aspect to a point of a birth chart.
public struct Transit: Sendable, Hashable {
  /// When the angle is exact; with an hour of birth that is not known, for local noon: then ``span`` is what can be told.
  public let instant: TT
  /// The body that moves.
  public let body: CelestialBody
  /// The angle.
  public let kind: AspectKind
  /// The point of the birth chart.
  public let point: ChartPoint
  /// Where the body stands then, in degrees, 0 ..< 360.
  public let longitude: Double
  /// Whether the body goes backwards then.
  public let isRetrograde: Bool
  /// Between what moments the angle is exact, by an hour of birth that is not known; `nil` with a known hour.
  public internal(set) var span: TransitSpan?

  /// How much the contact counts beside others, 1 … 150.
  ///
  /// The order is that of the handbooks (R. Hand, *Planets in Transit*, 1976, chapter 1): the slower the body, the longer and deeper its
  /// transit; lights and angles before planets; conjunctions before oppositions and squares, these before trines and sextiles. The
  /// numbers that express it are our own: rank of the body by speed (Moon 1 … Pluto 10) times 1 … 3 for the point times 1 … 5 for the
  /// angle.
  public var weight: Int { Self.weight(body, kind, point) }

  /// The same of any transit of a body in an angle to a point.
  public static func weight(_ body: CelestialBody, _ kind: AspectKind, _ point: ChartPoint) -> Int {
    body.transitRank * point.transitRank * kind.transitRank
  }

  /// Whether one transit comes before another when those that count most come first; among equals the earlier one.
  public static func countsMore(_ one: Transit, _ other: Transit) -> Bool {
    one.weight != other.weight ? one.weight > other.weight : one.instant < other.instant
  }
}

/// The span within which a transit is exact when the hour of birth is not known: every hour of that day leads to a moment within it.
public struct TransitSpan: Sendable, Hashable {
  /// The earliest moment and the latest.
  public let from, until: TT
  /// Where the moving body stands then, the one and the other end in the order of the signs, in degrees.
  public let low, high: Double

  /// The sign in which it stands at every moment of the span; `nil` when it changes.
  public var sign: ZodiacSign? {
    let sign = ZodiacSign(longitude: low)
    return sign == ZodiacSign(longitude: high) ? sign : nil
  }
}

extension CelestialBody {
  /// 1 for the swiftest … 10 for the slowest.
  fileprivate var transitRank: Int {
    switch self {
    case .moon: 1
    case .mercury, .meanApogee, .osculatingApogee: 2
    case .venus: 3
    case .sun: 4
    case .mars, .meanNode, .trueNode, .ceres, .pallas, .juno, .vesta: 5
    case .jupiter: 6
    case .saturn, .chiron: 7
    case .uranus: 8
    case .neptune: 9
    case .pluto: 10
    }
  }
}

extension ChartPoint {
  fileprivate var transitRank: Int {
    switch self {
    case .ascendant, .midheaven, .body(.sun), .body(.moon): 3
    case .body(.mercury), .body(.venus), .body(.mars): 2
    default: 1
    }
  }
}

extension AspectKind {
  fileprivate var transitRank: Int {
    switch self {
    case .conjunction: 5
    case .opposition, .square: 4
    case .trine: 3
    case .sextile: 2
    default: 1
    }
  }
}
