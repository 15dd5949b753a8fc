/// The parts of life, and the sky over them.
public struct DomainsAnswer: Shape {
  /// A contact, or a body in a house, that makes a part of life what it is.
  public struct Driver: Shape {
    /// Unlike that of any other driver of the part.
    public var id: String
    public var planet: BodyName
    public var aspect: AspectName?
    /// Where the planet stands.
    public var sign: SignName?
    /// The same in words.
    public var explanation: String
  }

  /// One part of life on one day.
  public struct Domain: Shape {
    public var id: String
    /// What the apps call it: personal, love, career, wealth, health, family, spiritual; besides these home and decisions.
    public var domain: String
    public var title: String
    /// One half on a middling day. {decimals: 3, minimum: 0, exclusiveMaximum: 1}
    public var intensity: Double
    public var shortInsight, fullInsight: String
    /// Those that count most first.
    public var drivers: [Driver]
    public var evidence: [ReadingEvidenceAnswer]
  }

  /// The sky of the day.
  public struct Weather: Shape {
    public var date: DateText
    public var summary: String
    /// In two or three words.
    public var mood: String
    public var dominantPlanet: BodyName?
    public var headline: String
    public var overview: ParagraphAnswer
    public var moonPhase, moonSign: String
    /// {decimals: 4}
    public var illumination: Double
  }

  public var date: DateText
  /// The sign that it is told for; `null` when the hour of birth is not known and the Sun changed its sign on that day. {null}
  public var sign: SignName?
  /// Both signs of that day; only then.
  public var signs: [SignName]?
  /// Whether it is for a birth and not for everybody of a sign.
  public var personalized: Bool
  /// {minItems: 7, maxItems: 9}
  public var domains: [Domain]
  public var cosmicWeather: Weather
  public var dailyHoroscope: String
  /// For a birth: that its hour is not known, and what it means for the reading.
  public var warnings: [WarningAnswer]?
}

/// The day at a glance, and the two weeks that come.
public struct SnapshotAnswer: Shape {
  /// What makes a tile what it is.
  public struct Driver: Shape {
    /// `transit`.
    public var type: String
    public var planet: BodyName
    public var sign: SignName
    public var longitude: Double
  }

  /// A sentence on a part of life.
  public struct Tile: Shape {
    public var id, text: String
    /// {enum: [self, love, work, mind]}
    public var domain: String
    /// The four add up to 1. {decimals: 3}
    public var weight: Double
    public var driver: Driver?
  }

  /// Something to do, or to leave.
  public struct Action: Shape {
    public var id, text: String
    /// {enum: [do, avoid]}
    public var type: String
  }

  /// The day.
  public struct Now: Shape {
    /// The same as `headline`.
    public var theme: String
    public var narrativeTiles: [Tile]
    public var actions: [Action]
    public var date: DateText
    public var headline: String
    public var summary: ParagraphAnswer
    /// {decimals: 3}
    public var intensity: Double
  }

  /// How the day feels.
  public struct Energy: Shape {
    /// {enum: [flowing, intense, quiet, volatile]}
    public var id: String
    public var label, description: String
    /// The name of a symbol of Apple’s.
    public var icon: String
  }

  /// How much of the day belongs to each part of life.
  public struct Weights: Shape {
    /// With `love`, `work` and `mind` it adds up to 1. {key: self, decimals: 3}
    public var own: Double
    /// {decimals: 3}
    public var love, work, mind: Double
  }

  /// A body that is at work.
  public struct Activation: Shape {
    /// `transit`.
    public var type: String
    public var planet: BodyName
    public var sign: SignName
    /// Degrees a day. {decimals: 3}
    public var speed: Double?
  }

  /// What the day is seen through.
  public struct Lens: Shape {
    public var energyState: Energy
    public var domainWeights: Weights
    public var activations: [Activation]
    /// Every part of life by its own name; they add up to 1.
    public var partWeights: JSONMap<Double>
  }

  /// One day to come.
  public struct Marker: Shape {
    public var date: DateText
    public var dayOfWeek: String
    /// {decimals: 3}
    public var intensity: Double
    /// {enum: [ease, effort, intensity]}
    public var label: String
    /// What leads the day, in words; empty on a quiet day.
    public var leading: String
  }

  /// The loudest of the days to come.
  public struct Shift: Shape {
    public var date: DateText
    public var daysUntil: Int
    public var summary: String
  }

  /// The days to come.
  public struct Next: Shape {
    public var shift: Shift?
    /// {minItems: 14, maxItems: 14}
    public var markers: [Marker]
  }

  /// How long the answer holds.
  public struct CacheHints: Shape {
    public var ttlSeconds: Int
    public var nextRefresh: InstantText
    /// The same: midnight in the zone of the answer.
    public var validUntil: InstantText
  }

  public var date: DateText
  /// The sign of the Sun, in lower case; `pisces or aries` when the hour of birth is not known and the Sun changed its sign on that day.
  public var sign: String
  /// Whether it is for a birth and not for everybody of a sign.
  public var personalized: Bool
  public var now: Now
  public var lens: Lens
  public var next: Next
  public var lucky: LuckyElements
  public var cacheHints: CacheHints
  /// For a birth: that its hour is not known, and what it means for the reading.
  public var warnings: [WarningAnswer]?
}
