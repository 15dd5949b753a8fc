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
}
