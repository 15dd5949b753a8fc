import Ephemeris
package import Practice
import Readings

/// The practice on the profile: days in a row and in all, the last five weeks as points, what held the row, and how today stands.
package struct PracticeCard: Sendable, Hashable {
  private let line: PracticeLine
  private let ledger: PracticeLedger
  private let streak: Streak
  /// The day that is open.
  private let today: PracticeDay
  private let weekBegins: Weekday

  /// - Parameters:
  ///   - line: how the practice stands.
  ///   - ledger: what was practised.
  ///   - streak: what comes of it.
  ///   - today: the day that is open.
  ///   - weekBegins: the first day of the week.
  package init(line: PracticeLine, ledger: PracticeLedger, streak: Streak, today: PracticeDay, weekBegins: Weekday) {
    self.line = line
    self.ledger = ledger
    self.streak = streak
    self.today = today
    self.weekBegins = weekBegins
  }

  /// The first of the days that are drawn.
  private var first: PracticeDay { today.startOfWeek(first: weekBegins).advanced(by: -7 * (Self.weeks - 1)) }

  func values(_ language: Language) -> [String: Any] {
    let held = streak.held.last.flatMap { $0.day >= first ? $0 : nil }.map { held in
      language.page("align held-\(held.hold.rawValue)", ("day", language.dates.short(held.day.date)))
    }
    return AlignRow(days: streak.current).values(language).merging(
      [
        "total": "\(PracticeTotals(ledger).days)", "drawing": drawing(language), "state": line.state(language),
        "held": held.map { [["said": $0]] } ?? [],
      ] as [String: Any]
    ) { first, _ in first }
  }

  /// How many weeks are drawn, and how far their points stand from each other.
  private static let (weeks, column, row) = (5, 46, 32)

  private func drawing(_ language: Language) -> String {
    var drawing = ""
    let days = (0..<7 * Self.weeks).map { first.advanced(by: $0) }
    for (number, day) in days.enumerated() {
      drawing += point(of: day, x: number % 7 * Self.column + Self.column / 2, y: number / 7 * Self.row + Self.row / 2)
    }
    for (number, day) in weekBegins.week.enumerated() {
      let letter = language.dates.weekday(day.rawValue).prefix(1)
      drawing += "<text x=\"\(number * Self.column + Self.column / 2)\" y=\"\(Self.weeks * Self.row + 16)\">\(letter)</text>"
    }
    let title = language.page(
      "profile practice-weeks", ("days", "\(days.count { ledger.sessions(on: $0) > 0 })"),
      ("held", "\(days.count { streak.hold(on: $0) != nil })"))
    return AlignProgressPage.drawing("last-weeks", width: 7 * Self.column, height: Self.weeks * Self.row + 22, title, drawing)
  }

  private func point(of day: PracticeDay, x: Int, y: Int) -> String {
    let isDone = ledger.sessions(on: day) > 0
    let (look, radius) =
      switch day {
      case _ where isDone: ("done", 8)
      case _ where streak.hold(on: day) != nil: ("held", 8)
      case today: ("open", 9)
      default: ("none", 2)
      }
    let point = "<circle class=\"\(look)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
    guard isDone, day == today else { return point }
    return point + "<circle class=\"open\" cx=\"\(x)\" cy=\"\(y)\" r=\"11\"/>"
  }
}
