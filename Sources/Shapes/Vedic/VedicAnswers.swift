/// Where a sidereal longitude lies. `sign` is the rashi, `zodiacSign` the same twelfth by its English name.
public struct RashiDegreeAnswer: Shape {
  public var sign: RashiName
  public var zodiacSign: SignName
  /// {minimum: 0, exclusiveMaximum: 30}
  public var degree: Double
  /// {minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double
  public var wholeDegree, minute, second: Int
}

/// A place among the nakshatras.
public struct NakshatraPlaceAnswer: Shape {
  public var nakshatra: String
  public var nakshatraLord: GrahaName
  /// {minimum: 1, maximum: 4}
  public var pada: Int
}

/// The rising degree of a sidereal chart.
public struct LagnaAnswer: Shape {
  /// {inline}
  public var degree: RashiDegreeAnswer
  /// {inline}
  public var place: NakshatraPlaceAnswer
  public var lord: GrahaName
  public var meaning: String
}

/// A graha in a sidereal chart. On a day whose hour is not known it has what was one and the same all day, and `null` for the rest.
///
/// {nulls: written}
public struct GrahaPlaceAnswer: Shape {
  public var sign: RashiName?
  public var zodiacSign: SignName?
  /// {minimum: 0, exclusiveMaximum: 30}
  public var degree: Double?
  /// {minimum: 0, exclusiveMaximum: 360}
  public var longitude: Double?
  public var wholeDegree, minute, second: Int?
  public var nakshatra: String?
  public var nakshatraLord: GrahaName?
  /// {minimum: 1, maximum: 4}
  public var pada: Int?
  public var retrograde: Bool?
  /// {minimum: 1, maximum: 12}
  public var house: Int?
}

/// A graha by its Sanskrit name, and where it stands.
public struct GrahaPositionAnswer: Shape {
  /// The Sanskrit name.
  public var graha: String
  /// {inline}
  public var place: GrahaPlaceAnswer
}

/// A graha or the lagna, with its English name, in a sidereal chart.
///
/// {name: NamedGraha}
public struct NamedGrahaAnswer: Shape {
  /// `Sun` … `Ketu`, `Ascendant`.
  public var name: String
  /// The Sanskrit name; not of the Ascendant.
  public var graha: String?
  /// {inline}
  public var place: GrahaPlaceAnswer
}

/// A whole-sign house of a sidereal chart.
public struct RashiHouseAnswer: Shape {
  /// {inline}
  public var degree: RashiDegreeAnswer
  public var lord: GrahaName
  public var meaning: String
  public var planets: [GrahaName]
  public var influence: String
}

/// What the Moon did on a day whose hour is not known.
public struct MoonOfDayAnswer: Shape {
  public var start, end: RashiDegreeAnswer
  public var signs: [RashiName]
  public var nakshatras: [String]
}

/// The sidereal sky of a moment. It is the answer with `system=vedic`.
public struct VedicSkyAnswer: Shape {
  /// One of the nine grahas or, with a place, the lagna under the name Ascendant.
  public struct Planet: Shape {
    public var id, symbol, name: String
    /// The Sanskrit name; not of the Ascendant.
    public var graha: String?
    /// {inline}
    public var place: GrahaPlaceAnswer
    /// Not of the Ascendant.
    public var latitude, distance: Double?
    /// Degrees a day, against the moving equinox; not of the Ascendant.
    public var speed: Double?
    public var significance: String
  }

  public var timestamp: InstantText
  public let system = "vedic"
  public var ayanamsa: AyanamsaName
  public var ayanamsaDegrees: Double
  /// {key: has_rising_sign}
  public var hasRisingSign: Bool
  /// The nine grahas, Sun first, and with a place the Ascendant after them.
  public var planets: [Planet]
  public var lagna: LagnaAnswer?
  public var angles: AnglesAnswer?
  public var houses: JSONMap<HouseAnswer>?
  public var houseSystem: HouseSystemName?
  /// Only when the clocks showed the time twice or jumped over it, and the earlier instant was taken for a client that cannot choose.
  public var warnings: [WarningAnswer]?
}

/// What the Vedic system adds to a birth chart.
///
/// {name: VedicChart}
public struct VedicPart: Shape {
  /// A mahadasha.
  public struct Period: Shape {
    public var planet: GrahaName
    public var startDate, endDate: DateText
  }

  public var ayanamsa: AyanamsaName
  public var ayanamsaDegrees: Double
  /// {null}
  public var lagna: LagnaAnswer?
  /// Under `sun` … `ketu` and, with a birth time, `ascendant`.
  public var positions: JSONMap<NamedGrahaAnswer>
  /// Whole signs under the keys `1` to `12`. {null}
  public var houses: JSONMap<RashiHouseAnswer>?
  /// The mahadashas; none without a birth time.
  public var dashas: [Period]
  public var yearLength: YearLengthName?
}

/// A divisional chart: the part of the rashi stretched over the whole sign.
///
/// {nulls: written}
public struct VargaAnswer: Shape {
  /// A graha in it. Without a birth time it has no degree, and a sign only if that was the same all day.
  ///
  /// {nulls: written}
  public struct Position: Shape {
    public var sign: RashiName?
    public var zodiacSign: SignName?
    /// {minimum: 0, exclusiveMaximum: 30}
    public var degree: Double?
    /// {minimum: 0, exclusiveMaximum: 360}
    public var longitude: Double?
    public var house: Int?
    /// Only in D9: whether it is in the same sign in the rashi.
    public var vargottama: Bool??
  }

  public var name: String
  public var lagna: RashiName?
  /// The degree of the lagna in this chart.
  public var lagnaLongitude: Double?
  public var lagnaDegree: Double?
  /// By the English name, Sun to Ketu.
  public var positions: JSONMap<Position>
}

/// A sidereal chart with its divisional charts.
///
/// {nulls: written}
public struct VedicFigureAnswer: Shape {
  /// {inline}
  public var asked: AskedBirthAnswer
  public var ayanamsa: AyanamsaName
  public var ayanamsaDegrees: Double
  public var lagna: LagnaAnswer?
  /// By the English name, Sun to Ketu.
  public var positions: JSONMap<GrahaPositionAnswer>
  public var moonRange: MoonOfDayAnswer?
  /// Whole signs under the keys `1` to `12`.
  public var houses: JSONMap<RashiHouseAnswer>?
  /// Under the keys `D1` to `D60`.
  public var vargas: JSONMap<VargaAnswer>
  /// The chart in the South Indian form. {contentEncoding: base64, contentMediaType: image/svg+xml}
  public var svg: Base64Bytes
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
