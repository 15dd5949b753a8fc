public import Ephemeris

/// Instants by the clocks of a place.
public struct LocalClock: Sendable {
  let zone: TimeZoneHistory
  let longitude: Double?

  /// The clocks of a zone; before standard time those of the longitude, in degrees east.
  public init(_ zone: TimeZoneHistory, longitude: Double?) {
    self.zone = zone
    self.longitude = longitude
  }

  /// The IANA zone.
  public var zoneName: String { zone.identifier }

  /// The civil day of an instant, in the Gregorian calendar, as ISO 8601 demands.
  public func date(_ instant: TT) -> CalendarDate { reading(instant).clock.date }

  /// The civil day of an instant as `1990-06-15`.
  public func day(_ instant: TT) -> String { ISO8601.date(date(instant)) }

  /// `2022-01-26T12:12:31+05:30`, to the second; with `Z` where the offset is no whole minute, which ISO 8601 cannot write.
  public func time(_ instant: TT) -> String {
    let (clock, seconds) = reading(instant)
    guard seconds.truncatingRemainder(dividingBy: 60) == 0 else {
      return instant.civilSecond
    }
    return ISO8601.local(clock, in: .gregorian, to: .second) + ISO8601.offset(seconds: seconds)
  }

  private func reading(_ instant: TT) -> (clock: CivilDateTime, offset: Double) {
    let utc = UTC(instant)
    let offset = zone.clock(at: utc, longitude: longitude).seconds
    let local = ((utc.daysSinceJ2000 * 86400 + offset).rounded()) / 86400
    return (CivilDateTime(daysSinceJ2000: local, calendar: .gregorian), offset)
  }
}
