public import Astrology
public import Atlas
public import Ephemeris

extension NatalChart {
  /// The figure of a birth; without houses and angles when its hour is not known.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside the years of the ephemeris.
  public init(of birth: BirthMoment, options: ChartOptions = ChartOptions()) throws(EphemerisError) {
    switch birth.hour {
    case .known(_, let time):
      try self.init(moment: ChartMoment(utc: time.utc), location: birth.location, options: options)
    case .unknown(let noon, let dayStart, let dayEnd):
      try self.init(
        noon: ChartMoment(utc: noon), dayStart: ChartMoment(utc: dayStart), dayEnd: ChartMoment(utc: dayEnd),
        location: birth.location, options: options)
    }
  }
}
