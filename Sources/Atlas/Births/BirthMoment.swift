public import Ephemeris

/// A birth in universal time: the reading of a clock at a place, tied to the instant it stands for.
///
/// An hour that is not known is a state of its own, never a guess.
public struct BirthMoment: Sendable {
  /// What is known of the hour.
  public enum Hour: Sendable, Hashable {
    /// What the clock showed, and the instant.
    case known(CivilDateTime, ResolvedTime)
    /// The civil day by the clocks of the place: its noon, its beginning and its end.
    case unknown(noon: UTC, dayStart: UTC, dayEnd: UTC)
  }

  /// The civil date, as it was given.
  public let date: CalendarDate
  /// The calendar of the date.
  public let calendar: CivilCalendar
  /// What is known of the hour.
  public let hour: Hour
  /// Where.
  public let location: GeographicLocation
  /// By which clocks.
  public let zone: TimeZoneHistory

  /// A birth at a known time.
  ///
  /// - Parameters:
  ///   - clock: what the clock of the place showed.
  ///   - calendar: the calendar in which the date of `clock` is counted.
  ///   - fold: which instant, when the clocks showed that twice or jumped over it.
  ///   - location: the place of birth.
  ///   - zone: the time zone of the place.
  /// - Throws: ``AmbiguousClock`` with both instants when the clock alone does not tell.
  public init(
    _ clock: CivilDateTime, calendar: CivilCalendar = .automatic, fold: ClockFold? = nil, at location: GeographicLocation,
    in zone: TimeZoneHistory
  ) throws(AmbiguousClock) {
    date = clock.date
    self.calendar = calendar
    hour = .known(
      clock, try zone.resolve(clock, calendar: calendar, longitude: location.longitude).time(of: clock, in: zone, choosing: fold))
    self.location = location
    self.zone = zone
  }

  /// A birth on a known day at an hour that is not known.
  public init(day: CalendarDate, calendar: CivilCalendar = .automatic, at location: GeographicLocation, in zone: TimeZoneHistory)
  {
    let midnight = day.midnight(in: calendar)
    func instant(_ days: Double) -> UTC {
      // Only the bounds of a day: of two readings either will do.
      let clock = CivilDateTime(daysSinceJ2000: midnight + days, calendar: calendar)
      return zone.resolve(clock, calendar: calendar, longitude: location.longitude).times[0].utc
    }
    date = day
    self.calendar = calendar
    hour = .unknown(noon: instant(0.5), dayStart: instant(0), dayEnd: instant(1))
    self.location = location
    self.zone = zone
  }

  /// The civil day as the automatic calendar names it, whichever calendar it was given in.
  public var civilDate: CalendarDate { CalendarDate(dayNumber: date.dayNumber(in: calendar)) }

  /// The instant of birth; local noon when the hour is not known.
  public var utc: UTC {
    switch hour {
    case .known(_, let time): time.utc
    case .unknown(let noon, _, _): noon
    }
  }

  /// The instant with the clock that showed it; `nil` when the hour is not known.
  public var time: ResolvedTime? {
    guard case .known(_, let time) = hour else { return nil }
    return time
  }

  /// What the clock showed; `nil` when the hour is not known.
  public var clock: CivilDateTime? {
    guard case .known(let clock, _) = hour else { return nil }
    return clock
  }
}
