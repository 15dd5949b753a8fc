/// The body of `tarot/draw`: a spread, and either a ritual or the cards that somebody has laid from a deck of paper.
///
/// {example: {spread: celtic, question: What do I need to see?, knockTimes: [0, 420, 900], cut: 31, nonce: 00000000000000a7}}
public struct TarotDrawRequest: RequestShape {
  /// The key or the name of a spread: `celtic`, `Celtic Cross`; `custom`, or nothing, with `positions`. `threeCard` when both are left out.
  public var spread: String?
  /// The names of the positions of a spread of one’s own, in the order of laying, 80 characters each at most. {minItems: 1, maxItems: 15}
  public var positions: [String]?
  /// How many cards a `relationship` has: with four what moves between the two, with five where it leads. {minimum: 3, maximum: 5}
  public var cardCount: WholeNumber?
  /// Part of the ritual, byte for byte; its words also say in which sense reversed cards are read. {maxLength: 2000}
  public var question: String?
  /// Milliseconds from any beginning, in order; the gaps between them are part of the ritual. {maxItems: 64}
  public var knockTimes: [Double]?
  /// How many cards are lifted off the shuffled deck and laid beneath the others. {minimum: 0, maximum: 77, default: 0}
  public var cut: WholeNumber?
  /// 16 hexadecimal digits, as an earlier answer gave them: with the rest of the ritual they lay the same cards again. Drawn when left out.
  ///
  /// {pattern: '^[0-9a-fA-F]{16}$'}
  public var nonce: String?
  /// How likely a card is reversed. {minimum: 0, maximum: 1, default: 0.5}
  public var reversedChance: Double?
  /// The cards as they lie on the table, in the order of the positions: nothing is drawn then, and no part of a ritual but the question may be
  /// sent. {maxItems: 15}
  public var cards: [TarotLaidCard]?
  /// By whose names `cards` are read where decks differ: the Knight of Thoth is the King of the others.
  ///
  /// {enum: [rws-1909, thoth-a1, marseille-classic], default: rws-1909}
  public var deck: String?
  /// Whether help was read and the cards are wanted all the same. A question that sounds as if help mattered more than a reading is answered
  /// with `help` and without cards until this is `true`. {default: false}
  public var heard: Bool?
  /// How long the reading is told. {enum: [short, standard, deep], default: standard}
  public var depth: String?
}

/// A card that somebody has laid.
///
/// {example: {card: Queen of Cups, reversed: true}}
public struct TarotLaidCard: RequestShape {
  /// Its identifier or its name in any of the decks: `cups-13`, `Queen of Cups`, `Reine de Coupe`.
  public var card: String
  /// {default: false}
  public var reversed: Bool?
}
