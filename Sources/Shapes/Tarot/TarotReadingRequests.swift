/// A reading to keep: what `tarot/draw` takes, and what was told and written.
///
/// {example: {draw: {spread: single, question: What do I need to see?, cards: [{card: The Star}]}, notes: It was raining.}}
public struct TarotKeepRequest: RequestShape {
  /// The spread with its ritual and nonce, or with the cards that lay there.
  public var draw: TarotDrawRequest
  /// What was told of the cards. {maxLength: 64000}
  public var narrative: String?
  /// {maxLength: 400}
  public var title: String?
  /// {maxLength: 64000}
  public var notes: String?
  /// When the cards were laid, not in the future; now when left out.
  public var at: InstantText?
  /// The zone whose day is meant.
  public var timezone: String?
}

/// What is written to a reading afterwards. What is left out stays; an empty text clears.
///
/// {example: {later: They called on Thursday after all.}}
public struct TarotReadingEdit: RequestShape {
  /// {maxLength: 400}
  public var title: String?
  /// {maxLength: 64000}
  public var notes: String?
  /// {maxLength: 64000}
  public var narrative: String?
  /// One more note of what happened later; the same note once more changes nothing. {maxLength: 64000}
  public var later: String?
}

/// Which readings.
public struct TarotReadingsQuery: Query {
  /// Words that each begin a word of the question, the title, the narrative, the notes or a card’s name. {maxLength: 200}
  public var q: String?
  /// The identifier or the name of a card that lay there.
  public var card: String?
  /// The key or the name of a spread.
  public var spread: String?
  /// The first and the last day.
  public var from, to: DateText?
  /// {inline}
  public var page = PageQuery()
}
