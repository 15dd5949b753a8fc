import Ephemeris
import Testing

@testable import Astrology

@Suite struct FourPillarsTests {
  private func names(_ pillars: FourPillars) -> String { pillars.all.map { $0.name }.joined(separator: ", ") }

  /// The pillars of well-known people, as they stand in every handbook.
  @Test func knownBirths() throws {
    // Mao Zedong, in the morning of 26 December 1893 in Hunan.
    let mao = try ChineseFixture.pillars(
      ChineseFixture.clock(ChineseFixture.day(1893, 12, 26), 8, 0), offset: 112.5 / 15, longitude: 112.5)
    #expect(names(mao) == "Gui Si, Jia Zi, Ding You, Jia Chen")
    // Bruce Lee, 27 November 1940, 7:12 in San Francisco.
    let lee = try ChineseFixture.pillars(
      ChineseFixture.clock(ChineseFixture.day(1940, 11, 27), 7, 12), offset: -8, longitude: -122.42)
    #expect(names(lee) == "Geng Chen, Ding Hai, Jia Xu, Wu Chen")
    #expect(lee.dayMaster == .jia && lee.solarYear == 1940)
  }

  @Test func fourHundredBirthsAgree() throws {
    let rows = ChineseFixture.table("four_pillars_lunar_python")
    #expect(rows.count == 400)
    var late = 0
    for row in rows {
      let date = try ChineseFixture.day(row[0])
      let numbers = try row.dropFirst().map { try #require(Int($0)) }
      let clock = try ChineseFixture.clock(date, numbers[0], numbers[1])
      let midnight = try ChineseFixture.pillars(clock, offset: 8)
      #expect(midnight.all.map { $0.number } == [numbers[2], numbers[3], numbers[4], numbers[6]], "\(row)")
      let early = try ChineseFixture.pillars(clock, offset: 8, policy: PillarPolicy(dayChange: .twentyThree))
      #expect(early.all.map { $0.number } == [numbers[2], numbers[3], numbers[5], numbers[6]], "\(row)")
      late += midnight.day == early.day ? 0 : 1
    }
    #expect(late > 30)
  }

  /// From 23:00 the two schools differ by a day, and only in the day.
  @Test func theLateHour() throws {
    let date = try ChineseFixture.day(1990, 1, 15)
    for (hour, differ) in [(22, false), (23, true), (0, false)] {
      let clock = try ChineseFixture.clock(date, hour, 30)
      let first = try ChineseFixture.pillars(clock, offset: 8)
      let second = try ChineseFixture.pillars(clock, offset: 8, policy: PillarPolicy(dayChange: .twentyThree))
      #expect((first.day != second.day) == differ && first.hour == second.hour)
      #expect(second.day == (differ ? first.day.advanced(by: 1) : first.day))
    }
  }

  /// Year and month turn at the instant of Lichun, wherever the person is.
  @Test(arguments: [-10.0, 0, 8, 14]) func theYearTurnsAtLichun(_ offset: Double) throws {
    for year in [1600, 1899, 1990, 2024, 2100, 2640] {
      let lichun = try #require(try SolarTerms.all(inYear: year).first { $0.term == .lichun }).instant
      func pillars(_ days: Double) throws -> FourPillars {
        let clock = CivilDateTime(daysSinceJ2000: UTC(lichun.advanced(byDays: days)).daysSinceJ2000 + offset / 24)
        return try ChineseFixture.pillars(clock, offset: offset)
      }
      let before = try pillars(-1e-4)
      let after = try pillars(1e-4)
      #expect(before.solarYear == year - 1 && after.solarYear == year)
      #expect(before.year == StemBranch(year: year - 1) && after.year == StemBranch(year: year))
      #expect(before.month.branch == .chou && after.month.branch == .yin && after.month == before.month.advanced(by: 1))
    }
  }

  /// The five tigers and the five rats: the stems of the first month and of the first hour, as the rhymes have them.
  @Test func tigersAndRats() throws {
    let tigers: [HeavenlyStem] = [.bing, .wu, .geng, .ren, .jia]
    let rats: [HeavenlyStem] = [.jia, .bing, .wu, .geng, .ren]
    for step in 0..<60 {
      let march = try ChineseFixture.pillars(ChineseFixture.clock(ChineseFixture.day(1984 + step, 2, 20), 0, 30), offset: 8)
      #expect(march.month.branch == .yin && march.month.stem == tigers[Int(march.year.stem.rawValue) % 5])
      let hour = try #require(march.hour)
      #expect(hour.branch == .zi && hour.stem == rats[Int(march.day.stem.rawValue) % 5])
    }
  }

  /// Months and hours step on by one through a year and a day.
  @Test func countsAreNeverBroken() throws {
    let start = try ChineseFixture.day(2019, 1, 1)
    var last: FourPillars?
    for step in 0..<800 {
      let clock = CivilDateTime(daysSinceJ2000: start.midnight() + Double(step) + 0.25)
      let pillars = try ChineseFixture.pillars(clock, offset: 8)
      if let last {
        #expect(pillars.day == last.day.advanced(by: 1) && pillars.hour == last.hour?.advanced(by: 12))
        #expect(pillars.month == last.month || pillars.month == last.month.advanced(by: 1))
        if pillars.month.branch == .yin, last.month.branch == .chou { #expect(pillars.year == last.year.advanced(by: 1)) }
      }
      last = pillars
    }
  }

  /// In the far west of China the clocks are three hours ahead of the Sun.
  @Test func theClockIsAPolicy() throws {
    let clock = try ChineseFixture.clock(ChineseFixture.day(2024, 11, 3), 12, 30)
    func pillars(_ policy: PillarPolicy.Clock) throws -> FourPillars {
      try ChineseFixture.pillars(clock, offset: 8, longitude: 75.99, policy: PillarPolicy(clock: policy))
    }
    let civil = try pillars(.civil)
    let mean = try #require(try pillars(.localMean).clock)
    let solar = try #require(try pillars(.trueSolar).clock)
    #expect(civil.clock == clock && civil.hour?.branch == .wu)
    // 12:30 less (120° − 75.99°) · 4 minutes is 9:33:58; on 3 November the sundial is 16 min 27 s ahead.
    #expect(abs(mean.secondOfDay - (9 * 3600 + 33 * 60 + 57.6)) < 1)
    #expect(abs(solar.secondOfDay - mean.secondOfDay - 987) < 3)
    #expect(try pillars(.localMean).hour?.branch == .si && pillars(.trueSolar).hour?.branch == .si)
  }

  /// The equation of time keeps its bounds and vanishes four times a year.
  @Test func theSundial() throws {
    var signs = 0
    var last = 0.0
    for day in 0..<366 {
      let moment = ChartMoment(utc: UTC(daysSinceJ2000: 8766 + Double(day) + 0.37))
      let mean = SolarClock.mean(moment, longitude: -179.5).daysSinceJ2000()
      let equation = (try SolarClock.apparent(moment, longitude: -179.5).daysSinceJ2000() - mean) * 1440
      #expect((-14.5...16.6).contains(equation), "\(equation) min")
      if day > 0, (equation < 0) != (last < 0) { signs += 1 }
      last = equation
    }
    #expect(signs == 4)
  }

  @Test func elementsAreCounted() throws {
    let lee = try ChineseFixture.pillars(
      ChineseFixture.clock(ChineseFixture.day(1940, 11, 27), 7, 12), offset: -8, longitude: -122.42)
    // Geng Chen, Ding Hai, Jia Xu, Wu Chen.
    let plain = ElementBalance(lee)
    #expect(plain.counts == [1, 1, 4, 1, 1] && plain.missing.isEmpty && plain.count(of: .earth) == 4)
    let hidden = ElementBalance(lee, counting: .hiddenStems)
    #expect(hidden.counts == [4, 2, 4, 2, 3])
    let day = try ChineseFixture.chart(ChineseFixture.day(1940, 11, 27), offset: -8)
    #expect(ElementBalance(day.pillars).counts.reduce(0, +) == 6)
  }
}
