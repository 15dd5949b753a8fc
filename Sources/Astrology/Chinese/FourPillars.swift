public import Ephemeris

/// The Four Pillars of a birth (ba zi): stem and branch of year, month, day and double hour.
///
/// Year and month change at the instants of solar terms, which are the same all over the Earth: the year at Lichun, the month at each jie.
/// The day follows the unbroken count of sixty, the hour the day. Stems of months and hours by the rules of the five tigers and the five
/// rats (Wan Minying, Sanming tonghui, 1578, book 2); that is, months and hours are counted by sixty without a break as well.
///
/// Apparent solar terms are applied to every date; almanacs before 1645 had mean ones, up to two days apart.
public struct FourPillars: Sendable, Hashable {
  public let year: StemBranch
  public let month: StemBranch
  public let day: StemBranch
  /// `nil` when the time of birth is not known.
  public let hour: StemBranch?
  /// The common year in which the pillar's year begins, in February.
  public let solarYear: Int
  /// The reading of the clock of the policy, from which the day and the hour come; `nil` when the time of birth is not known.
  public let clock: CivilDateTime?
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
    day = policy.dayChange == .twentyThree ? dayOfHour : today
    hour = StemBranch(stepsFromJiaZi: (dayOfHour.number - 1) * 12 + Int(branch.rawValue))
    self.clock = clock
    self.policy = policy
  }

  /// The pillars of a birth on a known day at an hour that is not known: no hour, year and month as they are at noon, and the day that the
  /// calendar gives.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the instant is outside the span of the ephemeris.
  public init(date: CalendarDate, noon: TT, policy: PillarPolicy = PillarPolicy()) throws(EphemerisError) {
    (solarYear, year, month) = try Self.yearAndMonth(at: noon)
    day = StemBranch(dayNumber: date.dayNumber())
    hour = nil
    clock = nil
    self.policy = policy
  }

  /// Year, month and day, and the hour when it is known.
  public var all: [StemBranch] { [year, month, day] + (hour.map { [$0] } ?? []) }

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
