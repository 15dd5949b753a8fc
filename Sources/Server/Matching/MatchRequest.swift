import Wire

/// The body of `match` and `compatibility`: two people, and how to compare them.
struct MatchRequest: Decodable, Sendable {
  /// The two.
  let pair: PairRequest
  /// Given back as it came.
  let matchType: String?
  /// `western`, `vedic`, `chinese`; all when left out.
  let systems: [String]?
  /// How to compare.
  let options: MatchRequestOptions?

  private enum CodingKeys: String, CodingKey {
    case matchType, systems, options
  }

  init(from decoder: any Decoder) throws {
    pair = try PairRequest(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    matchType = try container.decodeIfPresent(String.self, forKey: .matchType)
    systems = try container.decodeIfPresent([String].self, forKey: .systems)
    options = try container.decodeIfPresent(MatchRequestOptions.self, forKey: .options)
  }
}

/// How to compare two births.
struct MatchRequestOptions: Codable, Sendable {
  /// By its identifier; Lahiri when left out.
  var ayanamsa: String?
  /// `person1` or `person2`; when left out both ways are reckoned and the points are the mean.
  var bride: String?
  /// `kinds` or `signs`.
  var vashya: String?
  /// `graded` or `enmities`.
  var yoni: String?
  /// `directed` or `symmetric`.
  var gana: String?
  /// Whether a dosha that is cancelled scores in full; no when left out.
  var cancelledDoshasScore: Bool?
  /// `common` or `withSecond`: which houses of Mars count.
  var manglikHouses: String?
}
