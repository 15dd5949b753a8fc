import HTTPTypes
import Hummingbird
import Wire

/// Whether a change is to be made only while a certain version stands (`If-Match`, RFC 9110, section 13.1.1).
enum ChangeCondition: Sendable, Hashable {
  case none
  /// The number of the version; 0 when nothing had been kept.
  case version(Int64)

  /// - Throws: ``Problem`` when the header is none of our tags.
  init(_ request: Request) throws(Problem) {
    guard let text = request.headers[.ifMatch], text != "*" else {
      self = .none
      return
    }
    let bare = text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
    // What stands behind a full stop tells answers of the same version apart.
    let version = bare.dropFirst().dropLast().prefix { $0 != "." }
    guard bare.count > 2, bare.hasPrefix("\""), bare.hasSuffix("\""), let number = Int64(version) else {
      throw Problem(.validation, "If-Match must be the ETag of an earlier answer, such as \"12\".", field: "If-Match")
    }
    self = .version(number)
  }

  /// The tag of a version.
  static func tag(_ change: Int64) -> String { "\"\(change)\"" }
}
