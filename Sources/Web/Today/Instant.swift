public import Ephemeris

/// Reads the instants that readings carry as text.
public enum Instant {
  /// An instant in UTC such as `2026-11-21T18:47:00Z`; `nil` for anything else.
  public static func read(_ text: String) -> UTC? {
    let parts = text.split(separator: "T")
    guard parts.count == 2, parts[1].hasSuffix("Z") else { return nil }
    let date = parts[0].split(separator: "-").compactMap { Int($0) }
    let time = parts[1].dropLast().split(separator: ":").compactMap { Double($0) }
    // Whoever wrote it may have written any number.
    guard date.count == 3, time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0..<61).contains(time[2])
    else { return nil }
    guard let civil = CalendarDate(year: date[0], month: date[1], day: date[2], calendar: .gregorian) else { return nil }
    return UTC(daysSinceJ2000: civil.midnight(in: .gregorian) + (time[0] * 3600 + time[1] * 60 + time[2]) / 86400)
  }
}
