/// A mean angle of the Moon's or the Sun's motion, as a polynomial in Julian centuries of TT from J2000, in arcseconds.
///
/// IERS Conventions (2003), section 5.8; Simon et al., Astronomy & Astrophysics 282, 663 (1994).
struct DelaunayArgument {
  let c0: Double
  let c1: Double
  let c2: Double
  let c3: Double
  let c4: Double

  /// l, the mean anomaly of the Moon.
  static var moonAnomaly: DelaunayArgument {
    DelaunayArgument(c0: 485868.249036, c1: 1717915923.2178, c2: 31.8792, c3: 0.051635, c4: -0.00024470)
  }
  /// l′, the mean anomaly of the Sun.
  static var sunAnomaly: DelaunayArgument {
    DelaunayArgument(c0: 1287104.793048, c1: 129596581.0481, c2: -0.5532, c3: 0.000136, c4: -0.00001149)
  }
  /// F, the mean argument of latitude of the Moon.
  static var latitude: DelaunayArgument {
    DelaunayArgument(c0: 335779.526232, c1: 1739527262.8478, c2: -12.7512, c3: -0.001037, c4: 0.00000417)
  }
  /// D, the mean elongation of the Moon from the Sun.
  static var elongation: DelaunayArgument {
    DelaunayArgument(c0: 1072260.703692, c1: 1602961601.2090, c2: -6.3706, c3: 0.006593, c4: -0.00003169)
  }
  /// Ω, the mean longitude of the Moon's ascending node.
  static var node: DelaunayArgument {
    DelaunayArgument(c0: 450160.398036, c1: -6962890.5431, c2: 7.4722, c3: 0.007702, c4: -0.00005939)
  }
  /// F + Ω, the mean longitude of the Moon.
  static var meanLongitude: DelaunayArgument {
    DelaunayArgument(
      c0: 335779.526232 + 450160.398036, c1: 1739527262.8478 - 6962890.5431, c2: -12.7512 + 7.4722, c3: -0.001037 + 0.007702,
      c4: 0.00000417 - 0.00005939)
  }

  /// The angle in radians (within a turn of 0 at `t`) and its rate in radians a day, both carried `offset` days on from `t` linearly.
  @inline(__always) func value<L: Lanes>(at t: L, offset: L) -> (angle: L, rate: L) {
    let total = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))
    let folded = total - (total * (1 / 1296000.0)).wholePart * 1296000
    let (second, third, fourth): (Double, Double, Double) = (2 * c2, 3 * c3, 4 * c4)
    let rate = (c1 + t * (second + t * (third + t * fourth))) / JulianDate.daysPerCentury
    return ((folded + rate * offset) * radiansPerArcsecond, rate * radiansPerArcsecond)
  }

  /// The angle in radians (within a turn of 0) and its rate in radians a day.
  @inline(__always) func value<L: Lanes>(at t: L) -> (angle: L, rate: L) { value(at: t, offset: L(0)) }

  @inline(__always) func value(at t: Double) -> (angle: Double, rate: Double) {
    let (angle, rate) = value(at: OneLane(t))
    return (angle.value, rate.value)
  }
}

/// Radians in an arcsecond.
@inlinable var radiansPerArcsecond: Double { 4.84813681109536e-06 }
