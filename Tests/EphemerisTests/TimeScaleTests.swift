import Testing

@testable import Ephemeris

@Suite struct TimeScaleTests {
  private func days(_ year: Int, _ month: Int, _ day: Int) throws -> Double {
    try #require(CalendarDate(year: year, month: month, day: day)).midnight()
  }

  /// IERS: 32.184 + (TAI − UTC) − (UT1 − UTC).
  @Test func deltaTOfTheAtomicAge() throws {
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(2000, 1, 1)) - 63.8285) < 0.002)
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(1980, 1, 1)) - 50.5387) < 0.003)
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(2017, 1, 1)) - 68.5928) < 0.003)
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(2020, 7, 1)) - 69.423) < 0.02)
  }

  /// Morrison, Stephenson, Hohenkerk & Zawilski (2021).
  @Test(arguments: [
    (1600, 109.1, 1.0), (1700, 14.1, 1.0), (1800, 18.37, 0.1), (1900, -1.98, 0.1), (1950, 28.93, 0.05), (1970, 39.93, 0.2),
  ])
  func deltaTOfHistory(_ year: Int, _ expected: Double, _ tolerance: Double) throws {
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(year, 1, 1)) - expected) < tolerance)
  }

  @Test func deltaTHasNoJumps() {
    var previous = DeltaT.seconds(atDaysSinceJ2000: -164359.5)
    for day in stride(from: -164329.5, through: 237429.5, by: 30) {
      let value = DeltaT.seconds(atDaysSinceJ2000: day)
      #expect(abs(value - previous) < 0.45, "\(day)")
      previous = value
    }
  }

  @Test func leapSeconds() throws {
    let before = UTC(daysSinceJ2000: try days(2016, 12, 31))
    let after = UTC(daysSinceJ2000: try days(2017, 1, 1))
    #expect(abs((TT(before).daysSinceJ2000 - before.daysSinceJ2000) * 86400 - 68.184) < 1e-5)
    #expect(abs((TT(after).daysSinceJ2000 - after.daysSinceJ2000) * 86400 - 69.184) < 1e-5)
    let first = UTC(daysSinceJ2000: try days(1972, 1, 1))
    #expect(abs((TT(first).daysSinceJ2000 - first.daysSinceJ2000) * 86400 - 42.184) < 1e-5)
  }

  @Test func utcStaysWithinASecondOfUT1() throws {
    for year in 1972...2026 {
      let utc = UTC(daysSinceJ2000: try days(year, 6, 1))
      #expect(abs(UT1(utc).daysSinceJ2000 - utc.daysSinceJ2000) * 86400 < 0.9, "\(year)")
    }
    let old = UTC(daysSinceJ2000: try days(1890, 6, 1))
    #expect(UT1(old).daysSinceJ2000 == old.daysSinceJ2000)
  }

  @Test func scalesGoThereAndBack() throws {
    for year in [1560, 1700, 1850, 1950, 1971, 1972, 1990, 2016, 2026, 2030, 2100, 2600] {
      let utc = UTC(daysSinceJ2000: try days(year, 3, 9) + 0.37)
      #expect(abs(UTC(TT(utc)).daysSinceJ2000 - utc.daysSinceJ2000) * 86400 < 2e-5, "\(year)")
      let ut1 = UT1(daysSinceJ2000: try days(year, 3, 9) + 0.37)
      #expect(abs(UT1(TT(ut1)).daysSinceJ2000 - ut1.daysSinceJ2000) * 86400 < 2e-5, "\(year)")
    }
  }

  @Test func posixTime() {
    #expect(UTC(unixSeconds: 0).julianDate == 2440587.5)
    #expect(abs(UTC(unixSeconds: 1_792_540_800).unixSeconds - 1_792_540_800) < 1e-5)
  }
}
