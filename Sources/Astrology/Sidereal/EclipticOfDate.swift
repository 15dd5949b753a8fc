import Ephemeris

/// The mean ecliptic and equinox of a date against those of J2000, IAU 2006 precession.
///
/// π_A, Π_A and p_A: Capitaine, Wallace & Chapront (2003), Astronomy & Astrophysics 412, 567, eq. 39.
struct EclipticOfDate {
  /// The angle from the equinox of date to the node of the two ecliptics, along the ecliptic of date, in radians.
  private let nodeFromEquinox: Double
  /// The longitude of that node on the ecliptic of J2000, in radians.
  private let node: Double
  /// The angle between the two ecliptics, in radians.
  private let tilt: Double

  init(at instant: TT) {
    let t = instant.centuriesSinceJ2000
    tilt = Self.radians(t * (46.998973 + t * (-0.0334926 + t * (-0.00012559 + t * (0.000000113 + t * -0.0000000022)))))
    node = Self.radians(
      629546.7936 + t * (-867.95758 + t * (0.157992 + t * (-0.0005371 + t * (-0.00004797 + t * 0.000000072)))))
    nodeFromEquinox = node + Self.radians(Self.generalPrecession(centuries: t))
  }

  /// p_A: general precession in longitude since J2000, in arcseconds.
  static func generalPrecession(centuries t: Double) -> Double {
    t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * (-0.000023857 + t * -0.0000000383))))
  }

  /// The direction of the equinox of date in the axes of the ecliptic of J2000.
  var equinox: SIMD3<Double> {
    let (su, cu) = sineCosine(-nodeFromEquinox)
    let (st, ct) = sineCosine(tilt)
    let (sn, cn) = sineCosine(node)
    return SIMD3(cn * cu - sn * su * ct, sn * cu + cn * su * ct, su * st)
  }

  private static func radians(_ arcseconds: Double) -> Double { arcseconds / 3600 * (Double.pi / 180) }
}
