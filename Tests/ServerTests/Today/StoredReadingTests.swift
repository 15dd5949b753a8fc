import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Testing

@testable import Server

@Suite struct KeptReadingTests {
  /// What is written by hand is what is read by `Codable`, every digit and every sign of it.
  @Test func whatIsKeptComesBackTheSame() throws {
    let zone = try TimeZoneHistory(identifier: "Europe/Lisbon")
    let place = try #require(GeographicLocation(latitude: 38.7223, longitude: -9.1393))
    for (hour, day) in [(7, 21), (23, 22), (nil, 23)] as [(Int?, Int)] {
      let born = try #require(CalendarDate(year: 1994, month: 5, day: 14))
      let chart =
        if let hour {
          try NatalChart(of: BirthMoment(try #require(CivilDateTime(date: born, hour: hour, minute: 20)), at: place, in: zone))
        } else { try NatalChart(of: BirthMoment(day: born, at: place, in: zone)) }
      let today = LocalDay(try #require(CalendarDate(year: 2026, month: 11, day: day)), in: zone)
      var composer = try DailyComposer(
        chart: chart, day: today, sky: ReadingSky(around: today.date), leadingSky: LeadingSky(around: today.date), seed: 1,
        language: .english)
      var reading = try composer.reading()
      reading.headline = "“Quotes” \"and\" \\ <tags> \u{1F319}\u{7F}\n\t"
      let kept = StoredReading(reading, fingerprint: "f")
      let again = try StoredReading(payload: kept.payload())
      #expect(again == kept)
      #expect(again.whole == reading)
    }
  }
}
