import Foundation

/// Reads request bodies, and says in plain words what is wrong with one that cannot be read.
package enum RequestDecoding {
  /// Decodes a JSON body.
  ///
  /// - Throws: ``Problem`` with code `INVALID_JSON` when the bytes are not JSON, or `VALIDATION_ERROR` with the path of the field that
  ///   is missing or has the wrong type, or with the number of values, depth or length that is more than the limits allow.
  package static func decode<Body: Decodable>(
    _ type: Body.Type, from bytes: [UInt8], within limits: JSONLimits = .body
  ) throws(Problem) -> Body {
    try JSONReader.checkBytes(bytes)
    do {
      // The decoder of the system builds something of every value, whether it is asked for or not.
      try JSONReader.check(bytes, within: limits)
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as JSONError {
      throw Problem(error)
    } catch let error as DecodingError {
      throw Problem(JSONError(error))
    } catch {
      throw Problem(.invalidJSON, "The body is not valid JSON.")
    }
  }
}
