/// A page of the records of a kind, the newest first.
public struct RecordPage: Sendable, Hashable {
  /// The records that open.
  public internal(set) var records: [Record] = []
  /// Where the page ended, when more follow.
  public internal(set) var next: RecordPlace?
  /// The ids of records between them whose sealed texts do not open.
  public internal(set) var damaged: [String] = []

  /// How much of a page is opened at most, in bytes as they are sealed: then it ends, with one record at least. Twenty readings with their
  /// evidence are half a megabyte.
  public static let usualBytes = 4_000_000
}

/// What changed in an account after a change, the oldest first, tombstones included.
public struct ChangePage: Sendable, Hashable {
  /// The records that open, and the tombstones.
  public internal(set) var records: [Record] = []
  /// The last change that was looked at; the one that was asked from when there is none.
  public internal(set) var last: Int64
  /// Whether more follow.
  public internal(set) var hasMore = false
  /// The ids of records between them whose sealed texts do not open.
  public internal(set) var damaged: [String] = []
}
