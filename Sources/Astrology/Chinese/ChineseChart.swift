public import Ephemeris

/// Something that cuts the civil day of a birth in two, so that its two parts have different pillars, or different years.
public enum ChineseBoundary: Sendable, Hashable {
  /// A jie begins during the day, and with it a month of the pillars; with Lichun their year too.
  case jie(SolarTermEvent)
  /// In China the New Year comes during the day, at this instant.
  case newYear(TT)
}

/// What the Chinese tradition makes of a birth: its day in the calendar, its animal by both customs, and its Four Pillars.
///
/// Which animal is a person's depends on whom one asks. Most people go by the New Year of the calendar, in January or February
/// (``yearByNewYear``); the Four Pillars go by Lichun, on 3 to 5 February (``yearByLichun``).
public struct ChineseChart: Sendable, Hashable {
  /// The day of birth in the calendar; which day that is, is a choice of the policy. Where an hour that is not known decides, that of noon.
  public let date: ChineseDate
  /// The days that the hours of the day of birth allow, in the order of time: two when China's date counts, changed during the day at the place
  /// of birth, and the hour is not known; else one.
  public let dates: [ChineseDate]
  /// The New Year's day of the year of ``date``, in the Gregorian calendar.
  public let newYear: CalendarDate
  /// The New Year's days of ``yearsByNewYear``, in the same order.
  public let newYears: [CalendarDate]
  /// The Four Pillars.
  public let pillars: FourPillars
  /// The solar term that runs at birth; `nil` when one ends and the next begins on a day whose hour is not known.
  public let term: SolarTermSpan?
  /// With an unknown time, the jie and the New Year that cut the day of birth in two. With a known one, the New Year when the date at the
  /// place of birth and the date in China belong to different years. Empty for most births.
  public let boundaries: [ChineseBoundary]

  /// Stem, branch, element and animal by the New Year of the calendar: the popular usage.
  public var yearByNewYear: StemBranch { date.pair }
  /// The years by New Year that the hours of the day of birth allow: two when ``dates`` are of two years, else one.
  public var yearsByNewYear: [StemBranch] {
    guard let first = dates.first, let last = dates.last, first.year != last.year else { return [yearByNewYear] }
    return [first.pair, last.pair]
  }
  /// Stem, branch, element and animal by Lichun: the usage of the Four Pillars.
  public var yearByLichun: StemBranch { pillars.year }
  /// The years by Lichun that the hours of the day of birth allow: two on the day of Lichun at an hour that is not known, else one.
  public var yearsByLichun: [StemBranch] { pillars.years }
  /// Whether both usages give the same year, as they do for all but those who are born between New Year and Lichun. Where an hour that is not
  /// known decides on the year, as it is at noon.
  public var usagesAgree: Bool { yearByNewYear == yearByLichun }

  /// The chart of a birth at a known time.
  ///
  /// - Parameters:
  ///   - moment: the instant of birth.
  ///   - clock: what the clocks of the place showed; counted as a day of the Gregorian calendar from 1582 on.
  ///   - longitude: of the place, in degrees east.
  ///   - policy: the choices on which the schools differ.
  /// - Throws: ``/Ephemeris/EphemerisError`` outside ``ChineseYear/supported``.
  public init(
    moment: ChartMoment, clock: CivilDateTime, longitude: Double, policy: PillarPolicy = PillarPolicy()
  ) throws(EphemerisError) {
    let here = clock.date.dayNumber()
    let inChina = ChinaTime.dayNumber(of: moment.tt)
    let year = try ChineseYear(dayNumber: policy.calendarDay == .china ? inChina : here)
    var boundaries: [ChineseBoundary] = []
    // Dates at two places differ by a day at most, so that the New Year between them is the beginning of the later day.
    let later = max(here, inChina)
    if here != inChina, year.days.lowerBound == later || year.days.upperBound == later {
      boundaries.append(.newYear(ChinaTime.start(ofDay: later)))
    }
    date = ChineseDate(dayNumber: policy.calendarDay == .china ? inChina : here, in: year)
    dates = [date]
    newYear = year.newYear
    newYears = [newYear]
    pillars = try FourPillars(moment: moment, clock: clock, longitude: longitude, policy: policy)
    term = try SolarTerms.span(at: moment.tt)
    self.boundaries = boundaries
  }

  /// The chart of a birth on a known day at an hour that is not known: no hour pillar, and everything else as it is at noon, which is so at
  /// every hour but for what ``boundaries`` names; ``dates``, ``FourPillars/years`` and ``FourPillars/months`` have what the hours allow.
  ///
  /// - Parameters:
  ///   - civil: the civil day at the place of birth.
  ///   - dayStart: its midnight, which the time zone of the place decides.
  ///   - noon: its noon.
  ///   - dayEnd: the next midnight.
  ///   - policy: the choices on which the schools differ.
  /// - Throws: ``/Ephemeris/EphemerisError`` outside ``ChineseYear/supported``.
  public init(
    date civil: CalendarDate, dayStart: TT, noon: TT, dayEnd: TT, policy: PillarPolicy = PillarPolicy()
  ) throws(EphemerisError) {
    let day = policy.calendarDay == .china ? ChinaTime.dayNumber(of: noon) : civil.dayNumber()
    let year = try ChineseYear(dayNumber: day)
    let changes = try SolarTerms.all(from: dayStart, to: dayEnd).filter { $0.instant > dayStart }
    var boundaries: [ChineseBoundary] = []
    for event in changes where event.term.isJie { boundaries.append(.jie(event)) }
    // A second's grace: where the clocks are China's, the New Year begins with the day and cuts none.
    let second = 1 / JulianDate.secondsPerDay
    for first in [year.days.lowerBound, year.days.upperBound] {
      let midnight = ChinaTime.start(ofDay: first)
      if dayStart.advanced(byDays: second) < midnight, midnight < dayEnd.advanced(byDays: -second) {
        boundaries.append(.newYear(midnight))
      }
    }
    var days = [day]
    if policy.calendarDay == .china {
      let first = ChinaTime.dayNumber(of: dayStart.advanced(byDays: second))
      let last = ChinaTime.dayNumber(of: dayEnd.advanced(byDays: -second))
      if first < last { days = [first, last] }
    }
    var (dates, newYears): ([ChineseDate], [CalendarDate]) = ([], [])
    for day in days {
      let year = try ChineseYear(dayNumber: day)
      dates.append(ChineseDate(dayNumber: day, in: year))
      if newYears.last != year.newYear { newYears.append(year.newYear) }
    }
    date = ChineseDate(dayNumber: day, in: year)
    newYear = year.newYear
    self.dates = dates
    self.newYears = newYears
    pillars = try FourPillars(date: civil, dayStart: dayStart, noon: noon, dayEnd: dayEnd, policy: policy)
    term = changes.isEmpty ? try SolarTerms.span(at: noon) : nil
    self.boundaries = boundaries
  }
}
