/// The body of `astrology/vedic/chart` and its sisters: a birth or a kept chart, whose ayanamsa holds unless another is asked for.
///
/// {example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// vargas: [D9]}}
public struct VedicFigureRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// How to make the chart: its ayanamsa and its node.
  public var options: ChartRequestOptions?
  /// For the chart: divisional charts by number or name, `D9`, `navamsha`, or `all`. {default: [D1, D9]}
  public var vargas: [String]?
  /// For the doshas: which houses of Mars count. {enum: [common, withSecond], default: common}
  public var manglikHouses: String?
  /// For the doshas: the first day on which Saturn is followed; birth when left out.
  public var from: String?
  /// For the doshas: the last; a hundred years later when left out.
  public var to: String?
}

/// The body of `astrology/vedic/shadbala`: a birth or a kept chart, and whose procedure is followed.
///
/// {example: {birthData: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}}
public struct StrengthRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// How to make the chart: its ayanamsa and its node.
  public var options: ChartRequestOptions?
  /// {enum: [parashara, raman], default: parashara}
  public var policy: String?
}

/// The body of `astrology/dashas/complete`: a birth or a kept chart, and a day.
///
/// {example: {birthData: {date: '1990-01-15', time: '14:30', timezone: Asia/Kolkata, latitude: 19.076, longitude: 72.8777},
/// targetDate: '2025-01-01'}}
public struct DashaCompleteRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// How to make the chart: its ayanamsa.
  public var options: ChartRequestOptions?
  /// By the clocks of the place of birth; this moment when left out.
  public var targetDate: DateText?
  /// Noon when left out.
  public var targetTime: String?
  /// Whether to tell what comes next. {default: true}
  public var includeTransitions: Bool?
  /// Whether to explain. {default: true}
  public var includeEducation: Bool?
  public var system: DashaSystemName?
  public var yearLength: YearLengthName?
}

/// A birth, and a day whose periods are asked for.
///
/// {keys: snake}
public struct DashasQuery: Query {
  /// {example: '1990-01-15'}
  public var birthDate: DateText
  /// {example: '14:30'}
  public var birthTime: String
  /// An IANA zone; that of the nearest place when coordinates are given. {example: America/New_York}
  public var timezone: String?
  /// {inline}
  public var place = PlaceQuery()
  public var fold: FoldName?
  /// By the clocks of the place of birth; not before birth. {example: '1991-01-01'}
  public var targetDate: DateText
  /// Noon when left out.
  public var targetTime: String?
  /// Adds `boundaries`. {default: false}
  public var includeBoundaries: Bool?
  /// Adds `debug`. {default: false}
  public var debug: Bool?
  public var ayanamsa: AyanamsaName?
  public var yearLength: YearLengthName?
  public var system: DashaSystemName?
}

/// A day at a place.
public struct PanchangQuery: Query {
  /// Today at the place when left out. {example: '2022-01-26'}
  public var date: DateText?
  /// {minimum: -90, maximum: 90, example: 28.6139}
  public var lat: Double
  /// {minimum: -180, maximum: 180, example: 77.209}
  public var lon: Double
  /// An IANA zone; that of the nearest place when left out. {example: Asia/Kolkata}
  public var tz: String?
  public var ayanamsa: AyanamsaName?
}

/// A day at a place, and what to tell of it.
public struct MuhuratsQuery: Query {
  /// Today at the place when left out. {example: '2022-01-26'}
  public var date: DateText?
  /// With `lon`; the birth place of the profile when both are left out by somebody who is signed in. {minimum: -90, maximum: 90, example: 28.6139}
  public var lat: Double?
  /// {minimum: -180, maximum: 180, example: 77.209}
  public var lon: Double?
  /// An IANA zone; that of the nearest place when left out. {example: Asia/Kolkata}
  public var tz: String?
  public var ayanamsa: AyanamsaName?
  /// `durmuhurtam`, `choghadiya`, with commas between.
  public var include: String?
}
