public import Ephemeris

/// Dates and clock times as we write them.
public enum EnglishDate {
  /// The months, January first.
  public static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// `Friday`. Julian day number 0 was a Monday.
  public static func weekday(_ date: CalendarDate) -> String { weekdays[((date.dayNumber() % 7) + 7) % 7] }

  /// `15 June 1990`; a year before the common era as `12 March 44 BCE`.
  public static func long(_ date: CalendarDate) -> String {
    let year = date.year > 0 ? "\(date.year)" : "\(1 - date.year) BCE"
    return "\(date.day) \(months[date.month - 1]) \(year)"
  }

  /// `Tue 24 Nov`, or with another year than `reference` `24 Nov 2027`.
  public static func short(_ date: CalendarDate, near reference: CalendarDate) -> String {
    let month = months[date.month - 1].prefix(3)
    guard date.year == reference.year else { return "\(date.day) \(month) \(date.year)" }
    return "\(weekday(date).prefix(3)) \(date.day) \(month)"
  }

  /// `07:20`, and `07:20:30` when there are seconds.
  public static func time(_ clock: CivilDateTime) -> String {
    let minutes = "\(twoDigits(clock.hour)):\(twoDigits(clock.minute))"
    let second = Int(clock.second.rounded(.down))
    return second == 0 ? minutes : "\(minutes):\(twoDigits(second))"
  }

  /// `2026-11-21T07:30:12Z`, as `<time datetime>` wants it.
  public static func iso(_ instant: UTC) -> String {
    let clock = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian)
    let date = clock.date
    let year = String(repeating: "0", count: max(0, 4 - "\(date.year)".count)) + "\(date.year)"
    let second = twoDigits(Int(clock.second.rounded(.down)))
    return
      "\(year)-\(twoDigits(date.month))-\(twoDigits(date.day))T\(twoDigits(clock.hour)):\(twoDigits(clock.minute)):\(second)Z"
  }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
