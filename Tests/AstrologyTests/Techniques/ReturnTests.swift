import Ephemeris
import Testing

@testable import Astrology

@Suite struct ReturnTests {
  private func civil(_ instant: TT) -> CivilDateTime { CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000) }

  /// Equinoxes and solstices of 2024 as the US Naval Observatory publishes them, to the minute.
  @Test(arguments: [(0.0, 3, 20, 3, 6), (90, 6, 20, 20, 51), (180, 9, 22, 12, 44), (270, 12, 21, 9, 20)])
  func theSunReachesTheQuartersWhenTheAlmanacSays(_ longitude: Double, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int)
    throws
  {
    let start = try TechniqueFixture.moment(2024, 1, 1).tt
    let found = try #require(try Returns.next(of: .sun, to: longitude, after: start))
    let almanac = try TechniqueFixture.moment(2024, month, day, hour, minute).tt
    #expect(abs(found.instant.daysSinceJ2000 - almanac.daysSinceJ2000) * 1440 < 1)
  }

  /// In every month of birth the return of a civil year falls into that year, that month, and within two days of the birthday.
  @Test(arguments: 1...12)
  func theSolarReturnIsOfTheRightYear(_ month: Int) throws {
    let chart = try NatalChart(moment: TechniqueFixture.moment(1985, month, 15), location: TechniqueFixture.place(48, 11))
    let sun = try #require(chart.longitude(of: .body(.sun)))
    for year in [1900, 1986, 2000, 2024, 2025, 2100] {
      let found = try #require(try Returns.solar(of: chart, year: year))
      let clock = civil(found.instant)
      #expect(clock.date.year == year && clock.date.month == month)
      #expect(abs(clock.date.day - 15) <= 2)
      #expect(TechniqueFixture.apart(try Sky(at: found.instant).position(of: .sun).longitude, sun) < 1e-7)
    }
  }

  @Test func theReturnOfAgeZeroIsBirth() throws {
    let chart = try TechniqueFixture.sydney()
    let birth = try #require(try Returns.solar(of: chart, age: 0))
    #expect(abs(birth.instant.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) * 86400 < 0.01)
  }

  /// Bisection, which knows nothing of paths and crossings, ends at the same instant.
  @Test func bisectionAgrees() throws {
    let chart = try TechniqueFixture.sydney()
    let sun = try #require(chart.longitude(of: .body(.sun)))
    var low = try TechniqueFixture.moment(2024, 10, 25).tt.daysSinceJ2000
    var high = low + 20
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      let gap = signedDegrees(try Sky(at: TT(daysSinceJ2000: middle)).position(of: .sun).longitude - sun)
      if gap < 0 { low = middle } else { high = middle }
    }
    let found = try #require(try Returns.solar(of: chart, year: 2024))
    #expect(abs(found.instant.daysSinceJ2000 - low) < 1e-7)
  }

  @Test func lunarReturnsFollowTheTropicalMonth() throws {
    let chart = try TechniqueFixture.newYork()
    let moon = try #require(chart.longitude(of: .body(.moon)))
    var last = chart.moment.tt
    let first = last
    for _ in 0..<134 {
      let next = try #require(try Returns.next(of: .moon, in: chart, after: last))
      #expect((26.8...27.9).contains(next.instant.daysSinceJ2000 - last.daysSinceJ2000))
      #expect(TechniqueFixture.apart(try Sky(at: next.instant).position(of: .moon).longitude, moon) < 1e-7)
      last = next.instant
    }
    // Ten years or so average out to the tropical month of 27.32158 days.
    #expect(abs((last.daysSinceJ2000 - first.daysSinceJ2000) / 134 - 27.32158) < 0.01)
    let all = try Returns.all(of: .moon, to: moon, from: first.advanced(byDays: 1), to: last.advanced(byDays: 1))
    #expect(all.count == 134)
  }

  /// Saturn goes around in 29.46 years: three returns in ninety, each with an odd number of passages.
  @Test func saturnReturnsThreeTimesInNinetyYears() throws {
    for chart in [try TechniqueFixture.newYork(), try TechniqueFixture.sydney()] {
      let saturn = try #require(chart.longitude(of: .body(.saturn)))
      let birth = chart.moment.tt
      // From two years on, when the loop of birth itself is over.
      let all = try Returns.all(
        of: .saturn, to: saturn, from: birth.advanced(byDays: 730), to: birth.advanced(byDays: 90.5 * 365.25))
      var groups: [[Return]] = []
      for passage in all {
        if let last = groups.last?.last, passage.instant.daysSinceJ2000 - last.instant.daysSinceJ2000 < 700 {
          groups[groups.count - 1].append(passage)
        } else {
          groups.append([passage])
        }
      }
      #expect(groups.count == 3)
      for (index, group) in groups.enumerated() {
        #expect(group.count == 1 || group.count == 3)
        let years = (group[0].instant.daysSinceJ2000 - birth.daysSinceJ2000) / 365.25
        #expect(abs(years - 29.46 * Double(index + 1)) < 1.5)
      }
      let next = try #require(try Returns.next(of: .saturn, in: chart, after: birth.advanced(byDays: 730)))
      // Another grid of samples, the same instant to a millisecond.
      #expect(abs(next.instant.daysSinceJ2000 - all[0].instant.daysSinceJ2000) * 86400 < 0.001)
    }
  }

  @Test func theEndOfTheEphemerisIsAnAnswer() throws {
    let late = TT(julianDate: 2688000.5)
    let pluto = try Sky(at: late).position(of: .pluto).longitude
    #expect(try Returns.next(of: .pluto, to: pluto + 180, after: late) == nil)
    let chiron = try Sky(at: TT(julianDate: 2627000)).position(of: .chiron).longitude
    #expect(try Returns.next(of: .chiron, to: chiron + 180, after: TT(julianDate: 2627000)) == nil)
    #expect(throws: EphemerisError.self) { try Returns.next(of: .sun, to: 0, after: TT(julianDate: 2700000)) }
  }

  @Test func aReturnHasAChart() throws {
    let natal = try TechniqueFixture.newYork()
    let found = try #require(try Returns.solar(of: natal, year: 2024))
    let chart = try found.chart(at: TechniqueFixture.place(52.52, 13.405))
    #expect(TechniqueFixture.apart(try #require(chart.longitude(of: .body(.sun))), found.longitude) < 1e-7)
    #expect(chart.angles != nil)
    #expect(try Returns.next(of: .moon, in: TechniqueFixture.withoutTime(), after: natal.moment.tt) == nil)
  }
}
