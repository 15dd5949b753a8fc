/// A birth as it is sent: when by the clocks of which place.
public struct BirthData: RequestShape, Encodable, Hashable {
  /// Between 1550 and January 2650; Julian calendar before 1582-10-15 unless `calendar` says otherwise.
  public var date: DateText
  /// `HH:MM` or `HH:MM:SS` on the clocks of the place; left out or `null` when the time is not known. {type: [string, 'null']}
  public var time: String?
  /// An IANA zone; that of the nearest place when left out. {type: [string, 'null']}
  public var timezone: String?
  /// Degrees north. {minimum: -90, maximum: 90}
  public var latitude: Double
  /// Degrees east. {minimum: -180, maximum: 180}
  public var longitude: Double
  /// Which of the two, when the clocks showed the time twice.
  public var fold: FoldName?
  /// {schema: Calendar}
  public var calendar: String?
  /// What the person calls the place, given back as it came.
  public var place: String?
  /// Whose birth it is, given back as it came.
  public var name: String?
}

/// A birth, and how to make its chart.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}}
public struct ChartRequest: RequestShape, Hashable {
  /// When and where.
  public var birthData: BirthData
  /// Given back as `type`. {default: natal}
  public var chartType: String?
  /// Traditions; also `tropical` and `sidereal`. {default: [western], items: {type: string, enum: [western, vedic, chinese]}}
  public var systems: [String]?
  /// How to make the chart.
  public var options: ChartRequestOptions?
}

/// How to make a chart.
///
/// {name: ChartOptions}
public struct ChartRequestOptions: RequestShape, Hashable {
  /// Placidus when left out.
  public var houseSystem: HouseSystemName?
  /// Whether to draw the wheel into the answer. {default: true}
  public var svg: Bool?
  /// Whether aspects carry `exactAt`; those of transits always do. {default: false}
  public var exactTimes: Bool?
  /// For the Vedic system; Lahiri when left out.
  public var ayanamsa: AyanamsaName?
  /// Which node Rahu is, for the Vedic routes. {enum: [mean, 'true'], default: mean}
  public var node: String?
  /// Which aspects count; the major ones and the quincunx when left out, the major ones in a synastry. {minItems: 1}
  public var aspects: [AspectName]?
  /// The widest orb in degrees by the name of the aspect, such as `{"trine": 6}`. {schema: Orbs}
  public var orbs: [String: Double]?
  /// Degrees more with the Sun or the Moon; 2 when left out, none when `orbs` are given. {minimum: 0, maximum: 15}
  public var luminaryBonus: Double?
}

/// A request about one chart: the birth itself, or the id of a chart that is kept; one of the two.
public protocol ChartSubject: Sendable {
  /// When and where; or `chartId`.
  var birthData: BirthData? { get }
  /// A kept chart.
  var chartId: String? { get }
  /// How to make the chart of `birthData`; a kept chart has its own way.
  var options: ChartRequestOptions? { get }
}

/// A birth or a kept chart: `birthData` or `chartId`.
public struct ChartSubjectRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
}

/// A birth or a kept chart, and a moment.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// moment: '2026-11-21T07:30:00Z'}}
public struct TransitRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// An instant with `Z` or an offset; this moment when left out.
  public var moment: InstantText?
  public var options: ChartRequestOptions?
}

/// What a kept chart is shown with.
public struct ChartQuery: Query {
  /// `false` leaves the wheel out. {enum: ['true', 'false']}
  public var svg: String?
  /// `true` adds `exactAt`. {enum: ['true', 'false']}
  public var exactTimes: String?
}

/// Whose aspects are asked for.
public struct ChartAspectsQuery: Query {
  /// A kept chart; the sky of this moment when left out.
  public var chartId: UUIDText?
}
