import Ephemeris
import Server
import Wire

/// When periods of life begin and end, for people.
enum PeriodText {
  /// `2026-11-21`, in UTC.
  static func day(_ instant: TT) -> String { instant.civilDay }

  /// `2026-11-21T04:00`, in UTC, for periods of a few days and hours.
  static func minute(_ instant: TT) -> String { instant.civilMinute }
}
