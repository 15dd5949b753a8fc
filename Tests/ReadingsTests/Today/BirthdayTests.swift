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

  /// On which of three days the reading is led by the birthday; the first is the day of `date` before.
  private static func led(_ chart: NatalChart, born: CalendarDate, around date: CalendarDate, in zone: TimeZoneHistory) throws
    -> [Bool]
  {
    try (-1...1).map { offset in
      let day = LocalDay(date, in: zone).advanced(by: offset)
      var composer = try DailyComposer(
        chart: chart, day: day, birthday: born, sky: ReadingSky(around: day.date), leadingSky: LeadingSky(around: day.date),
        seed: 3,
        language: .english)
      let reading = try composer.reading()
      let isLed = reading.leading.hasPrefix("birthday")
      #expect(isLed == reading.summary.text.contains("t’s your birthday"), "\(reading.summary.text)")
      // The page of chapters asks for the chapter of the same day.
      let chapters = ChapterReading(of: chart, on: day, in: try LeadingSky(around: day.date), birthday: born, language: .english)
      #expect(!isLed || chapters.told.isEmpty || chapters.chapter(ledBy: reading.leading) != nil)
      return isLed
    }
  }

  @Test(arguments: [(1994, 5, 14, 7), (1987, 2, 19, 23), (2001, 9, 8, 0), (1969, 12, 31, 12), (1990, 1, 1, 1)])
  func itLeadsOnItsDayAlone(year: Int, month: Int, date: Int, hour: Int) throws {
    let born = try #require(CalendarDate(year: year, month: month, day: date))
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let chart = try Self.chart(born, hour: hour, zone)
    for (year, zone) in [(2025, "America/New_York"), (2026, "Asia/Tokyo"), (2027, "Pacific/Honolulu")] {
      let today = try #require(CalendarDate(year: year, month: month, day: date))
      let led = try Self.led(chart, born: born, around: today, in: TimeZoneHistory(identifier: zone))
      #expect(led == [false, true, false], "\(year)")
    }
  }

  /// In leap years on the day; in others on the last of February or the first of March, on one of them and only one.
  @Test(arguments: [1, 12, 23]) func ofTheTwentyNinthOfFebruary(hour: Int) throws {
    let born = try #require(CalendarDate(year: 1988, month: 2, day: 29))
    let zone = try TimeZoneHistory(identifier: "America/New_York")
    let chart = try Self.chart(born, hour: hour, zone)
    let leap = try Self.led(chart, born: born, around: #require(CalendarDate(year: 2028, month: 2, day: 29)), in: zone)
    #expect(leap == [false, true, false])
    for year in [2025, 2026, 2027] {
      let around = try #require(CalendarDate(year: year, month: 3, day: 1))
      let led = try Self.led(chart, born: born, around: around, in: zone)
      #expect(!led[2] && led[0] != led[1], "\(year): \(led)")
    }
  }
}
