/// Two people compared.
///
/// {decimals: 1}
public struct MatchAnswer: Shape {
  /// The Mars of both.
  public struct Pair: Shape {
    public var person1, person2: ManglikAnswer
  }

  /// A point of a tropical chart, in numbers alone.
  public struct Point: Shape {
    /// Left out without a birth time.
    public var degree, longitude: Double?
    /// Only without a birth time: between what degrees of longitude it stood that day, in the order of the signs.
    public var longitudeFrom, longitudeTo: Double?
  }

  /// Given back as it came.
  public var matchType: String?
  /// `overall` as a share of 1, as the newest app reads it. {key: compatibility_score, minimum: 0, maximum: 1, decimals: 3}
  public var compatibilityScore: Double
  /// A sentence or two.
  public var summary: String
  /// The whole at length: the summary and the tightest aspects one by one, a blank line between paragraphs. {key: detailed_analysis}
  public var detailedAnalysis: String
  /// What the aspects between the charts are good for. {minItems: 1, maxItems: 3}
  public var strengths: [String]
  /// Where the two may misread each other. {minItems: 1, maxItems: 3}
  public var challenges: [String]
  /// The plain mean of the systems. Where the kootas hang on an hour of birth that is not known, the middle of their range counts. {minimum: 0, maximum: 100}
  public var overall: Double
  /// `overall`, rounded to a whole number. {minimum: 0, maximum: 100}
  public var overallScore: Int
  public var overallIntensity: MatchIntensityName
  /// `null`, like its intensity, when it was not asked for, and when nothing of it is certain without a birth time. {null, minimum: 0, maximum: 100}
  public var westernScore: Double?
  /// {null}
  public var westernIntensity: MatchIntensityName?
  /// `ashtakoota.total`, rounded to a whole number; `null` where that is. {null, minimum: 0, maximum: 36}
  public var vedicScore: Int?
  /// `null` where an hour of birth that is not known decides. {null}
  public var vedicIntensity: MatchIntensityName?
  /// {null, minimum: 0, maximum: 100}
  public var chineseScore: Int?
  /// {null}
  public var chineseIntensity: MatchIntensityName?
  /// Tightest first, in words; the first point is of the first person. When a birth time is not known those that hold for every hour, with orbs
  /// from the least to the greatest.
  public var synastryAspects: [String]
  /// The same.
  public var synastrySummary: [String]
  /// Tightest first; `planet1` is of the first person.
  public var synastry: [AspectAnswer]
  /// {null}
  public var western: WesternMatchAnswer?
  /// {null}
  public var ashtakoota: AshtakootaAnswer?
  /// {null}
  public var animals: AnimalMatchAnswer?
  public var manglik: Pair
  /// Sun to Pluto, Ascendant, Rahu and Ketu; tropical. Without a birth time there is no Ascendant.
  public var userChart: JSONMap<Point>
  /// The same of the other.
  public var partnerChart: JSONMap<Point>
  /// The signs of the same points; without a birth time of those that were in one sign all day.
  public var userSigns, partnerSigns: JSONMap<String>
  public var person1, person2: PersonAnswer
  public var method: String
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// What the Western score is made of.
public struct WesternMatchAnswer: Shape {
  /// A part of the score.
  public struct Component: Shape {
    /// {enum: [sun, moon, venusAndMars, ascendant]}
    public var name: String
    /// {decimals: 1}
    public var score: Double
    public var weight: Double
  }

  /// {decimals: 1}
  public var score: Double
  public var components: [Component]
  /// What is left out for want of a birth time: what the hour decides. Its weight goes to the rest.
  public var leftOut: [String]
  /// {decimals: 3}
  public var aspectMean: Double
  public var aspectCount: Int
  public var formula: String
}

/// The eight kootas with their points, doshas, cancellations and policies.
public struct AshtakootaAnswer: Shape {
  /// The least and the most that unknown hours allow.
  public struct Range: Shape {
    public var minimum, maximum: Double
  }

  /// The sums of both ways.
  public struct Totals: Shape {
    /// `null` where an hour of birth that is not known decides. {null}
    public var person1AsBride: Double?
    /// The same. {null}
    public var person2AsBride: Double?
  }

  /// The points of one of the eight.
  public struct Points: Shape {
    public var name: String
    /// `null` where an hour of birth that is not known decides; `range` says what it allows. {null}
    public var points: Double?
    public var range: Range?
    public var maximum: Double
    public var meaning: String
  }

  /// Whether a dosha is there, and why it is held to be lifted.
  public struct Dosha: Shape {
    /// `null` where an hour of birth that is not known decides. {null}
    public var present: Bool?
    /// The same. {null}
    public var cancelled: Bool?
    /// Those that hold at every hour.
    public var cancellations: [String]
  }

  /// What was chosen where the lineages differ.
  public struct Policy: Shape {
    public var vashya, yoni, gana: String
    public var cancelledDoshasScore: Bool
  }

  /// `null` where an hour of birth that is not known decides; `range` says what it allows. {null, minimum: 0, maximum: 36}
  public var total: Double?
  public let maximum = 36
  /// Only when a birth time is not known.
  public var range: Range?
  /// {null, enum: [person1, person2, null]}
  public var bride: String?
  public var totals: Totals
  public var kootas: [Points]
  public var bhakootDosha, nadiDosha: Dosha
  public var policy: Policy
}

/// How two animals regard each other.
public struct AnimalMatchAnswer: Shape {
  public var person1, person2: String
  public var score: Int
  public var relations: [String]
  public var formula: String
}
