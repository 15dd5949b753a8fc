public import Ephemeris

/// A day of the almanac at a place: the light from sunrise to sunset, the night before it and the night after it.
public struct AlmanacDay: Sendable, Hashable {
  /// The weekday, in force from sunrise.
  public let vara: Vara
  /// When the night before began; `nil` when the Sun had not set on the day before.
  public let previousSunset: TT?
  /// When the day begins.
  public let sunrise: TT
  /// When the night begins.
  public let sunset: TT
  /// When the night ends.
  public let nextSunrise: TT

  /// A day from its four instants, in order of time.
  public init(vara: Vara, previousSunset: TT?, sunrise: TT, sunset: TT, nextSunrise: TT) {
    self.vara = vara
    self.previousSunset = previousSunset
    self.sunrise = sunrise
    self.sunset = sunset
    self.nextSunrise = nextSunrise
  }

  /// The day that begins with the first sunrise of a civil day; `nil` where the Sun does not rise on it, or does not set and rise again
  /// within thirty hours.
  ///
  /// - Parameters:
  ///   - date: the civil day at the place, in `calendar`.
  ///   - dayStart: its midnight, which the time zone of the place decides.
  ///   - dayEnd: the next midnight.
  ///   - location: the place.
  ///   - limit: what counts as sunrise: the upper limb with refraction, as almanacs print it, unless told otherwise.
  ///   - calendar: the calendar in which `date` is counted.
  /// - Throws: ``/Ephemeris/EphemerisError`` within two days of the edges of the ephemeris and outside.
  public init?(
    date: CalendarDate, dayStart: TT, dayEnd: TT, location: GeographicLocation, limit: HorizonLimit = .upperLimb,
    calendar: CivilCalendar = .automatic
  ) throws(EphemerisError) {
    let passages = try HorizonPassages(
      of: .sun, at: location, from: dayStart.advanced(byDays: -1.25), to: dayEnd.advanced(byDays: 1.25), limit: limit)
    let events = passages.events.filter { $0.kind == .rise || $0.kind == .set }
    guard let rise = events.firstIndex(where: { $0.kind == .rise && $0.instant >= dayStart }), events[rise].instant < dayEnd,
      rise + 2 < events.count, events[rise + 1].kind == .set, events[rise + 2].kind == .rise
    else { return nil }
    let sunrise = events[rise].instant
    guard events[rise + 2].instant.daysSinceJ2000 - sunrise.daysSinceJ2000 < 1.25 else { return nil }
    let before = rise > 0 && events[rise - 1].kind == .set ? events[rise - 1].instant : nil
    self.init(
      vara: Vara(dayNumber: date.dayNumber(in: calendar)),
      previousSunset: before.flatMap { sunrise.daysSinceJ2000 - $0.daysSinceJ2000 < 1.25 ? $0 : nil }, sunrise: sunrise,
      sunset: events[rise + 1].instant, nextSunrise: events[rise + 2].instant)
  }

  /// One of `count` equal parts of the light, counted from 1.
  func part(_ number: Int, of count: Int) -> (start: TT, end: TT) {
    (Self.between(sunrise, sunset, number - 1, count), Self.between(sunrise, sunset, number, count))
  }

  /// One of `count` equal parts of the night after the day, counted from 1.
  func nightPart(_ number: Int, of count: Int) -> (start: TT, end: TT) {
    (Self.between(sunset, nextSunrise, number - 1, count), Self.between(sunset, nextSunrise, number, count))
  }

  /// One of `count` equal parts of the night before the day, counted from 1; `nil` without that night.
  func earlierNightPart(_ number: Int, of count: Int) -> (start: TT, end: TT)? {
    guard let previousSunset else { return nil }
    return (Self.between(previousSunset, sunrise, number - 1, count), Self.between(previousSunset, sunrise, number, count))
  }

  private static func between(_ start: TT, _ end: TT, _ number: Int, _ count: Int) -> TT {
    number == count ? end : start.advanced(byDays: (end.daysSinceJ2000 - start.daysSinceJ2000) * Double(number) / Double(count))
  }
}
