import Ephemeris

/// Works through a span of time a calendar year at a time, and says how far it is.
struct SpanWalk {
  let span: TimeSpan
  private var report: ProgressReport

  /// A walk through `span` that tells `report` how far it is.
  init(_ span: TimeSpan, telling report: ProgressReport) {
    self.span = span
    self.report = report
  }

  /// Days by which every part reaches beyond its year, so that what happens at the turn of the year is seen from both sides: three of the
  /// widest steps in which paths of bodies are sampled.
  private static let margin = 24.0

  /// Everything that happens in the span, in the order in which the parts give it.
  ///
  /// - Parameters:
  ///   - instant: when something happens.
  ///   - find: what happens between two instants, in order of time.
  mutating func gather<Found>(
    at instant: KeyPath<Found, TT>, _ find: (TT, TT) throws(EphemerisError) -> [Found]
  ) throws(EphemerisError) -> [Found] {
    defer { report.end() }
    let start = TT(span.start)
    let end = TT(span.end)
    // A span that ends with the last day of a year does not reach into the next.
    let last = UTC(daysSinceJ2000: span.end.daysSinceJ2000 - 1e-6)
    let years = Self.year(of: span.start)...max(Self.year(of: span.start), Self.year(of: last))
    var found: [Found] = []
    for year in years {
      report.tell("\(year) of \(years.lowerBound)–\(years.upperBound)")
      let first = year == years.lowerBound ? start : Self.newYear(year)
      let next = year == years.upperBound ? end : Self.newYear(year + 1)
      let part = try find(
        max(start, first.advanced(byDays: -Self.margin)), min(end, next.advanced(byDays: Self.margin)))
      found += part.filter { entry in
        let when = entry[keyPath: instant]
        return first <= when && (when < next || year == years.upperBound && when <= next)
      }
    }
    return found
  }

  private static func year(of instant: UTC) -> Int {
    CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian).date.year
  }

  private static func newYear(_ year: Int) -> TT {
    // Every year has a first of January. One that the calendar does not reach is no year of the ephemeris, which says so.
    guard let day = CalendarDate(year: year, month: 1, day: 1, calendar: .gregorian) else {
      return TT(daysSinceJ2000: (Double(year) - 2000) * 365.2425)
    }
    return TT(UTC(daysSinceJ2000: day.midnight(in: .gregorian)))
  }
}
