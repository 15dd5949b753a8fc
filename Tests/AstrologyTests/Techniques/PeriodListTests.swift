import Ephemeris
import Testing

@testable import Astrology

/// Lists that commands and routes ask for: several returns, years and months in a row.
@Suite struct PeriodListTests {
  @Test func severalReturnsAreThoseOfOneSearch() throws {
    let chart = try TechniqueFixture.newYork()
    let start = chart.moment.tt.advanced(byDays: 30)
    for body in [CelestialBody.moon, .sun, .mercury, .mars, .saturn, .trueNode] {
      let longitude = try #require(chart.longitude(of: .body(body)))
      let counted = try Returns.next(7, of: body, to: longitude, after: start)
      // Saturn comes back three times in the century that is searched.
      #expect(counted.count == 7 || body == .saturn || body == .trueNode)
      let last = try #require(counted.last).instant
      let searched = try Returns.all(of: body, to: longitude, from: start, to: last.advanced(byDays: 0.01))
      #expect(searched.count == counted.count, "\(body)")
      for (one, other) in zip(counted, searched) {
        #expect(abs(one.instant.daysSinceJ2000 - other.instant.daysSinceJ2000) * 86400 < 0.01, "\(body)")
        #expect(one.isRetrograde == other.isRetrograde)
      }
    }
  }

  @Test func noSearchGoesOnForEver() throws {
    let chart = try TechniqueFixture.newYork()
    let sun = try #require(chart.longitude(of: .body(.sun)))
    // A century has a hundred solar returns, and no more are looked for.
    let returns = try Returns.next(1000, of: .sun, to: sun, after: chart.moment.tt)
    #expect((99...101).contains(returns.count))
    let pluto = try #require(chart.longitude(of: .body(.pluto)))
    #expect([1, 3, 5].contains(try Returns.next(5, of: .pluto, to: pluto, after: chart.moment.tt.advanced(byDays: 800)).count))
  }

  @Test func yearsAndMonthsLeaveNoGap() throws {
    let chart = try TechniqueFixture.newYork()
    let years = try Profection.years(of: chart, from: chart.moment.tt.advanced(byDays: 12_000), count: 30)
    #expect(years.count == 30 && years[0].age == 32)
    for (year, next) in zip(years, years.dropFirst()) { #expect(year.end == next.start && year.age + 1 == next.age) }
    for year in years {
      let months = year.months
      #expect(months.count == 12 && months[0].start == year.start && months[11].end == year.end)
      #expect(months.map(\.sign) == (0..<12).map { year.sign.advanced(by: $0) })
      for (month, next) in zip(months, months.dropFirst()) { #expect(month.end == next.start) }
      #expect(year.monthSign(at: months[4].start) == months[4].sign)
    }
    #expect(try Profection.years(of: chart, from: chart.moment.tt.advanced(byDays: -1), count: 3).isEmpty)
    #expect(try Profection.years(of: TechniqueFixture.withoutTime(), from: chart.moment.tt, count: 3).isEmpty)
  }
}
