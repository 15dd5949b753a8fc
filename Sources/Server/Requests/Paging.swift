import Hummingbird
import Store
import Wire

/// Which page of a list is asked for: `cursor`, the `next` of the page before, and `limit`.
struct Paging: Sendable {
  let place: RecordPlace?
  let limit: Int

  /// How many elements a page has when nothing is said.
  static let usual = 20
  /// How many it may have.
  static let most = 100

  /// - Throws: ``Problem`` that names the field.
  init(_ request: Request) throws(Problem) {
    let fields = try request.queryFields
    limit = try fields.integer("limit") ?? Self.usual
    guard (1...Self.most).contains(limit) else {
      throw Problem(.validation, "limit must lie between 1 and \(Self.most).", field: "limit")
    }
    guard let text = fields["cursor"] else {
      place = nil
      return
    }
    guard let place = RecordPlace(text: text) else {
      throw Problem(.validation, "cursor must be the value of next in an earlier page.", field: "cursor")
    }
    self.place = place
  }
}
