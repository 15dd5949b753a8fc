/// A reading that is to be found again.
///
/// {example: {readingId: daily-2026-11-21, readingType: daily, title: Say the short version first, content: Mercury…,
/// originalDate: '2026-11-21'}}
public struct BookmarkRequest: RequestShape, Hashable {
  /// What the reading is called where it came from; with it the same reading is kept once. {maxLength: 200}
  public var readingId: String?
  /// `daily`, `tarot`, `match`, …. {minLength: 1, maxLength: 64}
  public var readingType: String
  /// {maxLength: 1000}
  public var title: String
  /// {maxLength: 64000}
  public var content: String
  /// The day of the reading.
  public var originalDate: DateText?
}

/// A kept reading.
///
/// {nulls: written}
public struct BookmarkAnswer: Shape {
  public var id: UUIDText
  public var readingId: String?
  public var readingType, title, content: String
  /// The day of the reading.
  public var originalDate: DateText?
  public var bookmarkedAt: InstantText
  /// The version.
  public var changeTag: String
}

/// A page of kept readings, the newest first.
public struct BookmarksAnswer: Shape {
  public var bookmarks: [BookmarkAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// A record as devices exchange it.
public struct RecordAnswer: Shape {
  /// {enum: [profile, chart, horoscope, chatMessage, kundaliMatch, bookmark, order, journalEntry, memory, practiceSession, practice, insight,
  /// device, report, tarotReading]}
  public var kind: String
  public var id: UUIDText
  /// The number of the account's change that wrote this version.
  public var changeTag: String
  public var deleted: Bool
  public var createdAt, updatedAt: InstantText
  /// The record; `null` when it was deleted. {null, type: [object, 'null']}
  public var data: RawJSON?
}

/// A page of readings so far, the newest first.
public struct HoroscopeHistoryAnswer: Shape {
  public var horoscopes: [RecordAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// A page of comparisons so far, the newest first.
public struct MatchHistoryAnswer: Shape {
  public var matches: [RecordAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// What changed since a token.
public struct ChangesAnswer: Shape {
  /// The oldest change first.
  public var records: [RecordAnswer]
  /// The token that asks for what comes after these.
  public var next: String
  public var more: Bool
}

/// What became of one change of a device.
public struct ChangeOutcomeAnswer: Shape {
  /// `kept`, `conflict` with what stands, `missing`, or `invalid` with the reason.
  public enum Status: String, WireWord {
    case kept, conflict, missing, invalid
  }

  public var kind, id: String
  public var status: Status
  /// What stands.
  public var record: RecordAnswer?
  /// Of the error.
  public var code: String?
  /// Of the error.
  public var message: String?
  /// The path of the field that is wrong.
  public var field: String?
}

/// What became of the changes of a device, in order.
public struct ChangeOutcomesAnswer: Shape {
  public var results: [ChangeOutcomeAnswer]
  /// Always `null`: the list is whole. {null}
  public var next: String?
}

/// What became of an import.
public struct ImportAnswer: Shape {
  /// How many came back, by kind.
  public var imported: JSONMap<Int>
  /// How many were there already and were left as they are, by kind.
  public var standing: JSONMap<Int>
  /// What cannot be kept, and why. {maxItems: 1000}
  public var refused: [ChangeOutcomeAnswer]
  /// How many were refused; only when these are more than `refused` tells.
  public var refusedCount: Int?

  /// How many that were refused are told one by one.
  public static let mostRefused = 1000
}

/// Since when.
public struct ChangesQuery: Query {
  /// The `next` of the answer before. {default: '0'}
  public var since: String?
  /// {minimum: 1, maximum: 500, default: 200}
  public var limit: Int?
}
