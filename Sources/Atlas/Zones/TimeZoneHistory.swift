public import Ephemeris

/// The clocks of a time zone: all their changes since they left the Sun, and the rule for the years to come.
///
/// The data are those of the IANA database with its "backzone", so that Amsterdam, Oslo or Stockholm have their own past. They are
/// part of the program. A value holds no memory of its own; making one costs a binary search.
public struct TimeZoneHistory: Sendable {
  /// The name in its official spelling, as asked for: `Europe/Kiev` stays `Europe/Kiev`, and `gmt+5` becomes `GMT+5`.
  public let identifier: String
  /// The name that `identifier` is a link to (`Europe/Kyiv`), or the same.
  public let canonicalIdentifier: String
  private let periods: ZonePeriods
  /// For a name such as `GMT+5`, which no database has.
  private let fixed: FixedOffset?

  /// The zone with an IANA name, in any case, or of a fixed difference such as `GMT+5` or `UTC+05:30`, east positive.
  ///
  /// - Throws: ``AtlasError/unknownZone(_:suggestions:)``
  public init(identifier: String) throws(AtlasError) {
    let file = ZonesFile.shared
    guard let index = file.index(ofName: identifier) else {
      guard let fixed = FixedOffset(identifier) else {
        throw .unknownZone(identifier, suggestions: ZoneSuggestions.names(like: identifier))
      }
      self.identifier = fixed.name
      canonicalIdentifier = fixed.canonicalName
      periods = ZonePeriods(fixedOffset: fixed.seconds)
      self.fixed = fixed
      return
    }
    fixed = nil
    self.identifier = file.name(at: index)
    canonicalIdentifier = file.name(at: file.canonicalName(ofName: index))
    periods = ZonePeriods(history: file.history(ofName: index))
  }

  /// Whether it is a scale of its own, such as `UTC` or `Etc/GMT-5`, and not the clocks of a place: no country's law is behind it.
  public var isPlaceless: Bool { fixed != nil || canonicalIdentifier.hasPrefix("Etc/") }

  /// Every name, links included, in alphabetical order.
  public static var identifiers: [String] {
    let file = ZonesFile.shared
    return (0..<file.names.count).map { file.name(at: $0) }
  }

  /// The version of the IANA database, such as `2026a`.
  public static var databaseVersion: String { ZonesFile.shared.version }

  /// What the clocks showed at an instant.
  ///
  /// - Parameters:
  ///   - utc: the instant.
  ///   - longitude: degrees east of the place itself, for the years before standard time; without it the meridian of the
  ///     zone's own city is taken.
  public func clock(at utc: UTC, longitude: Double? = nil) -> ClockOffset {
    offset(periods.period(at: Self.second(of: utc)).type, longitude)
  }

  /// The instant at which the clocks showed a reading.
  ///
  /// - Parameters:
  ///   - local: the reading of the clock.
  ///   - calendar: the calendar of its date.
  ///   - longitude: degrees east of the place itself, as for ``clock(at:longitude:)``.
  public func resolve(
    _ local: CivilDateTime, calendar: CivilCalendar = .automatic, longitude: Double? = nil
  ) -> CivilTimeResolution {
    // Seconds since 1970 on the clock itself, exact: a day number and a second of the day.
    let reading = Double(local.date.dayNumber(in: calendar) - 2_440_588) * 86400 + local.secondOfDay

    // No clock is a full day and a half from UTC, so every candidate lies in the periods that touch this span.
    var period = periods.period(at: Int64(reading) - 129_600)
    var earlier: ResolvedTime?
    var later: ResolvedTime?
    var skipped: (before: ResolvedTime, after: ResolvedTime)?
    while true {
      let seconds = clockSeconds(period.type, longitude)
      let instant = reading - seconds
      if instant >= Double(period.start) && instant < Double(period.end) {
        let time = ResolvedTime(utc: UTC(unixSeconds: instant), clock: offset(period.type, longitude))
        if earlier == nil { earlier = time } else { later = time }
      }
      guard period.hasNext, Double(period.end) <= reading + 129_600 else { break }
      let next = periods.period(at: period.end)
      let nextInstant = reading - clockSeconds(next.type, longitude)
      if instant >= Double(period.end) && nextInstant < Double(period.end) {
        skipped = (
          ResolvedTime(utc: UTC(unixSeconds: instant), clock: offset(period.type, longitude)),
          ResolvedTime(utc: UTC(unixSeconds: nextInstant), clock: offset(next.type, longitude))
        )
      }
      period = next
    }
    if let earlier, let later, earlier.utc != later.utc { return .repeated(earlier: earlier, later: later) }
    if let time = earlier { return time.clock.isLocalMeanTime ? .localMeanTime(time) : .unique(time) }
    if let skipped { return .skipped(before: skipped.before, after: skipped.after) }
    // Unreachable: between periods that follow each other a reading is shown or jumped over. Answers by the last one.
    let clock = offset(period.type, longitude)
    return .unique(ResolvedTime(utc: UTC(unixSeconds: reading - clock.seconds), clock: clock))
  }

