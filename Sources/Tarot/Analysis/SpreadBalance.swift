public import Astrology

/// How suits and elements are spread over the cards.
public struct SpreadBalance: Sendable, Hashable {
  /// How much of a spread one element takes.
  public enum Emphasis: String, Sendable, Hashable, CaseIterable {
    /// More than four fifths.
    case majority
    /// Half or more.
    case dominates
    /// 35 % or more.
    case leads
    /// Less.
    case even
  }

  /// How many cards there are of each suit, in the order of ``Suit``; trumps belong to none.
  public let suits: [Int]
  /// How many cards there are of each element, in the order of `Element`.
  public let elements: [Int]
  /// The suit with most cards; `nil` when two have as many, or there are only trumps.
  public let dominantSuit: Suit?
  /// The element with most cards; `nil` when two have as many.
  public let dominantElement: Element?
  /// How much the strongest element takes.
  public let emphasis: Emphasis
  /// Elements with less than 15 % of the cards, when three cards or more lean to one side: half of them of one element, or at most two
  /// elements in all.
  public let wanting: [Element]

  init(_ cards: [DrawnCard]) {
    var suits = [0, 0, 0, 0]
    var elements = [0, 0, 0, 0]
    for drawn in cards {
      if let suit = drawn.card.suit { suits[Int(suit.rawValue)] += 1 }
      elements[Int(drawn.card.element.rawValue)] += 1
    }
    self.suits = suits
    self.elements = elements
    dominantSuit = Suit.allCases.first { Self.leads(Int($0.rawValue), in: suits) }
    dominantElement = Element.allCases.first { Self.leads(Int($0.rawValue), in: elements) }
    let share = Double(elements.max() ?? 0) / Double(max(cards.count, 1))
    emphasis = share > 0.8 ? .majority : share >= 0.5 ? .dominates : share >= 0.35 ? .leads : .even
    let leans = cards.count >= 3 && (share >= 0.5 || elements.count { $0 > 0 } <= 2)
    wanting = leans ? Element.allCases.filter { Double(elements[Int($0.rawValue)]) < 0.15 * Double(cards.count) } : []
  }

  private static func leads(_ index: Int, in counts: [Int]) -> Bool {
    counts[index] > 0 && counts.indices.allSatisfy { $0 == index || counts[$0] < counts[index] }
  }
}
