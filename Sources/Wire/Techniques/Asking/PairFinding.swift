/// What a technique finds between two charts.
public struct PairFinding<Found: TechniqueFinding>: JSONEncodable, Sendable {
  /// Whose chart the first is.
  public let first: AskedBirth
  /// Whose chart the second is.
  public let second: AskedBirth
  /// What was found.
  public let found: Found

  /// What was found between two charts.
  public init(_ first: AskedBirth, _ second: AskedBirth, _ found: Found) {
    self.first = first
    self.second = second
    self.found = found
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      first.writePerson("person1", to: &json)
      second.writePerson("person2", to: &json)
      found.writeFields(to: &json)
      json.field("warnings", found.notices)
    }
  }
}
