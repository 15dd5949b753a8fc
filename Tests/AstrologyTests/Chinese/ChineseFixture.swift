import Ephemeris
import Testing

@testable import Astrology

/// Days and births on which the Chinese calendar is tried.
enum ChineseFixture {
  static func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }

  /// `2024-02-10`.
  static func day(_ text: some StringProtocol) throws -> CalendarDate {
    let parts = try text.split(separator: "-").map { try #require(Int($0)) }
    return try day(parts[0], parts[1], parts[2])
  }

  static func clock(_ date: CalendarDate, _ hour: Int, _ minute: Int, _ second: Double = 0) throws -> CivilDateTime {
    try #require(CivilDateTime(date: date, hour: hour, minute: minute, second: second))
  }

  /// The instant at which clocks so many hours ahead of Universal Time show something.
  static func moment(_ clock: CivilDateTime, offset hours: Double) -> ChartMoment {
    ChartMoment(utc: UTC(daysSinceJ2000: clock.daysSinceJ2000() - hours / 24))
  }

  /// The pillars of a birth by clocks so many hours ahead of Universal Time.
  static func pillars(
    _ clock: CivilDateTime, offset hours: Double, longitude: Double = 116.4, policy: PillarPolicy = PillarPolicy()
  ) throws -> FourPillars {
    try FourPillars(moment: moment(clock, offset: hours), clock: clock, longitude: longitude, policy: policy)
  }

  /// The chart of a birth by clocks so many hours ahead of Universal Time.
  static func chart(
    _ clock: CivilDateTime, offset hours: Double, longitude: Double = 116.4, policy: PillarPolicy = PillarPolicy()
  ) throws -> ChineseChart {
    try ChineseChart(moment: moment(clock, offset: hours), clock: clock, longitude: longitude, policy: policy)
  }

  /// The chart of a day without an hour.
  static func chart(_ date: CalendarDate, offset hours: Double, policy: PillarPolicy = PillarPolicy()) throws -> ChineseChart {
    let midnight = date.midnight() - hours / 24
    func instant(_ days: Double) -> TT { TT(UTC(daysSinceJ2000: midnight + days)) }
    return try ChineseChart(date: date, dayStart: instant(0), noon: instant(0.5), dayEnd: instant(1), policy: policy)
  }

  /// The rows of a table whose first line tells its source and whose second names its columns.
  static func table(_ name: String) -> [[String]] { Array(AccuracyReport.rows(name).dropFirst()) }
}
