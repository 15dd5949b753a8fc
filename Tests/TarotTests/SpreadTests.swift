import Testing

@testable import Tarot

/// The layouts.
@Suite struct SpreadTests {
  @Test func theNamedOnesAreThoseOfTheContract() {
    let keys = Spread.named.map { spread in
      "\(spread.kind.rawValue): " + spread.positions.compactMap(\.role?.rawValue).joined(separator: ", ")
    }
    #expect(
      keys == [
        "single: theme", "threeCard: past, present, future", "fiveCard: core, challenge, subconscious, support, direction",
        "decision: heart, pathA, pathB, clarifier, freeWill", "relationship: you, them, connection",
        "celtic: present, challenge, past, near_future, conscious, subconscious, self_advice, external, hopes_fears, outcome",
      ])
  }

  @Test func aRelationshipHasThreeToFive() throws {
    #expect(try Spread(.relationship, cards: 5).positions.compactMap(\.role?.rawValue).suffix(2) == ["dynamics", "rel_outcome"])
    #expect(try Spread(.relationship, cards: 4).positions.count == 4)
    #expect(try Spread(.relationship, cards: 3) == .relationship)
    #expect(throws: TarotError.cardCount(allowed: 3...5, given: 6)) { try Spread(.relationship, cards: 6) }
    #expect(throws: TarotError.cardCount(allowed: 10...10, given: .min)) { try Spread(.celtic, cards: .min) }
    #expect(throws: TarotError.unknownSpread) { try Spread(.custom) }
  }

  @Test func ownPositions() throws {
    #expect(try Spread(positions: ["Root", "Branch"]).positions == [.own("Root"), .own("Branch")])
    #expect(try Spread(positions: (1...15).map { "\($0)" }).positions.count == 15)
    #expect(throws: TarotError.cardCount(allowed: 1...15, given: 0)) { try Spread(positions: []) }
    #expect(throws: TarotError.cardCount(allowed: 1...15, given: 16)) { try Spread(positions: (1...16).map { "\($0)" }) }
    #expect(throws: TarotError.positionName(index: 1)) { try Spread(positions: ["a", " \n"]) }
    #expect(throws: TarotError.positionName(index: 0)) { try Spread(positions: [String(repeating: "a", count: 81)]) }
    let own = try Spread(positions: ["a"])
    #expect(own.pivot == nil && own.weight(at: 0) == 0.5 && own.weight(at: .max) == 0.5 && own.weight(at: -1) == 0.5)
  }

  @Test(arguments: [
    ("celtic", "celtic"), ("Celtic Cross (Classic 10-Card)", "celtic"), ("One-Card Insight", "single"), ("daily draw", "single"),
    ("Three-Card Story (Past, Present, Future)", "threeCard"), ("threeCard", "threeCard"), ("Five-Card Clarity", "fiveCard"),
    ("Decision / Two-Path", "decision"), ("twopath", "decision"), ("Relationship Snapshot", "relationship"), ("CUSTOM", "custom"),
  ]) func namesOfSpreads(_ name: String, _ key: String) { #expect(Spread.Kind(named: name)?.rawValue == key) }

  @Test(arguments: ["", "celt", "celtics", "singles", "three", "x", String(repeating: "celtic cross ", count: 9999)])
  func whatIsNoSpread(_ name: String) { #expect(Spread.Kind(named: name) == nil) }

  @Test func weightsAndPivots() {
    #expect((0..<10).map(Spread.celtic.weight) == [1, 0.9, 0.6, 0.7, 0.75, 0.75, 0.85, 0.6, 0.65, 0.95])
    #expect(Spread.named.map(\.pivot) == [0, 1, 0, 3, 2, 6])
    for spread in Spread.named { #expect(spread.positions.indices.contains(spread.pivot ?? -1)) }
  }
}
