/// A card of the tarot.
///
/// {name: TarotCard}
public struct TarotCardAnswer: Shape {
  /// What the card is called on three decks.
  public struct DeckNames: Shape {
    /// Rider–Waite–Smith, Thoth, Marseille.
    public var riderWaiteSmith, thoth, marseille: String
  }

  /// What of the sky it stands for in the system of the Golden Dawn.
  public struct Correspondence: Shape {
    /// {enum: [element, planet, sign, decan, span, quadrant]}
    public var kind: String
    /// In words: `Mars in Aries, 0° to 10°`.
    public var text: String
    /// Of a trump or an ace.
    public var element: String?
    /// Of a trump or of a decan. {schema: Body}
    public var planet: String?
    /// Of a trump or of a decan.
    public var sign: SignName?
    /// The longitude at which its part of the zodiac begins, and how many degrees it has.
    public var start, degrees: Int?
    /// Where it is written.
    public var source: String
  }

  /// {inline}
  public var card: TarotCardName
  /// {inline}
  public var kind: TarotCardKind
  public var names: DeckNames
  public var correspondence: Correspondence
  /// What it does to a story. {enum: [positive, action, introspection, transition, challenging]}
  public var valence: String
  /// Where its picture is: the address of an SVG drawing, `?theme=light` or `?theme=dark`.
  public var image: String
  /// What is written about it; only where one card is asked for.
  public var texts: TarotCardTexts?
}

/// What is written about a card.
public struct TarotCardTexts: Shape {
  /// A thing in the picture and what it says.
  public struct Symbol: Shape {
    public var name, meaning: String
  }

  /// What the card is about, in a sentence.
  public var core: String
  /// What it says as it lies.
  public var upright, reversed: String
  /// For whoever asks about love; about work and money.
  public var love, work: String
  /// For whoever asks about themselves. {key: self}
  public var oneself: String
  /// The same three for the card as it lies reversed.
  public var reversedLove, reversedWork, reversedSelf: String
  /// Something to do today.
  public var advice: String
  /// What is seen in the picture that most decks follow (Pamela Colman Smith, 1909).
  public var picture: String
  public var symbols: [Symbol]
  /// Where it comes from.
  public var history: String
  /// A question to sit with.
  public var question: String
}

/// By what a card is known.
public struct TarotCardName: Shape {
  /// `major-00` … `major-21`, `wands-01` … `pentacles-14`.
  public var id: String
  /// Its place in a new deck. {minimum: 0, maximum: 77}
  public var number: Int
  public var name: String
}

/// To what a card belongs.
public struct TarotCardKind: Shape {
  /// {enum: [major, minor]}
  public var arcana: String
  /// {enum: [wands, cups, swords, pentacles]}
  public var suit: String?
  /// {enum: [ace, two, three, four, five, six, seven, eight, nine, ten, page, knight, queen, king]}
  public var rank: String?
  /// 1 for the ace … 14 for the king. {minimum: 1, maximum: 14}
  public var rankValue: Int?
  /// {enum: [fire, earth, air, water]}
  public var element: String
}

/// The 78 cards.
///
/// {name: TarotCards}
public struct TarotCardsAnswer: Shape {
  public var cards: [TarotCardAnswer]
}

/// A spread with its positions.
///
/// {name: TarotSpread}
public struct TarotSpreadAnswer: Shape {
  /// A position.
  public struct Position: Shape {
    /// Its place in the order of laying, from 0.
    public var index: Int
    /// `past`, `near_future`; a position of one’s own has none.
    public var role: String?
    public var name: String
    /// What it asks of the card.
    public var asks: String?
    /// How much attention it deserves, 0 … 1.
    public var weight: Double
  }

  /// {enum: [single, threeCard, fiveCard, decision, relationship, celtic, custom]}
  public var key: String
  public var name, about: String
  public var positions: [Position]
  /// The position around which the others turn.
  public var pivot: Int?
}

/// The named spreads, and how many positions a spread of one’s own may have.
///
/// {name: TarotSpreads}
public struct TarotSpreadsAnswer: Shape {
  public var spreads: [TarotSpreadAnswer]
  /// The relationship with the two further positions.
  public var relationshipOfFive: TarotSpreadAnswer
  public var ownPositionsMaximum: Int
}
