public import Ephemeris

/// What a planet in a house means.
public struct HouseInsight: Sendable, Hashable {
  /// One of the ten from Sun to Pluto.
  public let body: CelestialBody
  /// The house.
  public let house: HouseMeaning
  /// Whether the planet moved backwards.
  public let isRetrograde: Bool
  /// One sentence.
  public let summary: String
  /// Two sentences on what it is good for.
  public let strengths: [String]
  /// Two sentences on what it trips over.
  public let challenges: [String]
  /// One sentence on what it means that the planet moved backwards; `nil` when it did not.
  public let retrogradeNote: String?

  /// The insight for a body in a house, 1 … 12; `nil` for bodies that have no texts and houses that do not exist.
  public init?(_ body: CelestialBody, in house: Int, isRetrograde: Bool = false, language: Language) {
    guard let text = language.houses.told(body, in: house) else { return nil }
    self.body = body
    self.house = HouseMeaning(house, language)
    self.isRetrograde = isRetrograde
    summary = text.summary
    strengths = text.strengths
    challenges = text.challenges
    retrogradeNote = isRetrograde ? language.houses.retrograde(body) : nil
  }
}
