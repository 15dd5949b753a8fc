public import Ephemeris

/// Leap seconds as people write them: a minute with a 61st second.
public enum LeapSecond {
  /// What to say where there was none.
  public static let rule =
    "there was no leap second then; UTC had one at 23:59:60 on the last day of some Junes and Decembers from 1972 to 2016"

  /// The instant in a leap second that a clock showed as the seconds 60 ..< 61 of a minute.
  ///
  /// - Parameters:
  ///   - date: the day in the Gregorian calendar.
  ///   - hour: of the clock.
  ///   - minute: of the hour.
  ///   - second: of the minute.
  ///   - offsetMinutes: by how much the clock was ahead of UTC.
  /// - Returns: `nil` where UTC had no leap second.
  public static func instant(
    on date: CalendarDate, hour: Int, minute: Int, second: Double, offsetMinutes: Int
  ) -> UTC? {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    let next = hour * 60 + minute + 1 - offsetMinutes
    // A clock that is ahead or behind shows the leap second at another hour, and perhaps on another day.
    guard next % 1440 == 0 else { return nil }
    return UTC(leapSecondBefore: date.midnight(in: .gregorian) + Double(next / 1440), second: second)
  }
}