  /// Why the clocks showed what they showed at an instant. `longitude` as for ``clock(at:longitude:)``.
  public func explanation(at utc: UTC, longitude: Double? = nil) -> ClockExplanation {
    let period = periods.period(at: Self.second(of: utc))
    let previous =
      period.hasPrevious
      ? ClockExplanation.Change(
        utc: UTC(unixSeconds: Double(period.start)), clock: offset(periods.period(at: period.start - 1).type, longitude)) : nil
    let next =
      period.hasNext
      ? ClockExplanation.Change(
        utc: UTC(unixSeconds: Double(period.end)), clock: offset(periods.period(at: period.end).type, longitude)) : nil
    return ClockExplanation(
      clock: offset(period.type, longitude), previous: previous, next: next, standard: standardSpan(around: period, longitude))
  }

  private func standardSpan(around period: ZonePeriod, _ longitude: Double?) -> ClockExplanation.StandardSpan {
    func isSame(_ other: ZoneType) -> Bool {
      other.standardOffset == period.type.standardOffset && other.isLocalMeanTime == period.type.isLocalMeanTime
    }
    func isStandard(_ type: ZoneType) -> Bool { !type.isDaylight && !type.isSetBack }
    var name = isStandard(period.type) ? period.type : nil
    var first = period
    var previous: ZoneType?
    while first.hasPrevious {
      let candidate = periods.period(at: first.start - 1)
      guard isSame(candidate.type) else {
        previous = candidate.type
        break
      }
      if name == nil, isStandard(candidate.type) { name = candidate.type }
      first = candidate
    }
    // A rule goes on for ever; one year of it shows that the standard stays.
    var last = period
    var next: ZoneType?
    var repeats = 0
    while last.hasNext, repeats < 4 {
      let candidate = periods.period(at: last.end)
      guard isSame(candidate.type) else {
        next = candidate.type
        break
      }
      if name == nil, isStandard(candidate.type) { name = candidate.type }
      repeats = periods.isRuled(last.end) ? repeats + 1 : 0
      last = candidate
    }
    return ClockExplanation.StandardSpan(
      seconds: standardSeconds(period.type, longitude),
      abbreviation: name.map { fixed?.name ?? ZonesFile.shared.string($0.abbreviationReference) },
      since: previous.map { _ in UTC(unixSeconds: Double(first.start)) },
      until: next.map { _ in UTC(unixSeconds: Double(last.end)) },
      previousSeconds: previous.map { standardSeconds($0, longitude) }, nextSeconds: next.map { standardSeconds($0, longitude) })
  }

  private func offset(_ type: ZoneType, _ longitude: Double?) -> ClockOffset {
    ClockOffset(
      seconds: clockSeconds(type, longitude), standardSeconds: standardSeconds(type, longitude),
      abbreviation: fixed?.name ?? (type.isLocalMeanTime ? "LMT" : ZonesFile.shared.string(type.abbreviationReference)),
      season: type.isDaylight ? .daylight : type.isSetBack ? .setBack : .standard, isLocalMeanTime: type.isLocalMeanTime)
  }

  private func clockSeconds(_ type: ZoneType, _ longitude: Double?) -> Double {
    guard type.isLocalMeanTime, let longitude else { return Double(type.offset) }
    let mean = longitude * 240
    // The same side of the date line as the zone: Alaska before 1867 counted Russia's days, and Fiji's east is still Monday.
    let days = ((Double(type.offset) - mean) / 86400).rounded()
    return mean + days * 86400
  }

  private func standardSeconds(_ type: ZoneType, _ longitude: Double?) -> Double {
    type.isLocalMeanTime ? clockSeconds(type, longitude) : Double(type.standardOffset)
  }

  /// The POSIX second of an instant; one that is no number, or beyond any calendar, becomes the nearest end of the history.
  private static func second(of utc: UTC) -> Int64 {
    // Days hold an instant to about a microsecond: the very second of a change must not fall before it.
    let seconds = (utc.unixSeconds + 0.0005).rounded(.down)
    return seconds.isNaN ? 0 : Int64(max(-4e11, min(4e11, seconds)))
  }
}

/// Why the atlas cannot answer.
public enum AtlasError: Error, Sendable, Hashable {
  /// No time zone bears this name. `suggestions` are the nearest names, best first, at most three.
  case unknownZone(String, suggestions: [String])
}
