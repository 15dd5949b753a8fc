public import Astrology
public import Atlas
public import Ephemeris

/// Composes reports about one birth from what its chart shows and what the coming year brings to it.
///
/// The same chart and the same span always give the same report.
public struct ReportComposer: Sendable {
  /// The chart as it is told, in its zodiac.
  let chart: NatalChart
  let zodiac: Zodiac
  let language: Language
  let start: UTC
  let end: UTC
  /// By whose clocks hours and days are told; `nil` in UTC.
  let zone: TimeZoneHistory?
  let passages: [Passage]

  /// All passes of one moving body over one point in one angle, in order of time.
  struct Passage: Sendable {
    let passes: [Transit]
    var first: Transit { passes[0] }
    let text: String
  }

  /// How long a year ahead is, in days.
  public static let span = 365.25

  /// Looks at the year that begins at an instant.
  ///
  /// - Parameter zone: by whose clocks hours and days are told; `nil` for UTC, which is then named.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the year is outside the ephemeris.
  public init(
    _ chart: NatalChart, from start: UTC, in zone: TimeZoneHistory? = nil, language: Language
  ) throws(EphemerisError) {
    try self.init(chart, from: start, in: zone, Self.search(from: start), language: language)
  }

  /// How the slow bodies and Mars go through the year that begins at an instant; one may be used for many births.
  static func search(from start: UTC) throws(EphemerisError) -> TransitSearch {
    try TransitSearch(
      of: [.mars, .jupiter, .saturn, .uranus, .neptune, .pluto], from: TT(start),
      to: TT(UTC(daysSinceJ2000: start.daysSinceJ2000 + span)))
  }

  /// Looks at a year that was searched already.
  init(
    _ chart: NatalChart, from start: UTC, in zone: TimeZoneHistory? = nil, _ search: TransitSearch, language: Language
  ) throws(EphemerisError) {
    self.chart = chart.inItsZodiac
    zodiac = chart.zodiac
    self.language = language
    self.start = start
    self.zone = zone
    end = UTC(daysSinceJ2000: start.daysSinceJ2000 + Self.span)
    passages = Self.passages(try search.transits(to: chart), language)
  }

  /// The passages that have a sentence, the weightiest first; among equals the earlier one.
  private static func passages(_ transits: [Transit], _ language: Language) -> [Passage] {
    struct Key: Hashable {
      let body: CelestialBody
      let kind: AspectKind
      let point: ChartPoint
    }
    var order: [Key] = []
    var byKey: [Key: [Transit]] = [:]
    for transit in transits {
      let key = Key(body: transit.body, kind: transit.kind, point: transit.point)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(transit)
    }
    var told: Set<String> = []
    let ranked = order.compactMap { byKey[$0] }.sorted {
      $0[0].weight != $1[0].weight ? $0[0].weight > $1[0].weight : $0[0].instant < $1[0].instant
    }
    return ranked.compactMap { passes in
      guard let text = language.contacts.told(passes[0].body, to: passes[0].point)?[passes[0].kind.nature],
        told.insert(text).inserted
      else { return nil }
      return Passage(passes: passes, text: text)
    }
  }

  /// Composes a report.
  public func report(_ kind: Report.Kind) -> Report {
    let sections =
      switch kind {
      case .birthChart: natal
      case .love: love
      case .career: career
      case .money, .wealth: self.sections(of: .money)
      case .health: self.sections(of: .health)
      case .family: self.sections(of: .family)
      case .spiritual: self.sections(of: .meaning)
      case .yearAhead: [yearAhead]
      case .comprehensive: Self.toldOnce(natal + [yearAhead] + love + career)
      }
    let filled = sections.filter { !$0.paragraphs.isEmpty }
    return Report(
      kind: kind, title: language.title(kind), summary: summary(kind), keyInsights: Self.insights(filled), sections: filled)
  }

  /// Sections without the paragraphs whose evidence an earlier one has told.
  private static func toldOnce(_ sections: [Report.Section]) -> [Report.Section] {
    var told: Set<[Report.Evidence]> = []
    return sections.map { section in
      var section = section
      section.paragraphs = section.paragraphs.filter { told.insert($0.evidence).inserted }
      return section
    }
  }

  /// The first sentence of the paragraphs that open the sections, five at most.
  private static func insights(_ sections: [Report.Section]) -> [String] {
    var insights: [String] = []
    for round in 0..<3 {
      for section in sections where section.paragraphs.count > round && insights.count < 5 {
        let text = section.paragraphs[round].text
        if !insights.contains(text) { insights.append(text) }
      }
    }
    return insights
  }

  // MARK: the summary

  private func summary(_ kind: Report.Kind) -> String {
    var sentences = [trinity]
    if kind != .yearAhead, let aspect = natalAspects(among: nil, limit: 1).first {
      sentences.append(
        language.book.filled(
          "report thread", ("first", language.names.name(aspect.aspect.first)),
          ("aspect", language.names.name(aspect.aspect.kind)),
          ("second", language.names.name(aspect.aspect.second))))
    }
    if kind != .birthChart, let passage = passages.first {
      sentences.append(
        language.book.filled("report weightiest", ("contact", contact(passage)), ("dates", dates(passage.passes))))
    }
    if let sentence = language.sentence(zodiac) { sentences.append(sentence) }
    return sentences.joined(separator: " ")
  }

  private var trinity: String {
    let (book, names) = (language.book, language.names)
    var parts: [String] = []
    for (body, key) in [(CelestialBody.sun, "report sun"), (.moon, "report moon")] {
      let signs = chart.signs(of: body).map { names.name($0) }
      if !signs.isEmpty { parts.append(book.filled(key, ("sign", language.counts.alternatives(signs)))) }
    }
    if let angles = chart.angles {
      parts.append(book.filled("report rising", ("sign", names.name(ZodiacSign(longitude: angles.ascendant)))))
    }
    return book.filled("report trinity", ("list", language.counts.list(parts)))
  }

  /// The line of a passage, whichever way its first pass goes.
  func contact(_ passage: Passage) -> String {
    language.lines.contact(passage.first.body, passage.first.kind, passage.first.point)
  }

  /// `on 3 March 2027`, `on 3 March 2027 and 4 June 2027`.
  func dates(_ passes: [Transit]) -> String {
    // Without an hour of birth a span of days stands for a day, which has no "on" before it.
    let isSpan = passes.contains { $0.span != nil && Forecast.day(of: $0) == nil }
    let list = language.counts.list(passes.map { language.dates.long($0, in: zone) })
    return language.book.filled(isSpan ? "report spans" : "report dates", ("dates", list))
  }
}
