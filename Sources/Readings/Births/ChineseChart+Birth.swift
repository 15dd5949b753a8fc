public import Astrology
public import Atlas
public import Ephemeris

extension ChineseChart {
  /// What the Chinese tradition makes of a birth; without an hour pillar when its hour is not known.
  ///
  /// - Throws: ``EphemerisError`` outside ``ChineseYear/supported``.
  public init(of birth: BirthMoment, policy: PillarPolicy = PillarPolicy()) throws(EphemerisError) {
    switch birth.hour {
    case .known(let clock, let time):
      try self.init(moment: ChartMoment(utc: time.utc), clock: clock, longitude: birth.location.longitude, policy: policy)
    case .unknown(let noon, let dayStart, let dayEnd):
      try self.init(date: birth.date, dayStart: TT(dayStart), noon: TT(noon), dayEnd: TT(dayEnd), policy: policy)
    }
  }
}
