/// What a card does to a story, apart from its place in it.
public enum CardValence: String, Sendable, Hashable, CaseIterable {
  case positive, action, introspection, transition, challenging

  /// How bright it is, −1 … 1, while the card is upright.
  public var weight: Double {
    switch self {
    case .positive: 0.8
    case .action: 0.5
    case .introspection: 0.3
    case .transition: 0.1
    case .challenging: -0.7
    }
  }
}

/// The part that a card may play in the course of a spread.
public struct CardParts: OptionSet, Sendable, Hashable {
  /// One bit for each part.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something breaks off or falls.
  public static let disruption = CardParts(rawValue: 1)
  /// Something begins afresh.
  public static let renewal = CardParts(rawValue: 2)
  /// Something grows.
  public static let growth = CardParts(rawValue: 4)
  /// Something has to be chosen, or is pulled two ways.
  public static let choice = CardParts(rawValue: 8)
}

extension TarotCard {
  /// What it does to a story. Every one of the 78 has its own; none is unknown.
  public var valence: CardValence { Self.valences[number] }

  /// The parts that it may play.
  public var parts: CardParts { Self.allParts[number] }

  private static let valences: [CardValence] = {
    // P positive, A action, I introspection, T transition, C challenging; a line for the trumps, and one for each suit.
    let letters: StaticString = """
      TAIPAIPAPITIITPCCPIPTP\
      AAAPCPAACCAAPA\
      PPPICPITPPPAIP\
      AICICTCCCCAAIA\
      PTAICPIAPPAAPP
      """
    return letters.withUTF8Buffer { buffer in
      buffer.map { letter in
        switch letter {
        case UInt8(ascii: "P"): .positive
        case UInt8(ascii: "A"): .action
        case UInt8(ascii: "I"): .introspection
        case UInt8(ascii: "T"): .transition
        default: .challenging
        }
      }
    }
  }()

  private static let allParts: [CardParts] = all.map { card in
    var parts: CardParts = []
    if disruptions.contains(card.number) { parts.insert(.disruption) }
    if renewals.contains(card.number) || card.rank == .ace { parts.insert(.renewal) }
    if growths.contains(card.number) || card.rank == .ace || card.rank == .page { parts.insert(.growth) }
    if choices.contains(card.number) { parts.insert(.choice) }
    return parts
  }

  /// Death, the Tower, five of cups, three and ten of swords, five of pentacles.
  private static let disruptions = [13, 16, 40, 52, 59, 68]
  /// The Fool, the Star, the Sun, Judgement, the World.
  private static let renewals = [0, 17, 19, 20, 21]
  /// The Empress, Temperance, the Star, the Sun, the World; three and six of wands, three of cups; three, seven, eight, nine of pentacles.
  private static let growths = [3, 14, 17, 19, 21, 24, 27, 38, 66, 70, 71, 72]
  /// The Lovers, Justice; two and five of wands, seven of cups, two of swords, two of pentacles.
  private static let choices = [6, 11, 23, 26, 42, 51, 65]
}
