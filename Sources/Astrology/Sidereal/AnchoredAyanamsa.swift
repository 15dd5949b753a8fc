import Ephemeris

/// An ayanamsa fixed by the longitude that something beyond the solar system keeps.
struct AnchoredAyanamsa {
  let direction: FixedDirection
  /// The sidereal longitude it keeps, in degrees.
  let longitude: Double
  /// Whether it is carried to the ecliptic along its hour circle instead of its circle of latitude.
  var followsHourCircle = false
  /// Whether it is something seen. The pole of a coordinate system is not, and has no aberration.
  var isSeen = true

  /// The mean ayanamsa in degrees.
  func value(in sky: Sky, ecliptic: EclipticOfDate, _ place: Ayanamsa.AnchorPlace) throws(EphemerisError) -> Double {
    let years = sky.instant.daysSinceJ2000 / 365.25
    var seen = ecliptic.fromJ2000(direction.onEclipticOfJ2000(years: years))
    if isSeen, place == .apparent { seen = try Self.fromTheEarth(seen, parallax: direction.parallax, in: sky) }
    guard followsHourCircle else { return arctangent(seen.y, seen.x) * (180 / Double.pi) - longitude }
    let (se, ce) = sineCosine(sky.orientation.meanObliquity * (Double.pi / 180))
    // Where the hour circle meets the ecliptic: tan λ = tan α / cos ε.
    return arctangent(seen.y * ce - seen.z * se, seen.x * ce) * (180 / Double.pi) - longitude
  }

  /// A direction from the Sun, mean ecliptic of date, as the Earth sees it. All that the Sun's own motion about the barycentre
  /// adds is 0.008″.
  private static func fromTheEarth(
    _ direction: SIMD3<Double>, parallax: Double, in sky: Sky
  ) throws(EphemerisError) -> SIMD3<Double> {
    let sun = try sky.position(of: .sun)
    let (s, c) = sineCosine((sun.longitude - sky.orientation.nutationInLongitude) * (Double.pi / 180))
    let towardsSun = SIMD3(c, s, 0)
    let turning = sun.longitudeSpeed * (Double.pi / 180) * sun.distance
    // Earth's velocity in units of the speed of light, 173.1446 au a day: the Sun's seen from the Earth, reversed.
    let beta = SIMD3(turning * s - sun.distanceSpeed * c, -turning * c - sun.distanceSpeed * s, 0) / 173.1446326846693
    var p = direction + towardsSun * (parallax * sun.distance)
    let along = (p * towardsSun).sum()
    // Bend of light from infinity, 2GM/c² = 1.974×10⁻⁸ au, held constant within a quarter degree of the Sun.
    p -= (towardsSun - p * along) * (1.97412574336e-8 / (sun.distance * max(1 - along, 1e-5)))
    p += beta - p * (p * beta).sum()
    return p
  }
}
