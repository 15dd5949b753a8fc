/// A moment, either as a civil date and time or as a Julian date, and what to place.
/// {example: {date: '1879-03-14', time: '10:50', bodies: [Sun, Moon, Mercury]}}
public struct CalculateRequest: RequestShape {
  /// `YYYY-MM-DD`; Julian calendar before 1582-10-15.
  public var date: DateText?
  /// `HH:MM` or `HH:MM:SS`; noon when left out.
  public var time: String?
  /// An IANA zone; UTC when left out.
  public var timezone: String?
  /// Which of the two, when the clock showed the time twice.
  public var fold: FoldName?
  /// A Julian date in TT, instead of `date`.
  public var julianDate: Double?
  /// Names of bodies; all but the asteroids when left out.
  public var bodies: [BodyName]?
  /// Degrees north, for houses and angles. {minimum: -90, maximum: 90}
  public var latitude: Double?
  /// Degrees east, for houses and angles. {minimum: -180, maximum: 180}
  public var longitude: Double?
  /// Placidus when left out, and whole signs in the Vedic zodiac.
  public var houseSystem: HouseSystemName?
  /// Which zodiac: `vedic` is sidereal. {enum: [western, vedic], default: western}
  public var system: String?
  /// Only with `vedic`; Lahiri when left out.
  public var ayanamsa: AyanamsaName?
}

/// A place on the Earth, for houses and angles.
public struct PlaceQuery: Query {
  /// Degrees north. {minimum: -90, maximum: 90, example: 40.7128}
  public var lat: Double?
  /// Degrees east. {minimum: -180, maximum: 180, example: -74.006}
  public var lon: Double?
}

/// Which zodiac and which houses.
public struct ZodiacQuery: Query {
  /// Which zodiac: `vedic` is sidereal. {enum: [western, vedic], default: western}
  public var system: String?
  public var ayanamsa: AyanamsaName?
  /// Which node Rahu is, with `system=vedic`. {enum: [mean, 'true'], default: mean}
  public var node: String?
  public var houseSystem: HouseSystemName?
}

/// The sky of this moment.
public struct CurrentSkyQuery: Query {
  /// {inline}
  public var place = PlaceQuery()
  /// {inline}
  public var zodiac = ZodiacQuery()
}

/// The sky of a given moment.
public struct SkyQuery: Query {
  /// {example: '1990-06-15'}
  public var date: DateText
  /// Noon when left out. {example: '14:30'}
  public var time: String?
  /// An IANA zone; UTC when left out. {example: America/New_York}
  public var tz: String?
  public var fold: FoldName?
  /// {inline}
  public var place = PlaceQuery()
  /// {inline}
  public var zodiac = ZodiacQuery()
}

/// Positions of chosen bodies, now or at a given moment.
public struct PositionsQuery: Query {
  /// Names with commas; all but the asteroids when left out. {example: 'Sun,Moon,TrueNode'}
  public var bodies: String?
  public var date: DateText?
  public var time, tz: String?
  public var fold: FoldName?
  /// {inline}
  public var place = PlaceQuery()
  /// {inline}
  public var zodiac = ZodiacQuery()
}
