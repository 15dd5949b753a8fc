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
