import Testing

@testable import Tarot

/// From what somebody does to the cards on the table.
@Suite struct RitualTests {
  private static func ritual(
    _ question: String = "What do I need to see?", knocks: [Int] = [0, 420, 900], cut: Int = 31, nonce: UInt64 = 7
  ) throws -> Ritual { try Ritual(question: question, knockTimes: knocks, cut: cut, nonce: nonce) }

  private static func ids(_ ritual: Ritual, _ spread: Spread = .celtic) throws -> [String] {
    try TarotDraw(ritual, spread: spread).cards.map { $0.card.id + ($0.isReversed ? "R" : "") }
  }

  /// The same ritual lays the same cards on every platform: these are kept with people's journals, so they can never change.
  @Test func fixedVectors() throws {
    // Worked out by another program, too.
    #expect(try Self.ritual().seed == 0xbefc_8f6b_6365_7e37)
    #expect(
      try Self.ids(Self.ritual()) == [
        "swords-12R", "major-10", "wands-05", "wands-03R", "pentacles-03", "wands-06R", "wands-09", "major-09", "cups-07R",
        "cups-12",
      ])
    #expect(try Ritual(nonce: 0).seed == 0x8597_fe43_cdc1_31a5)
    #expect(try Self.ids(Ritual(nonce: 0), .threeCard) == ["major-11", "pentacles-02R", "cups-02R"])
    let other = try Ritual(question: "¿Adónde voy? 🌒", knockTimes: [5], cut: 77, nonce: .max)
    #expect(other.seed == 0xaf7d_4ea3_20f8_f468)
    #expect(try Self.ids(other, .threeCard) == ["cups-01", "cups-13R", "pentacles-03"])
  }

  /// Vigna's splitmix64.c with the seed 1234567.
  @Test func theGeneratorIsSplitMix64() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  /// In the first app knocks were forgotten before they were counted, and the cut was only a number.
  @Test func anyChangedPartLaysOtherCards() throws {
    let first = try Self.ids(Self.ritual())
    #expect(try Self.ids(Self.ritual()) == first)
    let others = [
      try Self.ritual("What do I need to see"), try Self.ritual("what do I need to see?"), try Self.ritual(""),
      try Self.ritual(knocks: []), try Self.ritual(knocks: [0]), try Self.ritual(knocks: [0, 420]),
      try Self.ritual(knocks: [0, 421, 900]), try Self.ritual(knocks: [0, 420, 901]), try Self.ritual(knocks: [0, 0, 420, 900]),
      try Self.ritual(cut: 30), try Self.ritual(cut: 0), try Self.ritual(nonce: 8), try Self.ritual(nonce: 7 | 1 << 63),
    ]
    var seen: Set<[String]> = [first]
    for ritual in others { #expect(seen.insert(try Self.ids(ritual)).inserted, "\(ritual)") }
  }

  /// There is no clock in it: the same rhythm an hour later is the same.
  @Test func whenTheFirstKnockFellDoesNotCount() throws {
    let late = try Self.ritual(knocks: [3_600_000, 3_600_420, 3_600_900])
    let early = try Self.ritual()
    #expect(late.seed == early.seed && late == early)
  }

  /// Letters that look alike are other bytes; equal rituals must lay equal cards.
  @Test func equalRitualsHaveEqualSeeds() throws {
    let (one, other) = (try Self.ritual("caf\u{E9}"), try Self.ritual("cafe\u{301}"))
    #expect(one != other && one.seed != other.seed)
  }

  @Test func theCutCuts() throws {
    // The seed follows the cut too, so the deck that was cut is made here again.
    for cut in [0, 1, 40, 77] {
      let ritual = try Self.ritual(cut: cut)
      let deck = try ritual.deck()
      #expect(Set(deck.map(\.card)).count == 78)
      var order = SplitMix64(seed: SplitMix64.mixed(ritual.seed ^ 0x6f72_6465_7200_0001))
      var numbers = Array(0..<78)
      for place in stride(from: 77, to: 0, by: -1) { numbers.swapAt(place, Int(order.next(below: UInt64(place + 1)))) }
      #expect(deck.map(\.card.number) == Array(numbers[cut...] + numbers[..<cut]))
    }
  }

  @Test func theChanceOfAReversalTurnsCardsAndMovesNone() throws {
    let ritual = try Self.ritual()
    let cards = try ritual.deck().map(\.card)
    var before = 0
    for chance in [0, 0.1, 0.3, 0.5, 0.9, 1] {
      let deck = try ritual.deck(reversedChance: chance)
      #expect(deck.map(\.card) == cards)
      let reversed = deck.count { $0.isReversed }
      #expect(reversed >= before)
      before = reversed
    }
    #expect(try ritual.deck(reversedChance: 0).allSatisfy { !$0.isReversed })
    #expect(try ritual.deck(reversedChance: 1).allSatisfy(\.isReversed))
    for chance in [-0.001, 1.001, .nan, .infinity, -.infinity] {
      #expect(throws: TarotError.chanceOutside) { try ritual.deck(reversedChance: chance) }
    }
  }

  @Test func whatIsTooMuchIsSaid() throws {
    #expect(throws: TarotError.questionTooLong) { try Self.ritual(String(repeating: "a", count: 2001)) }
    #expect(throws: TarotError.questionTooLong) { try Self.ritual(String(repeating: "👩‍👩‍👧", count: 2001)) }
    _ = try Self.ritual(String(repeating: "👩‍👩‍👧", count: 2000))
    #expect(throws: TarotError.tooManyKnocks) { try Self.ritual(knocks: Array(0...64)) }
    _ = try Self.ritual(knocks: Array(0..<64))
    #expect(throws: TarotError.knockOrder(index: 1)) { try Self.ritual(knocks: [5, 4]) }
    #expect(throws: TarotError.knockOrder(index: 0)) { try Self.ritual(knocks: [-1]) }
    #expect(throws: TarotError.knockOrder(index: 0)) { try Self.ritual(knocks: [.min, .max]) }
    _ = try Self.ritual(knocks: [0, .max, .max])
    for cut in [-1, 78, .min, .max] { #expect(throws: TarotError.cutOutside(given: cut)) { try Self.ritual(cut: cut) } }
  }

  @Test func cardsOfPaperAreAnEqualWay() throws {
    let drawn = try TarotDraw(Self.ritual(), spread: .celtic)
    let laid = try TarotDraw(laid: drawn.cards, in: .celtic)
    #expect(laid == drawn && SpreadAnalysis(laid) == SpreadAnalysis(drawn))
    #expect(throws: TarotError.cardCount(allowed: 10...10, given: 9)) { try TarotDraw(laid: drawn.cards.dropLast(), in: .celtic) }
    let twice = Array(drawn.cards[..<2]) + [DrawnCard(drawn.cards[0].card, isReversed: !drawn.cards[0].isReversed)]
    #expect(throws: TarotError.repeatedCard(index: 2)) { try TarotDraw(laid: twice, in: .threeCard) }
  }
}
