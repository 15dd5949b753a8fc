import Ephemeris
import Testing

@testable import Astrology

@Suite struct SynastryScoreTests {
  static func chart(_ julianDate: Double, knownTime: Bool = true) throws -> NatalChart {
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(julianDate: julianDate + days)) }
    guard knownTime else {
      return try NatalChart(noon: moment(0), dayStart: moment(-0.5), dayEnd: moment(0.5), location: place)
    }
    return try NatalChart(moment: moment(0), location: place)
  }

  @Test func theTableIsSymmetricAndWhole() {
    for first in ZodiacSign.allCases {
      for second in ZodiacSign.allCases {
        #expect(SignAffinity.score(first, second) == SignAffinity.score(second, first))
        #expect((40...95).contains(SignAffinity.score(first, second)))
      }
    }
    // The rows of the contract: Aries with all, Pisces with all.
    #expect(
      ZodiacSign.allCases.map { SignAffinity.score(.aries, $0) } == [70, 50, 85, 45, 95, 40, 70, 60, 95, 45, 85, 60])
    #expect(
      ZodiacSign.allCases.map { SignAffinity.score(.pisces, $0) } == [60, 85, 60, 95, 70, 85, 70, 95, 65, 85, 70, 80])
    #expect(
      ZodiacSign.allCases.map { SignAffinity.score(.libra, $0) } == [70, 65, 95, 60, 90, 70, 80, 65, 85, 60, 95, 70])
  }

  @Test func theScoreIsTheWeightedMeanAndTheAspects() throws {
    let first = try Self.chart(2_447_907.3125)
    let second = try Self.chart(2_448_058.5)
    let score = SynastryScore(first, second)
    #expect(score.parts.map(\.component) == SynastryScore.Component.allCases)
    #expect(SynastryScore.Component.allCases.map(\.weight).reduce(0, +) == 1)
    let byHand =
      score.parts[0].score * 0.25 + score.parts[1].score * 0.3 + score.parts[2].score * 0.25 + score.parts[3].score * 0.2
      + 5 * score.aspectMean
    #expect(abs(score.total - byHand) < 1e-9)
    #expect((-0.6...1).contains(score.aspectMean))
    for aspect in score.aspects { #expect(aspect.kind.isMajor && aspect.orb <= 8) }
  }

  @Test func theOrderOfTheTwoDoesNotMatter() throws {
    let first = try Self.chart(2_447_907.3125)
    let second = try Self.chart(2_448_058.5)
    let one = SynastryScore(first, second)
    let other = SynastryScore(second, first)
    #expect(abs(one.total - other.total) < 1e-9)
    #expect(one.aspects.count == other.aspects.count)
  }

  @Test func whatAnUnknownHourHidesIsLeftOut() throws {
    let first = try Self.chart(2_447_907.3125, knownTime: false)
    let second = try Self.chart(2_448_058.5)
    let score = SynastryScore(first, second)
    #expect(!score.parts.contains { $0.component == .ascendant })
    #expect(score.parts.contains { $0.component == .moon } == (first.moonRange?.signs.count == 1))
    #expect(!score.aspects.contains { $0.first == .body(.moon) })
    #expect((0...100).contains(score.total))
  }

  @Test(arguments: [
    (0, MatchIntensity.gentle), (39.999, .gentle), (40, .moderate), (54.9, .moderate), (55, .strong), (69.9, .strong),
    (70, .intense),
    (84.9, .intense), (85, .peak), (100, .peak),
  ])
  func intensitiesBeginWhereTheContractSays(_ score: Double, _ intensity: MatchIntensity) {
    #expect(MatchIntensity(score: score) == intensity)
  }
}
