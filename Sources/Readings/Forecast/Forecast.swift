public import Astrology
public import Ephemeris

/// What the moving sky brings to a birth chart month by month, told from exact contacts and nothing else.
///
/// Days are those of UTC: over months no clock decides anything. The same birth and the same months always give the same words.
public struct Forecast: Sendable {
  /// The months, in order; one that has no contact with words is not there.
  public let months: [ForecastMonth]
  /// The stretches of the slow bodies, in order.
  public let windows: [PeakWindow]
  /// The weightiest contact of all in a sentence or two, and of how many contacts it was chosen.
  public let summary: String

  /// Most months that are told at once.
  public static let mostMonths = 36
  /// Most windows that are told.
  static let mostWindows = 8

  /// The bodies that months are told by: the Moon is everywhere in each.
  private static let movers = CelestialBody.planets.filter { $0 != .moon }
  private static let slow: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto]

  /// Reads the months from the one of `first` to the one of `last`; ``mostMonths`` of them at most.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - first: a day of the first month.
  ///   - last: a day of the last month.
  ///   - seed: stands for the person, so that two with the same contact need not read the same act.
  ///   - language: in which it is written.
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public init(
    of chart: NatalChart, from first: CalendarDate, to last: CalendarDate, seed: UInt64, language: Language
  ) throws(EphemerisError) {
    var spans = [Self.month(after: 0, of: first)]
    while spans.count < Self.mostMonths, let next = spans.last?.end, next <= last {
      spans.append(Self.month(after: spans.count, of: first))
    }
    let start = Self.midnight(spans[0].start)
    let end = Self.midnight(spans[spans.count - 1].end)
    let search = try TransitSearch(of: Self.movers, from: start, to: end)
    let transits = try search.transits(to: chart)
    let words = ForecastWords(chart: chart, seed: seed, language: language)
    var told: Set<String> = []
    var months: [ForecastMonth] = []
    for span in spans {
      let (begin, end) = (Self.midnight(span.start), Self.midnight(span.end))
      // Without an hour of birth a contact belongs to a month when every hour leads into it.
      let within = transits.filter { transit in
        transit.span.map { $0.from >= begin && $0.until < end } ?? (transit.instant >= begin && transit.instant < end)
      }
      if let month = words.month(span.start, within, told: &told) { months.append(month) }
    }
    self.months = months
    windows = try words.windows(transits.filter { Self.slow.contains($0.body) }, most: Self.mostWindows)
    summary = words.summary(of: transits)
  }

  /// The day of a contact in UTC; `nil` when it hangs on an hour of birth that is not known.
  public static func day(of transit: Transit) -> CalendarDate? {
    guard let span = transit.span else { return ForecastWords.day(transit.instant) }
    let day = ForecastWords.day(span.from)
    return day == ForecastWords.day(span.until) ? day : nil
  }

  /// A month of the calendar, and the first day of the next.
  private static func month(after count: Int, of first: CalendarDate) -> (start: CalendarDate, end: CalendarDate) {
    func beginning(_ index: Int) -> CalendarDate {
      let months = first.year * 12 + first.month - 1 + index
      // The first of a month exists in every month of the years that dates are read in.
      return CalendarDate(year: months / 12, month: months % 12 + 1, day: 1, calendar: .gregorian) ?? first
    }
    return (beginning(count), beginning(count + 1))
  }

  private static func midnight(_ date: CalendarDate) -> TT {
    TT(UTC(daysSinceJ2000: date.midnight(in: .gregorian)))
  }
}
