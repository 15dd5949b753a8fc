import Atlas
import Ephemeris
import Wire

/// A reading of a clock that has been tied to one instant.
struct CivilMoment: Sendable {
  let zone: TimeZoneHistory
  let time: ResolvedTime

  /// Ties a reading of a zone's clock to an instant.
  ///
  /// - Throws: ``Problem`` with `TIME_SKIPPED` or `TIME_REPEATED` and both readings when the clock was put forward or back then and
  ///   `fold` does not choose.
  init(
    _ clock: CivilDateTime, in zone: TimeZoneHistory, calendar: CivilCalendar, longitude: Double?, fold: Fold?, timeField: String,
    foldField: String
  ) throws(Problem) {
    self.zone = zone
    let shown = ISO8601.local(clock)
    switch zone.resolve(clock, calendar: calendar, longitude: longitude) {
    case .unique(let time), .localMeanTime(let time):
      self.time = time
    case .repeated(let earlier, let later):
      time = try Self.choose(earlier, later, in: zone, by: fold) { (choices) throws(Problem) in
        throw Problem(
          .timeRepeated,
          """
          \(timeField): the clocks of \(zone.identifier) showed \(shown) twice, at \(choices[0].utc) and at \(choices[1].utc). \
          Choose with \(foldField): earlier or later.
          """,
          field: foldField, allowed: ["earlier", "later"], choices: choices)
      }
    case .skipped(let before, let after):
      // Read by the clock as it was before the jump the instant is the later of the two.
      time = try Self.choose(after, before, in: zone, by: fold) { (choices) throws(Problem) in
        throw Problem(
          .timeSkipped,
          """
          \(timeField): the clocks of \(zone.identifier) jumped over \(shown). It can be read as \(choices[0].local) \
          (\(choices[0].utc)) or as \(choices[1].local) (\(choices[1].utc)). Send the time that the clock showed, or choose with \
          \(foldField): earlier or later.
          """,
          field: timeField, allowed: ["earlier", "later"], choices: choices)
      }
    }
  }

  private static func choose(
    _ earlier: ResolvedTime, _ later: ResolvedTime, in zone: TimeZoneHistory, by fold: Fold?,
    otherwise ask: ([TimeChoice]) throws(Problem) -> Never
  ) throws(Problem) -> ResolvedTime {
    switch fold {
    case .earlier?: return earlier
    case .later?: return later
    case nil: try ask([TimeChoice(earlier, in: zone, fold: .earlier), TimeChoice(later, in: zone, fold: .later)])
    }
  }

  /// A zone by name.
  static func zone(_ name: String, field: String) throws(Problem) -> TimeZoneHistory {
    do {
      return try TimeZoneHistory(identifier: String(name.prefix(64)))
    } catch {
      var suggestions: [String] = []
      if case .unknownZone(_, let names) = error { suggestions = names }
      let examples = suggestions.isEmpty ? ["Europe/Paris", "America/New_York", "UTC"] : suggestions
      throw Problem(
        .invalidTimeZone,
        "\(field): there is no time zone “\(name.prefix(64))”; use a name of the IANA database such as \(examples.joined(separator: ", ")).",
        field: field, allowed: suggestions)
    }
  }
}

extension TimeChoice {
  /// An instant with what the clocks of the zone really showed at it; of a time that they jumped over that is an hour off the
  /// reading.
  init(_ time: ResolvedTime, in zone: TimeZoneHistory, longitude: Double? = nil, fold: Fold? = nil) {
    let clock = zone.clock(at: time.utc, longitude: longitude)
    let local = UTC(daysSinceJ2000: time.utc.daysSinceJ2000 + clock.seconds / 86400)
    self.init(
      fold: fold?.rawValue, local: String(ISO8601.string(local).dropLast()), utc: ISO8601.string(time.utc),
      offset: ISO8601.offset(seconds: clock.seconds), abbreviation: clock.abbreviation)
  }
}
