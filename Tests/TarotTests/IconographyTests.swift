import Testing

@testable import Tarot

/// What the pictures show, card by card.
@Suite struct IconographyTests {
  @Test func everyPictureIsTold() {
    for card in TarotCard.all {
      #expect(card.motifs.count >= 2, "\(card.id)")
      #expect(Set(card.motifs).count == card.motifs.count, "\(card.id)")
      // Somebody alone is one person, a pair two, a crowd more.
      if card.motifs.contains(.alone) { #expect(card.people == 1, "\(card.id)") }
      if card.motifs.contains(.crowd) { #expect(card.people >= 3, "\(card.id)") }
      if card.motifs.contains(.back) { #expect(card.people > 0, "\(card.id)") }
    }
    for motif in Motif.allCases { #expect(TarotCard.all.contains { $0.motifs.contains(motif) }, "\(motif)") }
  }

  @Test func aCardDoesNotStandAgainstItselfInName() {
    for (one, other) in Motif.oppositions { #expect(one != other) }
    let pairs = Motif.oppositions.map { Set([$0.0, $0.1]) }
    #expect(Set(pairs).count == pairs.count)
  }

  @Test func picturesRelate() throws {
    let cards = ["Eight of Cups", "Two of Wands", "The Moon"].compactMap { DrawnCard(named: $0) }
    let relations = PictureRelation.all(in: try TarotDraw(laid: cards, in: .threeCard))
    // The moon of the first card returns in the last.
    #expect(relations.contains { $0.isShared && $0.motif == .moon && $0.first == 0 && $0.second == 2 })
    // The wall of the second stands against the road of the third.
    #expect(relations.contains { $0.motif == .wall && $0.other == .road && $0.first == 1 && $0.second == 2 })
    #expect(zip(relations, relations.dropFirst()).allSatisfy { $0.strength >= $1.strength })
    #expect(PictureRelation.all(in: try TarotDraw(laid: [cards[0]], in: .single)).isEmpty)
  }
}
