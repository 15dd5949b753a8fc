import Ephemeris
import Testing

@testable import Astrology

@Suite struct ChineseCalendarTests {
  /// Published New Years and leap months: Aslaksen (2010), Hong Kong Observatory, and for 2262 the tables of Y. T. Liu.
  static let published: [(year: Int, newYear: String, leap: Int?)] = [
    (1900, "1900-01-31", 8), (1985, "1985-02-20", nil), (1988, "1988-02-17", nil), (2000, "2000-02-05", nil),
    (2017, "2017-01-28", 6), (2020, "2020-01-25", 4), (2023, "2023-01-22", 2), (2024, "2024-02-10", nil),
    (2025, "2025-01-29", 6), (2026, "2026-02-17", nil), (2028, "2028-01-26", 5), (2033, "2033-01-31", 11),
    (2034, "2034-02-19", nil), (2262, "2262-01-21", 1),
  ]

  @Test(arguments: published) func aPublishedYear(year: Int, newYear: String, leap: Int?) throws {
    let chinese = try ChineseYear(year)
    #expect(chinese.newYear == (try ChineseFixture.day(newYear)))
    #expect(chinese.leapMonth?.number == leap)
    #expect(chinese.months.count == (leap == nil ? 12 : 13))
  }

  /// Three months without a zhongqi in a row of seven: the naive rule would repeat the seventh month of 2033.
  @Test func theProblemOf2033() throws {
    let year = try ChineseYear(2033)
    #expect(year.months.map { $0.isLeap ? -$0.number : $0.number } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -11, 12])
    #expect(CalendarDate(dayNumber: try #require(year.leapMonth).days.lowerBound) == (try ChineseFixture.day(2033, 12, 22)))
    let eve = try ChineseDate(of: ChineseFixture.day(2034, 2, 18))
    #expect(eve.year == 2033 && eve.month == 12 && eve.day == 30)
  }

  /// Where the table and we begin a month on different days, and why.
  ///
  /// - 1906: the conjunction is at 0:06 by China Standard Time and at 23:52 by the clock of Beijing, which we follow before 1929.
  /// - 2057: 35 s after midnight; 4 s by Y. T. Liu, and before midnight in older tables. What the Earth's rotation will be by then decides,
  ///   and the guesses differ by a minute or two.
  /// - 2097: 74 s after midnight here, 19 s before it elsewhere, for the same reason.
  static let otherMonths: [Int: String] = [1906: "1906-04-23", 2057: "2057-09-29", 2097: "2097-08-08"]

