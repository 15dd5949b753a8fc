import Astrology
import ChartArt
import Ephemeris
import Readings

/// What stands behind a paragraph, as chips that open to small cards.
struct EvidenceView {
  /// The day, by the person's clocks.
  let day: LocalDay
  let language: Language

  private var names: SkyNames { language.names }

  /// A paragraph with its chips.
  ///
  /// - Parameter above: what stands just above it; a chip that is there is not shown again.
  func paragraph(_ paragraph: ReadingParagraph, below above: ReadingParagraph...) -> [String: Any] {
    var seen = Set(above.flatMap(\.evidence).map(\.text))
    let facts = paragraph.evidence.filter { seen.insert($0.text).inserted }
    return ["text": paragraph.text, "hasEvidence": !facts.isEmpty, "evidence": facts.map(chip)]
  }

  private func chip(_ fact: ReadingEvidence) -> [String: Any] {
    let rows = rows(fact)
    return [
      "glyphs": glyphs(fact), "spoken": spoken(fact), "short": short(fact), "text": fact.text,
      "hasMeaning": !fact.meaning.isEmpty, "meaning": fact.meaning, "rows": rows, "hasRows": !rows.isEmpty,
    ]
  }

  /// Body, angle, body; for a fact of the sky alone the body and its sign.
  func glyphs(_ fact: ReadingEvidence) -> [String] {
    var ids = [Self.glyph(fact.body)]
    if let aspect = fact.aspect { ids.append(Glyphs.id(aspect)) }
    if let point = fact.point, !isPlace(fact) {
      ids.append(Self.glyph(point))
    } else if fact.aspect == nil, let longitude = fact.longitude ?? fact.pointLongitude {
      ids.append(Glyphs.id(ZodiacSign(longitude: longitude)))
    }
    return ids.compactMap(\.self)
  }

  /// Whether a fact is the place of something at birth: then it is body and point in one.
  private func isPlace(_ fact: ReadingEvidence) -> Bool { fact.aspect == nil && fact.point == fact.body }

  /// What the glyphs say.
  private func spoken(_ fact: ReadingEvidence) -> String {
    var words = [names.name(fact.body)]
    if let aspect = fact.aspect { words.append(names.name(aspect)) }
    if let point = fact.point, !isPlace(fact) { words.append(names.name(point)) }
    if fact.aspect == nil, fact.point == nil || isPlace(fact), let longitude = fact.longitude ?? fact.pointLongitude {
      let sign = names.name(ZodiacSign(longitude: longitude))
      return language.page("evidence why-in", ("body", words.joined(separator: " ")), ("sign", sign))
    }
    return language.page("evidence why", ("words", words.joined(separator: " ")))
  }

  /// `Today 20:12`, `Exact Sun, 18:47`, `14°25′`.
  private func short(_ fact: ReadingEvidence) -> String {
    if let nearest = fact.exact.min(by: { abs(day.days(to: $0)) < abs(day.days(to: $1)) }) {
      return day.contains(nearest)
        ? language.page("evidence at", ("time", language.dates.minutes(day.clock(at: nearest))))
        : language.page("evidence exact-at", ("moment", language.dates.shortMoment(nearest, from: day)))
    }
    if let span = fact.between.first { return Language.opening(language.dates.when(span, from: day)) }
    if let orb = fact.orb, fact.aspect != nil { return Figures.orb(orb) }
    if let longitude = fact.longitude { return Figures.degree(ZodiacPosition(longitude: longitude)) }
    if isPlace(fact) {
      return fact.pointLongitude.map { Figures.degree(ZodiacPosition(longitude: $0)) } ?? language.page("evidence at-birth")
    }
    return names.name(fact.body)
  }

  private func rows(_ fact: ReadingEvidence) -> [[String: Any]] {
    var rows: [(String, String)] = []
    if let longitude = fact.longitude { rows.append((names.name(fact.body), names.place(longitude))) }
    if let point = fact.point, let longitude = fact.pointLongitude {
      rows.append((point == fact.body ? language.page("evidence at-birth") : names.name(point), names.place(longitude)))
    }
    if let orb = fact.orb, fact.aspect != nil {
      let told =
        switch fact.phase {
        case .applying: language.page("evidence orb-closing", ("orb", Figures.orb(orb)))
        case .separating: language.page("evidence orb-parting", ("orb", Figures.orb(orb)))
        default: Figures.orb(orb)
        }
      rows.append((language.page("evidence orb"), told))
    }
    let exact = fact.exact.map { language.dates.longMoment($0, from: day) }
    if !exact.isEmpty { rows.append((language.page("evidence exact"), exact.joined(separator: "; "))) }
    let spans = fact.between.map { language.dates.when($0, from: day) }
    if !spans.isEmpty { rows.append((language.page("evidence exact"), Language.opening(spans.joined(separator: "; ")))) }
    if let house = fact.house { rows.append((language.page("evidence house"), Self.house(house, language))) }
    return rows.map { ["title": $0.0, "value": $0.1] }
  }

  /// `Sixth, work and health`.
  static func house(_ number: Int, _ language: Language) -> String {
    guard (1...12).contains(number) else { return "\(number)" }
    let ordinal = language.counts.ordinal(number)
    let area = HouseMeaning(number, language).lifeArea
    return language.page(
      "evidence house-of", ("house", "\(ordinal.prefix(1).uppercased())\(ordinal.dropFirst())"),
      ("area", "\(area.prefix(1).lowercased())\(area.dropFirst())"))
  }

  /// The glyph of a point, if the pages have one.
  static func glyph(_ point: ChartPoint) -> String? {
    if case .body(let body) = point, !CelestialBody.customary.contains(body) { return nil }
    return Glyphs.id(point)
  }
}
