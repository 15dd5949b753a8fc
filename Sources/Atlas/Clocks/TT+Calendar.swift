public import Ephemeris

/// Instants as dates and times of UTC, for what lasts so long that the hour of a place does not matter.
extension TT {
  /// The civil day in UTC, in the Gregorian calendar, as ISO 8601 demands.
  public var civilDate: CalendarDate {
    CivilDateTime(daysSinceJ2000: UTC(self).daysSinceJ2000, calendar: .gregorian).date
  }

  /// The civil day in UTC: `1989-08-04`.
  public var civilDay: String { ISO8601.date(civilDate) }

  /// `1989-08-04T03:44:29.125Z`, with a fraction when there is one.
  public var iso8601: String { ISO8601.string(UTC(self)) }

  /// `1989-08-04T03:44:29Z`, to the second.
  public var civilSecond: String { ISO8601.string(UTC(self), to: .second) }

  /// `1989-08-04T03:44`, to the minute.
  public var civilMinute: String { String(ISO8601.string(UTC(self), to: .minute).dropLast()) }
}
