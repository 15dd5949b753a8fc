/// All meters of one person on one day, as the first Arca sent them, with `trend` as the documented word and the numbers beside it.
///
/// {keys: snake}
public struct AstrometersAnswer: Shape {
  /// A contact that moves a meter.
  ///
  /// {keys: snake}
  public struct Contact: Shape {
    /// `Transit Saturn square Natal Sun`.
    public var label: String
    public var natalPlanet, transitPlanet: String
    public var aspectType: AspectName
    /// Degrees from exactness; `null` without a birth time, when `orb_from` and `orb_to` say between what it is. {null}
    public var orb: Double?
    /// Without a birth time: degrees from exactness at the hour that brings it nearest.
    public var orbFrom: Double?
    /// Without a birth time: degrees from exactness at the hour that leaves it farthest.
    public var orbTo: Double?
    /// `null` when it depends on an hour of birth that is not known. {null, enum: [applying, exact, separating, null]}
    public var phase: String?
    /// Days from noon; `null` without a birth time, and when the body turns before it is exact. {null}
    public var daysToExact: Double?
    /// Without a birth time: days from noon to the earliest moment at which it can be exact.
    public var daysToExactFrom: Double?
    /// Without a birth time: days from noon to the latest moment at which it can be exact.
    public var daysToExactTo: Double?
    /// {decimals: 2}
    public var weightage: Double
    /// How near it is, 0 … 1; without a birth time the least of all hours. {decimals: 2}
    public var transitPower: Double
    /// {decimals: 2, minimum: -1, maximum: 1}
    public var qualityFactor: Double
    /// {decimals: 2}
    public var dtiContribution: Double
    /// {decimals: 2}
    public var hqsContribution: Double
  }

  /// How one number of a meter has moved since yesterday.
  ///
  /// {keys: snake, decimals: 1}
  public struct Move: Shape {
    public var previous, delta: Double
    /// {enum: [improving, worsening, increasing, decreasing, stable]}
    public var direction: String
    /// {enum: [stable, slow, moderate, rapid]}
    public var changeRate: String
  }

  /// The numbers before they are put on their scales.
  ///
  /// {keys: snake, decimals: 2}
  public struct RawScores: Shape {
    public var dti, hqs: Double
    /// Of a group.
    public var memberCount: Int?
  }

  /// What a group is made of; empty for a meter.
  ///
  /// {keys: snake}
  public struct Context: Shape {
    public var superGroup: String?
    public var memberMeters: [String]?
    /// How `unified_score` comes of the members: the rank of their weighted mean among all births and days.
    public var aggregationMethod: String?
  }

  /// How the three numbers have moved; `null` when yesterday is outside the ephemeris.
  ///
  /// {keys: snake, nulls: written}
  public struct Trend: Shape {
    public var harmony, intensity, unifiedScore: Move?
  }

  /// One meter, or one group of them.
  ///
  /// {keys: snake, decimals: 1}
  public struct Meter: Shape {
    /// `mental_clarity`, or `inner_world_super_group`.
    public var meterName: String
    public var date, group: String
    /// {minimum: 0, maximum: 100}
    public var unifiedScore: Double
    public var unifiedQuality: String
    /// {minimum: 0, maximum: 100}
    public var intensity: Double
    /// 50 is neutral. {minimum: 0, maximum: 100}
    public var harmony: Double
    public var stateLabel, interpretation: String
    public var advice: [String]
    public var topAspects: [Contact]
    public var rawScores: RawScores
    public var additionalContext: Context
    /// {null, enum: [improving, stable, worsening, null]}
    public var trend: String?
    public var trendDetail: Trend
  }

  /// The signs of a sky or a birth, in lower case.
  ///
  /// {keys: snake, nulls: written}
  public struct Signs: Shape {
    public var sunSign, moonSign, ascendantSign: String?
  }

  /// The sky of the day.
  ///
  /// {keys: snake}
  public struct Transit: Shape {
    /// {inline}
    public var signs: Signs
    public var aspectCount: Int
  }

  /// A contact that moves several meters.
  ///
  /// {keys: snake}
  public struct KeyContact: Shape {
    public var aspect: Contact
    public var affectedMeters: [String]
    public var meterCount: Int
  }

  public var date: String
  public var natalChartSummary: Signs
  public var transitSummary: Transit
  /// How many contacts count on the day.
  public var aspectCount: Int
  public var keyAspects: [KeyContact]
  /// {decimals: 1}
  public var overallUnifiedScore: Double
  public var overallUnifiedQuality: String
  /// The 23 meters, then the 5 groups, under their names. {inline}
  public var meters: JSONMap<Meter>
  /// `TIME_UNKNOWN` without a birth time: what the meters are then made of.
  public var warnings: [WarningAnswer]?
}

/// The later view of the meters: seventeen in five groups, by one score from hard to easy. Field names are those of Arca's newest clients.
///
/// {keys: snake, decimals: 1}
public struct ModernAstrometersAnswer: Shape {
  /// The numbers of a meter or a group.
  ///
  /// {keys: snake, nulls: written}
  public struct Gauge: Shape {
    /// {decimals: 1, minimum: 0, maximum: 100}
    public var unifiedScore: Double
    /// {decimals: 1, minimum: 0, maximum: 100}
    public var intensity: Double
    /// 50 is neutral. {decimals: 1, minimum: 0, maximum: 100}
    public var harmony: Double
    /// {enum: [challenging, turbulent, peaceful, flowing]}
    public var quality: String
    public var stateLabel: String
    /// How the score moved since yesterday.
    public var trendDelta: Double?
    public var trendDirection, trendChangeRate: String?
  }

  /// One of the seventeen.
  ///
  /// {keys: snake}
  public struct Meter: Shape {
    public var meterName, group: String
    /// {inline}
    public var gauge: Gauge
    public var unifiedQuality, interpretation: String
    /// What it watches in a chart.
    public var astrologicalFoundation: String
    public var topAspects: [AstrometersAnswer.Contact]
  }

  /// One of the five.
  ///
  /// {keys: snake}
  public struct Group: Shape {
    public var groupName, displayName: String
    /// {inline}
    public var gauge: Gauge
    public var interpretation: String
    /// The member that decides.
    public var driver: String
    public var meters: [Meter]
  }

  public var date: DateText
  public var overallUnifiedScore, overallIntensity, overallHarmony: Double
  public var overallQuality, overallState: String
  public var groups: [Group]
  public var topActiveMeters, topChallengingMeters, topFlowingMeters: [String]
  /// `TIME_UNKNOWN` without a birth time: what the meters are then made of.
  public var warnings: [WarningAnswer]?
}
