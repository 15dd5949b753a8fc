import Astrology
import Atlas
import Ephemeris

@testable import Readings

/// Random births and the skies of days in a row, for the tests of what leads.
enum LeadPeople {
  /// 1 October 2026: forty days with an eclipse season behind, stations of Mercury, Venus and Pluto, and every phase.
  static let first = 2_461_315
  static let skies = Result {
    try (0..<40).map { try LeadingSky(around: CalendarDate(dayNumber: first + $0, calendar: .gregorian)) }
  }

  struct Person: Sendable {
    let chart: NatalChart
    let zone: TimeZoneHistory
    let birthday: CalendarDate

    func day(_ number: Int) -> LocalDay { LocalDay(CalendarDate(dayNumber: number, calendar: .gregorian), in: zone) }
  }

  /// A person of a number: a place, a date of 1930 … 2010 and an hour, or every fifth time none.
  static func person(_ number: Int) throws -> Person {
    var state = UInt64(number) &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let zones = [
      "Europe/Lisbon", "America/New_York", "Asia/Tokyo", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Kolkata",
      "Australia/Sydney", "Atlantic/Reykjavik", "Pacific/Honolulu", "Africa/Nairobi", "Pacific/Auckland", "Pacific/Kiritimati",
    ]
    let zone = try TimeZoneHistory(identifier: zones[next(zones.count)])
    let place = GeographicLocation(latitude: Double(next(13_800)) / 100 - 68, longitude: Double(next(36_000)) / 100 - 180)!
    let date = CalendarDate(dayNumber: 2_425_978 + next(29_220), calendar: .gregorian)
    let clock = CivilDateTime(date: date, hour: next(24), minute: next(60))!
    let chart =
      number % 5 == 4
      ? try NatalChart(of: BirthMoment(day: date, at: place, in: zone))
      : try NatalChart(of: BirthMoment(clock, fold: .earlier, at: place, in: zone))
    return Person(chart: chart, zone: zone, birthday: date)
  }
}
