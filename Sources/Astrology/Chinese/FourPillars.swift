public import Ephemeris

/// The Four Pillars of a birth (ba zi): stem and branch of year, month, day and double hour.
///
/// Year and month change at the instants of solar terms, which are the same all over the Earth: the year at Lichun, the month at each jie.
/// The day follows the unbroken count of sixty, the hour the day. Stems of months and hours by the rules of the five tigers and the five
/// rats (Wan Minying, Sanming tonghui, 1578, book 2); that is, months and hours are counted by sixty without a break as well.
///
/// Apparent solar terms are applied to every date; almanacs before 1645 had mean ones, up to two days apart.
public struct FourPillars: Sendable, Hashable {
  /// Where the hour of birth is not known and decides, as it was at noon; ``years`` has both.
  public let year: StemBranch
  /// Where the hour of birth is not known and decides, as it was at noon; ``months`` has both.
  public let month: StemBranch
  /// The pillar of the day, by the clock and the change of day of the policy.
  public let day: StemBranch
  /// `nil` when the time of birth is not known.
  public let hour: StemBranch?
  /// The pillars of the year that the hours of the day of birth allow, in the order of time: two on the day of Lichun at an hour that is not
  /// known, else one.
  public let years: [StemBranch]
  /// The same of the month: two on a day on which a jie begins.
  public let months: [StemBranch]
  /// The common year in which the pillar's year begins, in February.
  public let solarYear: Int
  /// The reading of the clock of the policy, from which the day and the hour come; `nil` when the time of birth is not known.
  public let clock: CivilDateTime?
  /// By which customs they were found.
  public let policy: PillarPolicy

  /// The pillars of a birth at a known time.
  ///
  /// - Parameters:
  ///   - moment: the instant of birth.
  ///   - civil: what the clocks of the place showed; counted as a day of the Gregorian calendar from 1582 on, before of the Julian.
  ///   - longitude: of the place in degrees east, for the policies that follow the Sun.
  ///   - policy: the choices on which the schools differ.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the instant is outside the span of the ephemeris.
  public init(
    moment: ChartMoment, clock civil: CivilDateTime, longitude: Double, policy: PillarPolicy = PillarPolicy()
  ) throws(EphemerisError) {
    let clock: CivilDateTime
    switch policy.clock {
    case .civil: clock = civil
    case .localMean: clock = SolarClock.mean(moment, longitude: longitude)
    case .trueSolar: clock = try SolarClock.apparent(moment, longitude: longitude)
    }
    let isLate = clock.secondOfDay >= 23 * 3600
    let today = StemBranch(dayNumber: clock.date.dayNumber())
    let dayOfHour = isLate ? today.advanced(by: 1) : today
    let branch = EarthlyBranch(secondOfDay: clock.secondOfDay)
    (solarYear, year, month) = try Self.yearAndMonth(at: moment.tt)
    (years, months) = ([year], [month])
    day = policy.dayChange == .twentyThree ? dayOfHour : today
    hour = StemBranch(stepsFromJiaZi: (dayOfHour.number - 1) * 12 + Int(branch.rawValue))
    self.clock = clock
    self.policy = policy
  }

  /// The pillars of a birth on a known day at an hour that is not known: no hour, the day that the calendar gives, and year and month as they
  /// are at noon, with all that they may be beside them.
  ///
  /// - Parameters:
  ///   - date: the civil day at the place of birth.
  ///   - dayStart: its midnight.
  ///   - noon: its noon.
  ///   - dayEnd: the next midnight, which is no longer of that day.
  ///   - policy: the choices on which the schools differ.
  /// - Throws: ``/Ephemeris/EphemerisError`` when an instant is outside the span of the ephemeris.
  public init(
    date: CalendarDate, dayStart: TT, noon: TT, dayEnd: TT, policy: PillarPolicy = PillarPolicy()
  ) throws(EphemerisError) {
    (solarYear, year, month) = try Self.yearAndMonth(at: noon)
    let first = try Self.yearAndMonth(at: dayStart)
    let last = try Self.yearAndMonth(at: dayEnd.advanced(byDays: -1 / JulianDate.secondsPerDay))
    years = first.1 == last.1 ? [first.1] : [first.1, last.1]
    months = first.2 == last.2 ? [first.2] : [first.2, last.2]
    day = StemBranch(dayNumber: date.dayNumber())
    hour = nil
    clock = nil
    self.policy = policy
  }

  /// Year, month and day, and the hour when it is known; without a year or a month that an unknown hour decides.
  public var all: [StemBranch] {
    [certainYear, certainMonth, day, hour].compactMap { $0 }
  }

  /// The pillar of the year, if it is the same at every hour that the birth may have been at.
  public var certainYear: StemBranch? { years.count == 1 ? year : nil }

  /// The pillar of the month, if it is the same at every hour that the birth may have been at.
  public var certainMonth: StemBranch? { months.count == 1 ? month : nil }

  /// The stem of the day, which stands for the person.
  public var dayMaster: HeavenlyStem { day.stem }

  private static func yearAndMonth(at instant: TT) throws(EphemerisError) -> (Int, StemBranch, StemBranch) {
    let sun = try Sky(at: instant).position(of: .sun).longitude
    let date = CivilDateTime(daysSinceJ2000: UT1(instant).daysSinceJ2000, calendar: .gregorian).date
    let year = date.month <= 2 && (180..<315).contains(sun) ? date.year - 1 : date.year
    // Months since Lichun: the first is that of the tiger.
    let month = Int(SolarTerm(solarLongitude: sun).rawValue) / 2
    // The first month of 1984, a Jia Zi year, was Bing Yin.
    return (year, StemBranch(year: year), StemBranch(stepsFromJiaZi: (year - 1984) * 12 + month + 2))
  }
}

/// What a clock that follows the Sun over a meridian shows.
enum SolarClock {
  /// Mean solar time: Universal Time and four minutes for every degree east.
  static func mean(_ moment: ChartMoment, longitude: Double) -> CivilDateTime {
    CivilDateTime(daysSinceJ2000: moment.ut1.daysSinceJ2000 + longitude / 360)
  }

  /// Apparent solar time: noon is when the true Sun stands on the meridian.
  static func apparent(_ moment: ChartMoment, longitude: Double) throws(EphemerisError) -> CivilDateTime {
    let sky = try Sky(at: moment.tt)
    let sun = sky.equatorial(try sky.position(of: .sun))
    let hourAngle = sky.siderealTime(at: moment.ut1).local(longitude: longitude) - sun.rightAscension
    // Days since J2000 count from noon, as the hour angle does; the equation of time is what the two differ by.
    let mean = moment.ut1.daysSinceJ2000 + longitude / 360
    let equation = signedDegrees(hourAngle - 360 * (mean - floored(mean))) / 360
    return CivilDateTime(daysSinceJ2000: mean + equation)
  }
}
