import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct ClosestAngleTests {
  /// Two strangers are not told the same paragraph: of all pairs that can be made of them, at least 95 of 100 differ.
  private func expectApart(_ openings: [String]) {
    let told = Dictionary(grouping: openings) { $0 }.values.map(\.count)
    let alike = told.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    #expect(Double(alike) <= 0.05 * Double(openings.count * (openings.count - 1) / 2), "\(alike) pairs are alike")
  }

  @Test func theFirstParagraphIsOnesOwn() throws {
    var people = KnotPeople(seed: 17)
    var openings: [String] = []
    for _ in 0..<200 {
      let chart = try people.next()
      let angle = try #require(ClosestAngle(chart, language: .english))
      openings.append(angle.opening)
      #expect(angle.orbs.lowerBound == angle.orbs.upperBound && !angle.opening.isEmpty && !angle.rest.isEmpty)
      // No angle of their own that has words is closer.
      for other in chart.aspects where FirstInsight.isOwn(other) && NatalReading.aspect(other, language: .english) != nil {
        #expect(other.orb >= angle.aspect.orb)
      }
      // It is called the closest unless one without words is closer.
      #expect(angle.isClosest == chart.aspects.allSatisfy { !FirstInsight.isOwn($0) || $0.orb >= angle.aspect.orb })
    }
    expectApart(openings)
  }

  @Test func itIsOnesOwnWithoutAnHour() throws {
    var people = KnotPeople(seed: 19)
    let charts = try (0..<200).map { _ in try people.next(isTimeKnown: false) }
    let openings = charts.compactMap { ClosestAngle($0, language: .english)?.opening }
    #expect(openings.count > 150, "\(openings.count) of 200 charts have an angle of their own")
    expectApart(openings)
  }

  @Test func itIsOnesOwnByADateAlone() throws {
    let charts = try (0..<200).map { try NatalChart(bornOn: CalendarDate(dayNumber: 2_440_000 + $0 * 71)) }
    let openings = charts.compactMap { ClosestAngle($0, language: .english)?.opening }
    #expect(openings.count > 150, "\(openings.count) of 200 dates have an angle of their own")
    expectApart(openings)
  }

  @Test func withoutAnHourTheOrbIsThatOfTheDay() throws {
    var people = KnotPeople(seed: 18)
    for _ in 0..<20 {
      guard let angle = ClosestAngle(try people.next(isTimeKnown: false), language: .english) else { continue }
      #expect(angle.orbs.lowerBound <= angle.orbs.upperBound && angle.orbs.upperBound < 12)
    }
  }

  /// Without an hour an angle is called the closest only where no other one can have been closer at any hour of that day.
  @Test func withoutAnHourTheClosestIsCertain() throws {
    var people = KnotPeople(seed: 20)
    var told: Set<Bool> = []
    for _ in 0..<200 {
      let chart = try people.next(isTimeKnown: false)
      guard let angle = ClosestAngle(chart, language: .english) else { continue }
      let others = chart.aspects.filter { $0 != angle.aspect && FirstInsight.isOwn($0) }
      let canBeCloser = others.contains { FirstInsight.orbs($0, chart).lowerBound < angle.orbs.upperBound }
      #expect(angle.isClosest != canBeCloser)
      told.insert(angle.isClosest)
    }
    #expect(told.count == 2)
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
