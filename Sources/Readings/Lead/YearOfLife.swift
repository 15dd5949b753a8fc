import Astrology
import Ephemeris

/// The year of life by profection from the Ascendant, from one return of the Sun to the next.
///
/// The same as ``Profection``, from the Sun's track instead of the ephemeris.
struct YearOfLife: Sendable {
  /// Completed years.
  let age: Int
  /// The sign of the year.
  let sign: ZodiacSign
  /// The house of the year by whole signs, 1 … 12.
  let house: Int
  /// The traditional ruler of ``sign``.
  let lord: CelestialBody
  /// Whole seconds.
  let start: UTC
  /// Whole seconds.
  let end: UTC

  /// The year that holds noon of a day; `nil` before birth, without a birth time, and at the edges of the ephemeris.
  init?(of chart: NatalChart, on day: LocalDay, in sky: LeadingSky) {
    guard let ascendant = chart.angles?.ascendant, let sun = chart.placement(of: .sun)?.position.longitude,
      let track = sky.track(of: .sun)
    else { return nil }
    let noon = TT(day.noon).daysSinceJ2000
    let here = track.angle(at: noon)
    // How far the Sun has come since its last return.
    let past = normalizedDegrees(here - sun)
    guard let start = Self.time(of: here - past, along: track), let end = Self.time(of: here - past + 360, along: track) else {
      return nil
    }
    let years = nearestInteger((start - chart.moment.tt.daysSinceJ2000) / 365.24219)
    guard years >= 0 else { return nil }
    age = Int(clamping: years)
    sign = ZodiacSign(longitude: normalizedDegrees(ascendant + 30 * Double(age % 12)))
    house = age % 12 + 1
    lord = sign.domicileRuler.body
    self.start = UTC(TT(daysSinceJ2000: start)).toSecond
    self.end = UTC(TT(daysSinceJ2000: end)).toSecond
  }

  /// When the Sun, who never turns, reaches an angle of its track.
  private static func time(of angle: Double, along track: BodyTrack) -> Double? {
    var low = 0
    var high = track.knots.count - 1
    guard track.knots[low].angle <= angle, angle <= track.knots[high].angle else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if track.knots[middle].angle <= angle { low = middle } else { high = middle }
    }
    return track.time(of: angle, in: low)
  }
}
