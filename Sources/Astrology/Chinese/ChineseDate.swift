public import Ephemeris

/// A day of the Chinese calendar.
public struct ChineseDate: Sendable, Hashable {
  /// The common year in which the Chinese year begins: 1989 for a day in January 1990.
  public let year: Int
  /// 1 … 12.
  public let month: Int
  /// Whether the month is the leap month after the one of that number.
  public let isLeapMonth: Bool
  /// 1 … 30.
  public let day: Int

  /// A date as it is said; ``dayNumber()`` tells whether the year has it.
  public init(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }

  /// The Chinese date of a civil day.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside ``ChineseYear/supported``.
  public init(of date: CalendarDate, calendar: CivilCalendar = .automatic) throws(EphemerisError) {
    let dayNumber = date.dayNumber(in: calendar)
    self.init(dayNumber: dayNumber, in: try ChineseYear(dayNumber: dayNumber))
  }

  /// The date of a day that lies in a year.
  init(dayNumber: Int, in chinese: ChineseYear) {
    let found = chinese.months.last { $0.days.lowerBound <= dayNumber } ?? chinese.months[0]
    year = chinese.number
    month = found.number
    isLeapMonth = found.isLeap
    day = dayNumber - found.days.lowerBound + 1
  }

  /// Stem and branch of the year; their ``StemBranch/number`` is the year's place in the cycle of sixty.
  ///
  /// The cycles themselves are not numbered: the counts in use differ by sixty years and more.
  public var pair: StemBranch { StemBranch(year: year) }

  /// The Julian day number of the day; `nil` when the year has no such day.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside ``ChineseYear/supported``.
  public func dayNumber() throws(EphemerisError) -> Int? {
    guard let found = try ChineseYear(year).month(month, isLeap: isLeapMonth), (1...found.days.count).contains(day) else {
      return nil
    }
    return found.days.lowerBound + day - 1
  }
}
