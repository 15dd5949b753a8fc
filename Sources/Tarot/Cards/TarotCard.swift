public import Astrology

/// One of the 78 cards: a trump of the major arcana, or a rank of one of four suits.
///
/// Cards are numbered in the order in which a new deck lies: the majors 0 … 21, then wands, cups, swords and pentacles, each from the ace to
/// the king. The majors bear the numbers of A. E. Waite (The Pictorial Key to the Tarot, 1911): Strength is 8, Justice 11.
public struct TarotCard: Sendable, Hashable {
  /// Its place in a new deck, 0 … 77.
  public let number: Int

  /// The card at a place of a new deck; `nil` outside of 0 … 77.
  public init?(number: Int) {
    guard (0..<TarotCard.count).contains(number) else { return nil }
    self.number = number
  }

  /// Of a number that is known to be one of the 78.
  init(known number: Int) { self.number = number }

  /// A card of a suit.
  public init(_ rank: Rank, of suit: Suit) {
    number = TarotCard.majorCount + Int(suit.rawValue) * Rank.allCases.count + Int(rank.rawValue) - 1
  }

  /// How many cards a deck has.
  public static let count = 78
  /// How many of them are trumps.
  public static let majorCount = 22
  /// The 78 cards in their order.
  public static let all: [TarotCard] = (0..<count).map { TarotCard(known: $0) }

  /// Whether it is a trump.
  public var isMajor: Bool { number < TarotCard.majorCount }
  /// The number of a trump, 0 … 21; `nil` for a card of a suit, whose rank is no such number.
  public var majorNumber: Int? { isMajor ? number : nil }
  /// The suit; `nil` for a trump.
  public var suit: Suit? { isMajor ? nil : Suit(rawValue: UInt8((number - TarotCard.majorCount) / Rank.allCases.count)) }
  /// The rank within the suit; `nil` for a trump.
  public var rank: Rank? {
    isMajor ? nil : Rank(rawValue: UInt8((number - TarotCard.majorCount) % Rank.allCases.count + 1))
  }
  /// Whether it is a page, a knight, a queen or a king.
  public var isCourt: Bool { rank?.isCourt ?? false }

  /// The element: that of the suit, whatever the number; of a trump that of its sign or planet in the Golden Dawn's attribution.
  public var element: Element {
    if let suit { return suit.element }
    switch number {
    case 0, 1, 6, 11, 17: return .air
    case 2, 7, 12, 13, 18: return .water
    case 3, 5, 9, 15, 21: return .earth
    default: return .fire
    }
  }

  /// The identifier, the same in every language and for all time: `major-00`, `wands-01` … `pentacles-14`.
  public var id: String {
    let name = suit?.id ?? "major"
    let figure = rank.map { Int($0.rawValue) } ?? number
    return figure < 10 ? "\(name)-0\(figure)" : "\(name)-\(figure)"
  }
}

/// The four suits of the minor arcana, in the order in which a new deck lies.
public enum Suit: UInt8, Sendable, Hashable, CaseIterable {
  case wands, cups, swords, pentacles

  /// The element: fire, water, air, earth.
  public var element: Element {
    switch self {
    case .wands: .fire
    case .cups: .water
    case .swords: .air
    case .pentacles: .earth
    }
  }

  /// The identifier: `wands`.
  public var id: String {
    switch self {
    case .wands: "wands"
    case .cups: "cups"
    case .swords: "swords"
    case .pentacles: "pentacles"
    }
  }
}

/// The fourteen ranks of a suit. The raw value is 1 for the ace … 14 for the king.
public enum Rank: UInt8, Sendable, Hashable, CaseIterable {
  case ace = 1
  case two, three, four, five, six, seven, eight, nine, ten, page, knight, queen, king

  /// Whether it is a page, a knight, a queen or a king.
  public var isCourt: Bool { rawValue > 10 }

  /// The identifier: `ace`.
  public var id: String {
    switch self {
    case .ace: "ace"
    case .two: "two"
    case .three: "three"
    case .four: "four"
    case .five: "five"
    case .six: "six"
    case .seven: "seven"
    case .eight: "eight"
    case .nine: "nine"
    case .ten: "ten"
    case .page: "page"
    case .knight: "knight"
    case .queen: "queen"
    case .king: "king"
    }
  }
}
