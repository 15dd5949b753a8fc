/// Which rule of leap years a civil date follows.
public enum CivilCalendar: UInt8, Sendable, Hashable, CaseIterable {
  /// Julian before 1582-10-15, Gregorian from then on: what a person means who gives no calendar.
  case automatic
  /// A leap year every fourth year.
  case julian
  /// Leap years except in centuries not divisible by 400, carried back before 1582 too.
  case gregorian
}

/// A civil day: year (astronomical: 0 is 1 BCE), month and day of the month.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The astronomical year.
  public let year: Int
  /// 1 … 12.
  public let month: Int
  /// 1 … 31.
  public let day: Int

  /// A day that exists in `calendar`, or `nil`: month 13, 30 February, or 5–14 October 1582 in the automatic calendar.
  public init?(year: Int, month: Int, day: Int, calendar: CivilCalendar = .automatic) {
    guard (-9999...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
    let number = dayNumber(in: calendar)
    guard CalendarDate(dayNumber: number, calendar: calendar) == self else { return nil }
  }

  @usableFromInline init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day with a Julian day number (the Julian date of its noon). Numbers beyond 400 million days, a million years, are cut off there.
  public init(dayNumber: Int, calendar: CivilCalendar = .automatic) {
    let dayNumber = max(-Self.farthest, min(Self.farthest, dayNumber))
    // Richards, in the Explanatory Supplement to the Astronomical Almanac, 3rd ed., section 15.11.
    let isGregorian = calendar == .gregorian || (calendar == .automatic && dayNumber >= Self.gregorianStart)
    var f = dayNumber + 1401
    if isGregorian { f += Self.floorDivide(Self.floorDivide(4 * dayNumber + 274277, 146097) * 3, 4) - 38 }
    let e = 4 * f + 3
    let g = Self.floorDivide(e - 1461 * Self.floorDivide(e, 1461), 4)
    let h = 5 * g + 2
    let day = (h % 153) / 5 + 1
    let month = (h / 153 + 2) % 12 + 1
    let year = Self.floorDivide(e, 1461) - 4716 + (14 - month) / 12
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Beyond it the arithmetic of calendars would leave the integers of 32 bits.
  static let farthest = 400_000_000

  /// The first Julian day number of the Gregorian calendar: 1582-10-15.
  public static let gregorianStart = 2299161

  /// The Julian day number: the Julian date of this day's noon.
  public func dayNumber(in calendar: CivilCalendar = .automatic) -> Int {
    switch calendar {
    case .gregorian: return gregorianDayNumber
    case .julian: return julianDayNumber
    case .automatic: return (year, month, day) >= (1582, 10, 15) ? gregorianDayNumber : julianDayNumber
    }
  }

  /// Days since J2000.0 at 00:00 of this day.
  public func midnight(in calendar: CivilCalendar = .automatic) -> Double {
    Double(dayNumber(in: calendar)) - 0.5 - JulianDate.j2000
  }

  public static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  // Explanatory Supplement, 3rd ed., section 15.11: months counted from March so that the leap day ends the year.
  private var julianDayNumber: Int {
    let shifted = year + 4800 - (14 - month) / 12
    let monthFromMarch = month + 12 * ((14 - month) / 12) - 3
    return day + (153 * monthFromMarch + 2) / 5 + 365 * shifted + Self.floorDivide(shifted, 4) - 32083
  }

  private var gregorianDayNumber: Int {
    let shifted = year + 4800 - (14 - month) / 12
    return julianDayNumber - Self.floorDivide(shifted, 100) + Self.floorDivide(shifted, 400) + 38
  }

  @inline(__always) static func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient
  }
}

/// A reading of a wall clock: a civil day and a time of that day.
public struct CivilDateTime: Sendable, Hashable, Comparable {
  /// The civil day.
  public let date: CalendarDate
  /// Seconds since 00:00, 0 ..< 86400.
  public let secondOfDay: Double

  /// A clock reading, or `nil` outside 00:00:00 ..< 24:00:00.
  public init?(date: CalendarDate, hour: Int, minute: Int, second: Double = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), second >= 0, second < 60 else { return nil }
    self.date = date
    secondOfDay = Double(hour * 3600 + minute * 60) + second
  }

  /// The clock reading of `daysSinceJ2000` in a scale whose days have 86,400 s. What is no number is read as J2000.0, what lies a million
  /// years away as the end of them.
  public init(daysSinceJ2000: Double, calendar: CivilCalendar = .automatic) {
    let farthest = Double(CalendarDate.farthest)
    let fromMidnight = (daysSinceJ2000.isNaN ? 0 : max(-farthest, min(farthest, daysSinceJ2000))) + 0.5
    var dayCount = floored(fromMidnight)
    var seconds = (fromMidnight - dayCount) * 86400
    // Rounds to ten microseconds, so that 23:59:59.999998 is the next midnight: a count of days holds no more four centuries from its epoch.
    seconds = nearestInteger(seconds * 1e5) / 1e5
    if seconds >= 86400 {
      seconds -= 86400
      dayCount += 1
    }
    date = CalendarDate(dayNumber: Int(dayCount) + 2451545, calendar: calendar)
    secondOfDay = seconds
  }

  /// 0 … 23.
  public var hour: Int { Int(secondOfDay) / 3600 }
  /// 0 … 59.
  public var minute: Int { Int(secondOfDay) / 60 % 60 }
  /// 0 ..< 60.
  public var second: Double { secondOfDay - Double(hour * 3600 + minute * 60) }

  /// Days since J2000.0 of this reading, taken as a time of a scale whose days have 86,400 s (UTC, UT1 or a local clock).
  public func daysSinceJ2000(in calendar: CivilCalendar = .automatic) -> Double {
    date.midnight(in: calendar) + secondOfDay / 86400
  }

  public static func < (lhs: CivilDateTime, rhs: CivilDateTime) -> Bool {
    lhs.date != rhs.date ? lhs.date < rhs.date : lhs.secondOfDay < rhs.secondOfDay
  }
}
