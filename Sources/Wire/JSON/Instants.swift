public import Ephemeris

/// Instants and clock readings as ISO 8601 writes them.
public enum ISO8601 {
  /// `1990-06-15T18:30:00Z`, with a fraction when there is one. In the Gregorian calendar, as the standard demands.
  public static func string(_ instant: UTC) -> String {
    // A `Double` holds a day count to about 0.1 µs over the supported centuries; a millisecond is safe.
    let milliseconds = (instant.daysSinceJ2000 * 86_400_000).rounded()
    let clock = CivilDateTime(daysSinceJ2000: milliseconds / 86_400_000, calendar: .gregorian)
    return local(clock) + "Z"
  }

  /// `1990-06-15T14:30:00`.
  public static func local(_ clock: CivilDateTime) -> String {
    let seconds = Int(clock.secondOfDay.rounded(.down))
    let milliseconds = Int(((clock.secondOfDay - Double(seconds)) * 1000).rounded(.down))
    var text = date(clock.date) + "T" + time(secondOfDay: seconds)
    if milliseconds > 0 { text += "." + padded(milliseconds, 3) }
    return text
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
