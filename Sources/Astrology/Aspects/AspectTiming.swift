public import Ephemeris

/// When an aspect is exact, from the true motion of the bodies: stations and retrogrades included.
public enum AspectTiming {
  /// One end of an aspect in time.
  public enum End: Sendable, Hashable {
    /// A body that moves on.
    case moving(CelestialBody)
    /// A longitude in degrees that stays, such as a point of a birth chart.
    case still(longitude: Double)

    /// The end of an aspect that stays where `chart` has it.
    public init?(_ point: ChartPoint, stillIn chart: NatalChart) {
      guard let longitude = chart.longitude(of: point) else { return nil }
      self = .still(longitude: longitude)
    }
  }

  /// The instant of exactness that belongs to the present passage through the orb: ahead while applying, behind while separating.
  ///
  /// - Returns: `nil` when the angle is never exact in this passage: the bodies turn back at a station, or the aspect leaves its orb
  ///   first. Two ends that stay make no instant either.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the search runs out of the span of the ephemeris.
  public static func exact(
    of aspect: Aspect, between first: End, and second: End, at instant: TT
  ) throws(EphemerisError) -> TT? {
    guard aspect.phase != .exact else { return instant }
    guard let step = step(first, second) else { return nil }
    let direction = aspect.phase == .applying ? 1.0 : -1.0
    // The branch of the angle on which the pair is: λ1 − λ2 near +angle or near −angle.
    let difference = signedDegrees(try longitude(first, instant) - longitude(second, instant))
    let target = difference < 0 ? -aspect.kind.angle : aspect.kind.angle
    func excess(_ days: Double) throws(EphemerisError) -> Double {
      let at = instant.advanced(byDays: days)
      return signedDegrees(try longitude(first, at) - longitude(second, at) - target)
    }

    var low = 0.0
    var lowValue = try excess(0)
    var high = low
    var highValue = lowValue
    for _ in 0..<400 {
      high = low + direction * step
      highValue = try excess(high)
      if (highValue < 0) != (lowValue < 0) { break }
      guard abs(highValue) <= aspect.orbLimit else { return nil }
      low = high
      lowValue = highValue
    }
    guard (highValue < 0) != (lowValue < 0), abs(highValue - lowValue) < 180 else { return nil }
    return instant.advanced(
      byDays: try bracketedZero(between: (low, lowValue), and: (high, highValue), width: 1e-8, residual: 1e-9, of: excess))
  }

  private static func longitude(_ end: End, _ instant: TT) throws(EphemerisError) -> Double {
    switch end {
    case .still(let longitude): return longitude
    case .moving(let body): return try Sky(at: instant).position(of: body).longitude
    }
  }

  /// Days in which the faster end goes a degree or two and cannot hide a loop; `nil` when nothing moves.
  private static func step(_ first: End, _ second: End) -> Double? {
    func step(_ end: End) -> Double? {
      guard case .moving(let body) = end else { return nil }
      switch body {
      case .moon: return 0.125
      case .sun, .mercury, .venus: return 1
      case .mars: return 2
      case .osculatingApogee: return 0.25
      case .trueNode: return 0.5
      case .jupiter, .saturn, .meanNode, .meanApogee, .ceres, .pallas, .juno, .vesta: return 4
      case .uranus, .neptune, .pluto, .chiron: return 8
      }
    }
    switch (step(first), step(second)) {
    case (nil, nil): return nil
    case (let a?, nil), (nil, let a?): return a
    case (let a?, let b?): return min(a, b)
    }
  }
}
