import Astrology
import ChartArt
import Ephemeris
import Readings

/// What stands behind a paragraph, as chips that open to small cards.
struct EvidenceView {
  /// The day, by the person's clocks.
  let day: LocalDay

  /// A paragraph with its chips.
  func paragraph(_ paragraph: ReadingParagraph) -> [String: Any] {
    var seen: Set<String> = []
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
    if let aspect = fact.aspect { ids.append(AspectKind.allCases.first { $0.name == aspect }.map { Glyphs.id($0) }) }
    if let point = fact.point {
      ids.append(Self.glyph(point))
    } else if fact.aspect == nil, let longitude = fact.longitude {
      ids.append(Glyphs.id(ZodiacSign(longitude: longitude)))
    }
    return ids.compactMap(\.self)
  }

  /// What the glyphs say.
  private func spoken(_ fact: ReadingEvidence) -> String {
    var words = [fact.body]
    if let aspect = fact.aspect { words.append(aspect) }
    if let point = fact.point { words.append(point) }
    if fact.aspect == nil, fact.point == nil, let longitude = fact.longitude {
      words.append("in \(ZodiacSign(longitude: longitude).name)")
    }
    return "Why: \(words.joined(separator: " ")),"
  }

  /// `Today 20:12`, `Exact Sun, 18:47`, `14°25′`.
  private func short(_ fact: ReadingEvidence) -> String {
    let exact = fact.exact.compactMap(Instant.read)
    if let nearest = exact.min(by: { abs(day.days(to: $0)) < abs(day.days(to: $1)) }) {
      return day.contains(nearest) ? "At \(day.time(nearest))" : "Exact \(day.shortTime(nearest))"
    }
    if let orb = fact.orb, fact.aspect != nil { return Figures.orb(orb) }
    if let longitude = fact.longitude { return Figures.degree(ZodiacPosition(longitude: longitude)) }
    return fact.body
  }

  private func rows(_ fact: ReadingEvidence) -> [[String: Any]] {
    var rows: [(String, String)] = []
    if let longitude = fact.longitude { rows.append((fact.body, Self.place(longitude))) }
    if let point = fact.point, let longitude = fact.pointLongitude {
      rows.append((point == fact.body ? "At birth" : point, Self.place(longitude)))
    }
    if let orb = fact.orb, fact.aspect != nil {
      let phase = fact.phase == "applying" ? ", closing" : fact.phase == "separating" ? ", parting" : ""
      rows.append(("Orb", "\(Figures.orb(orb))\(phase)"))
    }
    let exact = fact.exact.compactMap(Instant.read).map(day.longTime)
    if !exact.isEmpty { rows.append(("Exact", exact.joined(separator: "; "))) }
    if let house = fact.house { rows.append(("House", Self.house(house))) }
    return rows.map { ["title": $0.0, "value": $0.1] }
  }

  /// `9°31′ Scorpio`.
  static func place(_ longitude: Double) -> String {
    let place = ZodiacPosition(longitude: longitude)
    return "\(Figures.degree(place)) \(place.sign.name)"
  }

  /// `Sixth, work and health`.
  static func house(_ number: Int) -> String {
    guard (1...HouseMeaning.all.count).contains(number) else { return "\(number)" }
    let meaning = HouseMeaning.all[number - 1]
    let ordinal = meaning.name.split(separator: " ").first ?? ""
    return "\(ordinal), \(meaning.lifeArea.prefix(1).lowercased())\(meaning.lifeArea.dropFirst())"
  }

  /// The glyph of a body or angle by the name that readings use.
  static func glyph(_ name: String) -> String? {
    let plain = name.hasPrefix("your ") ? String(name.dropFirst(5)) : name
    if plain.caseInsensitive(equals: "Ascendant") { return Glyph.ascendant.id }
    if plain.caseInsensitive(equals: "Midheaven") { return Glyph.midheaven.id }
    return CelestialBody.customary.first { $0.name.caseInsensitive(equals: plain) }.map { Glyphs.id($0) }
  }
}

extension String {
  fileprivate func caseInsensitive(equals other: String) -> Bool { lowercased() == other.lowercased() }
}
