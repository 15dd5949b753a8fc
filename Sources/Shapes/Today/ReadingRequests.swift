/// The body of `horoscope/custom`, `horoscope/personalized` and `discover`: a birth, a kept chart, or neither for whoever is signed in.
///
/// {example: {birthData: {date: '1990-06-15', time: '14:30', timezone: America/New_York, latitude: 40.7128, longitude: -74.006},
/// date: '2026-11-21'}}
public struct HoroscopeRequest: RequestShape, ChartSubject {
  public var birthData: BirthData?
  /// A kept chart.
  public var chartId: UUIDText?
  /// How to make the chart of `birthData`.
  public var options: ChartRequestOptions?
  /// Today when left out.
  public var date: DateText?
  /// The same as `date`, as an app names it.
  public var targetDate: DateText?
  /// {enum: [daily, weekly, monthly], default: daily}
  public var type: String?
  /// The zone whose days are meant; that of the birth when left out.
  public var timezone: String?
}

/// A day of a person.
public struct ReadingDayQuery: Query {
  /// Today in the zone when left out. {example: '2026-11-21'}
  public var date: DateText?
  /// Whose days are meant; a zone in the profile comes first. {example: Europe/Paris}
  public var timezone: String?
}

/// A sign and a day.
public struct DailyHoroscopeQuery: Query {
  /// {example: gemini}
  public var sign: String?
  /// {inline}
  public var day = ReadingDayQuery()
}

/// A sign and a span.
public struct HoroscopeQuery: Query {
  /// {inline}
  public var sign = DailyHoroscopeQuery()
  /// {enum: [daily, weekly, monthly], default: daily}
  public var type: String?
}

/// A day of a person, and how many follow.
public struct OwnReadingQuery: Query {
  /// {inline}
  public var day = ReadingDayQuery()
  /// {minimum: 1, maximum: 14}
  public var days: Int?
}
