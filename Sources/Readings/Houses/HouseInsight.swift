public import Ephemeris

/// What stands in a house and has texts there.
public enum HouseOccupant: Sendable, Hashable {
  /// One of the ten from Sun to Pluto.
  case planet(CelestialBody)
  /// The node where the Moon crosses to the north.
  case rahu
  /// The other one.
  case ketu
  /// The rising degree, which begins the first house and has a text there alone.
  case ascendant

  /// Whether it can be said to move backwards without its own note: the nodes nearly always do.
  public var goesBackwardsUsually: Bool { self == .rahu || self == .ketu }

  /// The name in the keys of texts.
  var key: String {
    switch self {
    case .planet(let body): body.key
    case .rahu: "rahu"
    case .ketu: "ketu"
    case .ascendant: "ascendant"
    }
  }
}

/// What a planet, a node or the Ascendant in a house means.
public struct HouseInsight: Sendable, Hashable {
  /// What stands there.
  public let occupant: HouseOccupant
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
    self.init(.planet(body), in: house, isRetrograde: isRetrograde, language: language)
  }

  /// The insight for whatever stands in a house, 1 … 12; `nil` for what has no texts there and for houses that do not exist.
  public init?(_ occupant: HouseOccupant, in house: Int, isRetrograde: Bool = false, language: Language) {
    guard let text = language.houses.told(occupant, in: house) else { return nil }
    self.occupant = occupant
    self.house = HouseMeaning(house, language)
    self.isRetrograde = isRetrograde
    summary = text.summary
    strengths = text.strengths
    challenges = text.challenges
    if case .planet(let body) = occupant, isRetrograde {
      retrogradeNote = language.houses.retrograde(body)
    } else {
      retrogradeNote = nil
    }
  }
}
