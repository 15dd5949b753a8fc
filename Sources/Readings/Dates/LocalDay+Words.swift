import Ephemeris

/// How a moment is told from a day.
extension LocalDay {
  /// `today at 18:47`, `tomorrow at 06:12`, `on Friday at 15:38`, `on 14 March`, `on 14 March 2027`.
  func when(_ instant: UTC) -> String {
    let clock = clock(at: instant)
    let time = "\(EnglishDate.twoDigits(clock.hour)):\(EnglishDate.twoDigits(clock.minute))"
    switch days(to: instant) {
    case 0: return "today at \(time)"
    case 1: return "tomorrow at \(time)"
    case -1: return "yesterday at \(time)"
    case -6...6: return "on \(EnglishDate.weekday(clock.date)) at \(time)"
    default: return "on \(dayAndMonth(clock.date))"
    }
  }

  /// `14 March`, and with the year when it is another one.
  func dayAndMonth(_ other: CalendarDate) -> String {
    let text = "\(other.day) \(EnglishDate.months[other.month - 1])"
    return other.year == date.year ? text : "\(text) \(other.year)"
  }
}
