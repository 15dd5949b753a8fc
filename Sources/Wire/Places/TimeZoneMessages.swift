public import Atlas

/// The body of `POST locations/timezone`: where, and what the clock showed.
public struct TimeZoneRequest: Codable, Sendable {
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?
  /// Degrees north, under the name of the query.
  public var lat: Double?
  /// Degrees east, under the name of the query.
  public var lng: Double?
  /// An IANA zone, instead of coordinates.
  public var timezone: String?
  /// `YYYY-MM-DD`.
  public var date: String?
  /// `HH:MM` or `HH:MM:SS`.
  public var time: String?
  /// `automatic`, `julian` or `gregorian`.
  public var calendar: String?
}

/// The zone of a place and, when a moment was given, what its clock meant.
public struct TimeZoneAnswer: JSONEncodable, Sendable {
  /// What a reading of the clock turned out to be.
  public enum Status: String, Sendable {
    /// It stands for one instant.
    case unambiguous = "ok"
    /// The clock jumped over it.
    case skipped
    /// The clock showed it twice.
    case repeated
    /// It is local mean time, before standard time came to the place.
    case localMeanTime = "lmt"

    /// What became of a reading.
    public init(_ resolution: CivilTimeResolution) {
      switch resolution {
      case .unique: self = .unambiguous
      case .localMeanTime: self = .localMeanTime
      case .skipped: self = .skipped
      case .repeated: self = .repeated
      }
    }
  }

  /// The IANA zone.
  public var timezone: String
  /// The nearest place, when coordinates were given.
  public var nearestPlace: PlaceAnswer?
  /// What became of the reading; `nil` when no date was given.
  public var status: Status?
  /// The instants: one, two for a repeated time; for a skipped time the readings before and after the jump.
  public var instants: [TimeChoice]
  /// Seconds by which the clock was ahead of UTC, of the first instant.
  public var offsetSeconds: Double?
  /// A sentence that explains the clock.
  public var explanation: String?

  /// A zone; set the rest when a moment was given.
  public init(timezone: String, nearestPlace: PlaceAnswer? = nil) {
    self.timezone = timezone
    self.nearestPlace = nearestPlace
    instants = []
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timezone", timezone)
      json.field("nearestPlace", ifPresent: nearestPlace)
      guard let status else { return }
      json.field("status", status.rawValue)
      json.field("skipped", status == .skipped)
      json.field("repeated", status == .repeated)
      json.field("offsetSeconds", offsetSeconds)
      json.field("offset", instants.first?.offset)
      json.field("abbreviation", instants.first?.abbreviation)
      json.field("utc", instants.first?.utc)
      json.field("instants", instants)
      json.field("explanation", ifPresent: explanation)
    }
  }
}
