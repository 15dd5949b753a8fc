/// Houses carried to the ecliptic through the poles of the equator (or of the ecliptic).
///
/// They do not ask what rises, so they are defined and in order at every latitude.
extension LocalSphere {
  /// The equator in twelve from the upper meridian, by hour circles: the tenth cusp is the Midheaven, the first the East Point
  /// (“Zariel”, D. Cope; Holden).
  func meridian() -> InlineCusps {
    equator(from: (sinMeridian, cosMeridian)) { longitude(rightAscensionSine: $0, cosine: $1) }
  }

  /// The same points of the equator, by circles through the poles of the ecliptic: neither angle is a cusp
  /// (J.-B. Morin, *Astrologia Gallica*, 1661; Holden).
  func morinus() -> InlineCusps {
    equator(from: (sinMeridian, cosMeridian)) { longitude($0 * cosObliquity, $1) }
  }

  /// The equator in twelve from the Ascendant's right ascension, by hour circles: the first cusp is the Ascendant, the tenth
  /// not the Midheaven (C. E. O. Carter, *Essays on the Foundations of Astrology*, 1947).
  func carter(_ angles: Angles) -> InlineCusps {
    let point = risingPoint
    let y = point.y * cosObliquity
    // A quarter turn back from the Ascendant is the point of the tenth cusp.
    var cusps = equator(from: (-point.x, y)) { longitude(rightAscensionSine: $0, cosine: $1) }
    // Bit for bit the angle, so that a point on it is in the house it opens.
    cusps[0] = angles.ascendant
    cusps[6] = oppositeDegrees(angles.ascendant)
    return cusps
  }

  /// The great circle through Ascendant and zenith in twelve from the Ascendant, by hour circles. The zenith lies on the
  /// meridian, so the tenth cusp is the Midheaven (B. Krusiński, 1995; M. Pisa; G. Goelzer).
  func krusinski(_ angles: Angles) -> InlineCusps {
    let point = risingPoint
    let length = (point.x * point.x + point.y * point.y).squareRoot()
    // Where horizon and ecliptic coincide every point rises; the choice of atan2(0, 0) is kept.
    let x = length > 0 ? point.x / length : 1
    let y = length > 0 ? point.y * cosObliquity / length : 0
    func cusp(_ sine: Double, _ cosine: Double) -> Double {
      longitude(
        rightAscensionSine: cosine * cosLatitude * sinMeridian + sine * y,
        cosine: cosine * cosLatitude * cosMeridian + sine * x)
    }
    let half = LocalSphere.half
    let root = LocalSphere.root
    return InlineCusps(
      tenth: angles.midheaven, eleventh: cusp(half, root), twelfth: cusp(root, half), first: angles.ascendant,
      second: cusp(root, -half), third: cusp(half, -root))
  }

  /// Six points of the equator, 30° apart from the tenth cusp's on, each carried to the ecliptic.
  private func equator(
    from tenth: (sine: Double, cosine: Double), _ project: (_ sine: Double, _ cosine: Double) -> Double
  ) -> InlineCusps {
    let half = LocalSphere.half
    let root = LocalSphere.root
    let (s, c) = tenth
    return InlineCusps(
      tenth: project(s, c), eleventh: project(s * root + c * half, c * root - s * half),
      twelfth: project(s * half + c * root, c * half - s * root), first: project(c, -s),
      second: project(c * root - s * half, -s * root - c * half), third: project(c * half - s * root, -s * half - c * root))
  }
}
