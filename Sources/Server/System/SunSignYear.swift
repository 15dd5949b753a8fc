import Astrology
import Ephemeris

/// When the Sun enters and leaves the signs in one year.
enum SunSignYear {
  /// A stay of the Sun in a sign.
  struct Stay: Sendable, Hashable {
    let sign: ZodiacSign
    /// When the Sun comes.
    let start: UTC
    /// When the Sun goes.
    let end: UTC
  }

  /// Twelve stays, Aries first, which begin in `year`: from the March equinox to the next.
  static func stays(in year: Int) throws(EphemerisError) -> [Stay] {
    guard let day = CalendarDate(year: year, month: 3, day: 18, calendar: .gregorian) else { throw .notFinite }
    let start = TT(UTC(daysSinceJ2000: day.midnight(in: .gregorian)))
    let entries = try AngularMotion.longitude(of: .sun).path(from: start, to: start.advanced(byDays: 370)).crossings(
      ofMultiplesOf: 30)
    return zip(entries, entries.dropFirst()).map { entry, exit in
      Stay(sign: ZodiacSign(longitude: entry.angle), start: UTC(entry.instant), end: UTC(exit.instant))
    }
  }
}
