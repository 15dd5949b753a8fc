import Readings

/// How a practice stands, in one line: whether today’s is done, how many days are in a row, and what held them.
package struct PracticeLine: Sendable, Hashable {
  package var isDone: Bool
  /// How many days are in a row.
  package var days: Int
  /// Whether nothing was ever practised or written.
  package var isNew: Bool
  /// Whether yesterday was held by a freeze.
  package var wasHeld: Bool

  package init(isDone: Bool, days: Int, isNew: Bool = false, wasHeld: Bool = false) {
    self.isDone = isDone
    self.days = days
    self.isNew = isNew
    self.wasHeld = wasHeld
  }

  func text(_ language: Language) -> String {
    if isNew { return language.page("align-more today-new") }
    let row =
      switch days {
      case ...0: language.page("align-more today-row-none")
      case 1: language.page("align-more today-row-one")
      default: language.page(wasHeld ? "align-more today-row-held" : "align-more today-row", ("count", "\(days)"))
      }
    return language.page("align-more today-line", ("state", state(language)), ("row", row))
  }

  /// Whether today’s is done, in words.
  func state(_ language: Language) -> String {
    language.page(isDone ? "align-more today-done" : "align-more today-open")
  }
}
