/// A page of the records of a kind, the newest first.
package struct RecordPage: Sendable, Hashable {
  /// The records that open.
  package internal(set) var records: [Record] = []
  /// Where the page ended, when more follow.
  package internal(set) var next: RecordPlace?
  /// The ids of records between them whose sealed texts do not open.
  package internal(set) var damaged: [String] = []

  /// How much of a page is opened at most, in bytes as they are sealed: then it ends, with one record at least. Twenty readings with their
  /// evidence are half a megabyte.
  package static let usualBytes = 4_000_000
}

/// What changed in an account after a change, the oldest first, tombstones included.
package struct ChangePage: Sendable, Hashable {
  /// The records that open, and the tombstones.
  package internal(set) var records: [Record] = []
  /// The last change that was looked at; the one that was asked from when there is none.
  package internal(set) var last: Int64
  /// Whether more follow.
  package internal(set) var hasMore = false
  /// The ids of records between them whose sealed texts do not open.
  package internal(set) var damaged: [String] = []
}
