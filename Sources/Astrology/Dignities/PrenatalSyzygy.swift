public import Ephemeris

/// The new or full Moon before a moment, and its degree.
public struct PrenatalSyzygy: Sendable, Hashable {
  /// When it is exact.
  public let instant: TT
  /// Whether it is a full Moon; otherwise a new one.
  public let isFullMoon: Bool
  /// Degrees, 0 ..< 360: where the lights meet; at a full Moon, the place of the light that is above the horizon of the place.
  public let longitude: Double

  /// The last syzygy at or before a moment, as seen from a place. Ptolemy, Tetrabiblos III.2.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the fortnight before the moment is outside the span of the ephemeris.
  public init(before moment: ChartMoment, location: GeographicLocation) throws(EphemerisError) {
    // No two syzygies are further apart than 15.6 days, so only a moment that is no number has none.
    let start = moment.tt.advanced(byDays: -17)
    let path = try AngularMotion.elongation(of: .moon, from: .sun).path(from: start, to: moment.tt)
    let syzygies = try path.crossings(ofMultiplesOf: 180)
    guard let last = syzygies.last else { throw .notFinite }
    let sky = try Sky(at: last.instant)
    let sun = try sky.position(of: .sun)
    instant = last.instant
    isFullMoon = last.angle > 90 && last.angle < 270
    let sect = try Sect(at: ChartMoment(tt: last.instant, ut1: UT1(last.instant)), location: location)
    longitude = isFullMoon && sect == .night ? try sky.position(of: .moon).longitude : sun.longitude
  }
}
