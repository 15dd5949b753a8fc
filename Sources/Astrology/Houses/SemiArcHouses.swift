import Ephemeris

/// Quadrant houses by time: the semi-arcs of the degrees that rise and set.
extension LocalSphere {
  /// Each intermediate cusp has gone through one or two thirds of its own semi-arc (Placidus de Titis, *Primum mobile*, 1657;
  /// Holden). Only for latitudes where the whole ecliptic rises; `isPolar` must be false.
  func placidus(_ angles: Angles) -> InlineCusps {
    let ascensions = placidusAscensions()
    let cusps = longitudes(ascensions.sine, ascensions.cosine * cosObliquity)
    return InlineCusps(
      tenth: angles.midheaven, eleventh: cusps[0], twelfth: cusps[1], first: angles.ascendant, second: cusps[2],
      third: cusps[3])
  }

  /// Sines and cosines of the right ascensions of cusps 11, 12, 2 and 3: they start 30°, 60°, 120° and 150° past the meridian and have
  /// gone through one, two, two and one thirds of their own ascensional difference.
  func placidusAscensions() -> (sine: SIMD4<Double>, cosine: SIMD4<Double>) {
    let half = LocalSphere.half
    let root = LocalSphere.root
    let sines = SIMD4<Double>(half, root, root, half)
    let cosines = SIMD4<Double>(root, half, -half, -root)
    return semiArcAscensions(
      startSine: sinMeridian * cosines + cosMeridian * sines, startCosine: cosMeridian * cosines - sinMeridian * sines,
      thirds: SIMD4(1, 2, 2, 1), k: sinLatitude * sinObliquity / (cosLatitude * cosObliquity))
  }

  /// Ascendants of the moments at which the Midheaven's degree had gone through the thirds of its semi-arc
  /// (W. Koch, *Häusertabellen des Geburtsortes*; Holden). `isPolar` must be false.
  func koch(_ angles: Angles) -> InlineCusps {
    let k = sinLatitude * sinObliquity / (cosLatitude * cosObliquity)
    let third = sineCosine(arcsine(k * sinMeridian) / 3)
    let twoThirds = (sine: 2 * third.sine * third.cosine, cosine: 1 - 2 * third.sine * third.sine)
    let half = LocalSphere.half
    let root = LocalSphere.root
    /// The degree rising with an oblique ascension of meridian + base + difference.
    func rising(
      _ base: (sine: Double, cosine: Double), _ difference: (sine: Double, cosine: Double), _ sign: Double
    ) -> Double {
      let offset = turned(
        base.sine * difference.cosine + sign * base.cosine * difference.sine,
        base.cosine * difference.cosine - sign * base.sine * difference.sine)
      return longitude(
        offset.sine * cosLatitude, offset.cosine * cosLatitude * cosObliquity - sinLatitude * sinObliquity)
    }
    return InlineCusps(
      tenth: angles.midheaven, eleventh: rising((half, root), twoThirds, -1), twelfth: rising((root, half), third, -1),
      first: angles.ascendant, second: rising((root, -half), third, 1), third: rising((half, -root), twoThirds, 1))
  }

  /// The Ascendant's two semi-arcs in three, carried to the ecliptic by hour circles (al-Qabīṣī, 10th century; Rhetorius;
  /// Holden). The Ascendant stands on the horizon at every latitude, so its semi-arcs exist everywhere.
  func alcabitius(_ angles: Angles) -> InlineCusps {
    let third = sineCosine(ascendantSemiArc / 3)
    let twoThirds = (sine: 2 * third.sine * third.cosine, cosine: 1 - 2 * third.sine * third.sine)
    func cusp(_ sine: Double, _ cosine: Double) -> Double {
      let ascension = turned(sine, cosine)
      return longitude(rightAscensionSine: ascension.sine, cosine: ascension.cosine)
    }
    let half = LocalSphere.half
    let root = LocalSphere.root
    // A third of the lower arc is 60° less a third of the upper one: cusps at 60° + 2/3 and 120° + 1/3 of the upper arc.
    return InlineCusps(
      tenth: angles.midheaven, eleventh: cusp(third.sine, third.cosine), twelfth: cusp(twoThirds.sine, twoThirds.cosine),
      first: angles.ascendant,
      second: cusp(root * twoThirds.cosine + half * twoThirds.sine, half * twoThirds.cosine - root * twoThirds.sine),
      third: cusp(root * third.cosine - half * third.sine, -half * third.cosine - root * third.sine))
  }

  /// From the upper meridian to the Ascendant along its parallel, in radians.
  var ascendantSemiArc: Double {
    let point = risingPoint
    let y = point.y * cosObliquity
    return arctangent(y * cosMeridian - point.x * sinMeridian, point.x * cosMeridian + y * sinMeridian)
  }
}
