/// The angle by which the Earth has turned.
public struct SiderealTime: Sendable, Hashable {
  /// Apparent sidereal time at Greenwich in degrees, 0 ..< 360.
  public let greenwich: Double

  /// Greenwich apparent sidereal time, IAU 2006/2000A.
  ///
  /// Earth rotation angle (IAU 2000 resolution B1.8), the polynomial of GMST (Capitaine, Wallace & Chapront 2003, eq. 42), Δψ cos ε and
  /// the largest complementary terms of the equation of the equinoxes (IERS Conventions 2003, table 5.2e); within 10 µas.
  public init(at ut1: UT1, tt: TT, orientation: Orientation) {
    greenwich =
      Self.greenwich(
        turns: OneLane(ut1.daysSinceJ2000), t: OneLane(tt.centuriesSinceJ2000), meanObliquity: orientation.tilt.meanObliquity,
        nutationInLongitude: orientation.tilt.nutationInLongitude
      ).value
  }

  /// The same of one instant or of several: days of UT1 and Julian centuries of TT since J2000.0, and degrees.
  @inline(__always) static func greenwich<L: Lanes>(turns: L, t: L, meanObliquity: L, nutationInLongitude: L) -> L {
    let rotation: L = 0.7790572732640 + 0.00273781191135448 * turns + (turns - turns.wholePart)
    let tail: L = 1.3915817 + t * (-0.00000044 + t * (-0.000029956 + t * -0.0000000368))
    let precession: L = 0.014506 + t * (4612.156534 + t * tail)
    let node = DelaunayArgument.node.value(at: t).angle
    let sun = DelaunayArgument.latitude.value(at: t).angle - DelaunayArgument.elongation.value(at: t).angle
    // Sines of Ω, of 2Ω, and of 2F − 2D with one, two and three of Ω, by the addition theorem.
    let ((s1, c1), (ss, cs)) = L.sineCosines(node, 2 * sun)
    let s2: L = s1 * c1 * 2
    let c2: L = 1 - s1 * 2 * s1
    let s3: L = s2 * c1 + c2 * s1
    let c3: L = c2 * c1 - s2 * s1
    let moved: L = s1 * 0.00264096 + s2 * 0.00006352
    let third: L = (ss * c3 + cs * s3) * 0.00001175
    let first: L = (ss * c1 + cs * s1) * 0.00001121
    let second: L = (ss * c2 + cs * s2) * 0.00000455
    let complementary: L = moved + third + first - second
    let equinoxes = nutationInLongitude * (meanObliquity * radiansPerDegree).sineCosine().cosine
    let degrees: L = (rotation - rotation.wholePart) * 360 + (precession + complementary) / 3600 + equinoxes
    return degrees.foldedDegrees
  }

  /// How fast the Earth turns, in radians a day of UT1: the rate of the Earth rotation angle.
  static var rate: Double { fullTurn * 1.00273781191135448 }

  /// Local apparent sidereal time (the right ascension of the meridian) in degrees, 0 ..< 360, at a longitude in degrees east.
  public func local(longitude: Double) -> Double { Self.local(greenwich: greenwich, longitude: longitude) }

  /// The same of a sidereal time at Greenwich in degrees, as ``SkyBatch/siderealTimes(at:)`` gives many.
  public static func local(greenwich: Double, longitude: Double) -> Double { folded(greenwich + longitude) }
}

/// Folds degrees into 0 ..< 360.
@inline(__always) func folded(_ degrees: Double) -> Double {
  let result = degrees - 360 * floored(degrees * (1.0 / 360))
  // What is no number becomes 0 as well.
  return result >= 0 && result < 360 ? result : 0
}
