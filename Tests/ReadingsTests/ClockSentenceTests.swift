import Atlas
import Ephemeris
import Testing

@testable import Readings

@Suite struct ClockSentenceTests {
  private func sentence(
    _ zone: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, longitude: Double? = nil,
    country: String? = nil
  ) throws -> String {
    let history = try TimeZoneHistory(identifier: zone)
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let local = try #require(CivilDateTime(date: date, hour: hour, minute: minute))
    let resolved = try #require(history.resolve(local, longitude: longitude).certain)
    return ClockSentence(
      local, history.explanation(at: resolved.utc, longitude: longitude), country: country, language: .english
    ).text
  }

  @Test func lisbonKeptCentralEuropeanTime() throws {
    #expect(
      try sentence("Europe/Lisbon", 1994, 5, 14, 7, 20, country: "Portugal")
        == "07:20 was UTC+2 there. From 1992 to 1996 Portugal kept Central European Time, and May is summer time.")
  }

  @Test func newYorkInJune() throws {
    let text = try sentence("America/New_York", 1990, 6, 15, 14, 30, country: "United States")
    #expect(text.hasPrefix("14:30 was UTC−4 there. Since "))
    #expect(text.hasSuffix("the clocks there have kept Eastern Time, and June is summer time."))
    #expect(try sentence("America/New_York", 1990, 1, 15, 14, 30).hasSuffix("and January has no summer time."))
    #expect(try sentence("America/New_York", 1943, 7, 4, 12, 0).contains("war time"))
  }

  @Test func monthsThatChangeOnTheirLastDays() throws {
    func berlin(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) throws -> String {
      try sentence("Europe/Berlin", year, month, day, hour, 0)
    }
    // In 1993 the clocks went forward on 28 March, in 2024 on the last day of it.
    #expect(try berlin(1993, 3, 10, 12).hasSuffix("and summer time was not in force that day."))
    #expect(try berlin(1993, 3, 28, 1).hasSuffix("and summer time was not in force at that hour."))
    #expect(try berlin(1993, 3, 28, 12).hasSuffix("and summer time was in force at that hour."))
    #expect(try berlin(1993, 3, 30, 12).hasSuffix("and summer time was in force that day."))
    #expect(try berlin(2024, 3, 31, 1).hasSuffix("and summer time was not in force at that hour."))
    #expect(try berlin(2024, 3, 30, 1).hasSuffix("and summer time was not in force that day."))
    #expect(try berlin(2024, 2, 29, 23).hasSuffix("and February has no summer time."))
    #expect(try berlin(2023, 12, 31, 23).hasSuffix("and December has no summer time."))
  }

  @Test func aReadingThatTheClocksJumpedOver() throws {
    let date = try #require(CalendarDate(year: 2024, month: 3, day: 31))
    let local = try #require(CivilDateTime(date: date, hour: 2, minute: 30))
    let place = try #require(GeographicLocation(latitude: 52.52, longitude: 13.405))
    let zone = try TimeZoneHistory(identifier: "Europe/Berlin")
    for (fold, offset) in [(ClockFold.earlier, "UTC+2"), (.later, "UTC+1")] {
      let birth = try BirthMoment(local, fold: fold, at: place, in: zone)
      #expect(birth.explanation(in: .english) == "The clocks jumped over 02:30 that day, so it is read as \(offset).")
    }
  }

  @Test func aTownByItsOwnSun() throws {
    let text = try sentence("Europe/Berlin", 1879, 3, 14, 11, 30, longitude: 9.9876)
    #expect(text.hasPrefix("11:30 was UTC+0:39:57 there. The place lived by its own Sun; standard time came in 1893"))
  }

  @Test func oddOffsetsAreWrittenOut() throws {
    #expect(ClockSentence.offset(0) == "UTC")
    #expect(ClockSentence.offset(7200) == "UTC+2")
    #expect(ClockSentence.offset(-14_400) == "UTC−4")
    #expect(ClockSentence.offset(19_800) == "UTC+5:30")
    #expect(ClockSentence.offset(1172) == "UTC+0:19:32")
    #expect(try sentence("Asia/Tokyo", 1990, 6, 15, 9, 0, country: "Japan").hasPrefix("09:00 was UTC+9 there."))
    #expect(try sentence("Asia/Tokyo", 1990, 6, 15, 9, 0, country: "Japan").hasSuffix("Japan Standard Time."))
  }

  @Test(arguments: [
    "Europe/Amsterdam", "Asia/Kolkata", "Africa/Casablanca", "Europe/Dublin", "Pacific/Apia", "America/St_Johns", "Asia/Tehran",
  ])
  func everyYearHasAWholeSentence(zone: String) throws {
    for year in stride(from: 1850, through: 2030, by: 3) {
      let text = try sentence(zone, year, 6, 10, 12, 0, longitude: 10)
      #expect(text.hasSuffix(".") && !text.contains("..") && !text.contains("Optional"), "\(text)")
    }
  }
}
