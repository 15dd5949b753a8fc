import Readings

/// How a practice stands, in one line: whether today’s is done, and how many days are in a row.
package struct PracticeLine: Sendable, Hashable {
  package var isDone: Bool
  /// How many days are in a row.
  package var days: Int

  package init(isDone: Bool, days: Int) {
    self.isDone = isDone
    self.days = days
  }

  func text(_ language: Language) -> String {
    let row =
      switch days {
      case ...0: language.page("align-more today-row-none")
      case 1: language.page("align-more today-row-one")
      default: language.page("align-more today-row", ("count", "\(days)"))
      }
    let state = language.page(isDone ? "align-more today-done" : "align-more today-open")
    return language.page("align-more today-line", ("state", state), ("row", row))
  }
}
