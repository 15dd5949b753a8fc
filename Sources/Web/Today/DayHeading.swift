import Ephemeris
import Readings
import Shapes

/// How a day is spoken of: the greeting, its date, and the days beside it.
struct DayHeading {
  let day: LocalDay
  let now: UTC
  let name: String

  /// Calendar days from today to the day.
  private var distance: Int { day.number - LocalDay(containing: now, in: day.zone).number }

  var isToday: Bool { distance == 0 }

  /// `Saturday 21 November`.
  var date: String { Self.date(day) }

  /// `Good morning, Maya`; for another day its name.
  var greeting: String {
    switch distance {
    case 0: break
    case -1: return "Yesterday"
    case 1: return "Tomorrow"
    default: return Self.date(day)
    }
    let words =
      switch day.clock(at: now).hour {
      case 5..<12: "Good morning"
      case 12..<18: "Good afternoon"
      default: "Good evening"
      }
    return name.isEmpty ? words : "\(words), \(name)"
  }

  /// The day before, unless it is too far away.
  var previous: (path: String, title: String)? { neighbor(-1) }
  /// The day after, unless it is too far away.
  var next: (path: String, title: String)? { neighbor(1) }

  private func neighbor(_ step: Int) -> (path: String, title: String)? {
    guard abs(distance + step) <= TodayPage.reach else { return nil }
    let other = day.advanced(by: step)
    let path = Route.todayPage.path + (distance + step == 0 ? "" : "?date=\(Self.iso(other.date))")
    return (path, Self.date(other))
  }

  static func date(_ day: LocalDay) -> String {
    "\(EnglishDate.weekday(day.date)) \(day.date.day) \(EnglishDate.months[day.date.month - 1])"
  }

  /// `2026-11-21`.
  static func iso(_ date: CalendarDate) -> String {
    "\(date.year)-\(Figures.twoDigits(date.month))-\(Figures.twoDigits(date.day))"
  }
}

extension LocalDay {
  /// `20:12`.
  func time(_ instant: UTC) -> String {
    let clock = clock(at: instant)
    return "\(Figures.twoDigits(clock.hour)):\(Figures.twoDigits(clock.minute))"
  }

  /// `Today 20:12`, `Sun 18:47`, `14 Mar`, `14 Mar 2027`: as short as it is clear, seen from this day on `today`.
  func shortTime(_ instant: UTC) -> String {
    let clock = clock(at: instant)
    switch days(to: instant) {
    case -6...6: return "\(EnglishDate.weekday(clock.date).prefix(3)), \(time(instant))"
    default:
      let text = "\(clock.date.day) \(EnglishDate.months[clock.date.month - 1].prefix(3))"
      return clock.date.year == date.year ? text : "\(text) \(clock.date.year)"
    }
  }

  /// `Sunday 22 November, 18:47`.
  func longTime(_ instant: UTC) -> String {
    let clock = clock(at: instant)
    let year = clock.date.year == date.year ? "" : " \(clock.date.year)"
    return
      "\(EnglishDate.weekday(clock.date)) \(clock.date.day) \(EnglishDate.months[clock.date.month - 1])\(year), \(time(instant))"
  }
}
