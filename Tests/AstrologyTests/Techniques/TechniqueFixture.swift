import Ephemeris
import Testing

@testable import Astrology

/// Births on which the techniques are tried.
enum TechniqueFixture {
  static func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) throws -> ChartMoment {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let clock = try #require(CivilDateTime(date: date, hour: hour, minute: minute))
    return ChartMoment(utc: UTC(daysSinceJ2000: clock.daysSinceJ2000()))
  }

  static func place(_ latitude: Double, _ longitude: Double) throws -> GeographicLocation {
    try #require(GeographicLocation(latitude: latitude, longitude: longitude))
  }

  /// New York, 15 June 1990, 18:30 UT.
  static func newYork() throws -> NatalChart {
    try NatalChart(moment: moment(1990, 6, 15, 18, 30), location: place(40.7143, -74.006))
  }

  /// Sydney, 3 November 1971, 23:10 UT.
  static func sydney() throws -> NatalChart {
    try NatalChart(moment: moment(1971, 11, 3, 23, 10), location: place(-33.87, 151.21))
  }

  /// A day without an hour, in New York.
  static func withoutTime() throws -> NatalChart {
    try NatalChart(
      noon: moment(1990, 6, 15, 16), dayStart: moment(1990, 6, 15, 4), dayEnd: moment(1990, 6, 16, 4), location: nil)
  }

  /// The distance of two angles in degrees, whichever way around.
  static func apart(_ a: Double, _ b: Double) -> Double { abs(signedDegrees(a - b)) }
}