  @Test func twoCenturiesOfMonthsAgree() throws {
    let rows = ChineseFixture.table("chinese_calendar_sxtwl")
    #expect(rows.count == 201)
    var months = 0
    for row in rows {
      let year = try ChineseYear(#require(Int(row[0])))
      #expect(year.newYear == (try ChineseFixture.day(row[1])), "\(row[0])")
      #expect("\(year.leapMonth?.number ?? 0)" == row[2], "\(row[0])")
      // First days by the table, from its New Year and its lengths.
      var first = try ChineseFixture.day(row[1]).dayNumber()
      #expect(year.months.count == row[3].count)
      for (month, length) in zip(year.months, row[3]) {
        months += 1
        if let other = Self.otherMonths[year.number], month.days.lowerBound != first {
          let ours = CalendarDate(dayNumber: month.days.lowerBound)
          #expect(ours == (try ChineseFixture.day(other)))
          #expect(abs(month.days.lowerBound - first) == 1)
        } else {
          #expect(month.days.lowerBound == first, "\(row[0]) month \(month.number)")
        }
        first += length == "1" ? 30 : 29
      }
    }
    #expect(months == 2486)
  }

  /// The months of the early Republic were counted at Beijing: the almanacs of 1914, 1916 and 1920 had them a day before standard time would
  /// (Y. T. Liu, after the almanacs of the time).
  @Test func theClockOfBeijingBefore1929() throws {
    for (year, number, first) in [(1914, 10, "1914-11-17"), (1916, 1, "1916-02-03"), (1920, 10, "1920-11-10")] {
      let month = try #require(try ChineseYear(year).month(number))
      #expect(CalendarDate(dayNumber: month.days.lowerBound) == (try ChineseFixture.day(first)))
    }
    let last = ChinaTime.standardTimeStart - 1
    #expect(ChinaTime.dayNumber(of: ChinaTime.start(ofDay: last).advanced(byDays: 1e-6)) == last)
    #expect(ChinaTime.dayNumber(of: ChinaTime.start(ofDay: last + 1).advanced(byDays: 1e-6)) == last + 1)
    #expect(ChinaTime.dayNumber(of: ChinaTime.start(ofDay: last + 1).advanced(byDays: -1e-6)) == last)
    #expect(CalendarDate(dayNumber: last + 1) == (try ChineseFixture.day(1929, 1, 1)))
  }

  /// What holds of every year, tried on one in thirty and on both ends of what can be told.
  @Test func everyYearKeepsTheRule() throws {
    for number in [1645, 2033, 2261, 2262, 2647] + stride(from: 1650, to: 2640, by: 30) {
      let year = try ChineseYear(number)
      #expect(year.number == number && year.newYear.year == number)
      #expect((353...355).contains(year.days.count) || (383...385).contains(year.days.count))
      #expect(year.months.filter { $0.isLeap }.count == year.months.count - 12)
      #expect(year.months.filter { !$0.isLeap }.map { $0.number } == Array(1...12))
      for (month, after) in zip(year.months, year.months.dropFirst()) {
        #expect((29...30).contains(month.days.count) && month.days.upperBound == after.days.lowerBound)
        if after.isLeap { #expect(after.number == month.number) }
      }
      for month in year.months { #expect(ChinaTime.dayNumber(of: month.newMoon) == month.days.lowerBound) }
      let newYear = year.newYear
      #expect((newYear.month, newYear.day) >= (1, 20) && (newYear.month, newYear.day) <= (2, 21))
      #expect(try ChineseYear(number + 1).days.lowerBound == year.days.upperBound)
    }
  }

  /// The winter solstice is in month 11, and a leap month has no zhongqi.
  @Test(arguments: [1645, 1700, 1870, 1984, 2023, 2033, 2034, 2262, 2500, 2648]) func theTermsOfAYear(_ number: Int) throws {
    let year = try ChineseYear(number)
    let terms = try SolarTerms.all(
      from: ChinaTime.start(ofDay: year.days.lowerBound), to: ChinaTime.start(ofDay: year.days.upperBound))
    let solstice = try #require(terms.first { $0.term == .dongzhi })
    #expect(try #require(year.month(11)).days.contains(ChinaTime.dayNumber(of: solstice.instant)))
    if let leap = year.leapMonth {
      #expect(!terms.contains { !$0.term.isJie && leap.days.contains(ChinaTime.dayNumber(of: $0.instant)) })
    }
  }

  @Test func datesGoThereAndBack() throws {
    for day in Array(2_321_912...2_321_915) + stride(from: 2_330_000, to: 2_688_000, by: 8_999) + [2_463_953, 2_688_621] {
      let date = try ChineseDate(of: CalendarDate(dayNumber: day))
      #expect(try date.dayNumber() == day)
      #expect((1...30).contains(date.day) && (1...12).contains(date.month))
    }
    // A month that the year does not have, and a thirtieth of a short month.
    let leap = try ChineseDate(of: ChineseFixture.day(2025, 7, 25))
    #expect(leap == (try ChineseDate(of: ChineseFixture.day(2025, 7, 25), calendar: .gregorian)))
    #expect(leap.isLeapMonth && leap.month == 6 && leap.day == 1 && leap.year == 2025)
    #expect(leap.pair.name == "Yi Si" && leap.pair.number == 42)
    #expect(try ChineseDate(year: 2025, month: 6, isLeapMonth: true, day: 29).dayNumber() != nil)
    #expect(try ChineseDate(year: 2025, month: 6, isLeapMonth: true, day: 30).dayNumber() == nil)
    #expect(try ChineseDate(year: 2025, month: 7, isLeapMonth: true, day: 1).dayNumber() == nil)
    #expect(try ChineseDate(year: 2025, month: 13, day: 0).dayNumber() == nil)
  }

  @Test func outsideTheReformIsAnError() throws {
    #expect(try ChineseDate(of: ChineseFixture.day(1645, 1, 28)).day == 1)
    #expect(try ChineseDate(of: ChineseFixture.day(2649, 2, 3)).month == 12)
    for date in [try ChineseFixture.day(1645, 1, 27), try ChineseFixture.day(2649, 2, 4), try ChineseFixture.day(1200, 1, 1)] {
      let error = #expect(throws: EphemerisError.self) { try ChineseDate(of: date) }
      guard case .outsideRange(nil, let day, let supported) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(day == Double(date.dayNumber()) && !supported.contains(day))
    }
    let ends = (ChineseYear.supportedDays.lowerBound, ChineseYear.supportedDays.upperBound + 1)
    #expect(ends == (try ChineseYear(1645).days.lowerBound, try ChineseYear(2648).days.upperBound))
    #expect(throws: EphemerisError.self) { try ChineseYear(1644) }
    #expect(throws: EphemerisError.self) { try ChineseYear(2649) }
  }
}
