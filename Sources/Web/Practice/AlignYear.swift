import Ephemeris
import Practice
import Readings

/// A year as a sky: a column for each week, a row for each weekday, a point for each day, the larger the more sessions; and as a table.
struct AlignYear {
  let ledger: PracticeLedger
  let streak: Streak
  let today: PracticeDay
  let year: Int
  let weekBegins: Weekday

  /// The two halves of the year, each a drawing that a phone shows in whole; a wide page has them side by side.
  func halves(_ language: Language) -> [[String: Any]] {
    [(1, 6), (7, 12)].compactMap { from, through in
      guard let first = PracticeDay(year: year, month: from, day: 1), let last = PracticeDay(year: year, month: through, day: 1)
      else { return nil }
      return ["sky": drawing(WeekGrid(from: first, through: last.nextMonth.advanced(by: -1), weekBegins: weekBegins), language)]
    }
  }

  /// What each month has had, up to the one that is open.
  func months(_ language: Language) -> [[String: Any]] {
    MonthGrid.year(year, weekBegins: weekBegins).filter { $0.first <= today }.map { month in
      let days = (0..<month.length).map { month.first.advanced(by: $0) }
      return [
        "month": language.dates.monthOfYear(month.first.date), "days": "\(days.count { ledger.sessions(on: $0) > 0 })",
        "sessions": "\(days.reduce(0) { $0 + ledger.sessions(on: $1) })", "held": "\(days.count { streak.hold(on: $0) != nil })",
      ]
    }
  }

  private static let step = 13
  private static let (left, top) = (18, 24)

  private func drawing(_ grid: WeekGrid, _ language: Language) -> String {
    var drawing = ""
    for (row, weekday) in grid.weekdays.enumerated() where row % 2 == 0 {
      let name = language.dates.weekday(weekday.rawValue).prefix(1)
      drawing += "<text x=\"0\" y=\"\(Self.top + row * Self.step + 4)\">\(name)</text>"
    }
    var day = grid.first
    var sessions = 0
    while let place = grid.place(of: day) {
      let (x, y) = (Self.left + place.column * Self.step + 6, Self.top + place.row * Self.step)
      // The name of a month stands above the week in which it begins.
      if day.date.day == 1 {
        drawing += "<text x=\"\(x - 6)\" y=\"11\">\(language.dates.shortMonth(day.date))</text>"
      }
      let count = ledger.sessions(on: day)
      sessions += count > 0 ? 1 : 0
      let (look, radius) =
        switch count {
        case ...0 where streak.hold(on: day) != nil: ("fz", "3.6")
        case ...0 where day == today: ("td", "4.4")
        case ...0: (day < today ? "mo" : "to", "1.2")
        case 1: ("mg", "2.8")
        case 2: ("mg", "4.2")
        default: ("mg", "5.6")
        }
      drawing += "<circle class=\"\(look)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
      if count > 0, day == today { drawing += "<circle class=\"td\" cx=\"\(x)\" cy=\"\(y)\" r=\"6.2\"/>" }
      let next = day.advanced(by: 1)
      guard next > day else { break }
      day = next
    }
    let dates = language.dates
    let title = language.page(
      "align sky", ("count", "\(sessions)"), ("from", dates.monthOfYear(grid.first.date)),
      ("to", dates.monthOfYear(grid.last.date)))
    return AlignProgressPage.drawing(
      "sky", width: Self.left + 28 * Self.step, height: Self.top + 7 * Self.step - 4, title, drawing)
  }
}
