import Foundation

/// Reads request bodies, and says in plain words what is wrong with one that cannot be read.
public enum RequestDecoding {
  /// Decodes a JSON body.
  ///
  /// - Throws: ``Problem`` with code `INVALID_JSON` when the bytes are not JSON, or `VALIDATION_ERROR` with the path of the field that
  ///   is missing or has the wrong type, or with the number of values, depth or length that is more than the limits allow.
  public static func decode<Body: Decodable>(
    _ type: Body.Type, from bytes: [UInt8], within limits: JSONLimits = .body
  ) throws(Problem) -> Body {
    try JSONReader.checkBytes(bytes)
    // The decoder of the system builds something of every value, whether it is asked for or not.
    try JSONReader.check(bytes, within: limits)
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw problem(for: error)
    } catch {
      throw Problem(.invalidJSON, "The body is not valid JSON.")
    }
  }

  private static func problem(for error: DecodingError) -> Problem {
    switch error {
    case .keyNotFound(let key, let context):
      let path = Self.path(context.codingPath + [key])
      return Problem(.validation, "\(path) is required.", field: path)
    case .valueNotFound(let type, let context):
      let path = Self.path(context.codingPath)
      guard !context.codingPath.isEmpty else {
        return Problem(.invalidJSON, "The body must be a JSON object.")
      }
      return Problem(.validation, "\(path) must be \(description(of: type)), got null.", field: path)
    case .typeMismatch(let type, let context):
      let path = Self.path(context.codingPath)
      guard !context.codingPath.isEmpty else {
        return Problem(.invalidJSON, "The body must be a JSON object.")
      }
      return Problem(.validation, "\(path) must be \(description(of: type)).", field: path)
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else {
        return Problem(.invalidJSON, "The body is not valid JSON, or contains a number that is out of range.")
      }
      let path = Self.path(context.codingPath)
      return Problem(.validation, "\(path) has a value that cannot be read: \(context.debugDescription)", field: path)
    @unknown default:
      return Problem(.invalidJSON, "The body is not valid JSON.")
    }
  }

  /// `birthData.latitude`, `bodies[2]`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        // Only names of our own structures get here, but a dictionary's keys would be the sender's: keep the answer short.
        path += (path.isEmpty ? "" : ".") + String(key.stringValue.prefix(64))
      }
    }
    return path
  }

  private static func description(of type: Any.Type) -> String {
    if type == String.self { return "a string" }
    if type == Double.self { return "a number" }
    if type == Int.self { return "a whole number" }
    if type == Bool.self { return "true or false" }
    if type is any Collection.Type { return "\(type)".hasPrefix("Dictionary") ? "an object" : "an array" }
    return "an object"
  }
}

extension JSONSlice {
  /// Reads the value as a structure of ours.
  ///
  /// - Throws: ``Problem`` that names the field.
  public func read<Structure: Decodable>(as type: Structure.Type) throws(Problem) -> Structure {
    try RequestDecoding.decode(type, from: Array(ownBytes), within: .record)
  }
}
