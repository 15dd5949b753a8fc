/// The body of `ephemeris/calculate`: a moment, either as a civil date and time or as a Julian date, and what to place.
public struct CalculateRequest: Codable, Sendable {
  /// `YYYY-MM-DD`; Julian calendar before 1582-10-15.
  public var date: String?
  /// `HH:MM` or `HH:MM:SS`; noon when left out.
  public var time: String?
  /// An IANA zone; UTC when left out.
  public var timezone: String?
  /// Which of the two, when the clock showed the time twice: `earlier` or `later`.
  public var fold: String?
  /// A Julian date in TT, instead of `date`.
  public var julianDate: Double?
  /// Names of bodies; all but the asteroids when left out.
  public var bodies: [String]?
  /// Degrees north, for houses and angles.
  public var latitude: Double?
  /// Degrees east, for houses and angles.
  public var longitude: Double?
  /// A house system; Placidus when left out, and whole signs in the Vedic zodiac.
  public var houseSystem: String?
  /// A zodiac: `western`, the default, or `vedic`.
  public var system: String?
  /// An ayanamsa by its identifier, for `vedic`; Lahiri when left out.
  public var ayanamsa: String?
}
