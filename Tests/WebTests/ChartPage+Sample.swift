import Astrology
import Ephemeris
import Testing

@testable import Web

extension ChartPage.Model {
  /// A birth in New York on 15 June 1990 at 14:30, and the sky of 21 November 2026 over it.
  static var sample: ChartPage.Model {
    get throws { try made(isTimeKnown: true) }
  }

  /// The same birth without its hour.
  static var unknownTime: ChartPage.Model {
    get throws { try made(isTimeKnown: false) }
  }

  private static func made(isTimeKnown: Bool) throws -> ChartPage.Model {
    let date = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    let time = try #require(CivilDateTime(date: date, hour: 14, minute: 30))
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let birth = UTC(unixSeconds: 645_474_600)
    let midnight = UTC(unixSeconds: 645_422_400)
    let next = UTC(unixSeconds: 645_508_800)
    let chart =
      isTimeKnown
      ? try NatalChart(moment: ChartMoment(utc: birth), location: place)
      : try NatalChart(
        noon: ChartMoment(utc: UTC(unixSeconds: 645_465_600)), dayStart: ChartMoment(utc: midnight),
        dayEnd: ChartMoment(utc: next),
        location: place)
    let now = PageTests.now
    return ChartPage.Model(
      chart: chart,
      birth: Birth(
        date: date, time: isTimeKnown ? time : nil, instant: birth, place: "New York", region: "New York, United States",
        latitude: 40.7128,
        longitude: -74.006, zone: "America/New_York", placeID: "5128581"),
      clock: isTimeKnown
        ? "14:30 was UTC−4 there. Since 1967 the clocks there have kept Eastern Time, and June is summer time." : "",
      sky: try SkyComparison(of: ChartMoment(utc: now), over: chart), now: now)
  }
}
