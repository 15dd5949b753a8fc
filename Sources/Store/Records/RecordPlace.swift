/// A place in the list of the records of a kind, as it travels between the pages of a list.
package struct RecordPlace: Sendable, Hashable {
  /// Microseconds of POSIX time.
  let createdAt: Int64
  let id: String

  /// The place of a record.
  package init(_ record: Record) {
    createdAt = record.createdAt
    id = record.id
  }

  /// A place by what makes it.
  init(createdAt: Int64, id: String) {
    self.createdAt = createdAt
    self.id = id
  }

  /// A place from its text; `nil` when the text is none of ours.
  package init?(text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let createdAt = Int64(parts[0]), RecordID.isValid(parts[1]) else { return nil }
    self.createdAt = createdAt
    id = String(parts[1])
  }

  /// The place as a text of letters, digits, `-` and `_`.
  package var text: String { "\(createdAt)_\(id)" }
}
