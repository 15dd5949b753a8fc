/// The periods of a life at an instant with what is to be said of them.
///
/// {keys: snake, name: CompleteDashas}
public struct DashaCompleteAnswer: Shape {
  /// A period and its length, in the unit that fits the level.
  ///
  /// {keys: snake}
  public struct Period: Shape {
    /// {inline}
    public var period: DashaPeriodAnswer
    /// Of a mahadasha. {decimals: 4}
    public var durationYears: Double?
    /// Of an antardasha. {decimals: 4}
    public var durationMonths: Double?
    /// Of a pratyantardasha. {decimals: 2}
    public var durationDays: Double?
  }

  /// The first lord of the cycle.
  ///
  /// {keys: snake}
  public struct Beginning: Shape {
    public var lord: GrahaName
    /// {decimals: 6}
    public var balanceYears: Double
  }

  /// The periods that run, and those around them.
  ///
  /// {keys: snake}
  public struct Periods: Shape {
    public var birthDate, targetDate: DateText
    public var startingDasha: Beginning
    public var mahadasha, antardasha, pratyantardasha: Period
    public var allAntardashas, allPratyantardashas: [Period]
    /// {maxItems: 3}
    public var upcomingMahadashas: [Period]
  }

  /// The periods that run, in words.
  public struct Current: Shape {
    public var mahadasha, antardasha, pratyantardasha: Period
    public var narrative: String
  }

  /// How much the two lords have to say about four areas of life: how loud a voice is, not how kind.
  ///
  /// {keys: snake}
  public struct Impact: Shape {
    public var mahadashaImpact, antardashaImpact: DashaImpactAnswer
    public var combinedScores: ImpactScoresAnswer
    public var method: String
  }

  /// What the two lords stand for.
  public struct Keywords: Shape {
    public var mahadasha, antardasha: [String]
  }

  /// The chart of the birth.
  ///
  /// {nulls: written}
  public struct Snapshot: Shape {
    public var lagna: RashiName?
    public var lagnaDegrees: LagnaAnswer?
    /// By the English name in lower case.
    public var planets: JSONMap<GrahaPlaceAnswer>
  }

  public var dasha: Periods
  public var currentPeriod: Current
  public var impactAnalysis: Impact?
  public var planetaryKeywords: Keywords
  public var natalSnapshot: Snapshot
  public var transitions: DashaTransitionsAnswer?
  public var education: DashaEducationAnswer?
  public var birth: BirthAnswer
  /// {inline}
  public var policy: DashaPolicyAnswer
  public var disclaimer: String
}

/// What comes after the running periods, and when.
///
/// {keys: snake}
public struct DashaTransitionsAnswer: Shape {
  /// How long a period runs still.
  ///
  /// {keys: snake}
  public struct Rest: Shape {
    public var currentLord: GrahaName
    /// {null}
    public var nextLord: GrahaName?
    public var endsOn: DateText
    public var daysRemaining: Int
    /// {decimals: 1}
    public var monthsRemaining: Double
    /// {decimals: 2}
    public var yearsRemaining: Double
  }

  /// The rest of the three periods that run.
  public struct Timing: Shape {
    public var mahadasha, antardasha, pratyantardasha: Rest
  }

  /// What the change of lords means.
  ///
  /// {keys: snake}
  public struct Insights: Shape {
    public var currentLord: GrahaName
    public var currentKeywords: [String]
    public var nextLord: GrahaName
    public var nextKeywords: [String]
    public var daysUntil: Int
    public var timeRemaining: String
    public var preparationTips: [String]
    public var summary: String
  }

  /// The lord that runs and the one that follows.
  ///
  /// {keys: snake}
  public struct Comparison: Shape {
    public var current, next: ComparedLordAnswer
    public var deltas: ImpactScoresAnswer
    public var majorShifts: [String]
    public var transitionSummary: String
  }

  public var timing: Timing
  public var insights: Insights?
  public var impactComparison: Comparison?
}

/// What tradition makes of the running periods, and how their dates are found.
///
/// {keys: snake}
public struct DashaEducationAnswer: Shape {
  /// What tradition makes of a lord.
  ///
  /// {keys: snake}
  public struct Guide: Shape {
    public var title: String
    /// {enum: [mahadasha, antardasha]}
    public var level: String
    public var lord: GrahaName
    public var duration, overview, advice: String
    public var keywords, opportunities, challenges, typicalExperiences: [String]
  }

  /// A step of the calculation.
  public struct Step: Shape {
    public var step: Int
    public var title, description: String
  }

  /// How the dates are found.
  ///
  /// {keys: snake}
  public struct Explanation: Shape {
    public var title: String
    public var moonLongitude: Double
    public var nakshatra: String
    public var nakshatraLord: GrahaName
    /// {decimals: 6}
    public var balanceYears: Double
    public var steps: [Step]
  }

  public var mahadashaGuide, antardashaGuide: Guide
  public var calculationExplanation: Explanation
}
