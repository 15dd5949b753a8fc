/// What a paragraph rests on.
///
/// {nulls: written}
public struct ReadingEvidenceAnswer: Shape {
  public var body: String
  /// Degrees.
  public var longitude: Double?
  public var point: String?
  public var pointLongitude: Double?
  public var aspect: String?
  /// Degrees from exactness at noon.
  public var orb: Double?
  /// {enum: [applying, exact, separating, null]}
  public var phase: String?
  /// {items: {type: string, format: date-time}}
  public var exact: [String]
  /// Instead of `exact`, when the hour of birth is not known: the spans within which it is exact.
  public var between: [ExactBetween]??
  public var house, natalHouse: Int?
  public var text, meaning: String
}

/// A span within which something is exact.
public struct ExactBetween: Shape {
  public var from, until: InstantText
}

/// A paragraph and what it rests on.
public struct ParagraphAnswer: Shape {
  public var text: String
  public var evidence: [ReadingEvidenceAnswer]
}

/// A part of life in a reading.
///
/// {name: CategoryReading}
public struct CategoryReadingAnswer: Shape {
  public var category, title, teaser: String
  /// 80 to 120 words.
  public var text: String
  public var evidence: [ReadingEvidenceAnswer]
}

/// A whole reading, both stages, every paragraph with what it rests on.
///
/// {nulls: written}
public struct DailyReadingAnswer: Shape {
  /// What the day invites to.
  public struct Advice: Shape {
    /// {key: do}
    public var doThis: String
    public var dont, reflectOn, affirmation: String
  }

  /// What goes with the day, and why.
  public struct Correspondence: Shape {
    /// {enum: [color, number, hour]}
    public var kind: String
    public var value, reason: String
  }

  /// The Moon at noon.
  public struct Moon: Shape {
    public var sign: String
    public var longitude: Double
    public var phase: String
    public var elongation: Double
    /// {decimals: 4}
    public var illumination: Double
    public var nextPhase, nextPhaseAt: String
  }

  /// What is exact in the days that come.
  public struct Event: Shape {
    public var at: InstantText
    public var date: DateText
    public var time, title, line: String
    public var isChief: Bool
    public var bodies: [String]
    /// {null}
    public var aspect: String?
  }

  public var date: DateText
  public var timezone: String
  /// `null` when there are two.
  public var sunSign: String?
  /// Two when the hour of birth is not known and the Sun changed sign on the day.
  public var sunSigns: [String]
  public var headline: String
  public var overview, summary, technicalAnalysis, keyTransit, areaOfLife, lunarCycle: ParagraphAnswer
  /// Why the habit of the day is this person’s, and what the sky does; missing where there is nothing of that, and in readings that were kept before
  /// there was such a paragraph.
  public var sky: ParagraphAnswer?
  public var advice: Advice
  public var correspondences: [Correspondence]
  public var moon: Moon
  /// {minItems: 8, maxItems: 8}
  public var categories: [CategoryReadingAnswer]
  public var collective: [ParagraphAnswer]
  public var lookAhead: ParagraphAnswer
  public var week: [Event]
  public var leading: String
  /// The 23 meters and 5 groups of the day.
  public var astrometers: AstrometersAnswer?
  /// A sentence that names the clocks of the hours, while it is not known whether the person lives by them: neither the profile nor a
  /// request has named a zone, so they are those of the place of birth.
  public var clocks: String??
  /// A sentence that says what it means for the reading that the hour of birth is not known.
  public var birthHour: String??
  /// A sentence that names the zodiac of all signs and longitudes, when the profile has chosen another than the tropical one.
  public var zodiac: String??
  /// That the hour of birth is not known, and what it means for the reading.
  public var warnings: [WarningAnswer]??
}

/// A reading that is kept, with where it is kept.
public struct OwnReadingAnswer: Shape {
  public var id: String
  public var reading: DailyReadingAnswer
}

/// The readings of several days.
public struct OwnReadingsAnswer: Shape {
  public var readings: [OwnReadingAnswer]
  /// There is no other page. {null}
  public var next: String?
}

/// Color, number and the like, each worked out. `null` is what hangs on the sign of the Sun, when the hour of birth is not known and the Sun
/// changed its sign on that day.
///
/// {nulls: written}
public struct LuckyElements: Shape {
  public var color: String?
  public var number: Int?
  public var day, element, ruler: String?
  public var reasons: [String]
}

/// A horoscope as the first clients know it, with what it rests on.
public struct HoroscopeAnswer: Shape {
  /// The shape of the first server.
  public struct Legacy: Shape {
    /// {null}
    public var sign: String?
    public var date, type, horoscope: String
  }

  public var id: String
  /// In lower case; `null` when the hour of birth is not known and the Sun changed its sign on that day. {null}
  public var sign: String?
  /// Both signs of that day, in lower case; only then.
  public var signs: [String]?
  public var date: DateText
  /// {enum: [daily, weekly, monthly]}
  public var type: String
  /// The same, as the clients of June 2025 name it. {enum: [daily, weekly, monthly]}
  public var period: String
  public var content: String
  /// The same, as the first server named it.
  public var horoscope: String
  /// {null}
  public var headline: String?
  public var paragraphs: [ParagraphAnswer]
  public var luckyElements: LuckyElements
  public var personalized: Bool
  public var disclaimer: String
  public var legacy: Legacy
  /// The whole reading, for one that was made for a birth.
  public var reading: DailyReadingAnswer?
  /// A sentence that names the zodiac of all signs and longitudes, when the profile has chosen another than the tropical one.
  public var zodiac: String??
  /// What the horoscope is about, in a few words: the matters of the bodies and houses that it tells.
  public var keywords: [String]
  /// For a birth: that its hour is not known, and what it means for the reading.
  public var warnings: [WarningAnswer]?
}
