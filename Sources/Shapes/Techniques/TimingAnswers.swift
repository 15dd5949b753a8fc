/// Exact transits to a birth chart over a span.
public struct TransitListAnswer: Shape {
  /// A moving body exactly at an aspect to a point of the chart.
  public struct Transit: Shape {
    /// {format: date-time}
    public var instant: String
    public var title: String
    /// {schema: Body}
    public var body: String
    /// {schema: AspectKind}
    public var aspect: String
    public var point: String
    /// {schema: Sign}
    public var sign: String
    public var longitude: Double
    public var retrograde: Bool
    /// {minimum: 1, maximum: 150}
    public var weight: Int
  }

  /// {format: date-time}
  public var from: String
  /// {format: date-time}
  public var to: String
  public var transits: [Transit]
}

/// The returns of a body to a longitude.
public struct ReturnsAnswer: Shape {
  /// One passage, with the chart of its moment.
  public struct Return: Shape {
    /// {format: date-time}
    public var instant: String
    public var retrograde: Bool
    public var chart: FigureAnswer?
  }

  /// {schema: Body}
  public var body: String
  public var longitude: Double
  public var natal: DegreeAnswer
  /// {format: date-time}
  public var from: String
  /// `null` when they were counted. {null, format: date-time}
  public var to: String?
  /// For which the charts were cast.
  public var location: LocationAnswer?
  public var returns: [Return]
}

/// Secondary progressions of a birth chart. In `aspectsToBirth` the progressed point comes first.
public struct ProgressionsAnswer: Shape {
  /// {format: date-time}
  public var at: String
  /// {format: date-time}
  public var progressedTo: String
  public var years: Double
  /// {enum: [naibod, solarArcInLongitude, solarArcInRightAscension]}
  public var anglesBy: String
  /// {inline}
  public var placements: PlacementsAnswer
  public var aspectsToBirth: [AspectAnswer]
  public var aspects: [AspectAnswer]
}

/// A point and the degree at which it stands.
public struct PointDegreeAnswer: Shape {
  /// A body, `Ascendant` or `Midheaven`.
  public var point: String
  /// {inline}
  public var degree: DegreeAnswer
}

/// Solar arc directions of a birth chart. In `aspectsToBirth` the directed point comes first.
public struct DirectionsAnswer: Shape {
  /// {format: date-time}
  public var at: String
  /// {enum: [solarArc, naibod, degree]}
  public var key: String
  /// Degrees.
  public var arc: Double
  public var points: [PointDegreeAnswer]
  public var aspectsToBirth: [AspectAnswer]
}
