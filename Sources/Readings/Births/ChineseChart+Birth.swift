public import Astrology
public import Atlas
public import Ephemeris

extension ChineseChart {
  /// What the Chinese tradition makes of a birth; without an hour pillar when its hour is not known.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside ``ChineseYear/supported``.
  public init(of birth: BirthMoment, policy: PillarPolicy = PillarPolicy()) throws(EphemerisError) {
    switch birth.hour {
    case .known(let clock, let time):
      // The calendar that is looked up does not know Julian dates of later centuries.
      let reading = CivilDateTime(
        date: birth.civilDate, hour: clock.hour, minute: clock.minute, second: clock.second)
      try self.init(
        moment: ChartMoment(utc: time.utc), clock: reading ?? clock, longitude: birth.location.longitude, policy: policy)
    case .unknown(let noon, let dayStart, let dayEnd):
      try self.init(date: birth.civilDate, dayStart: TT(dayStart), noon: TT(noon), dayEnd: TT(dayEnd), policy: policy)
    }
  }
}
