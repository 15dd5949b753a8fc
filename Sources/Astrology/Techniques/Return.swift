public import Ephemeris

/// A body back at a longitude.
public struct Return: Sendable, Hashable {
  /// The body that is back.
  public let body: CelestialBody
  /// When it stands there exactly.
  public let instant: TT
  /// The longitude in degrees, 0 ..< 360, tropical, of date.
  public let longitude: Double
  /// Whether the body passes backwards.
  public let isRetrograde: Bool

  /// The chart of the return for a place: where the person was born, lives, or is on that day.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a body of `options` has no place at that instant.
  public func chart(
    at location: GeographicLocation, options: ChartOptions = ChartOptions()
  ) throws(EphemerisError) -> NatalChart {
    try NatalChart(moment: ChartMoment(tt: instant, ut1: UT1(instant)), location: location, options: options)
  }
}

/// When bodies come back to where they stood at birth.
///
/// Returns are tropical: to the same longitude from the equinox of date, without a correction for precession (the practice of A. Volguine,
/// *The Technique of Solar Returns*, and of the common programs). The sky is geocentric.
public enum Returns {
  /// Every passage of a body over a longitude within a span, in order of time: three or more of one return when the body turns there.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public static func all(
    of body: CelestialBody, to longitude: Double, from start: TT, to end: TT
  ) throws(EphemerisError) -> [Return] {
    var returns: [Return] = []
    for crossing in try AngularMotion.longitude(of: body).path(from: start, to: end).crossings(of: longitude) {
      returns.append(
        Return(body: body, instant: crossing.instant, longitude: crossing.angle, isRetrograde: crossing.isRetrograde))
    }
    return returns
  }

  /// The first passage of a body over a longitude at least a second after an instant; `nil` when the ephemeris ends before.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the instant itself has no ephemeris.
  public static func next(
    of body: CelestialBody, to longitude: Double, after instant: TT
  ) throws(EphemerisError) -> Return? {
    try next(1, of: body, to: longitude, after: instant).first
  }

  /// The first passages of a body over a longitude at least a second after an instant, in order of time.
  ///
  /// Fewer than `count` when the ephemeris or the search ends before: it goes on for a century, or for a revolution of the body and a
  /// quarter where that takes longer, so that even the slowest comes back once.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the instant itself has no ephemeris.
  public static func next(
    _ count: Int, of body: CelestialBody, to longitude: Double, after instant: TT
  ) throws(EphemerisError) -> [Return] {
    let reach = instant.advanced(byDays: max(36_525, 1.25 * body.daysOfRevolution))
    let limit = min(try lastInstant(of: body), reach)
    // Names what is wrong with an instant that has no sky; the loop below would only find nothing.
    _ = try Sky(at: instant).position(of: body)
    var passages: [Return] = []
    var last = instant
    var start = instant
    while start < limit, passages.count < count {
      let end = min(limit, start.advanced(byDays: body.daysOfRevolution))
      for found in try all(of: body, to: longitude, from: start, to: end)
      where found.instant.daysSinceJ2000 - last.daysSinceJ2000 >= 1 / JulianDate.secondsPerDay {
        passages.append(found)
        last = found.instant
      }
      start = end
    }
    return Array(passages.prefix(count))
  }

  /// The first return of a body of a chart after an instant; `nil` when the chart does not have the body, or its degree is not known,
  /// or the ephemeris ends before.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the instant itself has no ephemeris.
  public static func next(of body: CelestialBody, in chart: NatalChart, after instant: TT) throws(EphemerisError) -> Return? {
    guard chart.knownPoints.contains(.body(body)), let longitude = chart.longitude(of: .body(body)) else { return nil }
    return try next(of: body, to: longitude, after: instant)
  }

  /// The solar return that opens the year of life after `age` completed years: zero is birth itself.
  ///
  /// Returns are counted from birth, so that neither the calendar nor a birthday near New Year can shift them. A negative age gives
  /// returns before birth. `nil` when the chart has no Sun.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the return is outside the span of the ephemeris.
  public static func solar(of chart: NatalChart, age: Int) throws(EphemerisError) -> Return? {
    guard let sun = chart.placement(of: .sun) else { return nil }
    let middle = chart.moment.tt.advanced(byDays: Double(age) * tropicalYear)
    // The true Sun strays from the mean year by less than a day in the span of the ephemeris, and passes a degree in a day.
    return try all(
      of: .sun, to: sun.position.longitude, from: middle.advanced(byDays: -3), to: middle.advanced(byDays: 3)
    ).first
  }

  /// The solar return of a civil year: the one that belongs to the birthday of that year, in whichever month the birthday is.
  ///
  /// It is the return `year` − `birthYear` years after birth. It may fall a day before or after the birthday, so that of a birth at New
  /// Year may fall into the next civil year or the one before.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - year: the civil year of the birthday.
  ///   - birthYear: the civil year of birth at the place of birth; by default that of Universal Time.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the return is outside the span of the ephemeris.
  public static func solar(
    of chart: NatalChart, year: Int, birthYear: Int? = nil
  ) throws(EphemerisError) -> Return? {
    let born = birthYear ?? CivilDateTime(daysSinceJ2000: chart.moment.ut1.daysSinceJ2000).date.year
    return try solar(of: chart, age: year - born)
  }

  /// The mean tropical year in days, as taught for progressions and returns (Simon et al. 1994, at J2000: 365.24219).
  static var tropicalYear: Double { 365.24219 }

  /// The last instant at which a body has a place.
  private static func lastInstant(of body: CelestialBody) throws(EphemerisError) -> TT {
    let end = TT(julianDate: Sky.supportedJulianDates.upperBound)
    do throws(EphemerisError) {
      _ = try Sky(at: end).position(of: body)
      return end
    } catch {
      guard case .outsideRange(_, _, let supported) = error else { throw error }
      // A Julian date is rounded to some 40 µs: a tenth of a second keeps clear of the edge.
      return TT(julianDate: supported.upperBound).advanced(byDays: -1e-6)
    }
  }
}

extension CelestialBody {
  /// About the days in which the body goes once around the zodiac, as seen from the Earth.
  fileprivate var daysOfRevolution: Double {
    switch self {
    case .moon: 28
    case .sun, .mercury, .venus: 370
    case .mars: 700
    case .jupiter: 4_400
    case .saturn: 10_900
    case .uranus: 30_700
    case .neptune: 60_200
    case .pluto: 90_600
    case .chiron: 18_500
    case .meanNode, .trueNode: 6_800
    case .meanApogee, .osculatingApogee: 3_240
    case .ceres, .pallas: 1_700
    case .juno: 1_600
    case .vesta: 1_330
    }
  }
}
