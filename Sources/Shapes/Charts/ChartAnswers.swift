/// An aspect between two points.
public struct AspectAnswer: Shape {
  /// A body, `Ascendant` or `Midheaven`; with transits the moving body.
  public var planet1: String
  /// The other of the two.
  public var planet2: String
  public var type: AspectName
  /// The same as `type`.
  public var aspect: String
  /// The angle of an exact one, in degrees.
  public var angle: Double
  /// Degrees from exactness.
  public var orb: Double
  /// The widest orb that counts, in degrees.
  public var orbLimit: Double
  /// Left out between figures of two moments, where nothing applies or separates. {enum: [applying, exact, separating]}
  public var phase: String?
  /// Whether `phase` is `applying`.
  public var applying: Bool?
  /// The instant of exactness of this passage, when there is one.
  public var exactAt: InstantText?
}

/// How a birth was read: the clock of that place and day, and the instant it stands for.
public struct BirthAnswer: Shape {
  /// As it was sent.
  public var date: String
  /// As it was sent; `null` when it is not known. {null}
  public var time: String?
  /// The IANA zone that was used.
  public var timezone: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// As it was sent.
  public var fold: FoldName?
  /// As it was sent. {schema: Calendar}
  public var calendar: String?
  /// Given back as it came.
  public var place: String?
  /// Given back as it came.
  public var name: String?
  /// Local noon when the time is not known.
  public var utc: InstantText
  /// TT, as a Julian date.
  public var julianDateTT: Double
  /// A whole number but for local mean time, four minutes to the degree of longitude. {null}
  public var offsetSeconds: Double?
  /// By which the clock was ahead of UTC. {null}
  public var offset: String?
  /// What the clock's time was called: `EDT`, `LMT`. {null}
  public var abbreviation: String?
  /// What the clock of that place and day was. {null}
  public var explanation: String?
}

/// Something the reader must know besides the numbers.
public struct WarningAnswer: Shape {
  /// {enum: [TIME_UNKNOWN, TIME_SKIPPED, TIME_REPEATED, NO_SUNRISE, HOUSE_SYSTEM_UNDEFINED, CUSPS_OUT_OF_ORDER, BODY_LEFT_OUT, PROFILE_PLACE, BIRTH_UNKNOWN]}
  public var code: String
  /// A sentence for a person.
  public var message: String
}

/// The figure of a sky: the bodies, angles and houses, the aspects, and how the bodies are spread.
public struct FigureAnswer: Shape {
  /// How the bodies are spread over elements and modalities.
  public struct Balance: Shape {
    /// The bodies in each element. {schema: BodiesByName}
    public var elements: JSONMap<[String]>
    /// The bodies in each modality. {schema: BodiesByName}
    public var modalities: JSONMap<[String]>
  }

  /// Where the Moon was on a day of which the hour is not known.
  public struct MoonRange: Shape {
    /// At the beginning of the day.
    public var start: DegreeAnswer
    /// At its end.
    public var end: DegreeAnswer
    /// One sign, or two.
    public var signs: [SignName]
  }

  /// {inline}
  public var placements: PlacementsAnswer
  /// Tightest first.
  public var aspects: [AspectAnswer]
  public var balance: Balance
  /// Only without a birth time.
  public var moonRange: MoonRange?
}

/// Where Sun, Moon and Ascendant of a birth stand.
///
/// {nulls: written}
public struct BigThreeAnswer: Shape {
  public var sunSign: SignName?
  /// `null` where the day alone does not tell.
  public var moonSign: SignName?
  /// One, or the two of the day.
  public var moonSigns: [SignName]
  public var risingSign: SignName?
  public var sun: DegreeAnswer?
  /// `null` without a birth time.
  public var moon: DegreeAnswer?
  public var rising: DegreeAnswer?
}

/// A kept chart in a list.
public struct ChartListing: Shape {
  public var chartId: UUIDText
  /// `natal`, or what the caller called it.
  public var type: String
  /// Whose chart it is. {null}
  public var name: String?
  public var birth: BirthAnswer
  /// {inline}
  public var three: BigThreeAnswer
  public var houseSystem: HouseSystemName
  public var createdAt, updatedAt: InstantText
  /// The version.
  public var changeTag: String
}

/// The charts that an account keeps.
public struct ChartListAnswer: Shape {
  /// The newest first.
  public var charts: [ChartListing]
  /// What asks for the following page; `null` at the end. {null}
  public var next: String?
}

/// The moving sky over a birth chart.
public struct TransitAnswer: Shape {
  public var timestamp: InstantText
  public var chartId: UUIDText?
  public var birth: BirthAnswer
  /// The moving bodies, by their names.
  public var positions: JSONMap<PositionAnswer>
  /// To the birth chart, tightest first.
  public var aspects: [AspectAnswer]
  public var warnings: [WarningAnswer]
}

/// A birth chart: the fields of both eras of the contract (`charts.western`, `westernChart`) and everything else we know.
public struct ChartAnswer: Shape {
  /// The wheel and what stands in it.
  public struct Western: Shape {
    /// By the name of the body.
    public var positions: JSONMap<PositionAnswer>
    /// Empty when it was not asked for. {contentEncoding: base64, contentMediaType: image/svg+xml}
    public var svg: String
  }

  /// The sidereal chart and what stands in it.
  public struct Vedic: Shape {
    /// By the English name, Sun to Ketu.
    public var positions: JSONMap<GrahaPositionAnswer>
    /// Empty when it was not asked for. {contentEncoding: base64, contentMediaType: image/svg+xml}
    public var svg: String
  }

  /// The traditions that were asked for.
  public struct Parts: Shape {
    public var western: Western?
    public var vedic: Vedic?
    public var chinese: ChineseAnimalAnswer?
  }

  public var chartId: UUIDText?
  public var type: String
  public var createdAt: InstantText?
  /// `null` for a chart of an account.
  public var expiresAt: InstantText??
  public var timeKnown: Bool
  public var birth: BirthAnswer
  /// {null}
  public var westernChart: FigureAnswer?
  public var charts: Parts
  /// {null}
  public var vedicChart: VedicPart?
  /// {null}
  public var chineseChart: ChinesePart?
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
