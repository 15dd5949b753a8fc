public import Ephemeris

/// Instants and clock readings as ISO 8601 writes them.
public enum ISO8601 {
  /// To what an instant is rounded before it is written; what is rounded up carries over hours, days and years.
  public enum Precision: Sendable, Hashable {
    /// `2026-11-21T07:30`, without a fraction of a minute.
    case minute
    /// `2026-11-21T07:30:00`.
    case second
    /// `2026-11-21T07:30:00.125`; the fraction is left out when there is none.
    case millisecond

    fileprivate var milliseconds: Int {
      switch self {
      case .minute: 60_000
      case .second: 1000
      case .millisecond: 1
      }
    }
  }

  /// `1990-06-15T18:30:00Z`, with a fraction when there is one. In the Gregorian calendar, as the standard demands.
  public static func string(_ instant: UTC) -> String { string(instant, to: .millisecond) }

  /// The same, rounded.
  public static func string(_ instant: UTC, to precision: Precision) -> String {
    if instant.leapRemainder > 0, let text = leapSecond(instant, to: precision) { return text }
    // A `Double` holds a day count to a few microseconds over the supported centuries; whole milliseconds are counted exactly.
    return reading(milliseconds: milliseconds(instant.daysSinceJ2000), to: precision, in: .gregorian) + "Z"
  }

  /// `2016-12-31T23:59:60Z`: within a leap second; `nil` when it is rounded up to the midnight after it, or down to the minute before.
  private static func leapSecond(_ instant: UTC, to precision: Precision) -> String? {
    let past = Int(((1 - instant.leapRemainder) * 1000).rounded())
    let shown = precision == .second ? (past + 500) / 1000 * 1000 : past
    guard precision != .minute, shown < 1000 else { return nil }
    let date = CalendarDate(dayNumber: dayNumber(milliseconds(instant.daysSinceJ2000)) - 1, calendar: .gregorian)
    return self.date(date) + "T23:59:60" + (shown > 0 ? "." + padded(shown, 3) : "") + "Z"
  }

  /// `1990-06-15T14:30:00`. The calendar is that of the reading's own date.
  public static func local(
    _ clock: CivilDateTime, in calendar: CivilCalendar = .automatic, to precision: Precision = .millisecond
  ) -> String {
    let midnight = clock.date.dayNumber(in: calendar) - Int(JulianDate.j2000)
    return reading(
      milliseconds: midnight * 86_400_000 - 43_200_000 + Int((clock.secondOfDay * 1000).rounded()), to: precision, in: calendar)
  }

  /// Milliseconds since J2000.0, rounded to the nearest.
  private static func milliseconds(_ daysSinceJ2000: Double) -> Int {
    let milliseconds = (daysSinceJ2000 * 86_400_000).rounded()
    // Ten thousand years either way; an instant that is no number is none of these.
    return milliseconds.isNaN ? 0 : Int(max(-3.2e14, min(3.2e14, milliseconds)))
  }

  /// The Julian day number of the civil day that holds a millisecond since J2000.0.
  private static func dayNumber(_ milliseconds: Int) -> Int {
    let fromMidnight = milliseconds + 43_200_000
    let ofDay = (fromMidnight % 86_400_000 + 86_400_000) % 86_400_000
    return (fromMidnight - ofDay) / 86_400_000 + Int(JulianDate.j2000)
  }

  private static func reading(milliseconds: Int, to precision: Precision, in calendar: CivilCalendar) -> String {
    let unit = precision.milliseconds
    let shifted = milliseconds + unit / 2
    let rounded = shifted - (shifted % unit + unit) % unit
    let day = dayNumber(rounded)
    let ofDay = rounded + 43_200_000 - (day - Int(JulianDate.j2000)) * 86_400_000
    let text = date(CalendarDate(dayNumber: day, calendar: calendar)) + "T" + time(secondOfDay: ofDay / 1000)
    switch precision {
    case .minute: return String(text.dropLast(3))
    case .second: return text
    case .millisecond: return ofDay % 1000 == 0 ? text : text + "." + padded(ofDay % 1000, 3)
    }
  }

  /// `1990-06-15`; years before 1 and after 9999 with a sign.
  public static func date(_ date: CalendarDate) -> String {
    let sign = date.year < 0 ? "-" : (date.year > 9999 ? "+" : "")
    return "\(sign)\(padded(abs(date.year), 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// `14:30:00`.
  public static func time(secondOfDay: Int) -> String {
    "\(padded(secondOfDay / 3600, 2)):\(padded(secondOfDay / 60 % 60, 2)):\(padded(secondOfDay % 60, 2))"
  }

  /// `-04:00`; with seconds when there are any, as local mean time has: `+00:19:32`.
  public static func offset(seconds: Double) -> String {
    let magnitude = Int(clamping: abs(seconds).rounded())
    let text = "\(seconds < 0 ? "-" : "+")\(padded(magnitude / 3600, 2)):\(padded(magnitude / 60 % 60, 2))"
    return magnitude % 60 == 0 ? text : text + ":\(padded(magnitude % 60, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
