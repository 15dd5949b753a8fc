import Ephemeris
import Wire

/// When periods of life begin and end, for people.
enum PeriodText {
  /// `2026-11-21`, in UTC.
  static func day(_ instant: TT) -> String {
    ISO8601.date(CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000, calendar: .gregorian).date)
  }

  /// `2026-11-21T04:00`, in UTC, for periods of a few days and hours.
  static func minute(_ instant: TT) -> String {
    let minutes = (UTC(instant).daysSinceJ2000 * 1440).rounded() / 1440
    return String(ISO8601.string(UTC(daysSinceJ2000: minutes)).prefix(16))
  }
}
