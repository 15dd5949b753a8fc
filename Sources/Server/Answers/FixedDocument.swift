import HTTPTypes
import Hummingbird
import NIOCore

/// A document that is the same for everybody as long as the server runs: kept once, plain and compressed, and never copied for an answer.
struct FixedDocument: Sendable {
  private let plain: ByteBuffer
  private let packed: ByteBuffer?
  private let validator: Validator
  private let mediaType: String

  init(_ text: String, mediaType: String) {
    plain = ByteBuffer(string: text)
    packed = Gzip.compress(plain, level: 9)
    validator = Validator(of: text.utf8)
    self.mediaType = mediaType
  }

  /// The document, or the short answer that the caller has it.
  func answer(to request: Request) -> Response {
    var headers: HTTPFields = [.contentType: mediaType, .cacheControl: "no-cache"]
    guard request.acceptsGzip, let packed, !validator.isHeld(by: request) else {
      return validator.answer(Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: plain)), to: request)
    }
    headers[.contentEncoding] = "gzip"
    headers[.vary] = "Accept-Encoding"
    return validator.answer(Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: packed)), to: request)
  }
}
