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
