import Testing

@testable import Tarot

/// That nothing is more likely than it should be. `script/bench tarot` does the same over 200,000 rituals.
@Suite struct ChanceTests {
  /// Few enough for a debug build; seeds beside one another, which the first app could not bear.
  private static let decks: [[DrawnCard]] = (0..<3000).compactMap { try? Ritual(nonce: UInt64($0)).deck() }

  /// Pearson's χ² of counts against what was to be expected.
  private static func chiSquare(_ counts: [Int], _ expected: [Double]) -> Double {
    zip(counts, expected).reduce(0) { $0 + (Double($1.0) - $1.1) * (Double($1.0) - $1.1) / $1.1 }
  }

  @Test func everyCardIsFirstAsOften() {
    #expect(Self.decks.count == 3000)
    var counts = [Int](repeating: 0, count: 78)
    for deck in Self.decks { counts[deck[0].card.number] += 1 }
    // 77 degrees of freedom; one in a million lies outside on either side (E. B. Wilson, M. M. Hilferty, 1931).
    #expect((31...151).contains(Self.chiSquare(counts, [Double](repeating: 3000 / 78, count: 78))))
  }

  /// Tableu's xorshift gave 0 of 1,000 reversed first cards for the seeds 1 … 1000.
  @Test func everySecondCardIsReversed() {
    for place in [0, 1, 9, 77] {
      let reversed = Self.decks.count { $0[place].isReversed }
      // Five standard deviations.
      #expect((1363...1637).contains(reversed), "\(place)")
    }
    let early = Self.decks[..<1000].count { $0[0].isReversed }
    #expect((421...579).contains(early))
  }

  @Test func theSecondCardDoesNotFollowTheFirst() {
    // Six classes of thirteen cards each, by the remainder.
    var counts = [Int](repeating: 0, count: 36)
    for deck in Self.decks { counts[deck[0].card.number % 6 * 6 + deck[1].card.number % 6] += 1 }
    let expected = (0..<36).map { Double($0 / 6 == $0 % 6 ? 13 * 12 : 13 * 13) / (78 * 77) * 3000 }
    // 35 degrees of freedom, one in a million.
    #expect((7...92).contains(Self.chiSquare(counts, expected)))
  }

  @Test func orientationDoesNotFollowTheCard() {
    var counts = [Int](repeating: 0, count: 156)
    for deck in Self.decks { counts[deck[0].card.number * 2 + (deck[0].isReversed ? 1 : 0)] += 1 }
    // 155 degrees of freedom, one in a million.
    #expect((83...256).contains(Self.chiSquare(counts, [Double](repeating: 3000 / 156, count: 156))))
  }

  /// A seed one bit away laid nearly the same cards.
  @Test func neighbouringSeedsHaveNothingInCommon() {
    var same = 0
    for (one, other) in zip(Self.decks, Self.decks.dropFirst()) {
      for place in 0..<78 where one[place].card == other[place].card { same += 1 }
    }
    // One place in 78 agrees by chance: 2,999 on average.
    #expect((2700...3300).contains(same))
  }

  @Test func aBoundedDrawIsUnbiased() {
    var random = SplitMix64(seed: 5)
    // Three quarters of 2⁶⁴: by the remainder the first third would come twice as often.
    let bound: UInt64 = 3 << 62
    var low = 0
    for _ in 0..<3000 where random.next(below: bound) < 1 << 62 { low += 1 }
    #expect((870...1130).contains(low))
    #expect(random.next(below: 0) == 0 && random.next(below: 1) == 0)
    for bound in [2, 3, 78, UInt64.max] { for _ in 0..<100 { #expect(random.next(below: bound) < bound) } }
  }
}
