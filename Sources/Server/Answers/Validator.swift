import HTTPTypes
import Hummingbird
import NIOCore
import Readings

/// A tag by which a caller can ask whether a document has changed (RFC 9110, section 8.8.3). Weak, since the same document may go
/// out compressed or plain.
struct Validator: Sendable, Hashable {
  let tag: String

  init(tag: String) { self.tag = tag }

  /// The tag of some bytes: their `FNV1a`.
  init(of bytes: some Sequence<UInt8>) { tag = "W/\"\(Self.hash(bytes))\"" }

  /// The tag of an answer that can be changed by whoever names its version (``ChangeCondition``): the version, and the hash of the bytes.
  init(of bytes: some Sequence<UInt8>, version: Int64) { tag = "\"\(version).\(Self.hash(bytes))\"" }

  private static func hash(_ bytes: some Sequence<UInt8>) -> String { String(FNV1a.hash(bytes), radix: 16) }

  /// Whether the caller says that it has this version. Compared weakly (RFC 9110, section 13.1.2).
  func isHeld(by request: Request) -> Bool {
    guard let held = request.headers[.ifNoneMatch] else { return false }
    func bare(_ tag: some StringProtocol) -> Substring {
      let text = Substring(tag).drop { $0 == " " }
      return text.hasPrefix("W/") ? text.dropFirst(2) : text
    }
    return held == "*" || held.split(separator: ",").contains { bare($0) == bare(tag) }
  }

  /// The answer with the tag or, when the caller has this version, the short answer that says so.
  func answer(_ response: Response, to request: Request) -> Response {
    var response = response
    response.headers[.eTag] = tag
    guard isHeld(by: request) else { return response }
    var headers = response.headers
    headers[.contentLength] = nil
    headers[.contentType] = nil
    return Response(status: .notModified, headers: headers)
  }
}
