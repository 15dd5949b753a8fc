import Astrology
import Ephemeris

extension ReportComposer {
  // MARK: the birth chart

  var natal: [Report.Section] {
    let balance = ChartBalance(chart)
    let counted = Element.allCases.flatMap { element in balance.bodies(in: element) }.compactMap { chart.placement(of: $0) }
    return [
      Report.Section(id: "foundations", title: title(isTimed ? "foundations" : "foundations-of-day"), paragraphs: foundations),
      Report.Section(id: "planets", title: title(isTimed ? "planets" : "planets-of-day"), paragraphs: planets),
      Report.Section(
        id: "balance", title: title("balance"),
        paragraphs: [
          Report.Paragraph(text: BalanceReading(balance, language: language).text, evidence: counted.map { facts.evidence($0) })
        ]),
      Report.Section(
        id: "threads", title: title("threads"), paragraphs: natalAspects(among: nil, limit: 6).map(\.paragraph)),
    ]
  }

  var facts: ReportFacts { ReportFacts(language: language, day: chart.day, zone: zone) }

  /// Whether there is an Ascendant and houses to be told.
  private var isTimed: Bool { chart.angles != nil }

  func title(_ section: String) -> String { language.book.text("report section \(section)") }

  private var foundations: [Report.Paragraph] {
    var paragraphs: [Report.Paragraph] = []
    if let sun = chart.placement(of: .sun), let sign = chart.sign(of: .body(.sun)) {
      paragraphs.append(
        placed(
          sun,
          NatalReading.placement(.sun, in: sign, language: language) ?? PlacementLine.sun(in: sign, language: language)))
    }
    if let moon = chart.placement(of: .moon) {
      if let range = chart.moonRange, range.signs.count > 1 {
        let signs = range.signs.map { language.names.name($0) }
        paragraphs.append(
          Report.Paragraph(
            text: language.book.filled("report moving moon", ("first", signs.first ?? ""), ("last", signs.last ?? "")),
            evidence: [
              facts.evidence(.moonAtStart, at: range.start),
              facts.evidence(.moonAtEnd, at: range.end),
            ]))
      } else {
        paragraphs.append(
          placed(
            moon,
            NatalReading.placement(.moon, in: moon.zodiac.sign, language: language)
              ?? PlacementLine.moon(in: moon.zodiac.sign, language: language)))
      }
    }
    if let angles = chart.angles {
      paragraphs.append(
        Report.Paragraph(
          text: NatalReading.ascendant(in: ZodiacSign(longitude: angles.ascendant), language: language)
            ?? PlacementLine.rising(ZodiacSign(longitude: angles.ascendant), language: language),
          evidence: [facts.evidence(.chart(.ascendant), at: angles.ascendant)]))
    }
    return paragraphs
  }

  /// Mercury to Pluto, and the Midheaven: the sign, and the house when the hour is known.
  private var planets: [Report.Paragraph] {
    var paragraphs: [Report.Paragraph] = []
    for body in CelestialBody.planets.dropFirst(2) {
      guard let placement = chart.placement(of: body), let sign = chart.sign(of: .body(body)),
        let text = NatalReading.placement(body, in: sign, language: language)
      else {
        continue
      }
      paragraphs.append(placed(placement, text))
      if let house = placement.house, let text = NatalReading.house(body, in: house, language: language) {
        paragraphs.append(housed(placement, text))
      }
    }
    if let angles = chart.angles,
      let text = NatalReading.midheaven(in: ZodiacSign(longitude: angles.midheaven), language: language)
    {
      paragraphs.append(Report.Paragraph(text: text, evidence: [facts.evidence(.chart(.midheaven), at: angles.midheaven)]))
    }
    return paragraphs
  }

  /// A body in its house; the evidence differs from that of the sign, so that a comprehensive report keeps both.
  private func housed(_ placement: Placement, _ text: String) -> Report.Paragraph {
    Report.Paragraph(text: text, evidence: [facts.housed(placement)])
  }

