import Ephemeris

/// A month as a calendar lays it out, for any first day of the week.
public struct MonthGrid: Sendable, Hashable {
  /// The first day of the month.
  public let first: PracticeDay
  /// How many days it has.
  public let length: Int
  /// How many empty places stand before its first day, 0 … 6.
  public let blanks: Int

  /// The month of a day.
  ///
  /// - Parameters:
  ///   - day: any day of the month.
  ///   - start: the first day of the week.
  public init(of day: PracticeDay, weekBegins start: Weekday) {
    let first = day.startOfMonth
    self.first = first
    length = first.distance(to: first.nextMonth)
    blanks = start.distance(to: first.weekday)
  }

  /// Its rows of seven places; `nil` where no day of the month stands.
  public var weeks: [[PracticeDay?]] {
    var rows: [[PracticeDay?]] = []
    var row = [PracticeDay?](repeating: nil, count: blanks)
    for offset in 0..<length {
      row.append(first.advanced(by: offset))
      if row.count == 7 {
        rows.append(row)
        row = []
      }
    }
    if !row.isEmpty { rows.append(row + [PracticeDay?](repeating: nil, count: 7 - row.count)) }
    return rows
  }
}

extension PracticeDay {
  /// A day of the Gregorian calendar; `nil` when there is none of that name within ``numbers``.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), let date = CalendarDate(year: year, month: month, day: day, calendar: .gregorian) else {
      return nil
    }
    self.init(date)
  }

  /// The first day of the month after its own.
  public var nextMonth: PracticeDay { startOfMonth.advanced(by: 31).startOfMonth }

  /// The first day of its year.
  public var startOfYear: PracticeDay {
    PracticeDay(year: date.year, month: 1, day: 1) ?? self
  }
}
