/// The sky of a moment, as a list.
public struct SkyAnswer: Shape {
  /// A body of the sky or, with a place, the Ascendant.
  public struct Planet: Shape {
    /// The name in lower case.
    public var id: String
    /// The sign of the body in Unicode; `Asc` of the Ascendant.
    public var symbol: String
    /// {inline}
    public var position: NamedPositionAnswer
    /// What it stands for, in a few words.
    public var significance: String
  }

  public var timestamp: InstantText
  public let system = "western"
  /// Whether there is a place, and so an Ascendant. {key: has_rising_sign}
  public var hasRisingSign: Bool
  /// The bodies in chart order, and with a place the Ascendant after them.
  public var planets: [Planet]
  /// Only with a place.
  public var angles: AnglesAnswer?
  /// Only with a place; under the keys `1` to `12`.
  public var houses: JSONMap<HouseAnswer>?
  /// Only with a place.
  public var houseSystem: HouseSystemName?
  /// Only when the clocks showed the time twice or jumped over it, and the earlier instant was taken for a client that cannot choose.
  public var warnings: [WarningAnswer]?
}

/// Positions by the name of the body.
public struct EphemerisAnswer: Shape {
  public var timestamp: InstantText
  /// TT, as a Julian date.
  public var julianDateTT: Double
  /// Where the signs begin: `western` is tropical, `vedic` sidereal. {enum: [western, vedic]}
  public var system: String
  /// Only in the sidereal zodiac.
  public var ayanamsa: AyanamsaName?
  /// Degrees that were taken from the tropical longitudes.
  public var ayanamsaDegrees: Double?
  /// By the name of the body.
  public var positions: JSONMap<PositionAnswer>
  /// Only with a place.
  public var angles: AnglesAnswer?
  /// Only with a place; under the keys `1` to `12`.
  public var houses: JSONMap<HouseAnswer>?
  /// Only with a place.
  public var houseSystem: HouseSystemName?
}
