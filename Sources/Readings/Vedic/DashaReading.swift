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
  ///   - date: the civil day of an instant, by the clocks that the dates are told in.
  /// - Returns: `nil` when there are fewer than three.
  public init?(_ running: [DashaPeriod], in chart: VedicChart, date: (TT) -> CalendarDate) {
    guard running.count >= 3 else { return nil }
    let (years, months, weeks) = (running[0], running[1], running[2])
    func span(_ period: DashaPeriod) -> String {
      "\(EnglishDate.long(date(period.start))) to \(EnglishDate.long(date(period.end)))"
    }
    var sentences = [
      "The period of \(years.lord.phrase) runs from \(span(years)).", DashaGuide(.mahadasha, of: years).annotation,
    ]
    if let rooms = Self.rooms(of: years.lord, in: chart) { sentences.append(rooms) }
    sentences.append("Inside it \(months.lord.phrase) has the span from \(span(months)).")
    sentences.append(Language.english.dashas.voice(of: months.lord).months)
    sentences.append(Self.relation(of: months.lord, to: years.lord, in: chart))
    sentences.append("Until \(EnglishDate.long(date(weeks.end))) the smaller note in it is that of \(weeks.lord.phrase).")
    narrative = sentences.joined(separator: " ")
  }

  /// Where a lord stands and what it rules.
  private static func rooms(of lord: Graha, in chart: VedicChart) -> String? {
    let place = chart.place(of: lord)
    guard let house = place.house, let lagna = chart.lagnaSign else { return nil }
    let stands = "\(lord.openingPhrase) stands in the \(EnglishNumber.ordinal(house)) house of your chart"
    if lord.body == nil {
      let host = place.sign.rashiLord
      return "\(stands), in a sign of \(host.phrase), and speaks for its host."
    }
    let ruled = ZodiacSign.allCases.filter { lord.rules($0) }.map { $0.house(from: lagna) }.sorted()
    if ruled == [house] { return "\(stands), which it rules: it is at home there." }
    return "\(stands) and rules the \(EnglishNumber.list(ruled.map(EnglishNumber.ordinal)))."
  }

  private static func relation(of second: Graha, to first: Graha, in chart: VedicChart) -> String {
    if second == first { return Language.english.dashas.opening }
    return Language.english.dashas.relation(house: chart.place(of: second).sign.house(from: chart.place(of: first).sign))
  }
}
