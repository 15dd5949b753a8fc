/// A birth, and the months that are asked about. What a client sends besides, such as `dasha_state`, is not read: the chart is worked out
/// from the birth.
///
/// {keys: snake, example: {birth_data: {date: '1990-01-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// start_date: '2026-11-01', end_date: '2027-10-31'}}
public struct TimelineRequest: RequestShape {
  public var birthData: BirthData
  /// Today when left out.
  public var startDate: DateText?
  /// Not before `start_date`, and at most 36 months are told; a year in all when left out.
  public var endDate: DateText?

  private enum CodingKeys: String, CodingKey {
    case birthData = "birth_data"
    case startDate = "start_date"
    case endDate = "end_date"
  }
}

/// A birth, and how far ahead to look.
///
/// {keys: snake}
public struct PeaksQuery: Query {
  /// {example: '1990-01-15'}
  public var birthDate: DateText
  /// Not known when left out. {example: '14:30'}
  public var birthTime: String?
  /// An IANA zone; that of the nearest place when left out. {example: America/New_York}
  public var timezone: String?
  /// {minimum: -90, maximum: 90, example: 40.7128}
  public var lat: Double
  /// {minimum: -180, maximum: 180, example: -74.006}
  public var lon: Double
  /// {minimum: 1, maximum: 36, default: 12}
  public var lookaheadMonths: Int?
}

/// A month ahead, by the weightiest exact contact of the moving sky to the birth chart.
///
/// {keys: snake}
public struct ForecastMonthAnswer: Shape {
  /// {pattern: '^[0-9]{4}-[0-9]{2}$', example: 2026-11}
  public var month: String
  /// The area of life that the contact touches.
  public var primaryTheme: String
  /// Another that the month touches.
  public var secondaryTheme: String?
  public var headline: String
  /// An act, and a temptation.
  public var doAction, avoidAction: String
  /// The contact and the days on which it is exact.
  public var triggerSummary: String
  /// {enum: [capital, career, relationship, relocation, health]}
  public var eventClass: String
  /// How much the contact counts beside others; no likelihood of anything. {enum: [high, medium-high, medium, medium-low]}
  public var probabilityBand: String
  /// Days of UTC on which contacts are exact.
  public var keyDates: [DateText]
  /// The exact contacts of the month, the weightiest first.
  public var triggers: [ForecastTriggerAnswer]
}

/// An exact contact of a moving body to a point of the birth chart.
///
/// {keys: snake}
public struct ForecastTriggerAnswer: Shape {
  /// `null` without a birth time where the hour decides. {null}
  public var date: DateText?
  /// `null` without a birth time. {null}
  public var instant: InstantText?
  /// Without a birth time: the earliest instant that an hour of the day of birth leads to.
  public var exactFrom: InstantText?
  /// Without a birth time: the latest.
  public var exactTo: InstantText?
  public var transitingPlanet: BodyName
  /// A body, `Ascendant` or `Midheaven`.
  public var natalPoint: String
  public var aspectType: AspectName
  public var retrograde: Bool
}

/// A stretch in which a slow body stands near one point of the birth chart.
///
/// {keys: snake}
public struct PeakWindowAnswer: Shape {
  /// In words.
  public var dateRange: String
  /// The area of life that is touched, and the contact.
  public var theme: String
  /// As `probability_band` of a month. {enum: [high, medium-high, medium, medium-low]}
  public var probability: String
  public var start, end: DateText
}

/// The months ahead of one birth.
///
/// {keys: snake}
public struct TimelineAnswer: Shape {
  public var monthlyTimeline: [ForecastMonthAnswer]
  public var peakWindows: [PeakWindowAnswer]
  public var summary: String
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}

/// The windows of the months ahead.
///
/// {keys: snake}
public struct PeaksAnswer: Shape {
  public var peakWindows: [PeakWindowAnswer]
  public var lookaheadMonths: Int
  public var warnings: [WarningAnswer]
  public var disclaimer: String
}
