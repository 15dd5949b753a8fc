package import Ephemeris
import Readings

/// How a practice stands, in one line: whether today’s is done, how many days are in a row, and what held them.
package struct PracticeLine: Sendable, Hashable {
  package var isDone: Bool
  /// How many days are in a row.
  package var days: Int
  /// Whether nothing was ever practised or written.
  package var isNew: Bool
  /// Whether the day before was held by a freeze.
  package var wasHeld: Bool
  /// The day that is open where it is not that of the calendar: after midnight it is still the evening before.
  package var evening: CalendarDate?

  package init(isDone: Bool, days: Int, isNew: Bool = false, wasHeld: Bool = false, evening: CalendarDate? = nil) {
    self.isDone = isDone
    self.days = days
    self.isNew = isNew
    self.wasHeld = wasHeld
    self.evening = evening
  }

  func text(_ language: Language) -> String {
    if isNew { return language.page("align-more today-new") }
    let row =
      switch days {
      case ...0: language.page("align-more today-row-none")
      case 1: language.page("align-more today-row-one")
      default: language.page("align-more \(rowKind)", ("count", "\(days)"))
      }
    return language.page("align-more today-line", ("state", state(language)), ("row", row))
  }

  /// Which words tell how long the row is.
  private var rowKind: String {
    guard wasHeld else { return "today-row" }
    return evening == nil ? "today-row-held" : "evening-row-held"
  }

  /// Whether that of the day that is open is done, in words.
  func state(_ language: Language) -> String {
    guard let evening else { return language.page(isDone ? "align-more today-done" : "align-more today-open") }
    return language.page(
      isDone ? "align-more evening-done" : "align-more evening-open", ("weekday", language.dates.weekday(evening)))
  }
}
