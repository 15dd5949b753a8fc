import Astrology
import ChartArt
import Ephemeris
import Readings

/// A birth chart in words: its placements, its tightest angles and all the others, each with its paragraph. The page of the chart has a row
/// for each of the three, closed until it is asked for; their paragraphs are a page of their own.
struct WordsPanel {
  let chart: NatalChart
  let language: Language

  private var names: SkyNames { language.names }

  /// How many angles are the closest.
  private static let told = 8

  init(_ chart: NatalChart, language: Language) {
    self.chart = chart
    self.language = language
  }

  /// The rows, each with its entries, and the anchors of what is in them.
  var values: (rows: [[String: Any]], anchors: Set<String>) {
    let places = chart.angles == nil ? "words-signs" : "words-places"
    let (closest, others) = aspects
    let groups = [(places, placements + angles), ("words-aspects", closest), ("words-others", others)].filter { !$0.1.isEmpty }
    let rows = groups.map { key, entries -> [String: Any] in
      [
        "key": key, "title": language.page("chart \(key)"), "entries": entries,
        "line": RowLine.text(entries.compactMap { $0["title"] as? String }, language),
      ]
    }
    return (rows, Set(groups.flatMap { $0.1 }.compactMap { $0["id"] as? String }))
  }

  private var placements: [[String: Any]] {
    CelestialBody.planets.compactMap { body in
      guard let placement = chart.placement(of: body) else { return nil }
      // A body of a day without an hour may have stood in two signs; then nothing is said rather than guessed.
      guard let sign = chart.sign(of: .body(body)),
        let text = NatalReading.placement(body, in: sign, language: language)
      else { return nil }
      let house = placement.house.flatMap { number in
        NatalReading.house(body, in: number, language: language).map { (number, $0) }
      }
      return entry(
        PartsPanel.anchor(.body(body)), Glyphs.id(body), PartsPanel(chart, language: language).figures(of: placement),
        language.page(
          house == nil ? "chart in-sign" : "chart in-house", ("body", names.name(body)),
          ("sign", names.name(sign)), ("house", house.map { "\($0.0)" } ?? "")),
        [text] + (house.map { [$0.1] } ?? []))
    }
  }

  private var angles: [[String: Any]] {
    guard let angles = chart.angles else { return [] }
    let rising = ZodiacSign(longitude: angles.ascendant)
    let culminating = ZodiacSign(longitude: angles.midheaven)
    return [
      NatalReading.ascendant(in: rising, language: language).map {
        entry(
          PartsPanel.anchor(.ascendant), Glyphs.id(.ascendant), [PlacementRow.place(angles.ascendant, names)],
          placed(.ascendant, rising), [$0])
      },
      NatalReading.midheaven(in: culminating, language: language).map {
        entry(
          PartsPanel.anchor(.midheaven), Glyphs.id(.midheaven), [PlacementRow.place(angles.midheaven, names)],
          placed(.midheaven, culminating), [$0])
      },
    ].compactMap(\.self)
  }

  /// The closest aspects that have words; and all the others, the closest of them first, with and without.
  private var aspects: (closest: [[String: Any]], others: [[String: Any]]) {
    var closest: [[String: Any]] = []
    var others: [[String: Any]] = []
    for aspect in chart.aspects {
      let text = NatalReading.aspect(aspect, language: language)
      let entry = entry(
        PartsPanel.anchor(aspect), Glyphs.id(aspect.kind), [PartsPanel(chart, language: language).figures(of: aspect)],
        language.page(
          "chart aspect-orb", ("first", names.title(aspect.first)), ("aspect", names.name(aspect.kind)),
          ("second", names.title(aspect.second)), ("orb", AspectsPanel.orb(aspect, chart.day?.spread(of: aspect), language))),
        text.map { [$0] } ?? [])
      if text != nil, closest.count < Self.told { closest.append(entry) } else { others.append(entry) }
    }
    return (closest, others)
  }

  private func placed(_ point: ChartPoint, _ sign: ZodiacSign) -> String {
    language.page("chart in-sign", ("body", names.name(point)), ("sign", names.name(sign)))
  }

  private func entry(
    _ id: String, _ glyph: String, _ figures: [String], _ title: String, _ paragraphs: [String]
  ) -> [String: Any] {
    ["id": id, "glyph": glyph, "figures": figures, "title": title, "paragraphs": paragraphs.map { ["text": $0] }]
  }
}
