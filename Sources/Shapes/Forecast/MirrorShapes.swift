/// A birth. What a client sends besides (`planet_data`, `lagna`, `dasha_state`) is not read: all of it is worked out from the birth.
///
/// {keys: snake, example: {birth_data: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// phone_digit_sum: 42}}
public struct MirrorRequest: RequestShape {
  public var birthData: BirthData
  /// As in `numerology/report`. {minimum: 1, maximum: 135}
  public var phoneDigitSum: Int?

  private enum CodingKeys: String, CodingKey {
    case birthData = "birth_data"
    case phoneDigitSum = "phone_digit_sum"
  }
}

/// What leads in a chart.
///
/// {keys: snake}
public struct ArchetypeAnswer: Shape {
  public var primary, secondary, synthesis: String
  /// What it rests on, a line each.
  public var signalsDetected: [String]
}

/// How the grahas stand at birth.
///
/// {keys: snake}
public struct StandingMatrixAnswer: Shape {
  /// One of them.
  ///
  /// {keys: snake}
  public struct Planet: Shape {
    public var planet: GrahaName
    /// The sidereal sign by its English name.
    public var sign: SignName
    /// {enum: [exalted, own_sign, friendly, neutral, debilitated]}
    public var status: String
    public var statusReason: String
    /// Whether its house gives or takes direction; left out for the houses between.
    public var directionalStrengthNote: String?
    /// The houses that it rules, with commas between; left out without a time of birth, and for the nodes.
    public var rulingHouses: String?
    /// Left out without a time of birth.
    public var house: Int?
    /// Within the sign; left out without a time of birth. {decimals: 4}
    public var degree: Double?
    /// Left out when the time of birth is not known and it turned on that day.
    public var retrograde: Bool?
    /// The dignity among all nine; `null` for the nodes.
    /// {null, enum: [exalted, moolatrikona, own, great_friend, friend, neutral, enemy, great_enemy, debilitated, null]}
    public var dignity: String?
  }

  /// Without a time of birth those that stood alike all day.
  public var planets: [Planet]
  public var exaltedCount, debilitatedCount: Int
  /// Where the matrix is the whole answer: what was not known of the birth, or chosen for the caller.
  public var warnings: [WarningAnswer]?
}

/// A place in the chart that asks for care.
///
/// {keys: snake}
public struct ConstraintAnswer: Shape {
  public var title, description, guardrail: String
  /// {enum: [high, moderate]}
  public var severity: String
  public var affectedPlanet: GrahaName
  /// Left out without a time of birth.
  public var affectedHouse: Int?
}

/// The running periods.
///
/// {keys: snake}
public struct DashaPulseAnswer: Shape {
  public var currentLord: GrahaName
  /// To the end of the antardasha.
  public var daysRemaining: Int
  public var transitionHint: String
  public var antardashaLord: GrahaName
  public var nextTransitionDate: DateText
}

/// A birth chart in one look.
///
/// {keys: snake}
public struct MirrorAnswer: Shape {
  public var archetype: ArchetypeAnswer
  public var matrix: StandingMatrixAnswer
  public var constraints: [ConstraintAnswer]
  public var loshu: NumerologyAnswer
  public var currentMonth: ForecastMonthAnswer?
  public var peakWindows: [PeakWindowAnswer]
  /// Left out without a time of birth.
  public var dashaPulse: DashaPulseAnswer?
  public var synthesisNarrative: String
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// The paragraph of a mirror, for where there is room for one.
///
/// {keys: snake}
public struct NarrativeAnswer: Shape {
  public var synthesisNarrative: String
  public var archetype: ArchetypeAnswer
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// Whether the parts of a mirror are there.
public struct MirrorStatusAnswer: Shape {
  /// {enum: [ok]}
  public var status: String
  /// By the name of the part.
  public var services: JSONMap<Bool>
}

/// The yogas that a chart has, and how its grahas stand.
///
/// {keys: snake}
public struct RajayogaAnswer: Shape {
  public var yogaAnalysis: YogaAnswer
  public var optimizationMatrix: StandingMatrixAnswer
  public var constraints: [ConstraintAnswer]
  public var archetype: ArchetypeAnswer
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
