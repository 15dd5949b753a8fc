/// A list under a name.
public struct ListAnswer<Element: JSONEncodable & Sendable>: JSONEncodable, Sendable {
  let name: String
  let elements: [Element]

  /// A list.
  public init(_ name: String, _ elements: [Element]) {
    self.name = name
    self.elements = elements
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key(named: name)
      json.array(elements) { json, element in element.encode(to: &json) }
      json.key("next")
      json.null()
    }
  }
}
