/// A fixed star: who it is, and where it stands.
public struct StarAnswer: Shape {
  /// {inline}
  public var star: StarNameAnswer
  /// Its other names.
  public var aliases: [String]
  public var constellation: String
  /// Its number in the Hipparcos catalogue. {null}
  public var hipparcos: Int?
  /// {enum: [star, openCluster, globularCluster, nebula, galaxy, galacticCentre]}
  public var kind: String
  /// {items: {type: string, enum: [Royal, Behenian]}}
  public var traditions: [String]
  /// {inline}
  public var position: DegreeAnswer
  /// Ecliptic latitude in degrees.
  public var latitude: Double
  /// Degrees, true equinox of date.
  public var rightAscension: Double
  /// Degrees, true equinox of date.
  public var declination: Double
  /// Degrees of longitude a day.
  public var speed: Double
  /// {decimals: 1}
  public var lightYears: Double
}

/// By what a star is known.
public struct StarNameAnswer: Shape {
  public var name: String
  /// `beta Per`.
  public var designation: String
  /// Visual; `null` for what no eye can see. {null}
  public var magnitude: Double?
}

/// Fixed stars at an instant, by longitude.
public struct StarsAnswer: Shape {
  public var timestamp: InstantText
  /// How many there are in all.
  public var total: Int
  public var stars: [StarAnswer]
}

/// The fixed stars that touch a birth chart.
public struct StarContactsAnswer: Shape {
  /// Where the star of a contact stands.
  public struct Star: Shape {
    /// {inline}
    public var name: StarNameAnswer
    /// {inline}
    public var position: DegreeAnswer
    /// Ecliptic latitude in degrees.
    public var latitude: Double
  }

  /// A contact.
  public struct Contact: Shape {
    /// {enum: [conjunction, opposition, parallel, contraparallel]}
    public var type: String
    /// The point of the chart that is touched.
    public var point: String
    public var star: Star
    /// Degrees from exactness; `null` without a birth time, when `orbFrom` and `orbTo` say between what it was. {null}
    public var orb: Double?
    /// Without a birth time: the least orb of the day of birth.
    public var orbFrom: Double?
    /// Without a birth time: the greatest orb of the day of birth.
    public var orbTo: Double?
    /// The widest orb that counts, in degrees.
    public var orbLimit: Double
  }

  public var chartId: UUIDText?
  public var birth: BirthAnswer
  /// The zodiac of signs and degrees when it is not the tropical one: the ayanamsa that the profile of the person names.
  public var zodiac: String?
  /// Tightest first; without a birth time those that hold at every hour.
  public var contacts: [Contact]
  public var warnings: [WarningAnswer]
}

/// A birth or a kept chart, and which contacts count.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// magnitude: 2.5}}
public struct StarContactsRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// Names of stars; all when left out.
  public var stars: [String]?
  /// No star fainter than this, and none without a magnitude. {minimum: -2, maximum: 20}
  public var magnitude: Double?
  /// The widest orb on the ecliptic in degrees. {minimum: 0, maximum: 10, default: 1}
  public var orb: Double?
  /// `robson`: by magnitude. {enum: [uniform, robson], default: uniform}
  public var orbPolicy: String?
  /// Whether parallels of declination count. {default: false}
  public var parallels: Bool?
  public var options: ChartRequestOptions?
}

/// Which stars, and when.
public struct StarsQuery: Query {
  /// An instant; this moment when left out. {example: '2026-11-21T07:30:00Z'}
  public var at: InstantText?
  /// A part of a name or designation, such as Algol, beta Per, M44 or HIP 14576. {maxLength: 100, example: Algol}
  public var search: String?
  /// No star fainter than this. {minimum: -2, maximum: 20, example: 2.5}
  public var magnitude: Double?
  /// {minimum: 1, maximum: 500, default: 100}
  public var limit: Int?
  /// {minimum: 0, maximum: 500, default: 0}
  public var offset: Int?
}
