public import Astrology
public import Ephemeris

/// A month of somebody's sky: its chief contact, and what is said of it.
public struct ForecastMonth: Sendable, Hashable {
  /// The year in the Gregorian calendar.
  public let year: Int
  /// 1 … 12.
  public let month: Int
  /// The exact contacts of the month, the weightiest first.
  public let transits: [Transit]
  /// The one that is told.
  public let chief: Transit
  /// What the chief contact touches.
  public let eventClass: EventClass
  public let band: ContactBand
  /// The area of life that the chief contact touches, in a few words.
  public let theme: String
  /// That of the next contact that touches another area.
  public let secondTheme: String?
  /// The contact in a sentence.
  public let headline: String
  /// An act, and a temptation.
  public let act, temptation: String
  /// The contact and its days, as evidence.
  public let trigger: String
  /// The days on which contacts are exact, in order; the chief one's among them.
  public let keyDates: [CalendarDate]
}

/// A stretch in which a slow body stands near one point of the birth chart.
public struct PeakWindow: Sendable, Hashable {
  /// The first and the last day.
  public let start, end: CalendarDate
  /// `3 March 2027 to 4 June 2027`.
  public let dates: String
  /// The area of life that is touched, and the contact.
  public let theme: String
  public let band: ContactBand
  /// All its exact passes in the span, in order of time.
  public let passes: [Transit]
}
