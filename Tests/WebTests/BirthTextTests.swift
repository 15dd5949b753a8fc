import Ephemeris
import Readings
import Testing

@testable import Web

@Suite struct BirthTextTests {
  @Test(arguments: [
    "15 June 1990", "15 june 1990", "June 15, 1990", "15th of June 1990", "Jun 15 1990", "1990-06-15", "1990/06/15",
    "1990 June 15", "15.6.1990",
    "15.06.1990", "15/6/1990", "6/15/1990", "15-06-1990", "19900615", "Friday, 15 June 1990", "  15   JUNE  1990 ", "15June1990",
  ]) func oneDayManyWays(text: String) throws {
    #expect(BirthDateText(text) == .day(try #require(CalendarDate(year: 1990, month: 6, day: 15))))
  }

  @Test func anAmbiguousDateAsks() throws {
    let may = try #require(CalendarDate(year: 1990, month: 5, day: 6))
    let june = try #require(CalendarDate(year: 1990, month: 6, day: 5))
    #expect(BirthDateText("6/5/1990") == .ambiguous(dayFirst: may, monthFirst: june))
    #expect(BirthDateText("6-5-1990") == .ambiguous(dayFirst: may, monthFirst: june))
    // Full stops are written with the day first, and 5/5 is one day either way.
    #expect(BirthDateText("6.5.1990") == .day(may))
    #expect(BirthDateText("5/5/1990") == .day(try #require(CalendarDate(year: 1990, month: 5, day: 5))))
  }

  @Test func oldDates() throws {
    #expect(BirthDateText("14 March 1879") == .day(try #require(CalendarDate(year: 1879, month: 3, day: 14))))
    #expect(BirthDateText("29 February 1500") == .day(try #require(CalendarDate(year: 1500, month: 2, day: 29))))
    #expect(BirthDateText("12 May 987") == .day(try #require(CalendarDate(year: 987, month: 5, day: 12))))
  }

  @Test(arguments: [
    ("", "15 June 1990"), ("June", "day, a month and a year"), ("31 June 1990", "30 days"),
    ("29 February 1990", "not a leap year"),
    ("10 October 1582", "calendar was changed"), ("15 Brumaire 1990", "not a month"), ("15.6.90", "1990 or 2090"),
    ("15 June 90", "1990 or 2090"),
    ("13.13.1990", "twelve months"), ("32.1.1990", "31 days"), ("99999999999999999999", "day, a month and a year"),
    ("<script>", "not a month"),
  ]) func whatCannotBeReadSaysWhy(text: String, reason: String) {
    guard case .unreadable(let words) = BirthDateText(text) else {
      Issue.record("“\(text)” was read")
      return
    }
    #expect(words.contains(reason), "\(words)")
  }

  @Test(arguments: [
    ("15 June 90", "in full. Is it 1990?"), ("15 June 26", "1926 or 2026"), ("15.6.27", "in full. Is it 1927?"),
    ("6/15/90", "in full. Is it 1990?"),
    ("31 Feb 90", "February 1990 had 28 days"), ("31.2.04", "February 2004 had 29 days"), ("29/2/96", "in full. Is it 1996?"),
    ("31 February 1990", "February 1990 had 28 days"), ("31 April 1990", "April 1990 had 30 days"),
  ]) func aDayIsJudgedInTheYearThatWasTyped(text: String, reason: String) {
    guard case .unreadable(let words) = BirthDateText(text, latest: 2026, language: .english) else {
      Issue.record("“\(text)” was read")
      return
    }
    #expect(words.contains(reason), "\(words)")
  }

  @Test(arguments: [
    ("14:30", 14, 30, 0), ("14.30", 14, 30, 0), ("14h30", 14, 30, 0), ("1430", 14, 30, 0), ("2:30 pm", 14, 30, 0),
    ("2:30pm", 14, 30, 0),
    ("2:30 p.m.", 14, 30, 0), ("02:30", 2, 30, 0), ("730", 7, 30, 0), ("0730", 7, 30, 0), ("12 am", 0, 0, 0),
    ("12:15 am", 0, 15, 0),
    ("12 pm", 12, 0, 0), ("noon", 12, 0, 0), ("00:00", 0, 0, 0), ("23:59", 23, 59, 0), ("14:30:15", 14, 30, 15), ("14", 14, 0, 0),
    ("7h", 7, 0, 0), ("٠٧:٢٠", 7, 20, 0), ("１４:３０", 14, 30, 0),
  ]) func oneTimeManyWays(text: String, hour: Int, minute: Int, second: Int) {
    #expect(BirthTimeText(text) == .time(hour: hour, minute: minute, second: second))
  }

  @Test(arguments: [
    ("25:10", "01:10"), ("24:00", "Midnight"), ("14:75", "Minutes"), ("7", "morning"), ("midnight", "00:00"),
    ("half past two", "figures"),
    ("13 pm", "1 to 12"), ("1:2:3:4", "hours and minutes"), ("14:30 yesterday", "figures"), ("🌅", "figures"), ("½", "figures"),
  ]) func whatIsNoTimeSaysWhy(text: String, reason: String) {
    guard case .unreadable(let words) = BirthTimeText(text) else {
      Issue.record("“\(text)” was read")
      return
    }
    #expect(words.contains(reason), "\(words)")
  }

  @Test func anEmptyTimeIsMissing() {
    for text in ["  ", "--:--", "?"] { #expect(BirthTimeText(text) == .missing) }
  }
}
