import HTTPTypes
import Hummingbird
import Logging
import Store
import Wire

extension Response {
  /// The answer, telling that records were left out of it because they cannot be opened: the caller by a header, the house by its log.
  func leavingOut(_ damaged: [String], of kind: String, _ context: AppContext) -> Response {
    guard !damaged.isEmpty else { return self }
    context.noteDamaged(damaged.count, of: kind)
    var response = self
    response.headers[.damagedRecords] = "\(damaged.count)"
    return response
  }
}

extension RecordPage {
  /// What the records say, and the ids of those that do not open or are not of the shape that they should have.
  func read<Content>(_ content: (Record) throws -> Content) -> (contents: [Content], damaged: [String]) {
    var contents: [Content] = []
    var damaged = damaged
    for record in records {
      if let content = try? content(record) { contents.append(content) } else { damaged.append(record.id) }
    }
    return (contents, damaged)
  }
}

extension AppContext {
  /// Writes into the log that records cannot be opened.
  func noteDamaged(_ count: Int, of kind: String) {
    logger.error(
      "damaged records were left out; astronova doctor names them",
      metadata: ["id": "\(requestID)", "kind": "\(kind)", "count": "\(count)"])
  }
}

extension HTTPField.Name {
  /// How many records are missing in an answer because they are damaged.
  static let damagedRecords = HTTPField.Name("X-Damaged-Records")!
}

extension Problem {
  /// A record does not open, or does not have its shape any more.
  static let recordDamaged = Problem(
    .recordDamaged,
    "This record is damaged and cannot be opened; the others are none the worse for it. It can be deleted, or taken back from an export or a backup."
  )
}
