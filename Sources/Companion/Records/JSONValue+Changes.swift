package import JSON

extension JSONValue {
  /// Reads a text that is kept.
  package init(text: String) throws {
    var reader = JSONReader(Array(text.utf8), within: .record)
    self = try reader.value()
    try reader.checkEnd()
  }

  /// This value with what differs between two others changed in it, field by field; what neither of them has stays as it is.
  package func taking(changesFrom old: JSONValue, to new: JSONValue) -> JSONValue {
    if old == new { return self }
    switch (self, old, new) {
    case (.object(var members), .object(let before), .object(let after)):
      for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
        if let value = after[name] {
          members[name] = members[name]?.taking(changesFrom: before[name] ?? .null, to: value) ?? value
        } else {
          members[name] = nil
        }
      }
      return .object(members)
    case (.array(let items), .array(let before), .array(let after)) where items.count == before.count:
      let places = Self.places(of: after, in: before)
      return .array(
        zip(after, places).map { item, place in
          place.map { items[$0].taking(changesFrom: before[$0], to: item) } ?? item
        })
    default: return new
    }
  }

  /// Where each item of a list stood in an earlier one; `nil` for a new one. An item that is like none of the earlier ones, and follows where
  /// another one stood that is like none of the later ones, is that one, changed.
  private static func places(of items: [JSONValue], in earlier: [JSONValue]) -> [Int?] {
    var free: [JSONValue: [Int]] = [:]
    for (index, item) in earlier.enumerated().reversed() { free[item, default: []].append(index) }
    var places = items.map { free[$0]?.popLast() }
    let left = Set(free.values.joined())
    for index in places.indices where places[index] == nil {
      let next = index == 0 ? 0 : places[index - 1].map { $0 + 1 }
      if let next, left.contains(next) { places[index] = next }
    }
    return places
  }

  /// The value without fields that are null.
  package var withoutNulls: JSONValue {
    switch self {
    case .array(let items): .array(items.map(\.withoutNulls))
    case .object(let members): .object(members.filter { $0.value != .null }.mapValues(\.withoutNulls))
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
