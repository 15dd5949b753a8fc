package import JSON

/// Any JSON within a stored value: what a client keeps with us in a form of its own.
package struct KeptJSON: Codable, Sendable, Hashable {
  package var value: JSONValue

  /// Puts the value together from its parts.
  package init(_ value: JSONValue) { self.value = value }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in members.allKeys { object[key.stringValue] = try members.decode(KeptJSON.self, forKey: key).value }
      value = .object(object)
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !items.isAtEnd { array.append(try items.decode(KeptJSON.self).value) }
      value = .array(array)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .null
    } else if let flag = try? single.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? single.decode(Int64.self) {
      value = .integer(number)
    } else if let number = try? single.decode(Double.self) {
      value = .number(number)
    } else {
      value = .string(try single.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch value {
    case .object(let object):
      var members = encoder.container(keyedBy: Key.self)
      for (name, value) in object { try members.encode(KeptJSON(value), forKey: Key(stringValue: name)) }
    case .array(let array):
      var items = encoder.unkeyedContainer()
      for value in array { try items.encode(KeptJSON(value)) }
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .bool(let flag):
      var single = encoder.singleValueContainer()
      try single.encode(flag)
    case .integer(let number):
      var single = encoder.singleValueContainer()
      try single.encode(number)
    case .number(let number):
      var single = encoder.singleValueContainer()
      try single.encode(number)
    case .string(let text):
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }
  }

  /// This value with the members of another one over its own; what the other one leaves out, or has as `null`, stays.
  func taking(_ later: KeptJSON) -> KeptJSON {
    guard case .object(var members) = value, case .object(let newer) = later.value else { return later }
    for (name, value) in newer where value != .null { members[name] = value }
    return KeptJSON(.object(members))
  }
}
