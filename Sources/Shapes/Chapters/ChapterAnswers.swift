/// A stretch of a life under one slow contact, eclipse, lunation, station or year: what it is about, and where in it the person is.
///
/// {nulls: written}
public struct ChapterAnswer: Shape {
  /// A day of it.
  public struct Moment: Shape {
    /// {enum: [begins, exact, exact-back, event, turns-back, turns-forward, turns, leaves, returns, ends]}
    public var kind: String
    /// `null` when only the month is known, without an hour of birth. {null}
    public var at: InstantText?
    /// The day in words, or the month.
    public var when: String
    /// What happens.
    public var text: String
    /// Seen from the day: `near` is about now, when no more is known. {enum: [past, today, ahead, near]}
    public var state: String
  }

  /// A paragraph of it.
  public struct Section: Shape {
    /// {enum: [beginning, passes, backwards, end, after, first, then, lord]}
    public var part: String
    public var title, text: String
    /// Whether it tells where the person is on the day.
    public var isPresent: Bool
  }

  /// The same from its first day to its last. {example: saturn-square-moon}
  public var id: String
  public var title, about: String
  /// What it is, in the field's words.
  public var contact: String
  /// The same with its days, in one line.
  public var facts: String
  /// In words; `null` when it is not known.
  public var until: String?
  /// `null` when it is not known to the day, or lies further away than is followed.
  public var begin, end: InstantText?
  public var body: BodyName
  /// `null` of a year.
  public var aspect: AspectName?
  public var point: String
  /// The part of it in which the person is; `null` when the hour of birth would decide it, and on the day of an event.
  ///
  /// {enum: [beginning, passes, backwards, end, after, first, then, null]}
  public var present: String?
  public var moments: [Moment]
  public var sections: [Section]
  public var evidence: [ReadingEvidenceAnswer]
}

/// The chapters of a life that are open on a day.
public struct ChaptersAnswer: Shape {
  public var date: DateText
  public var timezone: String
  /// The strongest first. {maxItems: 5}
  public var chapters: [ChapterAnswer]
  /// A sentence that names the zodiac, when the profile has chosen another than the tropical one.
  public var zodiac: String??
  /// That the hour of birth is not known, and what it means.
  public var warnings: [WarningAnswer]??
}
