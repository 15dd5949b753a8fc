/// A kept reading of the cards.
///
/// {name: TarotReading, nulls: written}
public struct TarotReadingAnswer: Shape {
  /// A card as it lay.
  public struct Card: Shape {
    /// The position, from 0.
    public var index: Int
    /// `past`, `near_future`; a position of one’s own has none.
    public var role: String?
    /// What the position is called.
    public var position: String
    /// The identifier of the card; `null` for a name that a client brought and that no card has.
    public var id: String?
    public var name: String
    public var reversed: Bool
  }

  /// The ritual, with all that is needed to lay the same cards again.
  public struct RitualPart: Shape {
    public var knocks: Int
    /// Milliseconds between the knocks.
    public var gaps: [Int]
    public var cut: Int
    /// 16 hexadecimal digits.
    public var nonce: String
    public var reversedChance: Double
  }

  /// What happened later.
  public struct Later: Shape {
    public var text: String
    public var at: InstantText
  }

  public var id: UUIDText
  /// {enum: [single, threeCard, fiveCard, decision, relationship, celtic, custom]}
  public var spread: String
  /// What the spread is called.
  public var spreadName: String
  public var title, question: String?
  public var cards: [Card]
  /// `null` when the cards were laid by hand.
  public var ritual: RitualPart?
  /// When the cards were laid.
  public var at: InstantText
  /// The day by the clocks of whoever laid them.
  public var day: DateText
  public var timezone: String?
  public var narrative, notes: String?
  public var later: [Later]
  public var createdAt, updatedAt: InstantText
  /// The version.
  public var changeTag: String
}

/// A page of kept readings.
///
/// {name: TarotReadings}
public struct TarotReadingsAnswer: Shape {
  /// The newest first.
  public var readings: [TarotReadingAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// A reading is deleted, and until when it can be brought back.
///
/// {name: TarotDeletion}
public struct TarotDeletionAnswer: Shape {
  public let status = "deleted"
  public var undoUntil: InstantText
}

/// What comes back in kept readings. Readings are counted and not cards, days are those of the person.
///
/// {name: TarotPatterns}
public struct TarotPatternsAnswer: Shape {
  /// In how many readings a card lay.
  public struct Card: Shape {
    /// {inline}
    public var card: TarotCardName
    public var readings: Int
    /// In how many of them it was reversed.
    public var reversed: Int
    public var first, last: DateText
  }

  /// What lay in a month.
  public struct Month: Shape {
    /// {example: 2026-11}
    public var month: String
    public var readings, cards, majors: Int
    /// How many cards there were of each suit.
    public var suits: JSONMap<Int>
  }

  /// Days on end with a reading.
  public struct Streak: Shape {
    /// Back from today; a today without a reading does not break it.
    public var current: Int
    public var longest: Int
  }

  /// Trumps that came together at least three times in ninety days.
  public struct Figure: Shape {
    /// {enum: [triad, dyad]}
    public var kind: String
    public var id: String
    public var readings: Int
    public var last: DateText
  }

  /// A badge of a trump.
  public struct Badge: Shape {
    /// {example: month-2026-11-major-17}
    public var id: String
    /// {enum: [times, month]}
    public var kind: String
    /// The trump.
    public var card: String
    /// How many readings.
    public var readings: Int
    /// The day that earned it.
    public var day: DateText
  }

  /// A trump on the way of the 22.
  public struct Archetype: Shape {
    /// {inline}
    public var card: TarotCardName
    public var readings, readingsThisMonth: Int
    /// `null` when it was never met. {null}
    public var first: DateText?
    /// {null}
    public var last: DateText?
    public var badges: [Badge]
  }

  public var readings, readingsThisMonth, cards: Int
  /// Which part of the cards was reversed; `null` below ten cards. {null, decimals: 3}
  public var reversalRate: Double?
  /// The most frequent first.
  public var seen: [Card]
  /// Cards in at least three readings of the last ninety days.
  public var stalkers: [Card]
  public var figures: [Figure]
  /// The last six months, the running one last.
  public var months: [Month]
  public var streak: Streak
  /// The 22 trumps in their order.
  public var archetypes: [Archetype]
}
