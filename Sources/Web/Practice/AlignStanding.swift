import Practice
import Readings

/// How a practice stands, as a page shows it at a glance: the days of this week, the goal of today, the freezes.
struct AlignStanding {
  let standing: PracticeStanding

  init(_ standing: PracticeStanding) { self.standing = standing }

  func values(_ language: Language) -> [String: Any] {
    [
      "days": standing.week.map { day($0, language) },
      "lines": [goal(language), week(language), freezes(language)].compactMap { $0 }.map { ["text": $0] },
    ]
  }

  private func day(_ day: PracticeStanding.WeekDay, _ language: Language) -> [String: Any] {
    let state = day.sessions > 0 ? "done" : day.hold != nil ? "held" : day.isAhead ? "ahead" : "none"
    let name = language.dates.weekday(day.day.weekday.rawValue)
    return [
      "mark": state + (day.day == standing.today ? " today" : ""), "short": String(name.prefix(1)),
      "words": language.page("align week-\(state)", ("day", name)),
    ]
  }

  /// Told where more than one session a day is wanted; otherwise the line above says it.
  private func goal(_ language: Language) -> String? {
    guard standing.goal > 1 else { return nil }
    return language.page("align goal-line", ("done", "\(standing.done)"), ("goal", "\(standing.goal)"))
  }

  /// Who keeps all seven days free is told what was done, and measured against nothing.
  private func week(_ language: Language) -> String? {
    if standing.wantedDays == 0 {
      switch standing.practisedDays {
      case ...0: return nil
      case 1: return language.page("align week-line-free-one")
      default: return language.page("align week-line-free", ("done", "\(standing.practisedDays)"))
      }
    }
    return language.page("align week-line", ("done", "\(standing.practisedDays)"), ("wanted", "\(standing.wantedDays)"))
  }

  /// The freezes that are held, or the one that was used this week.
  private func freezes(_ language: Language) -> String? {
    if let used = standing.frozen.first, let first = standing.week.first?.day, used >= first {
      return language.page("align held-freeze", ("day", language.dates.short(used.date)))
    }
    switch standing.freezes {
    case ...0: return nil
    case 1: return language.page("align freeze-line-one")
    default: return language.page("align freeze-line", ("count", "\(standing.freezes)"))
    }
  }
}
