public import Ephemeris

/// An instant at which a solar term begins.
public struct SolarTermEvent: Sendable, Hashable {
  /// The term.
  public let term: SolarTerm
  /// When it begins, in TT.
  public let instant: TT
}

/// A solar term with the time it lasts.
public struct SolarTermSpan: Sendable, Hashable {
  /// The term.
  public let term: SolarTerm
  /// When the Sun reaches its longitude.
  public let start: TT
  /// When the next term begins.
  public let end: TT
}

/// When the Sun reaches the multiples of 15° of apparent longitude (ding qi, the rule since 1645).
public enum SolarTerms {
  /// The beginnings of solar terms in a span, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public static func all(from start: TT, to end: TT) throws(EphemerisError) -> [SolarTermEvent] {
    var events: [SolarTermEvent] = []
    for crossing in try AngularMotion.longitude(of: .sun).path(from: start, to: end).crossings(ofMultiplesOf: 15) {
      // The middle of the term, so that rounding at its edge does not matter.
      events.append(SolarTermEvent(term: SolarTerm(solarLongitude: crossing.angle + 7.5), instant: crossing.instant))
    }
    return events
  }

  /// The twenty-four beginnings of a year of the Gregorian calendar, from Xiaohan in January to Dongzhi in December.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside 1550–2649.
  public static func all(inYear year: Int) throws(EphemerisError) -> [SolarTermEvent] {
    // The first term of a year falls on 3 to 7 January and the last on 20 to 23 December while the ephemeris lasts.
    try all(from: .midnight(year, 1, 2), to: .midnight(year, 12, 30))
  }

  /// The term that runs at an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` within seventeen days of the edges of the ephemeris and outside.
  public static func span(at instant: TT) throws(EphemerisError) -> SolarTermSpan {
    // No term lasts longer than sixteen days.
    let events = try all(from: instant.advanced(byDays: -17), to: instant.advanced(byDays: 17))
    let next = events.firstIndex { $0.instant > instant } ?? events.count - 1
    let running = events[next - 1]
    return SolarTermSpan(term: running.term, start: running.instant, end: events[next].instant)
  }
}

extension TT {
  /// About midnight at Greenwich of a Gregorian day.
  static func midnight(_ year: Int, _ month: Int, _ day: Int) -> TT {
    let days = CalendarDate(year: year, month: month, day: day, calendar: .gregorian)?.midnight(in: .gregorian)
    return TT(daysSinceJ2000: days ?? .nan)
  }
}
