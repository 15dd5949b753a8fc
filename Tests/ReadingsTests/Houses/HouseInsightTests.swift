import Ephemeris
import Testing

@testable import Readings

@Suite struct HouseInsightTests {
  static let insights = (CelestialBody.planets.map { HouseOccupant.planet($0) } + [.rahu, .ketu, .ascendant]).flatMap {
    occupant in
    (1...12).compactMap { HouseInsight(occupant, in: $0, language: .english) }
  }

  @Test func everyPlanetSpeaksInEveryHouse() {
    #expect(Self.insights.count == 145)
    #expect(HouseInsight(.ascendant, in: 2, language: .english) == nil)
    #expect(HouseMeaning.all(in: .english).map(\.number) == Array(1...12))
    #expect(HouseInsight(.chiron, in: 1, language: .english) == nil)
    #expect(HouseInsight(.sun, in: 0, language: .english) == nil && HouseInsight(.sun, in: 13, language: .english) == nil)
  }

  @Test func noSentenceIsUsedTwice() {
    let all = Language.english.houses.all
    #expect(all.count == 145 * 5 + 8)
    #expect(Set(all).count == all.count)
    #expect(Set(HouseMeaning.all(in: .english).flatMap { [$0.name, $0.theme, $0.lifeArea] }).count == 36)
  }

  @Test(arguments: insights) func aSummaryIsOneSentence(insight: HouseInsight) {
    #expect((10...23).contains(insight.summary.split(separator: " ").count), "\(insight.summary)")
    #expect(insight.summary.hasSuffix(".") && insight.summary.dropLast().contains(".") == false, "\(insight.summary)")
    #expect(insight.summary.first?.isUppercase == true)
  }

  @Test(arguments: insights) func strengthsAndChallengesAreShort(insight: HouseInsight) {
    #expect(insight.strengths.count == 2 && insight.challenges.count == 2)
    for text in insight.strengths + insight.challenges {
      #expect((4...16).contains(text.split(separator: " ").count), "\(text)")
      #expect(text.hasSuffix("."), "\(text)")
    }
  }

  /// A sentence that could stand in another house would begin like its neighbor: openings of a planet's summaries differ.
  @Test(arguments: CelestialBody.planets.map { HouseOccupant.planet($0) } + [.rahu, .ketu])
  func neighborsDoNotOpenAlike(occupant: HouseOccupant) {
    let openings = Self.insights.filter { $0.occupant == occupant }.map {
      $0.summary.split(separator: " ").prefix(3).joined(separator: " ")
    }
    #expect(Set(openings).count >= 11, "\(openings)")
  }

  @Test func onlyWhatMovesBackwardsHasANote() {
    for body in CelestialBody.planets {
      let insight = HouseInsight(body, in: 4, isRetrograde: true, language: .english)
      #expect((insight?.retrogradeNote != nil) == (body != .sun && body != .moon))
      #expect(HouseInsight(body, in: 4, language: .english)?.retrogradeNote == nil)
    }
  }
}
