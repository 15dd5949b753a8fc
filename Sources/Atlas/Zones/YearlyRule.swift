/// "The last Sunday of March at 02:00": when a zone's clocks change every year (POSIX `Mm.w.d/time`).
struct YearlyRule: Sendable {
  /// 1 … 12.
  let month: Int
  /// 1 … 5; 5 is the last.
  let week: Int
  /// 0 is Sunday.
  let weekday: Int
  /// Seconds of the clock that is about to change, from midnight; may be negative or beyond a day.
  let second: Int

  /// The moment in a year, in seconds since 1970 of the clock that is about to change.
  func localSecond(inYear year: Int) -> Int64 {
    let first = Self.daysSince1970(year: year, month: month)
    let next = month == 12 ? Self.daysSince1970(year: year + 1, month: 1) : Self.daysSince1970(year: year, month: month + 1)
    // 1 January 1970 was a Thursday.
    let weekdayOfFirst = (first % 7 + 11) % 7
    var day = first + (weekday - weekdayOfFirst + 7) % 7 + 7 * (week - 1)
    while day >= next { day -= 7 }
    return Int64(day) * 86400 + Int64(second)
  }

  /// Days from 1970 January 1 to the first of a month, in the Gregorian calendar and in any year from 1 on.
  private static func daysSince1970(year: Int, month: Int) -> Int {
    // Counts years from March, so that the leap day ends the year; 719,468 days separate 0000 March 1 from 1970.
    let marchYear = month <= 2 ? year - 1 : year
    let marchMonth = month <= 2 ? month + 9 : month - 3
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + (153 * marchMonth + 2) / 5 - 719_468
  }
}
