import Ephemeris
import Readings
import Shapes

/// How a day is spoken of: the greeting, its date, and the days beside it.
struct DayHeading {
  let day: LocalDay
  let now: UTC
  let name: String
  let language: Language

  /// Calendar days from today to the day.
  private var distance: Int { day.number - LocalDay(containing: now, in: day.zone).number }

  var isToday: Bool { distance == 0 }

  /// `Saturday 21 November`.
  var date: String { language.dates.heading(day.date) }

  /// `Good morning, Maya`, and after midnight, when the evening is over, `Still up, Maya?`; for another day how far away it is.
  var greeting: String {
    switch distance {
    case 0: break
    case -1: return language.page("today yesterday")
    case 1: return language.page("today tomorrow")
    default:
      // The date stands just above it.
      return language.page(distance < 0 ? "today days-ago" : "today days-ahead", ("count", "\(abs(distance))"))
    }
    let part =
      switch day.clock(at: now).hour {
      case ..<5: "night"
      case ..<12: "morning"
      case ..<18: "afternoon"
      default: "evening"
      }
    return name.isEmpty ? language.page("today \(part)") : language.page("today \(part)-name", ("name", name))
  }

  /// The day before, unless it is too far away.
  var previous: (path: String, title: String)? { neighbor(-1) }
  /// The day after, unless it is too far away.
  var next: (path: String, title: String)? { neighbor(1) }

  private func neighbor(_ step: Int) -> (path: String, title: String)? {
    guard abs(distance + step) <= TodayPage.reach else { return nil }
    let other = day.advanced(by: step)
    let path = Route.todayPage.path + (distance + step == 0 ? "" : "?date=\(ClockFigures.iso(other.date))")
    return (path, language.dates.heading(other.date))
  }
}
