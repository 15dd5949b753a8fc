package import Ephemeris

/// What is wrong with a birth as it was told, without words: command, API and pages each say it in their own.
package enum BirthProblem: Error, Sendable {
  /// The date is not `YYYY-MM-DD`.
  case unreadableDate
  /// The calendar has no month of this number.
  case noSuchMonth(Int)
  /// The month has no such day; its last one is told.
  case noSuchDay(year: Int, month: Int, day: Int, last: Int)
  /// One of the days from 5 to 14 October 1582, which were left out of the calendar.
  case dayLeftOut(Int)
  /// The ephemeris does not reach the day in every time zone.
  case outsideEphemeris(year: Int)
  /// The day has not begun anywhere on Earth; the latest that has is told, in the Gregorian calendar.
  case inTheFuture(latest: CalendarDate)
  /// The time is neither `HH:MM` nor `HH:MM:SS`.
  case unreadableTime
  /// No clock shows it.
  case noSuchTime
  /// There is no such zone; some that are called like it are told.
  case unknownZone(String, suggestions: [String])
  /// The clocks showed the time twice or jumped over it.
  case ambiguousClock(AmbiguousClock)
}
