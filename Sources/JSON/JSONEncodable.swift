/// A value that knows how it looks on the wire.
public protocol JSONEncodable {
  /// Writes the value as one JSON value.
  func encode(to json: inout JSONWriter)
}

extension JSONEncodable {
  /// The value as a JSON document, UTF-8.
  public func jsonBytes(capacity: Int = 1024) -> [UInt8] {
    var json = JSONWriter(capacity: capacity)
    encode(to: &json)
    return json.finished()
  }
}

extension JSONWriter {
  /// Writes a field of an object.
  @inlinable
  public mutating func field(_ name: StaticString, _ value: some JSONEncodable) {
    key(name)
    value.encode(to: &self)
  }

  /// Writes a field only when it has a value.
  @inlinable
  public mutating func field(_ name: StaticString, ifPresent value: (some JSONEncodable)?) {
    if let value { field(name, value) }
  }

  /// Writes a field with a number of at most `decimals` places.
  @inlinable
  public mutating func field(_ name: StaticString, _ value: Double, decimals: Int) {
    key(name)
    number(value, decimals: decimals)
  }

  /// Writes a field with a number of at most `decimals` places, or `null`.
  @inlinable
  public mutating func field(_ name: StaticString, _ value: Double?, decimals: Int) {
    key(name)
    if let value { number(value, decimals: decimals) } else { null() }
  }

  /// Writes a field with a number of at most `decimals` places, only when there is one.
  @inlinable
  public mutating func field(_ name: StaticString, ifPresent value: Double?, decimals: Int) {
    if let value { field(name, value, decimals: decimals) }
  }

  /// Writes a field that holds an object.
  @inlinable
  public mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }
}

extension String: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.integer(Int64(self)) }
}

extension Double: JSONEncodable {
  /// At most nine places: four microarcseconds of a longitude.
  public func encode(to json: inout JSONWriter) { json.number(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  /// `null` when there is nothing.
  public func encode(to json: inout JSONWriter) {
    if let self { self.encode(to: &json) } else { json.null() }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  public func encode(to json: inout JSONWriter) { json.array(self) { json, element in element.encode(to: &json) } }
}

/// An object whose names come from data, in the order given.
public struct JSONMap<Value: JSONEncodable>: JSONEncodable {
  /// The names and values, in order.
  public var entries: [(name: String, value: Value)]

  /// An object from names and values, in order.
  public init(_ entries: [(name: String, value: Value)]) { self.entries = entries }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      for entry in entries {
        json.key(named: entry.name)
        entry.value.encode(to: &json)
      }
    }
  }
}

extension JSONMap: Sendable where Value: Sendable {}

extension JSONMap: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.entries.elementsEqual(other.entries) { $0 == $1 } }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// An object, its names in order, so that equal values have equal bytes.
  public func encode(to json: inout JSONWriter) {
    JSONMap(sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }).encode(to: &json)
  }
}
