/// A planet in a house, as `astrology/house-insights` asks about it.
public struct PlanetInHouse: Decodable, Sendable {
  /// The planet by name, in any case.
  public let id: String
  /// 1 … 12.
  public let house: WholeNumber
  /// Whether it moves backwards; no when left out.
  public let retrograde: Bool?

  /// A planet in a house.
  public init(id: String, house: Int, retrograde: Bool?) {
    self.id = id
    self.house = WholeNumber(house)
    self.retrograde = retrograde
  }
}
