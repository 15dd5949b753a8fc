/// A passage to read before a session.
public struct PassageAnswer: Shape {
  /// Unique among all passages, such as `focus-03`.
  public var id: String
  /// The id of its collection.
  public var collection: String
  public var title: String
  public var text: String
  /// A sentence in the first person that fits into a personal code.
  public var statement: String
  /// What it lets one practice, the first before all.
  public var themes: [String]
  /// Where its page is.
  public var path: String
}

/// Passages about one thing.
public struct PassageCollectionAnswer: Shape {
  public var id: String
  public var name: String
  public var about: String
  /// How many passages it has.
  public var count: Int
  /// The passages; only where one collection is asked for.
  public var passages: [PassageAnswer]?
}

/// What there is to explore.
public struct ExploreAnswer: Shape {
  /// What passages let one practice.
  public struct Theme: Shape {
    public var id, name: String
  }

  public var collections: [PassageCollectionAnswer]
  public var themes: [Theme]
  /// The passages that were looked for; `null` when nothing was. {null}
  public var found: [PassageAnswer]?
}

/// What is looked for among the passages.
public struct ExploreQuery: Query {
  /// Words, each the beginning of one in the passage; accents and capitals do not count. {maxLength: 100}
  public var q: String?
  /// What the passages let one practice: one of the `themes`.
  public var theme: String?
}

/// Whose day is meant.
public struct ForYouQuery: Query {
  /// The zone whose day is meant, where the profile names none.
  public var timezone: String?
}

/// What a day suggests.
public struct ForYouAnswer: Shape {
  /// A passage, and why.
  public struct Suggestion: Shape {
    /// The meter that asks for it.
    public var meter: String
    /// How the meter stands, in two or three words.
    public var state: String
    /// What of the passage answers it.
    public var theme: String
    /// Why, in a sentence.
    public var because: String
    public var passage: PassageAnswer
  }

  /// The day of the person.
  public var date: DateText
  /// None without a birth.
  public var suggestions: [Suggestion]
  /// What to know about them.
  public var warnings: [WarningAnswer]?
}
