import Testing

@testable import Ephemeris

/// 23:59:60, which UTC has had twenty-seven times since 1972 (IERS Bulletin C).
@Suite struct LeapSecondTests {
  private func midnight(_ year: Int, _ month: Int) throws -> Double {
    try #require(CalendarDate(year: year, month: month, day: 1)).midnight()
  }

  @Test(arguments: [(1972, 7), (1973, 1), (1997, 7), (1999, 1), (2012, 7), (2015, 7), (2017, 1)])
  func aLeapSecondIsASecondOfItsOwn(_ year: Int, _ month: Int) throws {
    let midnight = try midnight(year, month)
    let before = UTC(daysSinceJ2000: midnight - 1.0 / 86400)
    let within = try #require(UTC(leapSecondBefore: midnight, second: 60.25))
    let after = UTC(daysSinceJ2000: midnight)
    #expect(before < within && within < after && before < after)
    #expect(abs((TT(within).daysSinceJ2000 - TT(before).daysSinceJ2000) * 86400 - 1.25) < 1e-5)
    #expect(abs((TT(after).daysSinceJ2000 - TT(within).daysSinceJ2000) * 86400 - 0.75) < 1e-5)
  }

  /// A second in TT after a second: none is given twice, and each comes back.
  @Test func utcComesBackThroughTheLeapSecond() throws {
    let midnight = try midnight(2017, 1)
    let start = TT(UTC(daysSinceJ2000: midnight - 2.0 / 86400)).daysSinceJ2000
    var last: UTC?
    for step in 0...16 {
      let tt = TT(daysSinceJ2000: start + Double(step) / 4 / 86400)
      let utc = UTC(tt)
      if let last { #expect(last < utc) }
      #expect(abs(TT(utc).daysSinceJ2000 - tt.daysSinceJ2000) * 86400 < 1e-5)
      // From 23:59:58 on, 60 begins after two seconds and lasts one; a rounding at its bounds is a microsecond.
      if step > 8, step < 12 { #expect(abs(utc.leapRemainder - (3 - Double(step) / 4)) < 1e-5) }
      if step < 8 || step > 12 { #expect(utc.leapRemainder == 0) }
      last = utc
    }
  }

  @Test func whereThereWasNoneThereIsNone() throws {
    #expect(UTC(leapSecondBefore: try midnight(2016, 12), second: 60) == nil)
    #expect(UTC(leapSecondBefore: try midnight(2018, 1), second: 60) == nil)
    // The table begins with the first of January 1972, before which there was no leap second.
    #expect(UTC(leapSecondBefore: try midnight(1972, 1), second: 60) == nil)
    #expect(UTC(leapSecondBefore: try midnight(2017, 1), second: 59.9) == nil)
    #expect(UTC(leapSecondBefore: try midnight(2017, 1), second: 61) == nil)
    #expect(UTC(leapSecondBefore: .nan, second: 60) == nil)
  }

  /// A count of days holds no more than some microseconds at the ends of the ephemeris: a whole second is still a whole second.
  @Test func wholeSecondsStayWhole() {
    var state: UInt64 = 11
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let second = Double(Int64(state >> 20) % 86_400)
      let day = Double(Int64(state >> 24) % 401_000) - 164_000
      let clock = CivilDateTime(daysSinceJ2000: day - 0.5 + second / 86400)
      if clock.secondOfDay != second { Issue.record("day \(day), second \(second): \(clock.secondOfDay)") }
    }
  }
}
