/// What is told of a Sun sign: one of the twelve files below `Resources/Texts/<language>/signs`.
///
/// The names of the fields in the file are those of the contract, in snake case; every field is required. A `JSONDecoder` reads it
/// with `keyDecodingStrategy = .convertFromSnakeCase`.
public struct SunSignProfile: Codable, Sendable, Hashable {
  /// The planets that stand well or badly in the sign.
  public struct Dignities: Codable, Sendable, Hashable {
    public var exaltation: String
    public var detriment: String
    public var fall: String
  }

  /// What tradition puts beside the sign.
  public struct Correspondences: Codable, Sendable, Hashable {
    public var tarot: String
    public var colors: [String]
    public var gemstones: [String]
    public var metal: String
    public var dayOfWeek: String
    public var luckyNumbers: [Int]
  }

  /// How the sign fares in its body.
  public struct Health: Codable, Sendable, Hashable {
    public var strengths: String
    public var vulnerabilities: String
    public var wellnessAdvice: String
  }

  /// Another sign, and why it is named.
  public struct Companion: Codable, Sendable, Hashable {
    public var sign: String
    public var reason: String
  }

  /// How the sign gets on with others.
  public struct Compatibility: Codable, Sendable, Hashable {
    public var sameSign: String
    public var mostCompatible: [Companion]
    public var challenging: [Companion]
    public var growthOriented: [Companion]
  }

  public var sign: String
  public var dates: String
  public var symbol: String
  public var glyph: String
  public var element: String
  public var modality: String
  public var polarity: String
  public var rulingPlanet: String
  public var rulingPlanetGlyph: String
  public var planetaryDignities: Dignities
  public var bodyPartsRuled: [String]
  public var correspondences: Correspondences
  public var keywords: [String]
  public var positiveTraits: [String]
  public var shadowTraits: [String]
  public var lifeLesson: String
  public var evolutionaryGoal: String
  public var mythology: String
  public var seasonalAssociation: String
  public var archetypalRoles: [String]
  public var healthTendencies: Health
  public var compatibilityOverview: Compatibility
  public var summary: String
  public var domainProfiles: SunSignDomains
}
