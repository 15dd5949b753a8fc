import Ephemeris
import Testing

@testable import Astrology

@Suite struct DashaBearingTests {
  static let newYork = GeographicLocation(latitude: 40.7128, longitude: -74.006)!

  /// The chart and the facts of an instant in New York.
  static func birth(_ julianDate: Double, at location: GeographicLocation = newYork) throws -> (VedicChart, StrengthFacts) {
    let moment = ChartMoment(utc: UTC(julianDate: julianDate))
    let angles = try #require(try NatalChart(moment: moment, location: location).angles)
    return (
      try VedicChart(of: Sky(at: moment.tt), ascendant: angles.ascendant), try StrengthFacts(of: moment, at: location)
    )
  }

  /// 1990-01-15 14:30 in New York: Gemini rises; the Sun stands in Capricorn, the eighth, rules the third and looks on the second.
  @Test func theSunOfAKnownBirth() throws {
    let (chart, facts) = try Self.birth(2447907.3125)
    #expect(chart.lagnaSign == .gemini)
    let sun = try #require(DashaBearing(of: .sun, in: chart, facts: facts))
    #expect(
      sun.reasons == [
        .init(house: 1, tie: .signifies), .init(house: 2, tie: .aspects), .init(house: 3, tie: .rules),
        .init(house: 8, tie: .occupies),
      ])
    let voice = (1 + sun.strength.overall) / 2
    #expect(abs(sun.score(of: .career) - 2 * voice) < 1e-12)
    #expect(sun.score(of: .relationships) == 0)
    #expect(abs(sun.score(of: .health) - 9 * voice) < 1e-12)
    #expect(sun.score(of: .spiritual) == 0)
    // A neutral or hostile place far from Aries, in the afternoon.
    #expect(sun.strength.measured == .sun)
    #expect((0.2...0.5).contains(sun.strength.exaltation) && sun.strength.dayNight > 0.5)
  }

  @Test func aNodeSpeaksForTheLordOfItsSign() throws {
    let (chart, facts) = try Self.birth(2447907.3125)
    let rahu = try #require(DashaBearing(of: .rahu, in: chart, facts: facts))
    let lord = chart.place(of: .rahu).sign.rashiLord
    #expect(rahu.strength.measured == lord && rahu.strength.lord == .rahu)
    #expect(rahu.reasons.contains { $0.tie == .occupies && $0.house == chart.place(of: .rahu).house })
    #expect(!rahu.reasons.contains { $0.tie == .rules || $0.tie == .aspects || $0.tie == .signifies })
  }

  @Test func scoresKeepWithinTheirBoundsOverManyBirths() throws {
    var state: UInt64 = 7
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 33) / Double(UInt64(1) << 31) * (range.upperBound - range.lowerBound)
    }
    var seen: [LifeArea: (low: Double, high: Double)] = [:]
    for _ in 0..<60 {
      let place = try #require(GeographicLocation(latitude: random(-89...89), longitude: random(-180...180)))
      let (chart, facts) = try Self.birth(random(2_430_000...2_470_000), at: place)
      for lord in Graha.allCases {
        let bearing = try #require(DashaBearing(of: lord, in: chart, facts: facts))
        #expect((0...1).contains(bearing.strength.overall))
        #expect(bearing.reasons.contains { $0.tie == .occupies })
        for area in LifeArea.allCases {
          let score = bearing.score(of: area)
          #expect((0...10).contains(score))
          let known = seen[area] ?? (score, score)
          seen[area] = (min(known.low, score), max(known.high, score))
          #expect(abs(DashaBearing.combined(bearing, bearing, area) - score) < 1e-12)
        }
      }
    }
    // The measure tells births apart.
    for (_, bounds) in seen { #expect(bounds.low < 1 && bounds.high > 6) }
  }

  @Test func withoutALagnaThereIsNoBearing() throws {
    let (chart, facts) = try Self.birth(2447907.3125)
    let timeless = try #require(
      VedicChart(longitudes: chart.places.map(\.longitude), lagna: nil, ayanamsaValue: chart.ayanamsaValue))
    for lord in Graha.allCases { #expect(DashaBearing(of: lord, in: timeless, facts: facts) == nil) }
  }
}
