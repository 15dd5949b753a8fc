/// The body of `astrology/transits`: a chart and a span.
public struct TransitSearchRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var from: String?
  /// A date that still counts or an instant; thirty days later when left out, a year at most.
  public var to: String?
  /// The moving bodies by name; Sun to Pluto when left out.
  public var bodies: [String]?
  /// Whether those that count most come first; no when left out.
  public var ranked: Bool?
}

/// The body of `astrology/returns`: a chart, a body, and from when on.
public struct ReturnRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// The body that comes back; the Sun when left out.
  public var body: String?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var from: String?
  /// A date that still counts or an instant; the end of the ephemeris when left out.
  public var to: String?
  /// How many passages at most, 1 … 24; one when left out, or 24 with `to`.
  public var count: WholeNumber?
  /// Degrees north of the place for which the charts are cast; the place of birth when left out.
  public var latitude: Double?
  /// Degrees east of that place.
  public var longitude: Double?
}

/// The body of `astrology/progressions`.
public struct ProgressionRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// How the angles are carried forward: a name of ``ProgressedAngles``; `naibod` when left out.
  public var angles: String?
}

/// The body of `astrology/directions`.
public struct DirectionRequest: Decodable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// How far a year directs: a name of ``DirectionKey``; `solarArc` when left out.
  public var key: String?
}
