/// A record as an export has it.
public struct ArchivedRecord: Sendable, Hashable {
  public let kind: RecordKind
  /// A ``RecordID``.
  public let id: String
  public let naturalKey: String?
  /// Microseconds of POSIX time.
  public let createdAt: Int64
  /// The record as JSON.
  public let payload: String

  public init(kind: RecordKind, id: String, naturalKey: String?, createdAt: Int64, payload: String) {
    self.kind = kind
    self.id = id
    self.naturalKey = naturalKey
    self.createdAt = createdAt
    self.payload = payload
  }
}
