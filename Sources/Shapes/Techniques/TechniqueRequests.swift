/// A birth or a kept chart, and the span of its transits.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// from: '2026-11-21', to: '2026-12-21', bodies: [Saturn, Uranus]}}
public struct TransitSearchRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var from: String?
  /// A date that still counts or an instant; thirty days later when left out, a year at most.
  public var to: String?
  /// The moving bodies by name; Sun to Pluto when left out.
  public var bodies: [BodyName]?
  /// Whether those that count most come first, instead of the order of time. {default: false}
  public var ranked: Bool?
}

/// A birth or a kept chart, a body, and from when on its returns are looked for.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// body: Sun, from: '2026-01-01', latitude: 52.52, longitude: 13.405}}
public struct ReturnRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// The body that comes back. {default: Sun}
  public var body: BodyName?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var from: String?
  /// A date that still counts or an instant, at most 36600 days later.
  public var to: String?
  /// How many passages at most: one when left out, 24 with `to`. {minimum: 1, maximum: 24}
  public var count: WholeNumber?
  /// Degrees north of the place for which the charts are cast; the place of birth when left out. {minimum: -90, maximum: 90}
  public var latitude: Double?
  /// Degrees east of that place. {minimum: -180, maximum: 180}
  public var longitude: Double?
}

/// A birth or a kept chart, and a moment to progress it to.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// at: '2026-11-21'}}
public struct ProgressionRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// How the angles are carried forward.
  /// {enum: [naibod, solarArcInLongitude, solarArcInRightAscension], default: naibod}
  public var angles: String?
}

/// A birth or a kept chart, and a moment to direct it to.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// at: '2026-11-21'}}
public struct DirectionRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// How far a year directs. {enum: [solarArc, naibod, degree], default: solarArc}
  public var key: String?
}

/// A birth or a kept chart, and a moment whose profected year is asked for.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// at: '2026-11-21'}}
public struct ProfectionRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// `Ascendant`, `Midheaven` or a body of the chart. {default: Ascendant}
  public var point: String?
  /// How many years of life to list from the one that holds `at`. {minimum: 1, maximum: 120, default: 1}
  public var years: WholeNumber?
}

/// A birth or a kept chart, and a moment whose periods of releasing are asked for.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// at: '2026-11-21', lot: fortune}}
public struct ReleasingRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// The lot that is released. {default: spirit}
  public var lot: LotName?
  /// How many levels to list. {minimum: 1, maximum: 4, default: 2}
  public var levels: WholeNumber?
}

/// A birth or a kept chart, and a moment whose firdaria is asked for.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// at: '2026-11-21'}}
public struct FirdariaRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// A date (0 h UTC) or an instant; this moment when left out.
  public var at: String?
  /// Where the nodes stand in a birth by night. {enum: [nodesLast, nodesAfterMars], default: nodesLast}
  public var order: String?
}

/// A birth or a kept chart, and another place.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// latitude: 52.52, longitude: 13.405}}
public struct RelocationRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// Degrees north of the other place. {minimum: -90, maximum: 90}
  public var latitude: Double
  /// Degrees east of it. {minimum: -180, maximum: 180}
  public var longitude: Double
}

/// A birth or a kept chart, and how near to an axis a point must be.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// orb: 1}}
public struct MidpointRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// The widest distance from an axis in degrees. {minimum: 0, maximum: 5, default: 1.5}
  public var orb: Double?
}

/// A birth or a kept chart, and a harmonic of it.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// number: 5}}
public struct HarmonicRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// Which harmonic. {minimum: 1, maximum: 360}
  public var number: WholeNumber
}

/// A birth or a kept chart, and by whom its dignities are counted.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
/// }
public struct DignityRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// The system of terms. {enum: [egyptian, ptolemaic], default: egyptian}
  public var terms: String?
  /// Whether all three rulers of a triplicity hold it and not that of the sect alone. {default: false}
  public var allTriplicityRulers: Bool?
  /// Who rules among the dispositors. {enum: [traditional, modern], default: traditional}
  public var rulership: String?
}

/// A birth or a kept chart, and how tight parallels and antiscia must be.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006}}
/// }
public struct PatternRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  public var options: ChartRequestOptions?
  /// The widest orb of parallels and antiscia in degrees. {minimum: 0, maximum: 5, default: 1}
  public var orb: Double?
}
