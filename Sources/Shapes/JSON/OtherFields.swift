extension JSONMap {
  /// Writes the fields into an object that is open.
  @inlinable
  public func encodeFields(to json: inout JSONWriter) {
    for entry in entries {
      json.key(named: entry.name)
      entry.value.encode(to: &json)
    }
  }
}

extension JSONFields {
  /// Reads all fields but those that have a meaning of their own.
  public func others<Value: JSONEncodable & JSONDecodable>(besides names: Set<String>) throws(Problem) -> JSONMap<Value> {
    var map = JSONMap<Value>([])
    for (name, value) in members where !names.contains(name) {
      map.entries.append((name, try Value(from: value, at: "\(path).\(name.prefix(64))")))
    }
    return map
  }
}
