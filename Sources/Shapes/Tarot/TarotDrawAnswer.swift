/// Cards on the positions of a spread, and how they relate.
///
/// {name: TarotDraw}
public struct TarotDrawAnswer: Shape {
  /// The ritual, with all that is needed to lay the same cards again.
  public struct RitualPart: Shape {
    public var knocks: Int
    /// Milliseconds between the knocks.
    public var gaps: [Int]
    public var cut: Int
    /// 16 hexadecimal digits each.
    public var nonce, seed: String
    public var reversedChance: Double
  }

  /// A card on its position.
  public struct Card: Shape {
    /// The position, from 0.
    public var index: Int
    /// `past`, `near_future`; a position of one’s own has none.
    public var role: String?
    /// What the position is called.
    public var position: String
    /// {inline}
    public var card: TarotCardName
    public var reversed: Bool
    /// {inline}
    public var kind: TarotCardKind
    /// How bright it is as it lies, −1 … 1. {decimals: 3}
    public var brightness: Double
    /// {enum: [sooner, developing, longer-arc]}
    public var timing: String
  }

  /// Only where the question sounds as if help mattered more than a reading: to be shown before the cards. There are none yet then; the same
  /// ritual with `heard` lays them.
  public var help: TarotHelpAnswer?
  public var spread: TarotSpreadAnswer
  public var question: String?
  /// Left out when the cards were laid by hand.
  public var ritual: RitualPart?
  /// None while help comes first.
  public var cards: [Card]
  /// Left out while help comes first.
  public var analysis: TarotAnalysisAnswer?
  /// The analysis in sentences, the weightiest first; none while help comes first.
  public var findings: [TarotFindingAnswer]
  /// The reading, told for the question; left out while help comes first.
  public var reading: TarotNarrativeAnswer?
}

/// A reading of laid cards as one thought: an answer, each card, what their pictures have to do with each other, what it comes to. Whoever shows
/// it puts the parts one beneath another in this order.
///
/// {name: TarotNarrative}
public struct TarotNarrativeAnswer: Shape {
  /// What is said of a card in its place.
  public struct Section: Shape {
    /// The position of the card, from 0.
    public var index: Int
    /// The card, and whether it is reversed, in words.
    public var title: String
    /// What the position is called.
    public var place: String
    public var text: String
  }

  /// What is said of two cards or more.
  public struct Relation: Shape {
    public var text: String
    /// The positions of the cards it rests on, from 0.
    public var positions: [Int]
    /// What their pictures share or set against each other; none where they are related otherwise.
    public var motifs: [String]
  }

  /// Two or three sentences that answer.
  public var opening: String
  public var sections: [Section]
  public var relations: [Relation]
  /// What it comes to.
  public var together: String
  /// One small act.
  public var next: String
  /// A question to sit with.
  public var ask: String
  /// The positions of the cards on which opening, `together`, `next` and `ask` rest, from 0.
  public var turnsOn: [Int]
}

/// Something that the analysis finds, in a sentence, with the cards it rests on.
///
/// {name: TarotFinding}
public struct TarotFindingAnswer: Shape {
  /// {enum: [triad, dyad, trumps, progression, courts, element-leads, element-wanting, archetypes, pattern, reversals, timing, arc, pair, check]}
  public var kind: String
  /// Which of its kind: `death-temperance-star`, `evolving-support`.
  public var id: String
  public var text: String
  /// The positions of the cards it rests on, from 0.
  public var positions: [Int]
}

/// What to meet somebody with before a reading: words, and people who can help.
///
/// {name: TarotHelp}
public struct TarotHelpAnswer: Shape {
  /// People who answer somebody in trouble.
  public struct Line: Shape {
    public var name: String
    /// The country (ISO 3166-1), `EU`, or `INT` for everywhere.
    public var region: String
    /// The number to call.
    public var call: String?
    /// What to send where.
    public var text: String?
    public var hours, link: String
  }

  /// {enum: [self-harm, mental-health-crisis, medical-emergency, abuse, violence]}
  public var category: String
  /// How pressing it sounds. {enum: [concern, serious, acute]}
  public var severity: String
  public var text: String
  /// The emergency number in a sentence, and alone; left out where the country is not known.
  public var emergency, emergencyNumber: String?
  /// The nearest first.
  public var lines: [Line]
  /// The words of the two ways on.
  public var goOn, stop: String
}
