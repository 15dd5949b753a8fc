public import Astrology

/// What a card belongs to: the major arcana or one of the four suits.
public enum CardSuit: UInt8, Sendable, Hashable, CaseIterable {
  case majors, wands, cups, swords, pentacles

  /// The name in small letters: `majors`, `wands`.
  public var name: String {
    switch self {
    case .majors: "majors"
    case .wands: "wands"
    case .cups: "cups"
    case .swords: "swords"
    case .pentacles: "pentacles"
    }
  }

  /// The element of a suit; the major arcana have none of their own.
  public var element: Element? {
    switch self {
    case .majors: nil
    case .wands: .fire
    case .cups: .water
    case .swords: .air
    case .pentacles: .earth
    }
  }
}
