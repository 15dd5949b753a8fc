public import Astrology
public import Ephemeris

extension NatalChart {
  /// The figure of a date alone, of which neither the hour nor the place is known: what holds from its first minute, on the islands of
  /// UTC+14, to its last, at UTC−12.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of that is outside the years of the ephemeris.
  public init(bornOn date: CalendarDate) throws(EphemerisError) {
    let midnight = date.midnight()
    func moment(_ hours: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: midnight + hours / 24)) }
    try self.init(noon: moment(11), dayStart: moment(-14), dayEnd: moment(36), location: nil)
  }
}
