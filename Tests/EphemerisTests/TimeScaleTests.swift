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
  @Test(arguments: [(1600, 109.1, 1.0), (1700, 14.1, 1.0), (1800, 18.37, 0.1), (1900, -1.98, 0.1)])
  func deltaTOfHistory(_ year: Int, _ expected: Double, _ tolerance: Double) throws {
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(year, 1, 1)) - expected) < tolerance)
  }

  /// US Naval Observatory, historic_deltat.data (McCarthy & Babcock 1986), at the beginning and the middle of years; The Astronomical Almanac
  /// (K9) rounds the same to hundredths. Since 1962 C04 is used, from which they differ by up to 9 ms.
  @Test(arguments: [
    (1950, 1, 29.15), (1953, 1, 30.36), (1955, 1, 31.07), (1955, 7, 31.24), (1956, 7, 31.516), (1958, 1, 32.166),
    (1960, 7, 33.397), (1961, 7, 33.804), (1962, 1, 33.992), (1963, 7, 34.731), (1965, 1, 35.738), (1965, 7, 36.147),
    (1966, 7, 36.995), (1968, 1, 38.291), (1969, 7, 39.707), (1970, 1, 40.182), (1971, 1, 41.170), (1971, 7, 41.686),
    (1972, 1, 42.227),
  ])
  func deltaTOfTheFirstAtomicClocks(_ year: Int, _ month: Int, _ measured: Double) throws {
    #expect(abs(DeltaT.seconds(atDaysSinceJ2000: try days(year, month, 1)) - measured) < 0.01)
  }

  /// From day to day neither the value nor its rate jumps: what is left is the millisecond to which the splines are rounded.
  @Test func deltaTHasNoSeams() {
    var (before, now) = (DeltaT.seconds(atDaysSinceJ2000: -164359.5), DeltaT.seconds(atDaysSinceJ2000: -164358.5))
    for day in stride(from: -164357.5, through: 237430.5, by: 1) {
      let after = DeltaT.seconds(atDaysSinceJ2000: day)
      if abs(after - now) > 0.015 || abs(after - 2 * now + before) > 0.0012 {
        Issue.record("at \(day): \(before) \(now) \(after)")
      }
      (before, now) = (now, after)
    }
    // The ends of the table, the beginning of C04, and the end of the guess.
    for seam in [-18987.5, -13879.5, -10227.5, DeltaT.tabulatedSpan.upperBound, 237412.5] {
      func value(_ days: Double) -> Double { DeltaT.seconds(atDaysSinceJ2000: seam + days) }
      #expect(abs(value(1e-6) - value(-1e-6)) < 1e-4, "\(seam)")
      // Seconds a day, on either side; the tides change it by a thousandth within a fortnight.
      #expect(abs((value(5) - value(0)) - (value(0) - value(-5))) / 5 < 0.0005, "\(seam)")
    }
  }

  /// At the beginning of 1972 UTC and UT1 were 45 ms apart; every instant on both sides comes back.
  @Test func theBeginningOfLeapSecondsIsReversible() throws {
    let newYear = try days(1972, 1, 1)
    for second in stride(from: 0.0, through: 2, by: 0.001) {
      let utc = UTC(daysSinceJ2000: newYear + second / 86400)
      #expect(abs(UTC(TT(utc)).daysSinceJ2000 - utc.daysSinceJ2000) * 86400 < 2e-5)
      let earlier = UTC(daysSinceJ2000: newYear - (0.05 + second) / 86400)
      #expect(abs(UTC(TT(earlier)).daysSinceJ2000 - earlier.daysSinceJ2000) * 86400 < 2e-5)
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
