public import Atlas
public import Ephemeris

/// A civil day by the clocks of somebody's time zone: from one midnight to the next, 23 to 25 hours.
public struct LocalDay: Sendable {
  /// The date on the wall.
  public let date: CalendarDate
  /// Whose clocks.
  public let zone: TimeZoneHistory
  /// The first instant of the day.
  public let start: UTC
  /// Noon.
  public let noon: UTC
  /// The first instant of the next day.
  public let end: UTC

  /// A date in a zone.
  public init(_ date: CalendarDate, in zone: TimeZoneHistory) {
    self.date = date
    self.zone = zone
    let midnight = date.midnight(in: .gregorian)
    func instant(_ days: Double) -> UTC {
      let clock = CivilDateTime(daysSinceJ2000: midnight + days, calendar: .gregorian)
      let times = zone.resolve(clock, calendar: .gregorian).times
      return times[0].utc
    }
    start = instant(0)
    noon = instant(0.5)
    end = instant(1)
  }

  /// The day that an instant falls on.
  public init(containing instant: UTC, in zone: TimeZoneHistory) {
    self.init(Self.clock(at: instant, in: zone).date, in: zone)
  }

  /// The Julian day number of the date: days that follow each other have numbers that do.
  public var number: Int { date.dayNumber(in: .gregorian) }

  /// The day `count` days later, or earlier when negative.
  public func advanced(by count: Int) -> LocalDay {
    LocalDay(CalendarDate(dayNumber: number + count, calendar: .gregorian), in: zone)
  }

  /// Whether an instant falls on this day.
  public func contains(_ instant: UTC) -> Bool { instant >= start && instant < end }

  /// What the clocks of the zone show at an instant.
  public func clock(at instant: UTC) -> CivilDateTime { Self.clock(at: instant, in: zone) }

  private static func clock(at instant: UTC, in zone: TimeZoneHistory) -> CivilDateTime {
    let offset = zone.clock(at: instant).seconds
    return CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000 + offset / 86400, calendar: .gregorian)
  }

  /// Calendar days from this day to the one on which an instant falls: 0 today, 1 tomorrow, -1 yesterday.
  public func days(to instant: UTC) -> Int { clock(at: instant).date.dayNumber(in: .gregorian) - number }
}
