/// An entry of a journal.
///
/// {nulls: written}
public struct JournalEntryAnswer: Shape {
  /// What happened later.
  public struct Later: Shape {
    public var text: String
    public var at: InstantText
  }

  /// A part of a reading that was opened.
  public struct Viewed: Shape {
    public var category, text: String
  }

  public var id: UUIDText
  /// {enum: [horoscope_reading, tarot_reading, reflection, question]}
  public var type: String
  public var date: DateText
  public var text, mood: String?
  public var tags: [String]
  /// What of the reading's summary was seen.
  public var summaryViewed: String?
  public var categoriesViewed: [Viewed]
  public var timeSpentSeconds: Int
  public var later: [Later]
  public var createdAt, updatedAt: InstantText
  /// The version.
  public var changeTag: String
}

/// A page of a journal.
public struct JournalAnswer: Shape {
  /// The newest first.
  public var entries: [JournalEntryAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// What comes back in a journal.
public struct JournalPatternsAnswer: Shape {
  /// How often each part of life was opened in a week.
  public struct Week: Shape {
    /// Its Monday.
    public var week: DateText
    public var entries: Int
    /// By the part of life.
    public var categories: JSONMap<Int>
  }

  /// Something that came back.
  public struct Theme: Shape {
    /// {enum: [tag, mood, category, contact]}
    public var kind: String
    public var name: String
    public var count: Int
    /// The ids of the entries behind it, the newest first. {items: {type: string, format: uuid}}
    public var entries: [String]
  }

  /// How many entries there are.
  public var entries: Int
  public var weeks: [Week]
  public var themes: [Theme]
}

/// A word of one's own for the journal.
///
/// {example: {text: The talk went better than I feared., mood: relieved, tags: [work]}}
public struct ReflectionRequest: RequestShape, Hashable {
  /// {maxLength: 64000}
  public var text: String
  /// {maxLength: 64}
  public var mood: String?
  /// {maxItems: 20, items: {type: string, minLength: 1, maxLength: 64}}
  public var tags: [String]?
  /// {enum: [reflection, question], default: reflection}
  public var type: String?
  /// Today when left out.
  public var date: DateText?
  /// The zone whose today is meant.
  public var timezone: String?
}

/// What happened later.
///
/// {example: {text: They called on Thursday after all.}}
public struct LaterRequest: RequestShape, Hashable {
  public var text: String
}

/// Which entries.
public struct JournalQuery: Query {
  /// A word somewhere in the entry. {maxLength: 200}
  public var q: String?
  /// {enum: [horoscope_reading, tarot_reading, reflection, question]}
  public var type: String?
  public var mood, tag: String?
  /// {inline}
  public var page = PageQuery()
}
