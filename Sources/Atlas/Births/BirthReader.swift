package import Ephemeris

/// Reads births: the one reader behind command, API and pages, without words and without a clock of its own.
package struct BirthReader: Sendable {
  /// Where a birth comes from.
  package enum Source: Sendable {
    /// Somebody tells it at this moment: it cannot lie in the future, and minutes have two digits.
    case told(at: UTC)
    /// It was told before and kept: whatever was taken then is taken again.
    case kept
  }

  package let source: Source
  /// The calendar of the date.
  package let calendar: CivilCalendar

  /// A reader of births.
  package init(_ source: Source, calendar: CivilCalendar = .automatic) {
    self.source = source
    self.calendar = calendar
  }

  // MARK: a whole birth

  /// A birth; no time means that it is not known.
  ///
  /// - Parameter fold: which instant, when the clocks showed the time twice or jumped over it.
  package func birth(
    on day: CalendarDate, clock: CivilDateTime?, fold: ClockFold?, at location: GeographicLocation, in zone: TimeZoneHistory
  ) throws(BirthProblem) -> BirthMoment {
    guard let clock else { return BirthMoment(day: day, calendar: calendar, at: location, in: zone) }
    do {
      return try BirthMoment(clock, calendar: calendar, fold: fold, at: location, in: zone)
    } catch {
      throw .ambiguousClock(error)
    }
  }

  // MARK: its parts

  /// Reads `YYYY-MM-DD`, a day on which somebody can have been born.
  package func day(_ text: String) throws(BirthProblem) -> CalendarDate {
    let bytes = Array(text.utf8.prefix(16))
    return try checked(CivilFields.date(bytes.span, calendar: calendar))
  }

  /// Refuses days that the ephemeris does not reach, and those that have not begun anywhere on Earth.
  package func checked(_ day: CalendarDate) throws(BirthProblem) -> CalendarDate {
    let number = day.dayNumber(in: calendar)
    guard CivilFields.supportedDays.contains(number) else { throw .outsideEphemeris(year: day.year) }
    if case .told(let now) = source {
      let latest = Self.latestDay(at: now)
      guard number <= latest else { throw .inTheFuture(latest: CalendarDate(dayNumber: latest, calendar: .gregorian)) }
    }
    return day
  }

  /// Reads `HH:MM` or `HH:MM:SS` on a day.
  package func time(_ text: String, on day: CalendarDate) throws(BirthProblem) -> CivilDateTime {
    let bytes = Array(text.utf8.prefix(16))
    let form: CivilFields.TimeForm = if case .kept = source { .short } else { .full }
    return try CivilFields.time(bytes.span, on: day, form)
  }

  /// The zone with a name, or that of the nearest place; that of ships far from all of them.
  package static func zone(_ name: String?, at location: GeographicLocation) throws(BirthProblem) -> TimeZoneHistory {
    try zone(name ?? zoneName(at: location))
  }

  /// The zone with a name.
  package static func zone(_ name: String) throws(BirthProblem) -> TimeZoneHistory {
    do {
      return try TimeZoneHistory(identifier: String(name.prefix(64)))
    } catch {
      switch error {
      case .unknownZone(let name, let suggestions): throw .unknownZone(name, suggestions: suggestions)
      }
    }
  }

  /// The zone of the nearest place; that of ships far from all of them.
  package static func zoneName(at location: GeographicLocation) -> String {
    Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude)?.timeZone ?? "UTC"
  }

  /// The number of the latest day that has begun somewhere on Earth: that of Kiritimati, 14 hours ahead.
  package static func latestDay(at now: UTC) -> Int {
    CivilDateTime(daysSinceJ2000: now.daysSinceJ2000 + 14.0 / 24, calendar: .gregorian).date.dayNumber(in: .gregorian)
  }
}
