/// The body of `match` and `compatibility`: two people, and how to compare them.
public struct MatchRequest: Decodable, Sendable {
  /// The two.
  public let pair: PairRequest
  /// Given back as it came.
  public let matchType: String?
  /// `western`, `vedic`, `chinese`; all when left out.
  public let systems: [String]?
  /// How to compare.
  public let options: MatchRequestOptions?

  private enum CodingKeys: String, CodingKey {
    case matchType, systems, options
  }

  public init(from decoder: any Decoder) throws {
    pair = try PairRequest(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    matchType = try container.decodeIfPresent(String.self, forKey: .matchType)
    systems = try container.decodeIfPresent([String].self, forKey: .systems)
    options = try container.decodeIfPresent(MatchRequestOptions.self, forKey: .options)
  }
}

/// How to compare two births.
public struct MatchRequestOptions: Codable, Sendable {
  /// By its identifier; Lahiri when left out.
  public var ayanamsa: String?
  /// `person1` or `person2`; when left out both ways are reckoned and the points are the mean.
  public var bride: String?
  /// `kinds` or `signs`.
  public var vashya: String?
  /// `graded` or `enmities`.
  public var yoni: String?
  /// `directed` or `symmetric`.
  public var gana: String?
  /// Whether a dosha that is cancelled scores in full; no when left out.
  public var cancelledDoshasScore: Bool?
  /// `common` or `withSecond`: which houses of Mars count.
  public var manglikHouses: String?
}
