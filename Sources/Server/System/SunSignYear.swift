import Astrology
import Ephemeris
import Wire

/// When the Sun enters and leaves the signs in one year.
enum SunSignYear {
  /// Twelve stays, Aries first, which begin in `year`: from the March equinox to the next.
  static func stays(in year: Int) throws(EphemerisError) -> [ZodiacSignsAnswer.Stay] {
    guard let equinoxDay = CalendarDate(year: year, month: 3, day: 20, calendar: .gregorian) else { throw .notFinite }
    var guess = UTC(daysSinceJ2000: equinoxDay.midnight(in: .gregorian))
    var entries: [UTC] = []
    for index in 0...12 {
      let entry = try entry(at: Double(index % 12) * 30, near: guess)
      entries.append(entry)
      guess = UTC(daysSinceJ2000: entry.daysSinceJ2000 + 30.4)
    }
    return ZodiacSign.allCases.map { sign in
      ZodiacSignsAnswer.Stay(sign: sign, start: entries[Int(sign.rawValue)], end: entries[Int(sign.rawValue) + 1])
    }
  }

  /// When the Sun stands at a longitude, found from a guess within a few days of it. Newton's steps: the Sun's pace changes by 3
  /// % in half a year, so three of them leave less than a millisecond.
  private static func entry(at longitude: Double, near guess: UTC) throws(EphemerisError) -> UTC {
    var instant = guess
    for _ in 0..<4 {
      let sun = try Sky(at: TT(instant)).position(of: .sun)
      instant = UTC(daysSinceJ2000: instant.daysSinceJ2000 + signedDegrees(longitude - sun.longitude) / sun.longitudeSpeed)
    }
    return instant
  }
}
