import Ephemeris
import Testing

@testable import Astrology

@Suite struct TransitSearchTests {
  private let start = TT(julianDate: 2460310.5)
  private let end = TT(julianDate: 2460676.5)

  @Test func everyTransitIsExactAndTellsItsDirection() throws {
    let chart = try TechniqueFixture.newYork()
    let transits = try TransitSearch(from: start, to: end).transits(to: chart)
    #expect(transits.count > 1500)
    #expect(zip(transits, transits.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    for transit in transits {
      let position = try Sky(at: transit.instant).position(of: transit.body)
      let separation = TechniqueFixture.apart(position.longitude, try #require(chart.longitude(of: transit.point)))
      // Ten microseconds of the Moon.
      #expect(abs(separation - transit.kind.angle) < 1e-8)
      #expect(TechniqueFixture.apart(position.longitude, transit.longitude) < 1e-8)
      #expect(position.isRetrograde == transit.isRetrograde)
      #expect((start...end).contains(transit.instant))
    }
  }

  /// A walk through the year in steps of three hours sees the same number of passages over each point.
  @Test(arguments: [CelestialBody.moon, .sun, .mercury, .mars, .jupiter, .pluto])
  func aPlainWalkFindsAsMany(_ body: CelestialBody) throws {
    let chart = try TechniqueFixture.newYork()
    let points: [ChartPoint] = [.body(.sun), .body(.moon), .body(.saturn), .body(.neptune), .ascendant, .midheaven]
    let found = try TransitSearch(of: [body], from: start, to: end).transits(to: chart, points: points)
    var longitudes: [Double] = []
    for step in 0...(366 * 8) {
      longitudes.append(try Sky(at: start.advanced(byDays: Double(step) / 8)).position(of: body).longitude)
    }
    for point in points {
      let fixed = try #require(chart.longitude(of: point))
      for kind in AspectKind.major {
        let sides: [Double] = kind == .conjunction || kind == .opposition ? [1] : [1, -1]
        var count = 0
        for side in sides {
          let gaps = longitudes.map { signedDegrees($0 - fixed - side * kind.angle) }
          count += zip(gaps, gaps.dropFirst()).count { ($0 < 0) != ($1 < 0) && abs($0 - $1) < 90 }
        }
        #expect(found.count { $0.point == point && $0.kind == kind } == count)
      }
    }
  }

  /// In 2024 Mercury stood still at 27°13′ (1 April) and 15°59′ Aries (25 April): what lies between is met three times.
  @Test func aRetrogradeLoopMeetsAPointThreeTimes() throws {
    let aries = try NatalChart(moment: TechniqueFixture.moment(1980, 4, 10), location: TechniqueFixture.place(50, 10))
    let sun = try #require(aries.longitude(of: .body(.sun)))
    #expect((17.0...26.0).contains(sun))
    let hits = try TransitSearch(of: [.mercury], from: start, to: end)
      .transits(to: aries, points: [.body(.sun)], kinds: [.conjunction])
    #expect(hits.map(\.isRetrograde) == [false, true, false])
  }

  @Test func theRankPutsSlowBodiesAndLightsFirst() throws {
    let chart = try TechniqueFixture.newYork()
    let search = try TransitSearch(from: start, to: end)
    let ranked = try search.rankedTransits(to: chart)
    #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.weight >= $1.weight })
    #expect(Set(ranked) == Set(try search.transits(to: chart)))
    #expect(ranked.allSatisfy { (1...150).contains($0.weight) })
    #expect(ranked.first?.body != .moon && ranked.last?.body == .moon)
  }

  @Test func whatIsNotKnownIsNotMet() throws {
    let transits = try TransitSearch(of: [.sun, .mars], from: start, to: end).transits(to: TechniqueFixture.withoutTime())
    #expect(!transits.isEmpty)
    #expect(!transits.contains { $0.point == .body(.moon) || !$0.point.isBody })
  }

  @Test func aSpanWithoutEphemerisIsAnError() {
    #expect(throws: EphemerisError.self) {
      try TransitSearch(from: TT(julianDate: 2688970), to: TT(julianDate: 2688990))
    }
  }
}
