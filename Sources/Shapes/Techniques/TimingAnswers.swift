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
  public var at: InstantText
  /// The instant whose sky it is; `null` without a birth time. {null}
  public var progressedTo: InstantText?
  /// Without a birth time: the day whose skies the hours of birth lead to.
  public var progressedSpan: SpanAnswer?
  /// Tropical years since birth; `null` without a birth time. {null}
  public var years: Double?
  /// Without a birth time: between what `years` lies.
  public var yearsFrom, yearsTo: Double?
  /// {enum: [naibod, solarArcInLongitude, solarArcInRightAscension]}
  public var anglesBy: String
  /// {inline}
  public var placements: FigurePlacementsAnswer
  /// Without a birth time those that hold for every hour, with orbs from the least to the greatest.
  public var aspectsToBirth, aspects: [AspectAnswer]
}

/// A point and the degree at which it stands.
public struct PointDegreeAnswer: Shape {
  /// A body, `Ascendant` or `Midheaven`.
  public var point: String
  /// {inline}
  public var degree: NatalDegreeAnswer
  /// Only without a birth time: between what it stands.
  public var range: DayArcAnswer?
}

/// Solar arc directions of a birth chart. In `aspectsToBirth` the directed point comes first.
public struct DirectionsAnswer: Shape {
  public var at: InstantText
  /// {enum: [solarArc, naibod, degree]}
  public var key: String
  /// Degrees; `null` without a birth time. {null}
  public var arc: Double?
  /// Without a birth time: between what `arc` lies.
  public var arcFrom, arcTo: Double?
  public var points: [PointDegreeAnswer]
  /// Without a birth time those that hold for every hour, with orbs from the least to the greatest.
  public var aspectsToBirth: [AspectAnswer]
}
