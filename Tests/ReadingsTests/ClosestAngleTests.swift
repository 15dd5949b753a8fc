import Astrology
import Testing

@testable import Readings

@Suite struct ClosestAngleTests {
  /// Two strangers are not told the same paragraph: 200 charts, every pair of them.
  @Test func theFirstParagraphIsOnesOwn() throws {
    var people = KnotPeople(seed: 17)
    var told: [String: Int] = [:]
    for _ in 0..<200 {
      let chart = try people.next()
      let angle = try #require(ClosestAngle(chart, language: .english))
      told[angle.opening, default: 0] += 1
      #expect(angle.isExact && !angle.opening.isEmpty && !angle.rest.isEmpty)
      // No angle of their own that has words is closer.
      for other in chart.aspects where FirstInsight.isOwn(other) && NatalReading.aspect(other, language: .english) != nil {
        #expect(other.orb >= angle.aspect.orb)
      }
    }
    let alike = told.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    #expect(Double(alike) <= 0.05 * Double(200 * 199 / 2), "\(alike) pairs are alike")
  }

  @Test func withoutAnHourTheOrbIsThatOfTheDay() throws {
    var people = KnotPeople(seed: 18)
    for _ in 0..<20 {
      guard let angle = ClosestAngle(try people.next(isTimeKnown: false), language: .english) else { continue }
      #expect(angle.orbs.lowerBound <= angle.orbs.upperBound && angle.orbs.upperBound < 12)
    }
  }

  private func parts(_ text: String) -> [String] {
    let parts = ClosestAngle.split(text)
    return [parts.opening, parts.rest]
  }

  @Test func aParagraphOpensWithItsFirstSentence() {
    #expect(parts("One. Two. Three.") == ["One.", "Two. Three."])
    #expect(
      parts("“Let me get back to you” has been your shelter. Then.") == [
        "“Let me get back to you” has been your shelter.", "Then.",
      ])
    #expect(parts("“Later?” you said. Then.") == ["“Later?” you said.", "Then."])
    #expect(parts("“No. Never.” They laughed.") == ["“No. Never.”", "They laughed."])
    #expect(parts("All of it") == ["All of it", ""])
  }
}
