import Ephemeris
import Testing

@testable import Astrology

@Suite struct SolarTermTests {
  /// Where the table, which has standard time throughout, and the clock of Beijing before 1929 give a jie another day: our day. In the
  /// almanacs of the time, those of 1917 and 1927 stand where we have them.
  static let otherDays: [Int: [SolarTerm: String]] = [
    1911: [.lixia: "0506"], 1912: [.xiaohan: "0106", .hanlu: "1008"], 1917: [.daxue: "1207"], 1927: [.bailu: "0908"],
  ]

  @Test func twoCenturiesOfJieAgree() throws {
    var compared = 0
    for row in ChineseFixture.table("chinese_calendar_sxtwl") {
      let year = try #require(Int(row[0]))
      let jie = try SolarTerms.all(inYear: year).filter { $0.term.isJie }
      #expect(jie.map { $0.term } == [.xiaohan] + SolarTerm.allCases.filter { $0.isJie }.dropLast())
      for (event, expected) in zip(jie, row.dropFirst(4)) {
        let day = CalendarDate(dayNumber: ChinaTime.dayNumber(of: event.instant))
        let text = "\(day.month < 10 ? "0" : "")\(day.month)\(day.day < 10 ? "0" : "")\(day.day)"
        #expect(text == Self.otherDays[year]?[event.term] ?? expected, "\(year) \(event.term.name)")
        compared += 1
      }
    }
    #expect(compared == 2412)
  }

  /// Six seconds before midnight in China, by JPL's ephemerides; the almanacs of the time had the day after.
  @Test func theGreaterColdOf1979() throws {
    let dahan = try #require(try SolarTerms.all(inYear: 1979).first { $0.term == .dahan })
    let midnight = try ChineseFixture.day(1979, 1, 21).midnight() - 8.0 / 24
    let early = (midnight - UTC(dahan.instant).daysSinceJ2000) * 86400
    #expect((4.0...7.0).contains(early), "\(early) s")
  }

  @Test(arguments: [1550, 1645, 1930, 2026, 2300, 2649]) func aYearHasTwentyFour(_ year: Int) throws {
    let terms = try SolarTerms.all(inYear: year)
    #expect(terms.map { $0.term } == [.xiaohan, .dahan] + SolarTerm.allCases.prefix(22))
    for (first, next) in zip(terms, terms.dropFirst()) {
      #expect((14.6...15.8).contains(next.instant.daysSinceJ2000 - first.instant.daysSinceJ2000))
    }
    for event in terms {
      let sun = try Sky(at: event.instant).position(of: .sun)
      #expect(abs(signedDegrees(sun.longitude - event.term.longitude)) < 1e-8)
      // The running term is not known within a fortnight of the edges of the ephemeris.
      guard (1551..<2649).contains(year) else { continue }
      let span = try SolarTerms.span(at: event.instant.advanced(byDays: 0.01))
      #expect(span.term == event.term && abs(span.start.daysSinceJ2000 - event.instant.daysSinceJ2000) < 1e-7)
      #expect(try SolarTerms.span(at: event.instant.advanced(byDays: -0.01)).end < span.end)
    }
  }

  @Test func longitudesAndTermsBelongTogether() {
    for term in SolarTerm.allCases {
      #expect(SolarTerm(solarLongitude: term.longitude) == term)
      #expect(SolarTerm(solarLongitude: term.longitude + 14.999 - 720) == term)
      #expect(term.isJie == (Int(term.longitude) % 30 == 15))
    }
    #expect(SolarTerm(solarLongitude: 0) == .chunfen && SolarTerm(solarLongitude: 314.9999) == .dahan)
    #expect(Set(SolarTerm.allCases.flatMap { [$0.name, $0.characters, $0.meaning] }).count == 72)
  }
}