  // MARK: love and work

  var love: [Report.Section] {
    var paragraphs: [Report.Paragraph] = []
    if let venus = chart.placement(of: .venus), let sign = chart.sign(of: .body(.venus)) {
      paragraphs.append(placed(venus, language.closeness.venus(in: sign)))
    }
    if let mars = chart.placement(of: .mars), let sign = chart.sign(of: .body(.mars)) {
      paragraphs.append(placed(mars, language.closeness.mars(in: sign)))
    }
    if let angles = chart.angles {
      paragraphs.append(
        Report.Paragraph(
          text: language.closeness.descendant(in: ZodiacSign(longitude: angles.descendant)),
          evidence: [facts.evidence(.descendant, at: angles.descendant)]))
    }
    let points: Set<ChartPoint> = [.body(.venus), .body(.mars), .body(.moon), .ascendant]
    return [
      Report.Section(
        id: "love", title: title("love"), paragraphs: paragraphs + natalAspects(among: points, limit: 3).map(\.paragraph)),
      Report.Section(
        id: "love-year", title: title("love-year"),
        paragraphs: passages.filter { points.contains($0.first.point) }.prefix(6).map { told($0) }),
    ]
  }

  var career: [Report.Section] {
    var paragraphs: [Report.Paragraph] = []
    if let angles = chart.angles {
      paragraphs.append(
        Report.Paragraph(
          text: language.standing.midheaven(in: ZodiacSign(longitude: angles.midheaven)),
          evidence: [facts.evidence(.chart(.midheaven), at: angles.midheaven)]))
    }
    if let saturn = chart.placement(of: .saturn), let sign = chart.sign(of: .body(.saturn)) {
      paragraphs.append(placed(saturn, language.standing.saturn(in: sign)))
    }
    let points: Set<ChartPoint> = [.body(.sun), .body(.mercury), .body(.jupiter), .body(.saturn), .midheaven]
    return [
      Report.Section(
        id: "work", title: title("work"),
        paragraphs: paragraphs + natalAspects(among: points, limit: 3).map(\.paragraph)),
      Report.Section(
        id: "work-year", title: title("work-year"),
        paragraphs: passages.filter { points.contains($0.first.point) }.prefix(6).map { told($0) }),
    ]
  }

  // MARK: the year ahead

  var yearAhead: Report.Section {
    let chosen = passages.filter { $0.first.body != .mars }.prefix(12).sorted { $0.first.instant < $1.first.instant }
    return Report.Section(id: "year", title: title("year"), paragraphs: chosen.map { told($0) })
  }

  /// A passage with its dates.
  func told(_ passage: Passage) -> Report.Paragraph {
    let house: Int? = if case .body(let body) = passage.first.point { chart.placement(of: body)?.house } else { nil }
    return Report.Paragraph(
      text: language.book.filled(
        "report told", ("contact", contact(passage)), ("dates", dates(passage.passes)), ("text", passage.text)),
      evidence: [facts.evidence(passage.passes, house: house)])
  }

  private func placed(_ placement: Placement, _ text: String) -> Report.Paragraph {
    Report.Paragraph(text: text, evidence: [facts.evidence(placement)])
  }

  // MARK: angles of the birth chart

  /// The tightest angles that have words, told.
  ///
  /// - Parameter points: the points of which one must take part; any when `nil`.
  func natalAspects(among points: Set<ChartPoint>?, limit: Int) -> [(aspect: Aspect, paragraph: Report.Paragraph)] {
    var found: [(aspect: Aspect, paragraph: Report.Paragraph)] = []
    for aspect in chart.aspects where found.count < limit {
      guard points.map({ $0.contains(aspect.first) || $0.contains(aspect.second) }) ?? true,
        let text = NatalReading.aspect(aspect, language: language)
      else { continue }
      found.append((aspect, Report.Paragraph(text: text, evidence: [facts.evidence(aspect)])))
    }
    return found
  }
}
