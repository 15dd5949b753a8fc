package import Ephemeris

/// Dates and times as fields of requests, options and tables hold them.
package enum CivilFields {
  /// How a time is written.
  package enum TimeForm: Sendable {
    /// `7:20`, `07:20`, `07:20:30`: minutes and seconds have two digits.
    case full
    /// The same with a fraction of a second if need be, `07:20:30.5`.
    case fraction
    /// One digit will do for each part, as births were taken before.
    case short
  }

  /// Reads `YYYY-MM-DD`.
  package static func date(_ text: Span<UInt8>, calendar: CivilCalendar = .automatic) throws(BirthProblem) -> CalendarDate {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"), let year = digits(text, 0..<4),
      let month = digits(text, 5..<7), let day = digits(text, 8..<10)
    else { throw .unreadableDate }
    return try date(year: year, month: month, day: day, calendar: calendar)
  }

  /// The day with these numbers.
  package static func date(
    year: Int, month: Int, day: Int, calendar: CivilCalendar = .automatic
  ) throws(BirthProblem) -> CalendarDate {
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    if let date = CalendarDate(year: year, month: month, day: day, calendar: calendar) { return date }
    if calendar == .automatic, (year, month) == (1582, 10), (1...31).contains(day) { throw .dayLeftOut(day) }
    let last = (28...31).last { CalendarDate(year: year, month: month, day: $0, calendar: calendar) != nil } ?? 31
    throw .noSuchDay(year: year, month: month, day: day, last: last)
  }

  /// Reads a time on a day.
  package static func time(
    _ text: Span<UInt8>, on date: CalendarDate, _ form: TimeForm
  ) throws(BirthProblem) -> CivilDateTime {
    let least = form == .short ? 1 : 2
    var index = 0
    guard let hour = number(text, &index, least: 1), take(UInt8(ascii: ":"), text, &index),
      let minute = number(text, &index, least: least)
    else { throw .unreadableTime }
    var second = 0.0
    if index < text.count {
      guard take(UInt8(ascii: ":"), text, &index), let whole = number(text, &index, least: least) else { throw .unreadableTime }
      second = Double(whole)
      if index < text.count {
        guard form == .fraction, take(UInt8(ascii: "."), text, &index), let fraction = fraction(text, from: index) else {
          throw .unreadableTime
        }
        second += fraction
      }
    }
    guard let clock = CivilDateTime(date: date, hour: hour, minute: minute, second: second) else { throw .noSuchTime }
    return clock
  }

  /// The days (Julian day numbers) that lie within the kernel in every time zone.
  package static let supportedDays: ClosedRange<Int> = {
    let span = Sky.supportedJulianDates
    return Int(clamping: span.lowerBound.rounded(.up)) + 1...Int(clamping: span.upperBound.rounded(.down)) - 2
  }()

  // MARK: digits

  /// A number of one or two digits, and the place after it.
  private static func number(_ text: Span<UInt8>, _ index: inout Int, least: Int) -> Int? {
    let start = index
    while index < text.count, index - start < 2, isDigit(text[index]) { index += 1 }
    return index - start >= least ? digits(text, start..<index) : nil
  }

  private static func take(_ byte: UInt8, _ text: Span<UInt8>, _ index: inout Int) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  /// What stands after the point, at most eighteen digits of it.
  private static func fraction(_ text: Span<UInt8>, from start: Int) -> Double? {
    guard start <= text.count, text.count - start <= 18 else { return nil }
    var units = 0
    var scale = 1.0
    for index in start..<text.count {
      guard isDigit(text[index]) else { return nil }
      units = units * 10 + Int(text[index] - UInt8(ascii: "0"))
      scale *= 10
    }
    return Double(units) / scale
  }

  private static func digits(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      guard isDigit(text[index]) else { return nil }
      number = number * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
