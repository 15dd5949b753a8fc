import Ephemeris

/// Houses bounded by great circles through two opposite points of the horizon or the meridian.
///
/// A position circle runs through the north and south points of the horizon and meets the prime vertical at an angle a from the
/// zenith, counted to the east. Its plane has the normal cos a · East − sin a · Zenith, and meets the ecliptic at the longitude
/// of `positionCircle`. Beyond the polar circles, while the Midheaven is below the horizon, that longitude is the one in the
/// western half of the sky; the usual answer, and ours, is to take the opposite points: the Ascendant stays eastern, cusp 10 is
/// the degree on the meridian that stands above the horizon, and the houses run against the signs.
extension LocalSphere {
  /// The cusps of a system of position circles: `regiomontanus`, `campanus`, `topocentric`, `apc` or `savard`.
  func positionCircles(_ system: HouseSystem, _ angles: Angles) -> InlineCusps {
    var cusps: InlineCusps
    switch system {
    case .regiomontanus: cusps = poleHeights(outer: LocalSphere.half, middle: LocalSphere.root)
    case .topocentric: cusps = poleHeights(outer: 1.0 / 3.0, middle: 2.0 / 3.0)
    case .savard: cusps = savard()
    case .apc: cusps = ascendantParallel()
    default: cusps = primeVertical(outer: LocalSphere.thirty, middle: LocalSphere.sixty)
    }
    if isMidheavenBelowHorizon { cusps = cusps.opposite }
    // Bit for bit the angle, so that a point on it is in the house it opens.
    cusps[0] = angles.ascendant
    cusps[6] = oppositeDegrees(angles.ascendant)
    return cusps
  }

  /// The horizon in twelve from the meridian, by vertical circles: the first cusp is opposite the Vertex (Holden).
  ///
  /// This is Campanus's division of the sky of a place a quarter turn along the meridian, whose horizon is our prime vertical;
  /// the equator counts as southern. Between the tropics the Midheaven can stand on the polar side of the zenith: cusp 10 is
  /// still the Midheaven, but the first cusp is then the Vertex itself and the houses run against the signs.
  func horizon() -> InlineCusps {
    let isNorthern = sinLatitude > 0
    let other = LocalSphere(self, sinLatitude: isNorthern ? -cosLatitude : cosLatitude, cosLatitude: abs(sinLatitude))
    return other.primeVertical(outer: LocalSphere.thirty, middle: LocalSphere.sixty)
  }

  /// The degree rising where the pole stands as high as the circle's own pole height: tangents of the latitude's by a factor
  /// (Regiomontanus, *Tabulae directionum*, 1490: the sine of the distance from the meridian; Polich and Page: thirds).
  private func poleHeights(outer: Double, middle: Double) -> InlineCusps {
    let half = LocalSphere.half
    let root = LocalSphere.root
    func cusp(_ sine: Double, _ cosine: Double, _ factor: Double) -> Double {
      let ascension = turned(sine, cosine)
      // Both coordinates times cos φ, so that the pole needs no tangent.
      return longitude(
        ascension.sine * cosLatitude, ascension.cosine * cosLatitude * cosObliquity - factor * sinLatitude * sinObliquity)
    }
    return InlineCusps(
      tenth: longitude(rightAscensionSine: sinMeridian, cosine: cosMeridian), eleventh: cusp(half, root, outer),
      twelfth: cusp(root, half, middle), first: cusp(1, 0, 1), second: cusp(root, -half, middle),
      third: cusp(half, -root, outer))
  }

  /// Circles through the prime vertical at an outer and a middle angle from the zenith, given by sine and cosine
  /// (Campanus of Novara, 13th century: 30° and 60°; Holden).
  private func primeVertical(
    outer: (sine: Double, cosine: Double), middle: (sine: Double, cosine: Double)
  ) -> InlineCusps {
    InlineCusps(
      tenth: positionCircle(0, 1), eleventh: positionCircle(outer.sine, outer.cosine),
      twelfth: positionCircle(middle.sine, middle.cosine), first: positionCircle(1, 0),
      second: positionCircle(middle.sine, -middle.cosine), third: positionCircle(outer.sine, -outer.cosine))
  }

  /// Parallels of declination at one and two thirds of the zenith's cut the prime vertical where sin δ = cos a sin φ
  /// (J. J. G. Savard's account of “Albategnus”; Astrolog 7.30 lists it as Savard-A).
  private func savard() -> InlineCusps {
    let latitude = arctangent(sinLatitude, cosLatitude)
    let third = sineCosine(latitude / 3)
    // sin φ = s (3 − 4 s²) takes the latitude out of the quotients, so that the equator is no exception.
    let scale = 1 / (3 - 4 * third.sine * third.sine)
    let outer = 2 * third.cosine * scale
    return primeVertical(
      outer: ((1 - outer * outer).squareRoot(), outer), middle: ((1 - scale * scale).squareRoot(), scale))
  }

  /// The Ascendant's parallel of declination: its upper and its lower arc each in six from the rising to the setting point
  /// (L. Knegt; “ascendant-parallel circle”). Only the four angles have opposite cusps.
  private func ascendantParallel() -> InlineCusps {
    let point = risingPoint
    let east = point.y * cosObliquity * cosMeridian - point.x * sinMeridian
    let south = point.x * cosMeridian + point.y * cosObliquity * sinMeridian
    let radius = (east * east + south * south).squareRoot()
    let height = sinLatitude * point.y * sinObliquity
    let upper = arctangent(east, south) / 3
    let lower = 1.0471975511965976 - upper
    /// The cusp at an hour angle in radians east of the upper meridian.
    func cusp(_ hourAngle: Double) -> Double {
      let turn = sineCosine(hourAngle)
      return positionCircle(radius * turn.sine, cosLatitude * radius * turn.cosine + height)
    }
    var cusps = InlineCusps(
      tenth: longitude(rightAscensionSine: sinMeridian, cosine: cosMeridian), eleventh: cusp(upper),
      twelfth: cusp(2 * upper), first: cusp(3 * upper), second: cusp(3 * upper + lower), third: cusp(3 * upper + 2 * lower))
    cusps[4] = cusp(-3 * upper - 2 * lower)
    cusps[5] = cusp(-3 * upper - lower)
    cusps[7] = cusp(-2 * upper)
    cusps[8] = cusp(-upper)
    return cusps
  }

  /// Where the ecliptic meets a position circle; sine and cosine of a may have any common positive length.
  private func positionCircle(_ sine: Double, _ cosine: Double) -> Double {
    longitude(
      cosine * sinMeridian + sine * cosLatitude * cosMeridian,
      cosine * cosMeridian * cosObliquity
        - sine * (cosLatitude * sinMeridian * cosObliquity + sinLatitude * sinObliquity))
  }
}

extension LocalSphere {
  /// The sphere seen from another latitude on the same meridian.
  fileprivate init(_ sphere: LocalSphere, sinLatitude: Double, cosLatitude: Double) {
    sinMeridian = sphere.sinMeridian
    cosMeridian = sphere.cosMeridian
    self.sinLatitude = sinLatitude
    self.cosLatitude = cosLatitude
    sinObliquity = sphere.sinObliquity
    cosObliquity = sphere.cosObliquity
    isPolar = sphere.isPolar
  }
}
