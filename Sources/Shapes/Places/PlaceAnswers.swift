/// A place in a list of search results.
///
/// {decimals: 5}
public struct PlaceAnswer: Shape, Hashable {
  /// The identifier of GeoNames, by which a form names the place.
  public var id: Int
  /// The name: `New York`.
  public var name: String
  /// Name, region and country: `New York, New York, United States`.
  public var displayName: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// The country's English name.
  public var country: String
  /// The country's two letters of ISO 3166.
  public var countryCode: String
  /// The first-order region; empty when there is none.
  public var state: String
  /// The IANA zone.
  public var timezone: String
}

/// The places that a search found, best first.
public struct PlacesAnswer: Shape {
  public var locations: [PlaceAnswer]
}

/// Coordinates.
public struct LocationAnswer: Shape {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
}

/// Where, and what the clock showed.
///
/// {example: {latitude: 40.7128, longitude: -74.006, date: '2024-11-03', time: '01:30'}}
public struct TimeZoneRequest: RequestShape {
  /// Degrees north. {minimum: -90, maximum: 90}
  public var latitude: Double?
  /// Degrees east. {minimum: -180, maximum: 180}
  public var longitude: Double?
  /// `latitude` under the name of the query. {minimum: -90, maximum: 90}
  public var lat: Double?
  /// `longitude` under the name of the query. {minimum: -180, maximum: 180}
  public var lng: Double?
  /// An IANA zone, instead of coordinates.
  public var timezone: String?
  public var date: DateText?
  /// `HH:MM` or `HH:MM:SS`; noon when left out.
  public var time: String?
  /// {schema: Calendar}
  public var calendar: String?
}

/// The zone of a place and, when a moment was given, what its clock meant.
public struct TimeZoneAnswer: Shape {
  /// What a reading of the clock turned out to be.
  public enum Status: String, WireWord {
    /// It stands for one instant.
    case unambiguous = "ok"
    /// The clock jumped over it.
    case skipped
    /// The clock showed it twice.
    case repeated
    /// It is local mean time, before standard time came to the place.
    case localMeanTime = "lmt"
  }

  /// What a reading of a clock meant.
  public struct Reading: Shape {
    public var status: Status
    public var skipped, repeated: Bool
    /// A whole number but for local mean time, four minutes to the degree of longitude. {null}
    public var offsetSeconds: Double?
    /// Of the first instant. {null}
    public var offset: String?
    /// Of the first instant. {null}
    public var abbreviation: String?
    /// The first instant. {null}
    public var utc: InstantText?
    /// One, or two for a repeated time; for a skipped time the readings before and after the jump.
    public var instants: [TimeChoice]
    /// A sentence that explains the clock.
    public var explanation: String?
  }

  /// The IANA zone. {example: America/New_York}
  public var timezone: String
  /// Only with coordinates.
  public var nearestPlace: PlaceAnswer?
  /// {inline}
  public var reading: Reading?
}

/// The beginning of a name.
public struct PlaceSearchQuery: Query {
  /// The beginning of a name; also accepted as `q`. {example: new y}
  public var query: String
  /// {minimum: 1, maximum: 20, default: 10}
  public var limit: Int?
}

/// The beginning of a name, under its later name.
public struct LaterPlaceSearchQuery: Query {
  /// The beginning of a name; also accepted as `query`. {example: lisboa}
  public var q: String
  /// {minimum: 1, maximum: 50, default: 10}
  public var limit: Int?
}

/// A place by its name.
public struct GeocodeQuery: Query {
  /// Its name, as it would be said; also accepted as `query` and `q`. {example: 'Springfield, Missouri'}
  public var place: String
}

/// Coordinates, by the names that maps give them.
public struct CoordinatesQuery: Query {
  /// Degrees north. {minimum: -90, maximum: 90, example: 40.7128}
  public var lat: Double
  /// Degrees east. {minimum: -180, maximum: 180, example: -74.006}
  public var lng: Double
}
