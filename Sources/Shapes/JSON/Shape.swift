/// A structure on the wire: its stored properties are the fields of a JSON object, in their order.
///
/// Whoever writes one declares the properties and their doc comments; `Tools/shapes` writes the memberwise initialiser, `encodeFields(to:)`,
/// ``init(fields:)`` and the schema in `openapi.yaml`. Its README tells which notes of a doc comment it reads.
public protocol Shape: JSONEncodable, JSONDecodable, Sendable, Equatable {
  /// Writes the fields into an object that is open.
  func encodeFields(to json: inout JSONWriter)
  /// Reads the fields of an object.
  init(fields: JSONFields) throws(Problem)
}

extension Shape {
  @inlinable
  public func encode(to json: inout JSONWriter) {
    json.open(UInt8(ascii: "{"))
    encodeFields(to: &json)
    json.close(UInt8(ascii: "}"))
  }

  public init(from json: JSONSlice, at path: String) throws(Problem) { try self.init(fields: JSONFields(json, at: path)) }
}

/// A word out of a list: on the wire a string.
public protocol WireWord: JSONEncodable, JSONDecodable, Sendable, Hashable, CaseIterable, RawRepresentable
where RawValue == String {}

extension WireWord {
  @inlinable
  public func encode(to json: inout JSONWriter) { json.string(rawValue) }

  public init(from json: JSONSlice, at path: String) throws(Problem) {
    let word = try String(from: json, at: path)
    guard let value = Self(rawValue: word) else {
      throw Problem(.validation, "\(path) has an unknown value.", field: path, allowed: Self.allCases.map(\.rawValue))
    }
    self = value
  }
}

/// A value that is JSON already: records as they are kept, and what a caller sent.
public struct RawJSON: JSONEncodable, JSONDecodable, Sendable, Equatable {
  /// The JSON.
  public var text: String

  /// A value from its JSON.
  public init(_ text: String) { self.text = text }

  public init(from json: JSONSlice, at path: String) throws(Problem) { text = String(decoding: json.ownBytes, as: UTF8.self) }

  public func encode(to json: inout JSONWriter) { json.raw(text) }
}
