/// A body in a figure that is made of a birth.
///
/// {name: FigurePosition}
public struct FigurePositionAnswer: Shape {
  /// {inline}
  public var degree: NatalDegreeAnswer
  /// Ecliptic latitude in degrees; `null` without a birth time. {null}
  public var latitude: Double?
  /// Astronomical units; 0 for nodes and apogees without one, `null` without a birth time. {null}
  public var distance: Double?
  /// Degrees of longitude a day; `null` without a birth time. {null}
  public var speed: Double?
  /// Whether it moves backwards; `null` where an hour of birth that is not known decides. {null}
  public var retrograde: Bool?
  /// The house; `null` without a place or a time. {null, minimum: 1, maximum: 12}
  public var house: Int?
  /// Only without a birth time: between what it stands.
  public var range: DayArcAnswer?
}

/// Where everything stands in a figure that is made of births. Without a birth time each body has a `range`; one of which nothing is certain is
/// left out.
///
/// {nulls: written}
public struct FigurePlacementsAnswer: Shape {
  /// By the name of the body.
  public var positions: JSONMap<FigurePositionAnswer>
  /// `null` without a time of birth.
  public var angles: AnglesAnswer?
  /// The system of the houses.
  public var houseSystem: HouseSystemName?
  /// Under the keys `1` to `12`.
  public var houses: JSONMap<HouseAnswer>?
}
