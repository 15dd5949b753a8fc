package import Astrology
import Atlas
package import Companion
import Ephemeris
import Readings

/// Something the reader must know besides the numbers.
package enum ChartNotice: Sendable, Hashable {
  /// The engine's own.
  case chart(ChartWarning)
  /// The birth time is not known, and a technique goes by local noon.
  case timeUnknown
  /// The birth time is not known, and the answer tells what holds through the day.
  case dayOnly
  /// The clocks showed the time twice or jumped over it, and the earlier instant was taken for a client that cannot choose.
  case clockAssumed(wasSkipped: Bool, shown: String, taken: String)

  /// The stable code.
  package var code: String {
    switch self {
    case .chart(.houseSystemUndefined): "HOUSE_SYSTEM_UNDEFINED"
    case .chart(.cuspsOutOfOrder): "CUSPS_OUT_OF_ORDER"
    case .chart(.bodyOutsideRange): "BODY_LEFT_OUT"
    case .timeUnknown, .dayOnly: "TIME_UNKNOWN"
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
      Without a birth time there are no houses and no angles. The bodies stand where they were at local noon; moonRange says what \
      the Moon did that day.
      """
    case .dayOnly:
      """
      Without a birth time there are no houses and no angles, and no exact degrees: range says where each body went that day, and \
      moonRange what the Moon did. Aspects are told when they hold at every hour, and without those of the Moon.
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

  /// Everything a chart has to say besides its numbers.
  ///
  /// - Parameter tellsDay: whether what is told holds at every hour of a day of birth whose hour is not known, and not at noon alone.
  package static func all(of chart: NatalChart, tellsDay: Bool = false) -> [ChartNotice] {
    (chart.houses == nil ? [tellsDay ? .dayOnly : .timeUnknown] : []) + chart.warnings.map(ChartNotice.chart)
  }
}
