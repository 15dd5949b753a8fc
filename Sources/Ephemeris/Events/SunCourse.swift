/// The Sun through a span of time, from one sky a day: it and the Earth's turning go so evenly that what lies between is known to
/// 0.01″, a thousandth of a second of its rising.
struct SunCourse: Sendable {
  private struct Knot {
    let time: Double
    let sun: EclipticPosition
    let obliquity: Double
    /// UT1 days since J2000, and apparent sidereal time at Greenwich in degrees.
    let ut1: Double
    let siderealTime: Double
  }

  private var knots: [Knot] = []
  /// Days between knots.
  private let step: Double

  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  init(from start: TT, to end: TT) throws(EphemerisError) {
    let span = end.daysSinceJ2000 - start.daysSinceJ2000
    // What is no number is told by the first sky, and a span that leaves the ephemeris by the last one.
    let last = try Sky(at: end)
    let count = span > 0 ? max(1, Int(clamping: span.rounded(.up))) : 0
    step = count > 0 ? span / Double(count) : 1
    knots.reserveCapacity(count + 1)
    for index in 0...count {
      let instant = start.advanced(byDays: step * Double(index))
      let sky = index == count && count > 0 ? last : try Sky(at: instant)
      let ut1 = UT1(sky.instant)
      knots.append(
        Knot(
          time: instant.daysSinceJ2000, sun: try sky.position(of: .sun), obliquity: sky.orientation.trueObliquity,
          ut1: ut1.daysSinceJ2000, siderealTime: sky.siderealTime(at: ut1).greenwich))
    }
  }

  /// Apparent right ascension and declination and Greenwich apparent sidereal time in degrees, not folded, and the distance in au; `nil`
  /// outside of the span.
  func place(
    at time: Double
  ) -> (rightAscension: Double, declination: Double, distance: Double, siderealTime: Double)? {
    guard knots.count > 1, time >= knots[0].time, time <= knots[knots.count - 1].time else { return nil }
    let index = max(0, min(knots.count - 2, Int(clamping: (time - knots[0].time) / step)))
    let (a, b) = (knots[index], knots[index + 1])
    let share = (time - a.time) / (b.time - a.time)
    /// The cubic that has both values and both rates.
    func between(_ first: Double, _ firstRate: Double, _ last: Double, _ lastRate: Double) -> Double {
      let (rise, p, q) = (last - first, firstRate * step, lastRate * step)
      return first + share * (p + share * (3 * rise - 2 * p - q + share * (p + q - 2 * rise)))
    }
    let ahead = a.sun.longitude + signed(b.sun.longitude - a.sun.longitude)
    let longitude = between(a.sun.longitude, a.sun.longitudeSpeed, ahead, b.sun.longitudeSpeed)
    let latitude = between(a.sun.latitude, a.sun.latitudeSpeed, b.sun.latitude, b.sun.latitudeSpeed)
    let distance = between(a.sun.distance, a.sun.distanceSpeed, b.sun.distance, b.sun.distanceSpeed)
    let obliquity = a.obliquity + share * (b.obliquity - a.obliquity)
    let (sines, cosines) = sineCosines(SIMD4(obliquity, longitude, latitude, 0) * radiansPerDegree)
    let (se, ce, sl, cl, sb, cb) = (sines[0], cosines[0], sines[1], cosines[1], sines[2], cosines[2])
    // What the Earth turns beyond the rate of its rotation angle is precession and nutation, nearly the same all day.
    let turn = 360 * 1.00273781191135448
    let rest = signed(b.siderealTime - a.siderealTime - turn * (b.ut1 - a.ut1))
    return (
      arctangent(cb * sl * ce - sb * se, cb * cl) * degreesPerRadian, arcsine(cb * sl * se + sb * ce) * degreesPerRadian,
      distance, a.siderealTime + share * (turn * (b.ut1 - a.ut1) + rest)
    )
  }

  private func signed(_ degrees: Double) -> Double { degrees - 360 * nearestInteger(degrees * (1.0 / 360)) }
}
