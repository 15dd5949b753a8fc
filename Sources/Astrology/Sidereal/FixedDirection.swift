import Ephemeris

/// A direction beyond the solar system: ICRS, epoch J2000, with its motion.
struct FixedDirection {
  /// Degrees.
  let rightAscension: Double
  /// Degrees.
  let declination: Double
  /// Motion in right ascension times cos δ, and in declination, in milliarcseconds a year.
  var motion: (east: Double, north: Double) = (0, 0)
  /// Radians.
  var parallax = 0.0

  /// Position in hours, minutes, seconds and signed degrees, minutes, seconds; milliarcseconds a year; milliarcseconds.
  private init(
    _ ra: (hours: Double, minutes: Double, seconds: Double), _ dec: (degrees: Double, minutes: Double, seconds: Double),
    motion: (east: Double, north: Double), parallax: Double
  ) {
    rightAscension = 15 * (ra.hours + ra.minutes / 60 + ra.seconds / 3600)
    let size = abs(dec.degrees) + dec.minutes / 60 + dec.seconds / 3600
    declination = dec.degrees < 0 ? -size : size
    self.motion = motion
    self.parallax = parallax / 3_600_000 * (Double.pi / 180)
  }

  /// alpha Virginis, Citra; HIP 65474 (van Leeuwen 2007, as the next three).
  static var spica: FixedDirection {
    FixedDirection((13, 25, 11.57937), (-11, 9, 40.7501), motion: (-42.35, -30.67), parallax: 13.06)
  }
  /// zeta Piscium A, Revati; HIP 5737.
  static var zetaPiscium: FixedDirection {
    FixedDirection((1, 13, 43.88735), (7, 34, 31.2745), motion: (145.00, -55.69), parallax: 18.76)
  }
  /// delta Cancri, Pushya; HIP 42911.
  static var deltaCancri: FixedDirection {
    FixedDirection((8, 44, 41.09921), (18, 9, 15.5034), motion: (-17.67, -229.26), parallax: 24.98)
  }
  /// lambda Scorpii, Mula; HIP 85927.
  static var lambdaScorpii: FixedDirection {
    FixedDirection((17, 33, 36.52012), (-37, 6, 13.7648), motion: (-8.53, -30.80), parallax: 5.71)
  }
  /// Sagittarius A* (Reid & Brunthaler 2004, Astrophysical Journal 616, 872). Their motion eastwards is −3.151; the programs that
  /// made these ayanamsas known multiply it by cos δ once more, and we follow them: 0.04″ in a century.
  static var galacticCentre: FixedDirection {
    FixedDirection((17, 45, 40.03599), (-29, 0, 28.1699), motion: (-2.755718, -5.547), parallax: 0)
  }
  /// The north galactic pole of Liu, Zhu & Zhang (2011), Astronomy & Astrophysics 526, A16.
  static var galacticPole: FixedDirection {
    FixedDirection((12, 51, 36.7151981), (27, 6, 11.193172), motion: (0, 0), parallax: 0)
  }

  /// The direction in the axes of the ecliptic of J2000, some years from 2000.
  func onEclipticOfJ2000(years: Double) -> SIMD3<Double> {
    let (sa, ca) = sineCosine(rightAscension * (Double.pi / 180))
    let (sd, cd) = sineCosine(declination * (Double.pi / 180))
    let rate = years / 3_600_000 * (Double.pi / 180)
    let position = SIMD3(cd * ca, cd * sa, sd)
    let moved = position + (SIMD3(-sa, ca, 0) * motion.east + SIMD3(-sd * ca, -sd * sa, cd) * motion.north) * rate
    let v = moved / (moved * moved).sum().squareRoot()
    // Frame bias and obliquity at J2000: the Fukushima–Williams angles of Hilton et al. (2006), table 1, at t = 0.
    let arcsecond = Double.pi / 648_000
    let (sg, cg) = sineCosine(-0.052928 * arcsecond)
    let (sp, cp) = sineCosine(84381.412819 * arcsecond)
    let (ss, cs) = sineCosine(0.041775 * arcsecond)
    let x = v.x * cg + v.y * sg
    let across = v.y * cg - v.x * sg
    let y = across * cp + v.z * sp
    return SIMD3(x * cs + y * ss, y * cs - x * ss, v.z * cp - across * sp)
  }
}
