import Ephemeris
import Practice
import Testing

/// Days, their boundaries and calendars.
@Suite struct DayTests {
  @Test func daysAreThoseOfTheCalendar() {
    #expect(PracticeDay(number: 0).description == "1970-01-01")
    #expect(PracticeDay(number: 0).weekday == .thursday)
    #expect(PracticeDay.on(2026, 11, 23).weekday == .monday)
    #expect(PracticeDay(year: 2100, month: 2, day: 29) == nil)
    #expect(PracticeDay(year: 2000, month: 2, day: 29)?.nextMonth == .on(2000, 3, 1))
    #expect(PracticeDay(year: 1582, month: 10, day: 10)?.weekday == .sunday)
    #expect(PracticeDay(year: 0, month: 1, day: 1) == nil)
    #expect(PracticeDay(number: PracticeDay.numbers.lowerBound).description == "0001-01-01")
    #expect(PracticeDay(number: Int.max).description == "9999-12-31")
    #expect(PracticeDay(number: Int.max).advanced(by: Int.max).number == PracticeDay.numbers.upperBound)
    #expect(PracticeDay(number: Int.min).advanced(by: Int.min).number == PracticeDay.numbers.lowerBound)
  }

  @Test func boundariesAreMinutesUntilNoon() throws {
    #expect(DayBoundary.usual.minute == 240)
    #expect(try DayBoundary(minute: 720).minute == 720)
    for minute in [-1, 721, Int.max, Int.min] {
      #expect(throws: PracticeError.outside(.dayBoundary, allowed: 0...720)) { try DayBoundary(minute: minute) }
    }
  }

  @Test func lateHoursBelongToTheEvening() throws {
    let berlin = try Zones.clock("Europe/Berlin")
    // 21 November 2026, 03:59 and 04:00 in Berlin.
    let early = Int64(PracticeDay.on(2026, 11, 21).number) * 86_400 + 3 * 3600 - 60
    #expect(DayBoundary.usual.day(at: early, on: berlin) == .on(2026, 11, 20))
    #expect(DayBoundary.usual.day(at: early + 60, on: berlin) == .on(2026, 11, 21))
    #expect(try DayBoundary(minute: 0).day(at: early, on: berlin) == .on(2026, 11, 21))
  }

  @Test func aDayThatHasBegunStaysWhenClocksAreSetBackOverItsBoundary() throws {
    // New York, 1 November 2026: at 2:00 the clocks go back to 1:00. The day begins at 1:30, and once only.
    let clock = try Zones.clock("America/New_York")
    let boundary = try DayBoundary(minute: 90)
    let halfPastOne = Int64(PracticeDay.on(2026, 11, 1).number) * 86_400 + 5 * 3600 + 1800
    #expect(boundary.day(at: halfPastOne - 1, on: clock) == .on(2026, 10, 31))
    for minutes in stride(from: Int64(0), through: 120, by: 1) {
      #expect(boundary.day(at: halfPastOne + minutes * 60, on: clock) == .on(2026, 11, 1))
    }
    #expect(boundary.end(of: .on(2026, 10, 31), on: clock) == halfPastOne)
  }

  @Test func aDayThatACountryLeftOutIsEmpty() throws {
    let apia = try Zones.clock("Pacific/Apia")
    let left = PracticeDay.on(2011, 12, 30)
    let boundary = try DayBoundary(minute: 0)
    #expect(boundary.start(of: left, on: apia) == boundary.end(of: left, on: apia))
    #expect(boundary.day(at: boundary.start(of: left, on: apia), on: apia) == .on(2011, 12, 31))
    #expect(boundary.day(at: boundary.start(of: left, on: apia) - 1, on: apia) == .on(2011, 12, 29))
  }

  @Test(arguments: Weekday.allCases) func calendarsStandForEveryFirstWeekday(_ first: Weekday) {
    #expect(first.week.count == 7)
    #expect(first.week.first == first)
    #expect(Set(first.week).count == 7)
    for year in [1900, 1999, 2000, 2023, 2024, 2026, 2027, 2028, 2032, 2100, 9999] {
      let months = (1...12).compactMap { PracticeDay(year: year, month: $0, day: 1) }.map { MonthGrid(of: $0, weekBegins: first) }
      #expect(months.count == 12)
      var expected = PracticeDay.on(year, 1, 1)
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      // The calendar of this room ends with the year 9999, and so does its last month.
      for month in months where !(year == 9999 && month.first.date.month == 12) {
        #expect((0...6).contains(month.blanks))
        for week in month.weeks {
          #expect(week.count == 7)
          for (weekday, day) in zip(first.week, week) {
            guard let day else { continue }
            #expect(day == expected)
            #expect(day.weekday == weekday)
            expected = expected.advanced(by: 1)
          }
        }
      }
      if year != 9999 { #expect(PracticeDay.on(year, 1, 1).distance(to: expected) == (isLeap ? 366 : 365)) }
    }
    #expect(PracticeDay(year: 0, month: 1, day: 1) == nil)
    // February 2027 begins on a Monday and fills four weeks; with Sunday first it needs five.
    #expect(MonthGrid(of: .on(2027, 2, 9), weekBegins: .monday).weeks.count == 4)
    #expect(MonthGrid(of: .on(2027, 2, 9), weekBegins: .sunday).weeks.count == 5)
    let day = PracticeDay.on(2026, 11, 26)
    #expect((0...6).contains(day.startOfWeek(first: first).distance(to: day)))
    #expect(day.startOfWeek(first: first).weekday == first)
  }
}
