import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// A birth without an hour beside the same birth at every half hour of its day.
struct MovedBirth {
  /// The days: one of every kind on which an hour matters.
  static let days: [(name: String, date: CalendarDate, zone: String, latitude: Double, longitude: Double)] = [
    ("an ordinary day", CalendarDate(year: 1990, month: 6, day: 15)!, "America/New_York", 40.7, -74),
    ("the Moon changes its sign on 25 hours", CalendarDate(year: 1998, month: 10, day: 25)!, "Europe/Berlin", 52.5, 13.4),
    ("the Sun changes its sign", CalendarDate(year: 1990, month: 3, day: 20)!, "Europe/London", 51.5, 0),
    ("beyond the polar circle", CalendarDate(year: 1987, month: 12, day: 22)!, "Europe/Oslo", 69.65, 18.96),
    ("by the Sun in 1900", CalendarDate(year: 1900, month: 1, day: 1)!, "Asia/Kolkata", 22.57, 88.36),
    ("23 hours", CalendarDate(year: 1996, month: 3, day: 31)!, "Europe/Berlin", 52.5, 13.4),
    ("Mercury turns", CalendarDate(year: 2001, month: 10, day: 1)!, "America/Argentina/Buenos_Aires", -34.6, -58.4),
  ]

  /// The births of those days, made once.
  static let all = days.indices.map { index in Result { try MovedBirth(index) } }

  /// Without the hour.
  let chart: NatalChart
  /// At each half hour from the beginning of the day to its end.
  let hours: [NatalChart]
  let birth: BirthMoment

  init(_ index: Int) throws {
    let day = Self.days[index]
    let location = try #require(GeographicLocation(latitude: day.latitude, longitude: day.longitude))
    birth = BirthMoment(day: day.date, at: location, in: try TimeZoneHistory(identifier: day.zone))
    chart = try NatalChart(of: birth)
    guard case .unknown(_, let start, let end) = birth.hour else { throw EphemerisError.notFinite }
    let halves = Int(((end.daysSinceJ2000 - start.daysSinceJ2000) * 48).rounded())
    hours = try (0...halves).map { half in
      try NatalChart(
        moment: ChartMoment(utc: UTC(daysSinceJ2000: start.daysSinceJ2000 + Double(half) / 48)), location: location)
    }
  }

  /// Where a body stood at each half hour.
  func places(of body: CelestialBody) throws -> [Double] {
    try hours.map { try #require($0.placement(of: body)).position.longitude }
  }

  /// An aspect as it was at each half hour; `nil` where it was out of orb.
  func aspects(like aspect: Aspect) -> [Aspect?] {
    hours.map { chart in
      chart.aspects.first { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind }
    }
  }
}
