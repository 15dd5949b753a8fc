public import Astrology

/// How two animals regard each other.
public struct AnimalMatchAnswer: JSONEncodable, Sendable {
  let match: AnimalMatch

  /// An answer.
  public init(_ match: AnimalMatch) { self.match = match }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("person1", match.first.name)
      json.field("person2", match.second.name)
      json.field("score", match.score())
      json.field("relations", match.relations.map(\.name))
      json.field(
        "formula",
        "50 and the weights of all relations: harmony 40, trine 35, same 10, break -10, punishment -20, harm -30, clash -40; our own, for want "
          + "of any in the classics.")
    }
  }
}
