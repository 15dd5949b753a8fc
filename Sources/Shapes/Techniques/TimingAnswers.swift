/// Exact transits to a birth chart over a span.
public struct TransitListAnswer: Shape {
  /// A moving body exactly at an aspect to a point of the chart.
  public struct Transit: Shape {
    /// `null` without a birth time, when `exactFrom` and `exactTo` say between what it is. {null}
    public var instant: InstantText?
    /// Without a birth time: the earliest instant that an hour of the day of birth leads to.
    public var exactFrom: InstantText?
    /// Without a birth time: the latest.
    public var exactTo: InstantText?
    public var title: String
    public var body: BodyName
    public var aspect: AspectName
    public var point: String
    /// `null` without a birth time where the hour decides. {null}
    public var sign: SignName?
    /// `null` without a birth time. {null}
    public var longitude: Double?
    public var retrograde: Bool
    /// {minimum: 1, maximum: 150}
    public var weight: Int
  }

  public var from, to: InstantText
  public var transits: [Transit]
}

/// The returns of a body to a longitude.
public struct ReturnsAnswer: Shape {
  /// One passage, with the chart of its moment.
  public struct Return: Shape {
    public var instant: InstantText
    public var retrograde: Bool
    public var chart: FigureAnswer?
  }

  public var body: BodyName
  public var longitude: Double
  public var natal: DegreeAnswer
  public var from: InstantText
  /// `null` when they were counted. {null}
  public var to: InstantText?
  /// For which the charts were cast.
  public var location: LocationAnswer?
  public var returns: [Return]
}

/// Secondary progressions of a birth chart. In `aspectsToBirth` the progressed point comes first.
public struct ProgressionsAnswer: Shape {
  public var at, progressedTo: InstantText
  public var years: Double
  /// {enum: [naibod, solarArcInLongitude, solarArcInRightAscension]}
  public var anglesBy: String
  /// {inline}
  public var placements: PlacementsAnswer
  public var aspectsToBirth, aspects: [AspectAnswer]
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
  public var at: InstantText
  /// {enum: [solarArc, naibod, degree]}
  public var key: String
  /// Degrees.
  public var arc: Double
  public var points: [PointDegreeAnswer]
  public var aspectsToBirth: [AspectAnswer]
}
