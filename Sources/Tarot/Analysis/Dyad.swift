/// Two trumps that say more together.
public struct Dyad: Sendable, Hashable {
  /// How much more.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    case high
    case mediumHigh = "medium-high"
    case medium
  }

  /// The numbers of the two trumps.
  public let first, second: Int
  /// How much more they say.
  public let weight: Weight

  init(_ first: Int, _ second: Int, _ weight: Weight) {
    self.first = first
    self.second = second
    self.weight = weight
  }

  /// The identifiers of both, `major-00+major-01`.
  public var id: String { "\(TarotCard(known: first).id)+\(TarotCard(known: second).id)" }

  /// The eighteen of them, the weightiest first.
  public static let all: [Dyad] = [
    Dyad(0, 1, .high), Dyad(13, 17, .high), Dyad(16, 19, .high), Dyad(15, 6, .high), Dyad(15, 16, .high), Dyad(10, 20, .high),
    Dyad(17, 20, .high), Dyad(7, 21, .high), Dyad(0, 21, .high), Dyad(13, 14, .high), Dyad(9, 2, .mediumHigh),
    Dyad(12, 13, .mediumHigh), Dyad(18, 19, .mediumHigh), Dyad(11, 12, .mediumHigh), Dyad(8, 11, .medium), Dyad(2, 5, .medium),
    Dyad(4, 3, .medium), Dyad(5, 15, .medium),
  ]
}

/// A dyad that lies in a spread.
public struct DyadFinding: Sendable, Hashable {
  /// The dyad.
  public let dyad: Dyad
  /// Where its trumps lie, from zero, in the order of the dyad.
  public let positions: [Int]

  static func all(in cards: [DrawnCard]) -> [DyadFinding] {
    var places = [Int?](repeating: nil, count: TarotCard.majorCount)
    for (index, drawn) in cards.enumerated() {
      if let number = drawn.card.majorNumber { places[number] = index }
    }
    var found: [DyadFinding] = []
    for dyad in Dyad.all {
      guard let first = places[dyad.first], let second = places[dyad.second] else { continue }
      found.append(DyadFinding(dyad: dyad, positions: [first, second]))
    }
    return found
  }
}
