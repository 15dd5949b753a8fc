import Ephemeris

/// An ayanamsa fixed by the longitude that something beyond the solar system keeps.
struct AnchoredAyanamsa {
  let anchor: Astrometry
  /// The sidereal longitude it keeps, in degrees.
  let longitude: Double
  /// Whether it is carried to the ecliptic along its hour circle instead of its circle of latitude.
  var followsHourCircle = false
  /// Whether it is something seen. The pole of a coordinate system is not, and has no aberration.
  var isSeen = true

  /// The mean ayanamsa in degrees.
  func value(in sky: Sky, _ place: Ayanamsa.AnchorPlace) -> Double {
    let v = isSeen && place == .apparent ? seen(in: sky) : sky.barycentricDirection(of: anchor)
    guard followsHourCircle else { return arctangent(v.y, v.x) * (180 / Double.pi) - longitude }
    let (se, ce) = sineCosine(sky.orientation.meanObliquity * (Double.pi / 180))
    // Where the hour circle meets the ecliptic: tan λ = tan α / cos ε.
    return arctangent(v.y * ce - v.z * se, v.x * ce) * (180 / Double.pi) - longitude
  }

  /// The apparent direction, mean ecliptic and equinox of date.
  private func seen(in sky: Sky) -> SIMD3<Double> {
    let position = sky.position(of: anchor)
    let (sl, cl) = sineCosine((position.longitude - sky.orientation.nutationInLongitude) * (Double.pi / 180))
    let (sb, cb) = sineCosine(position.latitude * (Double.pi / 180))
    return SIMD3(cb * cl, cb * sl, sb)
  }
}

extension Astrometry {
  /// Sagittarius A* as the programs have it that made the ayanamsas of the galactic centre known: they multiply its motion eastwards,
  /// −3.151 milliarcseconds a year, by cos δ once more. We follow them: 0.04″ in a century from ``FixedStar/galacticCentre``.
  static let centreOfTheAyanamsas = Astrometry(
    rightAscension: FixedStar.galacticCentre.astrometry.rightAscension,
    declination: FixedStar.galacticCentre.astrometry.declination, epoch: 2000, motionEast: -2.755718,
    motionNorth: FixedStar.galacticCentre.astrometry.motionNorth, parallax: FixedStar.galacticCentre.astrometry.parallax)!

  /// The north galactic pole of Liu, Zhu & Zhang (2011), Astronomy & Astrophysics 526, A16; a direction, and so without parallax.
  static let galacticPole = Astrometry(
    rightAscension: 15 * (12 + 51.0 / 60 + 36.7151981 / 3600), declination: 27 + 6.0 / 60 + 11.193172 / 3600, epoch: 2000,
    motionEast: 0, motionNorth: 0, parallax: 1e-9)!
}
