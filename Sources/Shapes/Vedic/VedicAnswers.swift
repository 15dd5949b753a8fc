/// Where a sidereal longitude lies. `sign` is the rashi, `zodiacSign` the same twelfth by its English name.
public struct RashiDegreeAnswer: Shape {
  /// {schema: Rashi}
  public var sign: String
  /// {schema: Sign}
  public var zodiacSign: String
  /// {minimum: 0, exclusiveMaximum: 30}
  public var degree: Double
  /// {minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double
  public var wholeDegree: Int
  public var minute: Int
  public var second: Int
}

/// A place among the nakshatras.
public struct NakshatraPlaceAnswer: Shape {
  public var nakshatra: String
  /// {schema: Graha}
  public var nakshatraLord: String
  /// {minimum: 1, maximum: 4}
  public var pada: Int
}

/// The rising degree of a sidereal chart.
public struct LagnaAnswer: Shape {
  /// {inline}
  public var degree: RashiDegreeAnswer
  /// {inline}
  public var place: NakshatraPlaceAnswer
  /// {schema: Graha}
  public var lord: String
  public var meaning: String
}

/// A graha in a sidereal chart. The Moon of a day whose hour is not known has what was one and the same all day, and `null` for the rest.
public struct GrahaPlaceAnswer: Shape {
  /// {null, schema: Rashi}
  public var sign: String?
  /// {null, schema: Sign}
  public var zodiacSign: String?
  /// {null, minimum: 0, exclusiveMaximum: 30}
  public var degree: Double?
  /// {null, minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double?
  /// {null}
  public var wholeDegree: Int?
  /// {null}
  public var minute: Int?
  /// {null}
  public var second: Int?
  /// {null}
  public var nakshatra: String?
  /// {null, schema: Graha}
  public var nakshatraLord: String?
  /// {null, minimum: 1, maximum: 4}
  public var pada: Int?
  public var retrograde: Bool
  /// {null, minimum: 1, maximum: 12}
  public var house: Int?
}

/// A graha by its Sanskrit name, and where it stands.
public struct GrahaPositionAnswer: Shape {
  /// The Sanskrit name.
  public var graha: String
  /// {inline}
  public var place: GrahaPlaceAnswer
}

/// A whole-sign house of a sidereal chart.
public struct RashiHouseAnswer: Shape {
  /// {inline}
  public var degree: RashiDegreeAnswer
  /// {schema: Graha}
  public var lord: String
  public var meaning: String
  /// {schema: Graha}
  public var planets: [String]
  public var influence: String
}

/// What the Moon did on a day whose hour is not known.
public struct MoonOfDayAnswer: Shape {
  public var start: RashiDegreeAnswer
  public var end: RashiDegreeAnswer
  /// {schema: Rashi}
  public var signs: [String]
  public var nakshatras: [String]
}

/// The sidereal sky of a moment. It is the answer with `system=vedic`.
public struct VedicSkyAnswer: Shape {
  /// One of the nine grahas.
  public struct Planet: Shape {
    public var id: String
    public var symbol: String
    /// {schema: Graha}
    public var name: String
    /// The Sanskrit name.
    public var graha: String
    /// {inline}
    public var place: GrahaPlaceAnswer
    public var latitude: Double
    public var distance: Double
    /// Degrees a day, against the moving equinox.
    public var speed: Double
    public var significance: String
  }

  /// {format: date-time}
  public var timestamp: String
  public let system = "vedic"
  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var ayanamsaDegrees: Double
  /// {key: has_rising_sign}
  public var hasRisingSign: Bool
  /// The nine grahas, Sun first.
  public var planets: [Planet]
  public var lagna: LagnaAnswer?
  public var angles: AnglesAnswer?
  public var houses: JSONMap<HouseAnswer>?
  /// {schema: HouseSystem}
  public var houseSystem: String?
}

/// What the Vedic system adds to a birth chart.
///
/// {name: VedicChart}
public struct VedicPart: Shape {
  /// A mahadasha.
  public struct Period: Shape {
    /// {schema: Graha}
    public var planet: String
    /// {format: date}
    public var startDate: String
    /// {format: date}
    public var endDate: String
  }

  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var ayanamsaDegrees: Double
  /// {null}
  public var lagna: LagnaAnswer?
  /// By the English name, Sun to Ketu.
  public var positions: JSONMap<GrahaPositionAnswer>
  /// Whole signs under the keys `1` to `12`. {null}
  public var houses: JSONMap<RashiHouseAnswer>?
  /// The mahadashas; none without a birth time.
  public var dashas: [Period]
  /// {schema: YearLength}
  public var yearLength: String?
}

/// A divisional chart: the part of the rashi stretched over the whole sign.
public struct VargaAnswer: Shape {
  /// A graha in it. Without a birth time the Moon has no place.
  public struct Position: Shape {
    /// {null, schema: Rashi}
    public var sign: String?
    /// {null, schema: Sign}
    public var zodiacSign: String?
    /// {null, minimum: 0, exclusiveMaximum: 30}
    public var degree: Double?
    /// {null, minimum: 0, exclusiveMaximum: 360}
    public var longitude: Double?
    /// {null}
    public var house: Int?
    /// Only in D9: whether it is in the same sign in the rashi.
    public var vargottama: Bool??
  }

  public var name: String
  /// {null, schema: Rashi}
  public var lagna: String?
  /// The degree of the lagna in this chart. {null}
  public var lagnaLongitude: Double?
  /// {null}
  public var lagnaDegree: Double?
  /// By the English name, Sun to Ketu.
  public var positions: JSONMap<Position>
}

/// A sidereal chart with its divisional charts.
public struct VedicFigureAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  /// {schema: Ayanamsa}
  public var ayanamsa: String
  public var ayanamsaDegrees: Double
  /// {null}
  public var lagna: LagnaAnswer?
  /// By the English name, Sun to Ketu.
  public var positions: JSONMap<GrahaPositionAnswer>
  /// {null}
  public var moonRange: MoonOfDayAnswer?
  /// Whole signs under the keys `1` to `12`. {null}
  public var houses: JSONMap<RashiHouseAnswer>?
  /// Under the keys `D1` to `D60`.
  public var vargas: JSONMap<VargaAnswer>
  /// The chart in the South Indian form. {contentEncoding: base64, contentMediaType: image/svg+xml}
  public var svg: String
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
