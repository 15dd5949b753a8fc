/// A degree of the zodiac, such as an angle or a cusp. {name: Degree}
public struct DegreeAnswer: Shape {
  /// The sign in which it lies.
  public var sign: SignName
  /// Decimal degrees within the sign, as every version of the API has had them. {minimum: 0, exclusiveMaximum: 30}
  public var degree: Double
  /// Degrees of ecliptic longitude. {minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double
  /// `degree`, cut off for reading.
  public var wholeDegree: Int
  /// Minutes of arc beyond `wholeDegree`.
  public var minute: Int
  /// Seconds of arc beyond `minute`, cut off.
  public var second: Int
}

/// Where a body is in the sky, and how it moves. {name: SkyPosition}
public struct SkyPositionAnswer: Shape {
  /// {inline}
  public var degree: DegreeAnswer
  /// Ecliptic latitude in degrees.
  public var latitude: Double
  /// Astronomical units; 0 for nodes and apogees without one.
  public var distance: Double
  /// Degrees of longitude a day.
  public var speed: Double
  /// Whether it moves backwards.
  public var retrograde: Bool
}

/// A body in the sky and, with a place, in a house.
public struct PositionAnswer: Shape {
  /// {inline}
  public var position: SkyPositionAnswer
  /// The house; `null` without a place or a time. {null, minimum: 1, maximum: 12}
  public var house: Int?
}

/// A point of a chart with its name: a body, and where they have a place the nodes and the Ascendant. {name: NamedPosition}
public struct NamedPositionAnswer: Shape {
  /// The name to show: `Sun`, `TrueNode`, `Rahu`, `Ascendant`.
  public var name: String
  /// {inline}
  public var degree: DegreeAnswer
  /// Ecliptic latitude in degrees; of bodies alone.
  public var latitude: Double?
  /// Astronomical units; of bodies alone, and 0 for nodes and apogees without one.
  public var distance: Double?
  /// Degrees of longitude a day; of bodies alone.
  public var speed: Double?
  /// Whether it moves backwards.
  public var retrograde: Bool
  /// The house; `null` without a place or a time. {null, minimum: 1, maximum: 12}
  public var house: Int?
}

/// The four angles of a chart and, for the sky of a moment, where ecliptic and prime vertical meet.
public struct AnglesAnswer: Shape {
  /// The rising degree.
  public var ascendant: DegreeAnswer
  /// The culminating degree.
  public var midheaven: DegreeAnswer
  /// The setting degree.
  public var descendant: DegreeAnswer
  /// The degree that culminates below.
  public var imumCoeli: DegreeAnswer
  /// Where ecliptic and prime vertical meet in the west.
  public var vertex: DegreeAnswer?
  /// Where they meet in the east.
  public var antivertex: DegreeAnswer?
}

/// A house: its cusp and its ruler.
public struct HouseAnswer: Shape {
  /// {inline}
  public var cusp: DegreeAnswer
  /// The traditional ruler of the sign on the cusp.
  public var lord: BodyName
}

/// Where everything stands: bodies, angles and houses.
///
/// {nulls: written}
public struct PlacementsAnswer: Shape {
  /// By the name of the body.
  public var positions: JSONMap<PositionAnswer>
  /// `null` without a time of birth.
  public var angles: AnglesAnswer?
  /// The system of the houses.
  public var houseSystem: HouseSystemName?
  /// Under the keys `1` to `12`.
  public var houses: JSONMap<HouseAnswer>?
}
