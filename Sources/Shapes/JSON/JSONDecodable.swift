/// A value that can be read from the wire.
public protocol JSONDecodable {
  /// Reads the value.
  ///
  /// - Parameters:
  ///   - json: where it stands.
  ///   - path: what it is called, for the error: `birthData.latitude`.
  /// - Throws: ``Problem`` that names the field.
  init(from json: JSONSlice, at path: String) throws(Problem)
}

extension String: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    guard case .string(let text) = try json.read() else { throw JSONFields.wrongType(path, "a string") }
    self = text
  }
}

extension Bool: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    guard case .bool(let truth) = try json.read() else { throw JSONFields.wrongType(path, "true or false") }
    self = truth
  }
}

extension Int: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    guard case .integer(let number) = try json.read(), let exact = Int(exactly: number) else {
      throw JSONFields.wrongType(path, "a whole number")
    }
    self = exact
  }
}

extension Double: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    switch try json.read() {
    case .integer(let number): self = Double(number)
    case .number(let number): self = number
    default: throw JSONFields.wrongType(path, "a number")
    }
  }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    self = json.isNull ? nil : try Wrapped(from: json, at: path)
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    self = []
    var reader = JSONReader(json, within: .archive)
    try reader.array(path) { (reader, index) throws(Problem) in
      append(try Element(from: try reader.skip(), at: "\(path)[\(index)]"))
    }
  }
}

extension JSONMap: JSONDecodable where Value: JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    let fields = try JSONFields(json, at: path)
    self.init([])
    for (name, value) in fields.members {
      entries.append((name, try Value(from: value, at: "\(path).\(name.prefix(64))")))
    }
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONEncodable & JSONDecodable {
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    self.init(
      try JSONMap<Value>(from: json, at: path).entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}

extension JSONSlice {
  /// Reads the value.
  ///
  /// - Throws: ``Problem`` when it is no JSON, or holds more than one record may.
  func read() throws(Problem) -> JSONValue {
    do { return try value() } catch { throw Problem(error) }
  }
}

/// The fields of an object that have been found and not been read.
public struct JSONFields: Sendable {
  let path: String
  let members: [(name: String, value: JSONSlice)]

  /// The fields of an object.
  ///
  /// - Throws: ``Problem`` when it is none.
  public init(_ json: JSONSlice, at path: String) throws(Problem) {
    self.path = path
    var found: [(name: String, value: JSONSlice)] = []
    var reader = JSONReader(json, within: .archive)
    try reader.object(path) { (reader, name) throws(Problem) in found.append((name, try reader.skip())) }
    members = found
  }

  /// Reads a field that must be there.
  public func read<Value: JSONDecodable>(_ name: String) throws(Problem) -> Value {
    guard let json = member(name) else { throw JSONReader.missing(path(of: name)) }
    return try Value(from: json, at: path(of: name))
  }

  /// Reads a field that may be left out or `null`.
  public func readIfPresent<Value: JSONDecodable>(_ name: String) throws(Problem) -> Value? {
    guard let json = member(name), !json.isNull else { return nil }
    return try Value(from: json, at: path(of: name))
  }

  /// Reads a field that may be left out, and may be `null`, which is something else.
  public func readNullable<Value: JSONDecodable>(_ name: String) throws(Problem) -> Value?? {
    guard let json = member(name) else { return .none }
    return json.isNull ? .some(nil) : try Value(from: json, at: path(of: name))
  }

  /// Reads a structure whose fields stand among these; `nil` when its first one that must be there is missing.
  public func inline<Structure: Shape>(_ type: Structure.Type) throws(Problem) -> Structure? {
    do {
      return try Structure(fields: self)
    } catch {
      // A field that is there and wrong is wrong all the same.
      guard error.message.hasSuffix(" is required.") else { throw error }
      return nil
    }
  }

  private func member(_ name: String) -> JSONSlice? { members.first { $0.name == name }?.value }

  private func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  static func wrongType(_ path: String, _ type: String) -> Problem {
    path.isEmpty
      ? Problem(.invalidJSON, "The body must be a JSON object.") : Problem(.validation, "\(path) must be \(type).", field: path)
  }
}

extension JSONDecodable {
  /// Reads a whole document.
  ///
  /// - Throws: ``Problem`` with `INVALID_JSON` when it is none, or `VALIDATION_ERROR` that names the field.
  public init(json bytes: [UInt8], within limits: JSONLimits = .archive) throws(Problem) {
    try JSONReader.checkBytes(bytes)
    var reader = JSONReader(bytes, within: limits)
    let whole = try reader.skip()
    try reader.finish()
    try self.init(from: whole, at: "")
  }
}
