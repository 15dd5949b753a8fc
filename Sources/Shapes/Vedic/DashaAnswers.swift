/// A period of a life. `start` and `end` are days of UTC.
public struct DashaPeriodAnswer: Shape {
  public var lord: GrahaName
  /// The Sanskrit name.
  public var graha: String
  public var yogini: String?
  public var start, end: DateText
  public var startsAt, endsAt: InstantText
}

/// How the dates of an answer were reckoned, and how far they can be trusted.
public struct DashaPolicyAnswer: Shape {
  public var system: DashaSystemName
  public var ayanamsa: AyanamsaName
  public var yearLength: YearLengthName
  public var daysPerYear: Double
  /// By how many days a minute of birth time moves every date. {decimals: 2}
  public var daysPerMinuteOfBirthTime: Double
  public var timezone: String
}

/// The mahadasha and the antardasha of a day.
public struct DashasAnswer: Shape {
  /// A period with a sentence about it.
  public struct Period: Shape {
    /// {inline}
    public var period: DashaPeriodAnswer
    public var annotation: String
  }

  /// The periods around the day.
  public struct Boundaries: Shape {
    public var mahadasha: DashaPeriodAnswer
    public var antardasha: [DashaPeriodAnswer]
    public var breakpoints: [String]
  }

  /// How the periods were found.
  ///
  /// {keys: snake}
  public struct Workings: Shape {
    public var startLord: GrahaName
    public var startBalanceYears: Double
    public var startBalanceYearsInt, startBalanceMonthsApprox: Int
    public var mahadashaOrder: [GrahaName]
    public var moonLongitude: Double
    public var nakshatra: String
  }

  public var mahadasha, antardasha: Period
  /// With `include_boundaries`.
  public var boundaries: Boundaries?
  /// With `debug`.
  public var debug: Workings?
  /// {inline}
  public var policy: DashaPolicyAnswer
  public var disclaimer: String
}

/// How much a lord has to say about each part of life.
///
/// {decimals: 1}
public struct ImpactScoresAnswer: Shape {
  public var career, relationships, health, spiritual: Double
}

/// The strength of a lord, 0 … 100, and what it is made of.
///
/// {keys: snake}
public struct DashaStrengthAnswer: Shape {
  /// {keys: snake}
  public struct Factors: Shape {
    public var exaltationComponent, dignityComponent: Double
  }

  /// The strength of position.
  public struct Positional: Shape {
    public var score: Double
    public var dignity: String
    public var factors: Factors
  }

  /// The strength of time.
  ///
  /// {keys: snake}
  public struct Temporal: Shape {
    public var score, dayNight, lunarLight: Double
  }

  /// The three parts.
  public struct Components: Shape {
    public var positional: Positional
    public var directional: Double
    public var temporal: Temporal
  }

  public var planet, measured: GrahaName
  /// {minimum: 0, maximum: 100}
  public var overallScore: Double
  /// {enum: [very_strong, strong, moderate, weak]}
  public var strengthLabel: String
  public var dignity: String
  public var components: Components
}

/// What was counted of a lord.
///
/// {keys: snake}
public struct DashaBearingAnswer: Shape {
  /// A tie to a house.
  public struct Tie: Shape {
    public var house: Int
    /// {enum: [occupies, rules, rulesThroughSignLord, aspects, signifies]}
    public var tie: String
  }

  public var keywords: [String]
  /// {enum: [supportive, mixed, demanding]}
  public var tone: String
  public var toneDescription: String
  public var strength: DashaStrengthAnswer
  public var evidence: [Tie]
}

/// A lord that runs now, and what it has to say.
public struct DashaImpactAnswer: Shape {
  public var lord: GrahaName
  public var scores: ImpactScoresAnswer
  /// {inline}
  public var bearing: DashaBearingAnswer
}

/// A lord that is compared with another.
///
/// {keys: snake}
public struct ComparedLordAnswer: Shape {
  public var dashaLord: GrahaName
  public var impactScores: ImpactScoresAnswer
  /// {inline}
  public var bearing: DashaBearingAnswer
}
