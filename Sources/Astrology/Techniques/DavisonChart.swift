public import Ephemeris

/// What the middle of two places is.
public enum DavisonPlace: UInt8, Sendable, Hashable, CaseIterable {
  /// The mean latitude and the mean longitude on the shorter way around (R. Davison, *Synastry*, 1977).
  case meanCoordinates
  /// The middle of the great circle between them.
  case greatCircle
}

/// The chart of the moment and the place halfway between two births.
///
/// After R. Davison, *Synastry: Understanding Human Relations through Astrology* (1977). Unlike a composite it is a real chart, with
/// transits and progressions of its own. The middle of time is taken in TT, which runs evenly.
public enum DavisonChart {
  /// The chart between two births; `nil` when either has no known time or place.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when one of the bodies has no ephemeris then.
  public static func between(
    _ first: NatalChart, _ second: NatalChart, place: DavisonPlace = .meanCoordinates, options: ChartOptions = ChartOptions()
  ) throws(EphemerisError) -> NatalChart? {
    guard first.angles != nil, second.angles != nil, let here = first.location, let there = second.location,
      let middle = midpoint(here, there, place)
    else { return nil }
    let tt = TT(daysSinceJ2000: (first.moment.tt.daysSinceJ2000 + second.moment.tt.daysSinceJ2000) / 2)
    return try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: middle, options: options)
  }

  /// The middle of two places. Of two antipodes, which have no middle, the mean coordinates.
  static func midpoint(_ a: GeographicLocation, _ b: GeographicLocation, _ policy: DavisonPlace) -> GeographicLocation? {
    let elevation = (a.elevation + b.elevation) / 2
    let mean = GeographicLocation(
      latitude: (a.latitude + b.latitude) / 2, longitude: signedDegrees(nearerMidpoint(a.longitude, b.longitude)),
      elevation: elevation)
    guard policy == .greatCircle, a != b else { return mean }
    let sum = direction(a) + direction(b)
    let across = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    guard across + abs(sum.z) > 1e-9 else { return mean }
    return GeographicLocation(
      latitude: arctangent(sum.z, across) * degreesPerRadian,
      longitude: signedDegrees(arctangent(sum.y, sum.x) * degreesPerRadian),
      elevation: elevation)
  }

  private static func direction(_ place: GeographicLocation) -> SIMD3<Double> {
    let (sp, cp) = sineCosine(place.latitude * radiansPerDegree)
    let (sl, cl) = sineCosine(place.longitude * radiansPerDegree)
    return SIMD3(cp * cl, cp * sl, sp)
  }
}
