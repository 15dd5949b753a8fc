import Atlas
import Ephemeris
import Testing

@testable import Readings

@Suite struct DateWordsTests {
  @Test func datesAreWrittenOut() throws {
    let june = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    #expect(Language.english.dates.long(june) == "15 June 1990")
    #expect(Language.english.dates.short(june, near: june) == "Fri 15 Jun")
    let other = try #require(CalendarDate(year: 1991, month: 1, day: 2))
    #expect(Language.english.dates.short(june, near: other) == "15 Jun 1990")
    let ides = try #require(CalendarDate(year: -43, month: 3, day: 15))
    #expect(Language.english.dates.long(ides) == "15 March 44 BCE")
    let clock = try #require(CivilDateTime(date: june, hour: 7, minute: 5))
    #expect(Language.english.dates.time(clock) == "07:05")
    #expect(UTC(unixSeconds: 645_474_600).iso == "1990-06-15T18:30:00Z")
  }

  private static func dates(_ hours: RegionalFormat.HourCycle, _ order: RegionalFormat.DateOrder) -> DateWords {
    Language.english.telling(RegionalFormat(hours: hours, order: order)).dates
  }

  @Test func theMonthStandsFirstWhereItDoes() throws {
    let dates = Self.dates(.twentyFour, .monthFirst)
    let june = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    let other = try #require(CalendarDate(year: 1991, month: 1, day: 2))
    #expect(
      dates.long(june) == "June 15, 1990" && dates.day(june, near: june) == "June 15"
        && dates.day(june, near: other) == "June 15, 1990")
    #expect(dates.short(june, near: june) == "Fri, Jun 15" && dates.short(june, near: other) == "Jun 15, 1990")
    #expect(dates.short(june) == "Jun 15" && dates.column(june) == "Fri 15" && dates.monthOfYear(june) == "Jun 1990")
    #expect(dates.heading(june) == "Friday, June 15" && dates.whole(june) == "Friday, June 15, 1990")
    let day = LocalDay(june, in: try TimeZoneHistory(identifier: "UTC"))
    #expect(dates.whole(UTC(unixSeconds: 645_474_600), from: day) == "Friday, June 15 at 18:30")
    #expect(dates.longMoment(UTC(unixSeconds: 645_474_600 + 300 * 86400), from: day) == "Thursday, April 11, 1991, 18:30")
    let ides = try #require(CalendarDate(year: -43, month: 3, day: 15))
    #expect(dates.long(ides) == "March 15, 44 BCE")
  }

  @Test(arguments: [
    (0, 0, "12:00\u{A0}am"), (0, 7, "12:07\u{A0}am"), (7, 5, "7:05\u{A0}am"), (11, 59, "11:59\u{A0}am"), (12, 0, "12:00\u{A0}pm"),
    (13, 1, "1:01\u{A0}pm"), (23, 59, "11:59\u{A0}pm"),
  ])
  func twelveHoursAreCountedTwice(_ hour: Int, _ minute: Int, _ told: String) throws {
    let date = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    let clock = try #require(CivilDateTime(date: date, hour: hour, minute: minute))
    let dates = Self.dates(.twelve, .dayFirst)
    #expect(dates.time(clock) == told && dates.minutes(clock) == told)
    #expect(told.hasPrefix(dates.figures(clock) + "\u{A0}"))
    let half = try #require(dates.halves)
    #expect(told.hasSuffix(hour < 12 ? half.morning : half.afternoon) && half == ("am", "pm"))
    #expect(Self.dates(.twentyFour, .dayFirst).halves == nil)
  }

  @Test func theFullHoursOfADayAreToldByEitherClock() {
    let hours = [0, 6, 12, 18, 24]
    #expect(hours.map(Self.dates(.twentyFour, .dayFirst).hour) == ["0", "6", "12", "18", "24"])
    #expect(
      hours.map(Self.dates(.twelve, .dayFirst).hour)
        == ["12\u{A0}am", "6\u{A0}am", "12\u{A0}pm", "6\u{A0}pm", "12\u{A0}am"])
  }

  @Test func secondsAndSpansFollow() throws {
    let dates = Self.dates(.twelve, .monthFirst)
    let june = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    let clock = try #require(CivilDateTime(date: june, hour: 19, minute: 5, second: 30))
    #expect(dates.time(clock) == "7:05:30\u{A0}pm" && dates.minutes(clock) == "7:05\u{A0}pm")
    let day = LocalDay(june, in: try TimeZoneHistory(identifier: "UTC"))
    let noon = UTC(unixSeconds: 645_451_200)
    #expect(dates.when(noon, from: day) == "today at 12:00\u{A0}pm")
    let span = ExactSpan(from: noon, until: UTC(unixSeconds: 645_451_200 + 5_700))
    #expect(dates.when(span, from: day) == "today between 12:00\u{A0}pm and 1:35\u{A0}pm")
    let (instant, later) = (UTC(unixSeconds: 645_476_730), UTC(unixSeconds: 694_224_000))
    #expect(dates.moment(instant, in: nil) == "June 15, 1990, 7:05\u{A0}pm UTC")
    #expect(dates.moment(instant, near: instant, in: nil) == "Fri, Jun 15, 7:05\u{A0}pm UTC")
    let tokyo = try TimeZoneHistory(identifier: "Asia/Tokyo")
    #expect(dates.moment(instant, in: tokyo) == "June 16, 1990, 4:05\u{A0}am")
    #expect(dates.moment(instant, near: later, in: tokyo) == "Jun 16, 1990, 4:05\u{A0}am")
  }
}
