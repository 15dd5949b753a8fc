extension JSONError {
  /// Says in plain words what a decoder has found wrong.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      let path = Self.path(context.codingPath + [key])
      self = .invalid("\(path) is required.", field: path)
    case .valueNotFound(let type, let context):
      let path = Self.path(context.codingPath)
      guard !context.codingPath.isEmpty else {
        self = .malformed("The body must be a JSON object.")
        return
      }
      self = .invalid("\(path) must be \(Self.description(of: type)), got null.", field: path)
    case .typeMismatch(let type, let context):
      let path = Self.path(context.codingPath)
      guard !context.codingPath.isEmpty else {
        self = .malformed("The body must be a JSON object.")
        return
      }
      self = .invalid("\(path) must be \(Self.description(of: type)).", field: path)
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else {
        self = .malformed("The body is not valid JSON, or contains a number that is out of range.")
        return
      }
      let path = Self.path(context.codingPath)
      self = .invalid("\(path) has a value that cannot be read: \(context.debugDescription)", field: path)
    @unknown default:
      self = .malformed("The body is not valid JSON.")
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
