public import Ephemeris

/// A calendar day of the Gregorian calendar, on which a session counts.
public struct PracticeDay: Sendable, Hashable, Comparable {
  /// The days that can be named: the years 1 … 9999.
  public static let numbers = -719_162...2_932_896

  /// Days since 1 January 1970, within ``numbers``.
  public let number: Int

  /// The day with a number; one beyond ``numbers`` becomes the nearest that can be named.
  public init(number: Int) {
    self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// The day of a date, read in the Gregorian calendar.
  public init(_ date: CalendarDate) { self.init(number: date.dayNumber(in: .gregorian) - 2_440_588) }

  /// Its year, month and day of the month.
  public var date: CalendarDate { CalendarDate(dayNumber: number + 2_440_588, calendar: .gregorian) }

  /// The day of the week.
  public var weekday: Weekday { Weekday(number: number + 3) }

  /// The day some days later; earlier for a negative number.
  public func advanced(by days: Int) -> PracticeDay {
    let (sum, overflow) = number.addingReportingOverflow(days)
    return PracticeDay(number: overflow ? (days < 0 ? Int.min : Int.max) : sum)
  }

  /// How many days later another day is; negative when it is earlier.
  public func distance(to other: PracticeDay) -> Int { other.number - number }

  /// The first day of the week in which the day falls.
  public func startOfWeek(first: Weekday) -> PracticeDay { advanced(by: -first.distance(to: weekday)) }

  /// The first day of its month.
  public var startOfMonth: PracticeDay { advanced(by: 1 - date.day) }

  public static func < (lhs: PracticeDay, rhs: PracticeDay) -> Bool { lhs.number < rhs.number }
}

/// A day of the week. The raw value is its number in ISO 8601.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday some days after a Monday, in either direction.
  init(number: Int) { self = Self.allCases[((number % 7) + 7) % 7] }

  /// How many days after this weekday another one comes next, 0 … 6.
  public func distance(to other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }

  /// The seven days in the order of a week that begins with this one.
  public var week: [Weekday] {
    var days: [Weekday] = []
    for offset in 0..<7 { days.append(Weekday(number: rawValue - 1 + offset)) }
    return days
  }
}

extension PracticeDay: CustomStringConvertible {
  /// `2026-11-21`.
  public var description: String {
    let date = date
    return padded(date.year, to: 4) + "-" + padded(date.month, to: 2) + "-" + padded(date.day, to: 2)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    var text = String(number)
    while text.utf8.count < width { text = "0" + text }
    return text
  }
}
