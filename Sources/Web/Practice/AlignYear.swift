import Ephemeris
import Practice
import Readings

/// A year as a sky: a row for each month, a point for each day, the larger the more sessions; and as a table.
struct AlignYear {
  let ledger: PracticeLedger
  let streak: Streak
  let today: PracticeDay
  /// The first days of its months, the earliest first.
  let months: [PracticeDay]

  /// - Parameter year: the one that is looked at. An earlier one ends with its December, this one with the month that is open.
  init(ledger: PracticeLedger, streak: Streak, today: PracticeDay, year: Int) {
    self.ledger = ledger
    self.streak = streak
    self.today = today
    let december = year < today.date.year ? PracticeDay(year: year, month: 12, day: 1) : nil
    months = Self.months(of: ledger, through: december ?? today)
  }

  /// How many months there are to look at, however lately somebody began.
  private static let fewestMonths = 3

  /// The months of a year up to the one of a day, from the month of the first session on: their first days, the earliest first.
  static func months(of ledger: PracticeLedger, through last: PracticeDay) -> [PracticeDay] {
    let begun = (ledger.days.first?.day ?? last).startOfMonth
    var first = last.startOfMonth
    var months = [first]
    while months.count < fewestMonths || (months.count < 12 && first > begun) {
      let before = first.advanced(by: -1).startOfMonth
      // The calendar begins with the year 1.
      guard before < first else { break }
      months.append(before)
      first = before
    }
    return months.reversed()
  }

  /// What each month has had.
  func table(_ language: Language) -> [[String: Any]] {
    months.map { month in
      let days = Self.days(of: month)
      return [
        "month": language.dates.monthOfYear(month.date), "days": "\(days.count { ledger.sessions(on: $0) > 0 })",
        "sessions": "\(days.reduce(0) { $0 + ledger.sessions(on: $1) })", "held": "\(days.count { streak.hold(on: $0) != nil })",
      ]
    }
  }

  private static func days(of month: PracticeDay) -> [PracticeDay] {
    (0..<month.distance(to: month.nextMonth)).map { month.advanced(by: $0) }
  }

  private static let (left, column, row) = (38, 12, 18)

  func drawing(_ language: Language) -> String {
    var drawing = ""
    for (number, month) in months.enumerated() {
      let y = 10 + number * Self.row
      drawing += "<text x=\"0\" y=\"\(y)\">\(language.dates.shortMonth(month.date))</text>"
      for (place, day) in Self.days(of: month).enumerated() {
        drawing += point(of: day, x: Self.left + place * Self.column + 6, y: y)
      }
    }
    let count = months.reduce(0) { $0 + Self.days(of: $1).count { ledger.sessions(on: $0) > 0 } }
    let dates = language.dates
    let title = language.page(
      "align sky", ("count", "\(count)"), ("from", dates.monthOfYear((months.first ?? today).date)),
      ("to", dates.monthOfYear((months.last ?? today).date)))
    return AlignProgressPage.drawing(
      "sky", width: Self.left + 31 * Self.column, height: months.count * Self.row + 2, title, drawing)
  }

  private func point(of day: PracticeDay, x: Int, y: Int) -> String {
    let count = ledger.sessions(on: day)
    let (look, radius) =
      switch count {
      case ...0 where streak.hold(on: day) != nil: ("fz", "3.6")
      case ...0 where day == today: ("td", "4.4")
      case ...0: (day < today ? "mo" : "to", "1.2")
      case 1: ("mg", "2.8")
      case 2: ("mg", "4.2")
      default: ("mg", "5.6")
      }
    let point = "<circle class=\"\(look)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
    guard count > 0, day == today else { return point }
    return point + "<circle class=\"td\" cx=\"\(x)\" cy=\"\(y)\" r=\"6.2\"/>"
  }
}
