import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// The birthday leads on the birthday, whatever the Sun’s return says.
@Suite struct BirthdayTests {
  private static func chart(_ born: CalendarDate, hour: Int, _ zone: TimeZoneHistory) throws -> NatalChart {
    let place = try #require(GeographicLocation(latitude: 40.7, longitude: -74))
    let clock = try #require(CivilDateTime(date: born, hour: hour, minute: 10))
    return try NatalChart(of: BirthMoment(clock, fold: .earlier, at: place, in: zone))
  }

  /// Three days and their skies: the day before a date, the day itself and the day after.
  private struct Days {
    let days: [(day: LocalDay, sky: ReadingSky, leading: LeadingSky)]

    init(around date: CalendarDate, in zone: TimeZoneHistory) throws {
      days = try (-1...1).map { offset in
        let day = LocalDay(date, in: zone).advanced(by: offset)
        return try (day, ReadingSky(around: day.date), LeadingSky(around: day.date))
      }
    }

    /// On which of the days the reading is led by the birthday.
    func led(_ chart: NatalChart, born: CalendarDate) throws -> [Bool] {
      try days.map { day, sky, leading in
        var composer = try DailyComposer(
          chart: chart, day: day, birthday: born, sky: sky, leadingSky: leading, seed: 3, language: .english)
        let reading = try composer.reading()
        let isLed = reading.leading.hasPrefix("birthday")
        #expect(isLed == reading.summary.text.contains("t’s your birthday"), "\(reading.summary.text)")
        // The page of chapters asks for the chapter of the same day.
        let chapters = ChapterReading(of: chart, on: day, in: leading, birthday: born, language: .english)
        #expect(!isLed || chapters.told.isEmpty || chapters.chapter(ledBy: reading.leading) != nil)
        return isLed
      }
    }
  }

  @Test(arguments: [(1994, 5, 14, 7), (1987, 2, 19, 23), (2001, 9, 8, 0), (1969, 12, 31, 12), (1990, 1, 1, 1)])
  func itLeadsOnItsDayAlone(year: Int, month: Int, date: Int, hour: Int) throws {
    let born = try #require(CalendarDate(year: year, month: month, day: date))
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let chart = try Self.chart(born, hour: hour, zone)
    for (year, zone) in [(2025, "America/New_York"), (2026, "Asia/Tokyo"), (2027, "Pacific/Honolulu")] {
      let today = try #require(CalendarDate(year: year, month: month, day: date))
      let led = try Days(around: today, in: TimeZoneHistory(identifier: zone)).led(chart, born: born)
      #expect(led == [false, true, false], "\(year)")
    }
  }

  /// In leap years on the day; in others on the last of February or the first of March, on one of them and only one.
  @Test func ofTheTwentyNinthOfFebruary() throws {
    let born = try #require(CalendarDate(year: 1988, month: 2, day: 29))
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let charts = try [1, 12, 23].map { try Self.chart(born, hour: $0, zone) }
    let leap = try Days(around: #require(CalendarDate(year: 2028, month: 2, day: 29)), in: zone)
    for chart in charts { #expect(try leap.led(chart, born: born) == [false, true, false]) }
    for year in [2025, 2026, 2027] {
      let days = try Days(around: #require(CalendarDate(year: year, month: 3, day: 1)), in: zone)
      for chart in charts {
        let led = try days.led(chart, born: born)
        #expect(!led[2] && led[0] != led[1], "\(year): \(led)")
      }
    }
  }
}
