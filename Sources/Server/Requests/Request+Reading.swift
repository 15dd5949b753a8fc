import HTTPTypes
import Hummingbird
import NIOCore
import Wire

extension Request {
  /// The fields of the query.
  var queryFields: FormFields {
    get throws(Problem) { try FormFields(uri.query ?? "") }
  }

  /// The key under which a request that makes something may be sent again.
  var idempotencyKey: String? {
    get throws(Problem) {
      guard let key = headers[.idempotencyKey] else { return nil }
      guard (1...255).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw Problem(.validation, "Idempotency-Key must be 1 to 255 visible ASCII characters.", field: "Idempotency-Key")
      }
      return key
    }
  }

  /// Reads the body as JSON, whatever type it claims to have: the first clients never said.
  // Inlined into small handlers, it crashes the optimizer of Swift 6.3.1 (CoroSplit).
  @inline(never) func json<Body: Decodable & Sendable>(_ type: Body.Type, upTo limit: Int = AppContext.bodyLimit) async throws
    -> Body
  {
    try RequestDecoding.decode(type, from: try await bytes(upTo: limit))
  }

  /// The bytes of the body.
  func bytes(upTo limit: Int = AppContext.bodyLimit) async throws -> [UInt8] {
    Array(try await body.collect(upTo: limit).readableBytesView)
  }

  /// The media type of the body in lower case, without parameters (RFC 9110, section 8.3.1); empty when the request names none.
  var mediaType: String {
    let words = (headers[.contentType] ?? "").prefix { $0 != ";" }.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? words[0].lowercased() : ""
  }

  /// Reads the body as a form.
  func form() async throws -> FormFields {
    guard mediaType == "application/x-www-form-urlencoded" else {
      throw Problem(.unsupportedMediaType, "The body must be application/x-www-form-urlencoded.")
    }
    let bytes = try await body.collect(upTo: AppContext.bodyLimit)
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
      throw Problem(.validation, "The form is not valid UTF-8.")
    }
    return try FormFields(text)
  }
}
