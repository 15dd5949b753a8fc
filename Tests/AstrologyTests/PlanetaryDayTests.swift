import Ephemeris
import Testing

@testable import Astrology

/// The planetary hours of a named day.
@Suite struct PlanetaryDayTests {
  /// 2026-11-21 is a Saturday. Whatever the longitude and by whichever clocks less than twelve hours from the Sun the day is named, its
  /// planet is Saturn and the noon of the Sun lies in it.
  @Test(arguments: stride(from: -179.0, through: 179, by: 17).map { $0 })
  func theDayIsThatOfTheNoon(_ longitude: Double) throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let location = try #require(GeographicLocation(latitude: 37.5, longitude: longitude))
    for hours in [-3.0, 0, 3] {
      let offset = longitude / 15 + hours
      guard abs(hours) > 0 || abs(offset) < 12 else { continue }
      let noon = TT(UTC(daysSinceJ2000: date.midnight() + 0.5 - offset / 24))
      let day = try #require(try PlanetaryHours(dayNumber: date.dayNumber(), clockNoon: noon, at: location))
      #expect(day.dayRuler == .saturn && day.dayNumber == date.dayNumber())
      let solarNoon = date.midnight() + 0.5 - longitude / 360
      #expect(UTC(day.sunrise).daysSinceJ2000 < solarNoon && solarNoon < UTC(day.sunset).daysSinceJ2000)
    }
    // By UTC itself, as far from the Sun of the place as clocks can be.
    let utc = TT(UTC(daysSinceJ2000: date.midnight() + 0.5))
    let day = try #require(try PlanetaryHours(dayNumber: date.dayNumber(), clockNoon: utc, at: location))
    let middle = (UTC(day.sunrise).daysSinceJ2000 + UTC(day.sunset).daysSinceJ2000) / 2
    #expect(abs(middle - (date.midnight() + 0.5)) < 0.52 && day.dayRuler == .saturn)
  }
}
