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
  /// Degrees from exactness; `null` without a birth time, when `orbFrom` and `orbTo` say between what it was. {null}
  public var orb: Double?
  /// Without a birth time: the least orb of the day of birth.
  public var orbFrom: Double?
  /// Without a birth time: the greatest orb of the day of birth.
  public var orbTo: Double?
  /// The widest orb that counts, in degrees.
  public var orbLimit: Double
  /// Left out between figures of two moments, where nothing applies or separates, and without a birth time where the hour decides. {enum: [applying, exact, separating]}
  public var phase: String?
  /// Whether `phase` is `applying`.
  public var applying: Bool?
  /// The instant of exactness of this passage, when there is one and it does not hang on an hour of birth that is not known.
  public var exactAt: InstantText?
  /// Without a birth time: the earliest instant of exactness that an hour of the day of birth leads to.
  public var exactFrom: InstantText?
  /// Without a birth time: the latest.
  public var exactTo: InstantText?
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
  /// Local noon when the time is not known; nothing that is told of such a chart is told of noon alone.
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
  /// {enum: [TIME_UNKNOWN, TIME_SKIPPED, TIME_REPEATED, NO_SUNRISE, HOUSE_SYSTEM_UNDEFINED, CUSPS_OUT_OF_ORDER, BODY_LEFT_OUT, NOT_KEPT, PROFILE_PLACE, BIRTH_UNKNOWN]}
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

/// A degree of a birth chart. Without a birth time it has no more than its sign, and that only if it was the same all day.
///
/// {name: NatalDegree, nulls: written}
public struct NatalDegreeAnswer: Shape {
  /// The sign in which it lies.
  public var sign: SignName?
  /// Decimal degrees within the sign. {minimum: 0, exclusiveMaximum: 30}
  public var degree: Double?
  /// Degrees of ecliptic longitude. {minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double?
  /// `degree`, cut off for reading.
  public var wholeDegree: Int?
  /// Minutes of arc beyond `wholeDegree`.
  public var minute: Int?
  /// Seconds of arc beyond `minute`, cut off.
  public var second: Int?
}

/// The arc that a point of a birth chart went through on a day whose hour is not known. {name: DayArc}
public struct DayArcAnswer: Shape {
  /// Where the arc begins in the order of the signs.
  public var from: DegreeAnswer
  /// Where it ends.
  public var to: DegreeAnswer
  /// The signs of the day, one or two, the earlier first.
  public var signs: [SignName]
  /// When it went from the first sign into the second.
  public var signChangesAt: InstantText?
}

/// A point of a birth chart with its name: a body, and where they have a place the nodes and the Ascendant. {name: NatalPosition}
public struct NatalPositionAnswer: Shape {
  /// The name to show: `Sun`, `TrueNode`, `Rahu`, `Ascendant`.
  public var name: String
  /// {inline}
  public var degree: NatalDegreeAnswer
  /// Ecliptic latitude in degrees; of bodies alone, and with a birth time.
  public var latitude: Double?
  /// Astronomical units; of bodies alone, and with a birth time; 0 for nodes and apogees without one.
  public var distance: Double?
  /// Degrees of longitude a day; of bodies alone, and with a birth time.
  public var speed: Double?
  /// Whether it moves backwards; `null` when it turned on a day of birth whose hour is not known. {null}
  public var retrograde: Bool?
  /// The house; `null` without a place or a time. {null, minimum: 1, maximum: 12}
  public var house: Int?
  /// Only without a birth time: where it went that day.
  public var range: DayArcAnswer?
}

/// The tropical figure of a birth, with the points keyed as the apps of Astronova read them.
///
/// {name: WesternChart}
public struct WesternChartAnswer: Shape {
  /// Under `sun` … `pluto`, `chiron`, `truenode`, `meanapogee`, `rahu` and `ketu` (the true node and the degree opposite to it) and, with a
  /// birth time, `ascendant`.
  public var positions: JSONMap<NatalPositionAnswer>
  /// `null` without a time of birth. {null}
  public var angles: AnglesAnswer?
  /// The system of the houses. {null}
  public var houseSystem: HouseSystemName?
  /// Under the keys `1` to `12`. {null}
  public var houses: JSONMap<HouseAnswer>?
  /// Tightest first; without a birth time those that hold at every hour of the day.
  public var aspects: [AspectAnswer]
  public var balance: FigureAnswer.Balance
  /// Only without a birth time.
  public var moonRange: FigureAnswer.MoonRange?
}

/// Where Sun, Moon and Ascendant of a birth stand.
///
/// {nulls: written}
public struct BigThreeAnswer: Shape {
  /// `null` where the day alone does not tell.
  public var sunSign: SignName?
  /// `null` where the day alone does not tell.
  public var moonSign: SignName?
  /// One, or the two of the day.
  public var moonSigns: [SignName]
  public var risingSign: SignName?
  /// `null` without a birth time.
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
    /// Those of `westernChart`.
    public var positions: JSONMap<NatalPositionAnswer>
    /// Empty when it was not asked for. {contentEncoding: base64, contentMediaType: image/svg+xml}
    public var svg: Base64Bytes
  }

  /// The sidereal chart and what stands in it.
  public struct Vedic: Shape {
    /// Those of `vedicChart`.
    public var positions: JSONMap<NamedGrahaAnswer>
    /// Empty when it was not asked for. {contentEncoding: base64, contentMediaType: image/svg+xml}
    public var svg: Base64Bytes
  }

  /// The zodiacs that were asked for, each with a drawing.
  public struct Parts: Shape {
    public var western: Western?
    public var vedic: Vedic?
  }

  public var chartId: UUIDText?
  public var type: String
  public var createdAt: InstantText?
  /// `null` for a chart of an account.
  public var expiresAt: InstantText??
  public var timeKnown: Bool
  public var birth: BirthAnswer
  /// {null}
  public var westernChart: WesternChartAnswer?
  public var charts: Parts
  /// {null}
  public var vedicChart: VedicPart?
  /// {null}
  public var chineseChart: ChinesePart?
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
