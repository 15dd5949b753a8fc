import Foundation

/// Any JSON value, for records whose inner shape is the client's own.
public enum JSONValue: Codable, Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// How deep values may lie within each other.
  public static let mostDepth = 64

  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.mostDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "values lie more than \(Self.mostDepth) deep"))
    }
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let whole = try? container.decode(Int64.self) {
      self = .integer(whole)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .bool(isTrue)
    } else if container.decodeNil() {
      self = .null
    } else if let decoded = try Self.members(of: decoder) {
      self = .object(decoded)
    } else {
      var items = try decoder.unkeyedContainer()
      var values: [JSONValue] = []
      while !items.isAtEnd { values.append(try items.decode(JSONValue.self)) }
      self = .array(values)
    }
  }

  private static func members(of decoder: any Decoder) throws -> [String: JSONValue]? {
    guard let container = try? decoder.container(keyedBy: Name.self) else { return nil }
    var members: [String: JSONValue] = [:]
    for name in container.allKeys { members[name.stringValue] = try container.decode(JSONValue.self, forKey: name) }
    return members
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// The value as text; equal values have equal texts.
  public var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Reads the value as a structure of ours.
  ///
  /// - Throws: ``Problem`` that names the field.
  public func read<Structure: Decodable>(as type: Structure.Type) throws(Problem) -> Structure {
    guard let text = try? text else { throw Problem(.validation, "The value cannot be read.") }
    return try RequestDecoding.decode(type, from: Array(text.utf8))
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
