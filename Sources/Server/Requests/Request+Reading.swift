import HTTPTypes
import Hummingbird
import NIOCore
import Wire

extension Request {
  /// The fields of the query.
  var queryFields: FormFields {
    get throws(Problem) { try FormFields(uri.query ?? "") }
  }

  /// Reads the body as JSON, whatever type it claims to have: the first clients never said.
  func json<Body: Decodable & Sendable>(_ type: Body.Type) async throws -> Body {
    try RequestDecoding.decode(type, from: Array(try await body.collect(upTo: AppContext.bodyLimit).readableBytesView))
  }

  /// Reads the body as a form.
  func form() async throws -> FormFields {
    let type = headers[.contentType] ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else {
      throw Problem(.unsupportedMediaType, "The body must be application/x-www-form-urlencoded.")
    }
    let bytes = try await body.collect(upTo: AppContext.bodyLimit)
    guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
      throw Problem(.validation, "The form is not valid UTF-8.")
    }
    return try FormFields(text)
  }
}
