package import Store

/// An entry of a journal with the record that keeps it.
package struct JournalEntry: Sendable, Hashable {
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time.
  package let updatedAt: Int64
  /// The version of the record.
  package let change: Int64
  package let kept: StoredEntry

  /// The entry that a record holds.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it is none.
  package init(_ record: Record) throws(CompanionError) {
    kept = try StoredEntry(payload: record.payload ?? "")
    id = record.id
    createdAt = record.createdAt
    updatedAt = record.updatedAt
    change = record.change
  }
}

/// Some entries, where the older ones begin, and which between them cannot be opened.
package struct JournalPart: Sendable {
  package var entries: [JournalEntry] = []
  package var next: RecordPlace?
  /// The ids of records that do not open, or hold no entry.
  package var damaged: [String] = []

  /// Takes in what a page of records holds.
  mutating func take(_ page: RecordPage) {
    let (entries, damaged) = page.read { try JournalEntry($0) }
    self.entries += entries
    self.damaged += damaged
  }
}

/// The newest entries, and how many there are in all.
package struct JournalOverview: Sendable {
  package let entries: [JournalEntry]
  package let count: Int
}
