/// The choices on which the schools of the Four Pillars differ. Raw values are stable identifiers.
public struct PillarPolicy: Sendable, Hashable {
  /// Which clock tells the double hour, and the day of it.
  public enum Clock: String, Sendable, Hashable, CaseIterable {
    /// What the clocks of the place of birth showed, summer time and all: the custom of most almanacs and programs.
    case civil
    /// Mean solar time of the meridian of birth.
    case localMean
    /// Apparent solar time of the meridian of birth, as a sundial shows it: what the clocks meant when the books were written.
    case trueSolar
  }

  /// When the day pillar changes. The hour from 23:00 has the stem of the next day's first hour in both schools.
  public enum DayChange: String, Sendable, Hashable, CaseIterable {
    /// At midnight, as the calendar counts its days (GB/T 33661-2017); the hour before is the late Zi (ye zi shi).
    case midnight
    /// At 23:00, with the beginning of the hour Zi.
    case twentyThree
  }

  /// Which civil day is looked up in the calendar.
  public enum CalendarDay: String, Sendable, Hashable, CaseIterable {
    /// The date of birth as it was written down: what people do with a table of New Years.
    case birthPlace
    /// The date that it was in China at the instant of birth.
    case china
  }

  /// Which clock gives the day and the hour.
  public var clock: Clock
  /// When a day begins.
  public var dayChange: DayChange
  /// Which day is looked up in the calendar.
  public var calendarDay: CalendarDay

  public init(clock: Clock = .civil, dayChange: DayChange = .midnight, calendarDay: CalendarDay = .birthPlace) {
    self.clock = clock
    self.dayChange = dayChange
    self.calendarDay = calendarDay
  }
}
