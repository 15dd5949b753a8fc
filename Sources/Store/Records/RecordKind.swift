/// What people keep with us. Each kind has a table of its own; all are sealed, synchronised, exported and deleted alike.
package enum RecordKind: String, Sendable, Hashable, CaseIterable {
  /// Name, birth, preferences: one per account.
  case profile
  /// Births of one's own and of friends.
  case chart
  /// Readings, one per day and type.
  case horoscope
  case chatMessage
  /// Compatibility of two births.
  case kundaliMatch
  case bookmark
  case order
  case journalEntry
  /// What readings may lean on: one per account.
  case memory
  /// Days of practice.
  case practiceSession
  /// What a practice is made of: the personal code, the settings, the session that is open; one of each per account.
  case practice
  /// Short texts that somebody keeps.
  case insight
  /// Where reminders go.
  case device
  case report
  /// Readings of the cards, with what was asked and what came of it.
  case tarotReading

  /// The name of the table.
  var table: String {
    switch self {
    case .profile: "user_profile"
    case .chart: "kept_chart"
    case .horoscope: "horoscope"
    case .chatMessage: "chat_message"
    case .kundaliMatch: "kundali_match"
    case .bookmark: "bookmarked_reading"
    case .order: "purchase_order"
    case .journalEntry: "journal_entry"
    case .memory: "memory"
    case .practiceSession: "practice_session"
    case .practice: "practice"
    case .insight: "insight"
    case .device: "device"
    case .report: "report"
    case .tarotReading: "tarot_reading"
    }
  }
}

extension RecordKind {
  /// Whether the server makes such records anew from what else it knows, so that a damaged one may be written over.
  var isMadeAnew: Bool { self == .memory || self == .horoscope }
}

/// Something that an account keeps.
package struct Record: Sendable, Hashable {
  package let kind: RecordKind
  /// A UUID in lower case, unique within the account.
  package let id: String
  /// What makes it the only one of its sort, such as the day of a reading; `nil` when nothing does.
  package let naturalKey: String?
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time.
  package let updatedAt: Int64
  /// The number of the account's change that wrote this version. It only grows.
  package let change: Int64
  /// The record as JSON; `nil` when it was deleted.
  package let payload: String?
}

/// What became of a change that was based on a version.
package enum RecordOutcome: Sendable, Hashable {
  /// It is kept.
  case kept(Record)
  /// Another change came first; this is what stands, perhaps a tombstone.
  case conflict(Record)
  /// There is no such record.
  case missing
  /// What stands is damaged, and the change was not made on it.
  case damaged
}

/// A change that a device wants to make.
package struct RecordChange: Sendable, Hashable {
  package let kind: RecordKind
  package let id: String
  /// The version it was made on; `nil` for a new record.
  package let base: Int64?
  /// The new text as JSON; `nil` deletes.
  package let payload: String?
  /// What makes it the only one of its sort; `nil` leaves what stands.
  package let naturalKey: String?

  package init(kind: RecordKind, id: String, base: Int64?, payload: String?, naturalKey: String? = nil) {
    self.kind = kind
    self.id = id
    self.base = base
    self.payload = payload
    self.naturalKey = naturalKey
  }
}

/// A record as an export has it.
package struct ArchivedRecord: Sendable, Hashable {
  package let kind: RecordKind
  /// A ``RecordID``.
  package let id: String
  package let naturalKey: String?
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// The record as JSON.
  package let payload: String

  package init(kind: RecordKind, id: String, naturalKey: String?, createdAt: Int64, payload: String) {
    self.kind = kind
    self.id = id
    self.naturalKey = naturalKey
    self.createdAt = createdAt
    self.payload = payload
  }
}
