import ChartArt
package import Ephemeris
package import Readings
import Shapes

/// One meter over the last days, as the profile draws it and tells it.
package struct MeterMonth: Sendable, Hashable {
  package var meter: Meter
  /// 0 … 100, in the order of the days; the last is that of today.
  package var numbers: [Double]
  /// The days of the numbers.
  package var dates: [CalendarDate]
  /// Whether it stands for the part of readings that is opened most; otherwise it is the meter that moved most.
  package var isOpenedMost: Bool

  package init(meter: Meter, numbers: [Double], dates: [CalendarDate], isOpenedMost: Bool) {
    self.meter = meter
    self.numbers = numbers
    self.dates = dates
    self.isOpenedMost = isOpenedMost
  }

  /// By what name the row of a meter is pointed at on the page of a day.
  package static func anchor(of meter: Meter) -> String { "meter-\(meter.rawValue)" }

  /// A list of one, or an empty list where there are no days.
  func values(_ language: Language) -> [[String: Any]] {
    guard let first = dates.first, let middle = dates.dropFirst(dates.count / 2).first, let told = Told(self, language) else {
      return []
    }
    let name = language.title(meter)
    return [
      [
        "name": name,
        "why": language.page(isOpenedMost ? "journey month-opened" : "journey month-moved", ("days", "\(numbers.count)")),
        "today": told.today, "change": told.change, "told": told.sentence,
        "curve": MonthCurve.svg(
          days: numbers.map { $0 / 100 },
          label: language.page(
            "journey month-curve", ("name", name), ("start", language.dates.short(first)),
            ("numbers", told.points.map { "\($0)" }.joined(separator: ", ")))),
        "start": language.dates.short(first), "middle": language.dates.short(middle),
        "path": "\(Route.todayPage.path)#\(Self.anchor(of: meter))",
      ]
    ]
  }

  /// The same in words: today beside the day before, and beside the highest and the lowest.
  private struct Told {
    /// In whole points, as they are printed.
    let points: [Int]
    let today: Int
    /// `up 7 since yesterday`; empty where there is no yesterday.
    let change: String
    let sentence: String

    init?(_ month: MeterMonth, _ language: Language) {
      let points = month.numbers.map { Int(clamping: $0.rounded()) }
      guard let today = points.last, let most = points.max(), let least = points.min() else { return nil }
      let days = Array(zip(points, month.dates))
      // The latest day of a number.
      func day(_ number: Int) -> String { days.last { $0.0 == number }.map { language.dates.short($0.1) } ?? "" }
      self.points = points
      self.today = today
      change = points.dropLast().last.map { Self.change(today - $0, language) } ?? ""
      let key = most == least ? "level" : today == most ? "highest" : today == least ? "lowest" : "between"
      sentence = language.page(
        "journey month-\(key)", ("today", "\(today)"), ("most", "\(most)"), ("mostDay", day(most)), ("least", "\(least)"),
        ("leastDay", day(least)))
    }

    private static func change(_ by: Int, _ language: Language) -> String {
      if by == 0 { return language.page("journey month-same") }
      return language.page(by > 0 ? "journey month-up" : "journey month-down", ("by", "\(abs(by))"))
    }
  }
}
