import Testing

@testable import Astrology

@Suite struct MutualAshtakootaTests {
  @Test func whoIsBrideNeedNotBeSaid() {
    // Shravana in Capricorn, deva and vaishya; Magha in Leo, rakshasa and kshatriya.
    let one = MutualAshtakoota(firstMoon: 285, secondMoon: 125)
    let other = MutualAshtakoota(firstMoon: 125, secondMoon: 285)
    #expect(one.total == other.total)
    #expect(one.total == (one.firstAsBride.total + one.secondAsBride.total) / 2)
    #expect(one.points(of: .varna) == 0.5)
    #expect(one.points(of: .gana) == 0.5)
    #expect(MutualAshtakoota(firstMoon: 285, secondMoon: 125, bride: .first).total == one.firstAsBride.total)
    #expect(MutualAshtakoota(firstMoon: 285, secondMoon: 125, bride: .second).total == one.secondAsBride.total)
  }

  @Test func aKnownHourLeavesNoRoom() {
    for moon in stride(from: 0.0, to: 360, by: 7.3) {
      let match = MutualAshtakoota(firstMoon: moon, secondMoon: 200)
      let range = MutualAshtakoota.totals(firstMoon: (moon, moon), secondMoon: (200, 200))
      #expect(range.lowerBound == match.total && range.upperBound == match.total)
    }
  }

  @Test func aDayOfTheMoonHoldsEveryHourOfIt() {
    for start in stride(from: 0.0, to: 360, by: 11.7) {
      let range = MutualAshtakoota.totals(firstMoon: (start, normalizedDegrees(start + 14)), secondMoon: (95, 109))
      var least = Double.infinity
      var most = -Double.infinity
      for step in stride(from: 0.05, to: 14, by: 0.3) {
        for other in stride(from: 95.05, to: 109, by: 1.5) {
          let total = MutualAshtakoota(firstMoon: normalizedDegrees(start + step), secondMoon: other).total
          least = min(least, total)
          most = max(most, total)
        }
      }
      #expect(range.lowerBound <= least && range.upperBound >= most)
    }
  }
}
