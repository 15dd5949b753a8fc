import Ephemeris

/// What a clock that follows the Sun over a meridian shows.
enum SolarClock {
  /// Mean solar time: Universal Time and four minutes for every degree east.
  static func mean(_ moment: ChartMoment, longitude: Double) -> CivilDateTime {
    CivilDateTime(daysSinceJ2000: moment.ut1.daysSinceJ2000 + longitude / 360)
  }

  /// Apparent solar time: noon is when the true Sun stands on the meridian.
  static func apparent(_ moment: ChartMoment, longitude: Double) throws(EphemerisError) -> CivilDateTime {
    let sky = try Sky(at: moment.tt)
    let sun = sky.equatorial(try sky.position(of: .sun))
    let hourAngle = sky.siderealTime(at: moment.ut1).local(longitude: longitude) - sun.rightAscension
    // Days since J2000 count from noon, as the hour angle does; the equation of time is what the two differ by.
    let mean = moment.ut1.daysSinceJ2000 + longitude / 360
    let equation = signedDegrees(hourAngle - 360 * (mean - floored(mean))) / 360
    return CivilDateTime(daysSinceJ2000: mean + equation)
  }
}
