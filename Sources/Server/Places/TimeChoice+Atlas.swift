package import Atlas
import Ephemeris
package import Wire

extension TimeChoice {
  /// An instant with what the clocks of the zone really showed at it; of a time that they jumped over that is an hour off the
  /// reading.
  package init(_ time: ResolvedTime, in zone: TimeZoneHistory, longitude: Double? = nil, fold: ClockFold? = nil) {
    let clock = zone.clock(at: time.utc, longitude: longitude)
    let shown = UTC(daysSinceJ2000: time.utc.daysSinceJ2000 + clock.seconds / JulianDate.secondsPerDay)
    self.init(
      fold: fold?.rawValue, local: String(ISO8601.string(shown).dropLast()), utc: ISO8601.string(time.utc),
      offset: ISO8601.offset(seconds: clock.seconds), abbreviation: clock.abbreviation)
  }

  /// The ways to read a time: one, or the two of a time that was skipped or repeated, each with the `fold` that chooses it.
  package static func all(of instants: [ResolvedTime], in zone: TimeZoneHistory, longitude: Double? = nil) -> [TimeChoice] {
    let folds: [ClockFold?] = instants.count == 1 ? [nil] : ClockFold.allCases
    return zip(instants, folds).map { TimeChoice($0, in: zone, longitude: longitude, fold: $1) }
  }
}
