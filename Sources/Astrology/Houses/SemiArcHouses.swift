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

  /// Sines and cosines of the right ascensions α of cusps 11, 12, 2 and 3.
  ///
  /// With the cusp's own ascensional difference A, where sin A = k sin α and k = tan φ tan ε, each is α = start + f A: the
  /// start is 30°, 60°, 120° or 150° past the meridian and f is 1/3, 2/3, 2/3 or 1/3.
  ///
  /// In y = A/3 the equation G(y) = 3 y − asin(k sin(start + 3 f y)) = 0 has one root within ±30°, since 1 ≤ dG/dy ≤ 5 while
  /// |k| < 1. Everything in it is algebraic in s = sin y, so the search needs no trigonometry. Newton converges quadratically,
  /// also next to the polar circle, where the customary substitution leaves up to two thirds of the error at each turn. A
  /// bracket catches the steps that the corners of asin(k sin α) would throw out of range as |k| → 1. The four searches run
  /// side by side.
  func placidusAscensions() -> (sine: SIMD4<Double>, cosine: SIMD4<Double>) {
    let k = sinLatitude * sinObliquity / (cosLatitude * cosObliquity)
    let half = LocalSphere.half
    let root3 = LocalSphere.root
    let sines = SIMD4<Double>(half, root3, root3, half)
    let cosines = SIMD4<Double>(root3, half, -half, -root3)
    let startSine = sinMeridian * cosines + cosMeridian * sines
    let startCosine = cosMeridian * cosines - sinMeridian * sines
    let one = SIMD4<Double>(repeating: 1)
    let tiny = SIMD4<Double>(repeating: 1e-30)
    // 3 f: one for cusps 11 and 3, two for 12 and 2; `double` selects the latter.
    let factor = SIMD4<Double>(1, 2, 2, 1)
    let double = SIMD4<Double>(0, 1, 1, 0)
    let single = SIMD4<Double>(1, 0, 0, 1)
    var s = SIMD4<Double>.zero
    var low = SIMD4<Double>(repeating: -0.5)
    var high = SIMD4<Double>(repeating: 0.5)
    var sine = startSine
    var cosine = startCosine
    // Four turns are usual, six the most at 60°; bisection alone would be done after as many as this.
    for _ in 0..<54 {
      let square = s * s
      let c = (one - square).squareRoot()
      let sineTurn = s * (single + double * (c + c))
      let cosineTurn = single * c + double * (one - (square + square))
      sine = startSine * cosineTurn + startCosine * sineTurn
      cosine = startCosine * cosineTurn - startSine * sineTurn
      let w = k * sine
      let root = ((one - w) * (one + w) + tiny).squareRoot()
      // sin G stands for G: the same sign within the bracket, the same value near the root.
      let four = 4 * square
      let miss = s * (3 * one - four) * root - c * (one - four) * w
      let step = miss * root / (3 * root - k * factor * cosine)
      let isAbove = miss .> 0
      high.replace(with: s, where: isAbove)
      low.replace(with: s, where: .!isAbove)
      var next = s - step * c
      let isInside = (next .>= low) .& (next .<= high)
      next.replace(with: 0.5 * (low + high), where: .!isInside)
      let move = next - s
      if (move * move).max() < 1e-14 {
        // What is left is of the order of this move squared: turn the right ascensions by the move itself.
        let turn = factor * move / c
        return (sine + cosine * turn, cosine - sine * turn)
      }
      s = next
    }
    return (sine, cosine)
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
