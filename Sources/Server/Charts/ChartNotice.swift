package import Astrology
import Atlas
package import Companion
import Ephemeris
import Readings
import Wire

/// Something the reader must know besides the numbers.
package enum ChartNotice: Sendable, Hashable {
  /// The engine's own.
  case chart(ChartWarning)
  /// The birth time is not known, and a technique tells what holds through the day.
  case timeUnknown
  /// The birth time is not known, and the answer tells what holds through the day.
  case dayOnly
  /// The same of a chart as the callable functions name its fields.
  case callableDay
  /// The birth time is not known, and a reading or a report speaks of what holds through the day of birth.
  case readingOfDay
  /// The birth time is not known, and a reading of weeks counts houses from the Sun.
  case periodOfDay
  /// The birth time is not known, and meters listen to less.
  case metersOfDay
  /// The clocks showed the time twice or jumped over it, and the earlier instant was taken for a client that cannot choose.
  case clockAssumed(wasSkipped: Bool, shown: String, taken: String)

  /// The stable code.
  package var code: String {
    switch self {
    case .chart(.houseSystemUndefined): "HOUSE_SYSTEM_UNDEFINED"
    case .chart(.cuspsOutOfOrder): "CUSPS_OUT_OF_ORDER"
    case .chart(.bodyOutsideRange): "BODY_LEFT_OUT"
    case .timeUnknown, .dayOnly, .callableDay, .readingOfDay, .periodOfDay, .metersOfDay: "TIME_UNKNOWN"
    case .clockAssumed(let wasSkipped, _, _): wasSkipped ? "TIME_SKIPPED" : "TIME_REPEATED"
    }
  }

  /// A sentence for a person.
  package var message: String {
    switch self {
    case .chart(.houseSystemUndefined(let requested, let used)):
      "\(requested.name) houses do not exist this close to the pole; the cusps are those of \(used.name)."
    case .chart(.cuspsOutOfOrder(let system)):
      "This close to the pole the cusps of \(system.name) do not follow the order of the signs."
    case .timeUnknown:
      """
      Without a birth time there are no houses and no angles. What is told holds at every hour of that day: degrees and orbs that \
      the hour moves are told from the least to the greatest, and contacts of the Moon are left out.
      """
    case .dayOnly:
      """
      Without a birth time there are no houses and no angles, and no exact degrees: range says where each body went that day, and \
      moonRange what the Moon did. Aspects are told when they hold at every hour, and without those of the Moon.
      """
    case .callableDay:
      """
      Without a birth time there are no houses and no angles, and no exact degrees: degree_from and degree_to say where each body \
      went that day, and datetime_utc is its noon. Aspects are told when they hold at every hour, with their orbs from orb_from to \
      orb_to, and without those of the Moon; distributions are counted without bodies that changed their sign.
      """
    case .readingOfDay:
      """
      Without a birth time there are no houses and no angles. What is told of the birth holds at every hour of that day.
      """
    case .periodOfDay:
      """
      Without a birth time houses are counted from the sign of the Sun. Where the Sun changed its sign on that day, both houses \
      are named.
      """
    case .metersOfDay:
      """
      Without a birth time the Moon of birth, the angles and the houses have no part in the meters. They are counted from the contacts \
      that hold at every hour of that day, each with its least strength, and ranked among births whose hour is not known.
      """
    case .clockAssumed(let wasSkipped, let shown, let taken):
      """
      The clocks of the place \(wasSkipped ? "jumped over" : "showed") \(shown)\(wasSkipped ? "" : " twice"). The earlier of the two \
      instants was taken, \(taken); the other one can be asked for with fold: later.
      """
    case .chart(.bodyOutsideRange(let body, let supported)):
      "\(body.name) is left out: its orbit is known for \(YearSpan.text(supported)) only."
    }
  }

  /// What was assumed of the clock of a birth; nothing when it was clear or chosen.
  package static func clock(of birth: ReadBirth) -> [ChartNotice] {
    birth.assumedClock.map { clock in
      [
        .clockAssumed(
          wasSkipped: clock.wasSkipped, shown: ISO8601.local(clock.clock), taken: ISO8601.string(birth.moment.utc))
      ]
    } ?? []
  }

  /// What a chart in an answer of the callable functions has to say besides its numbers.
  static func ofCallable(_ chart: NatalChart) -> [WarningAnswer] {
    guard let day = chart.day, day.start < day.end else { return [] }
    return [WarningAnswer(ChartNotice.callableDay)]
  }

  /// What a reading for a birth has to say besides its words; empty with a birth time.
  ///
  /// - Parameter isPeriod: whether it is of weeks, through houses.
  static func ofReading(for chart: NatalChart, isPeriod: Bool = false) -> [WarningAnswer] {
    chart.day == nil ? [] : [WarningAnswer(isPeriod ? ChartNotice.periodOfDay : .readingOfDay)]
  }

  /// What the meters of a chart have to say besides their numbers; `nil` with a birth time.
  static func ofMeters(of chart: NatalChart) -> [WarningAnswer]? {
    chart.day == nil ? nil : [WarningAnswer(ChartNotice.metersOfDay)]
  }

  /// Everything a chart has to say besides its numbers.
  ///
  /// - Parameter tellsDay: whether what is told holds at every hour of a day of birth whose hour is not known, and not at noon alone.
  package static func all(of chart: NatalChart, tellsDay: Bool = false) -> [ChartNotice] {
    (chart.houses == nil ? [tellsDay ? .dayOnly : .timeUnknown] : []) + chart.warnings.map(ChartNotice.chart)
  }
}
