public import Astrology
public import Ephemeris

/// The periods that run at an instant, told for one chart.
public struct DashaReading: Sendable, Hashable {
  /// The running mahadasha, antardasha and pratyantardasha, in sentences that rest on the chart and the dates.
  public let narrative: String

  /// Tells the first three of the running periods.
  ///
  /// - Parameters:
  ///   - running: from the mahadasha down, at least three.
  ///   - chart: the chart of the birth, with its lagna.
  ///   - language: in which they are told.
  ///   - date: the civil day of an instant, by the clocks that the dates are told in.
  /// - Returns: `nil` when there are fewer than three.
  public init?(_ running: [DashaPeriod], in chart: VedicChart, language: Language, date: (TT) -> CalendarDate) {
    guard running.count >= 3 else { return nil }
    let (years, months, weeks) = (running[0], running[1], running[2])
    func told(_ line: String, _ period: DashaPeriod) -> String {
      language.book.filled(
        "dasha-line \(line)", ("graha", language.names.phrase(period.lord)),
        ("start", language.dates.long(date(period.start))), ("end", language.dates.long(date(period.end))))
    }
    narrative = [
      told("years", years), DashaGuide(.mahadasha, of: years, language: language).annotation,
      Self.rooms(of: years.lord, in: chart, language), told("months", months), language.dashas.voice(of: months.lord).months,
      Self.relation(of: months.lord, to: years.lord, in: chart, language), told("weeks", weeks),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Where a lord stands and what it rules.
  private static func rooms(of lord: Graha, in chart: VedicChart, _ language: Language) -> String? {
    let place = chart.place(of: lord)
    guard let house = place.house, let lagna = chart.lagnaSign else { return nil }
    let (book, names, counts) = (language.book, language.names, language.counts)
    let subject = ("Graha", Language.opening(names.phrase(lord)))
    let room = ("house", counts.house(house))
    if lord.body == nil {
      return book.filled("dasha-line node", subject, room, ("host", names.phrase(place.sign.rashiLord)))
    }
    let ruled = ZodiacSign.allCases.filter { lord.rules($0) }.map { $0.house(from: lagna) }.sorted()
    if ruled == [house] { return book.filled("dasha-line own", subject, room) }
    return book.filled("dasha-line rules", subject, room, ("houses", counts.list(ruled.map { counts.ordinal($0) })))
  }

  private static func relation(of second: Graha, to first: Graha, in chart: VedicChart, _ language: Language) -> String {
    if second == first { return language.dashas.opening }
    return language.dashas.relation(house: chart.place(of: second).sign.house(from: chart.place(of: first).sign))
  }
}
