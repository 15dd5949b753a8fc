/// What the pictures of two cards have to do with each other: a motif that both show, or two that stand against each other.
public struct PictureRelation: Sendable, Hashable {
  /// The position of the card with ``motif``, from zero.
  public let first: Int
  /// The position of the card with ``other``, from zero.
  public let second: Int
  /// What the first shows.
  public let motif: Motif
  /// What the second shows; the same when it is shared.
  public let other: Motif
  /// How much it says, 0 … 1: rare motifs say more, and so do oppositions, weighty positions, and cards beside one another.
  public let strength: Double

  /// Whether both show the same.
  public var isShared: Bool { motif == other }

  /// How many cards show a motif.
  static func frequency(of motif: Motif) -> Int { frequencies[motif] ?? 1 }
  private static let frequencies: [Motif: Int] = {
    var counts: [Motif: Int] = [:]
    for card in TarotCard.all {
      for motif in card.motifs { counts[motif, default: 0] += 1 }
    }
    return counts
  }()

  /// How rare a motif is, 0 … 1.
  private static func rarity(_ motif: Motif) -> Double { 1 - Double(min(frequency(of: motif), 40)) / 40 }

  /// The relations that the pictures of a draw truly have, the strongest first.
  public static func all(in draw: TarotDraw) -> [PictureRelation] {
    let cards = draw.cards
    var found: [PictureRelation] = []
    for first in cards.indices {
      for second in cards.indices where second > first {
        let seen = (cards[first].card.motifs, cards[second].card.motifs)
        let weight = (draw.spread.weight(at: first) + draw.spread.weight(at: second)) / 2
        let isPivot = first == draw.spread.pivot || second == draw.spread.pivot
        let place = 0.5 * weight + (isPivot ? 0.15 : 0) + (second == first + 1 ? 0.1 : 0)
        for motif in seen.0 where seen.1.contains(motif) {
          found.append(
            PictureRelation(first: first, second: second, motif: motif, other: motif, strength: 0.25 * rarity(motif) + place))
        }
        for (one, other) in Motif.oppositions {
          let rare = 0.25 * (rarity(one) + rarity(other)) / 2 + place
          if seen.0.contains(one), seen.1.contains(other) {
            found.append(PictureRelation(first: first, second: second, motif: one, other: other, strength: rare))
          } else if seen.0.contains(other), seen.1.contains(one) {
            found.append(PictureRelation(first: second, second: first, motif: one, other: other, strength: rare))
          }
        }
      }
    }
    // Sorting is stable by the order of finding.
    return found.enumerated().sorted { ($1.element.strength, $0.offset) < ($0.element.strength, $1.offset) }.map { $0.element }
  }
}
