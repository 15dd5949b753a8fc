import Astrology
import ChartArt
import Ephemeris
import Readings

/// What each part of a wheel leads to: a paragraph and figures for what the words of the chart do not tell already.
struct PartsPanel {
  /// What stands before the names of the wheel's parts in the anchors of the page.
  static let anchors = "part-"

  let chart: NatalChart
  let language: Language

  private var names: SkyNames { language.names }

  init(_ chart: NatalChart, language: Language) {
    self.chart = chart
    self.language = language
  }

  /// The anchor of a body or an angle.
  static func anchor(_ point: ChartPoint) -> String { anchors + WheelPart.point(Glyphs.glyph(point)).name }

  /// The anchor of an aspect.
  static func anchor(_ aspect: Aspect) -> String {
    anchors + WheelPart.contact(aspect.kind, Glyphs.glyph(aspect.first), Glyphs.glyph(aspect.second)).name
  }

  /// The anchor of a body of the sky around the chart.
  static func anchor(moving body: CelestialBody) -> String { anchors + WheelPart.moving(Glyph(body)).name }

  /// The anchor of a contact of such a body with a point of the chart; `nil` for what no body of the sky makes.
  static func anchor(moving aspect: Aspect) -> String? {
    aspect.first.body.map {
      anchors + WheelPart.contact(aspect.kind, moving: Glyph($0), Glyphs.glyph(aspect.second)).name
    }
  }

  /// The groups of parts: bodies and angles, signs, houses.
  ///
  /// - Parameter told: the anchors of what has paragraphs of its own.
  func groups(besides told: Set<String>) -> [[String: Any]] {
    let groups = [("parts-points", points), ("parts-signs", signs), ("parts-houses", houses)]
    return groups.compactMap { key, entries in
      let rest = entries.filter { !told.contains($0.id) }
      guard !rest.isEmpty else { return nil }
      return [
        "title": language.page("chart \(key)"), "line": RowLine.text(rest.map(\.title), language), "entries": rest.map(\.values),
      ]
    }
  }

  /// A part: its anchor, its name, its figures and what is said about it.
  private struct Entry {
    var id: String
    var glyph = ""
    var title: String
    var figures: [String]
    var text: String

    var values: [String: Any] {
      [
        "id": id, "glyph": glyph, "hasGlyph": !glyph.isEmpty, "title": title, "figures": figures.filter { !$0.isEmpty },
        "text": text, "hasText": !text.isEmpty,
      ]
    }
  }

  // MARK: - the parts

  private var points: [Entry] {
    let bodies = chart.placements.map { placement in
      Entry(
        id: Self.anchor(.body(placement.body)), glyph: Glyphs.id(placement.body), title: names.title(placement.body),
        figures: figures(of: placement), text: significance(of: placement.body))
    }
    guard let angles = chart.angles else { return bodies }
    let glyphs: [Glyph] = [.ascendant, .midheaven, .descendant, .imumCoeli]
    let places = [angles.ascendant, angles.midheaven, angles.descendant, angles.imumCoeli]
    return bodies
      + zip(zip(glyphs, names.cardinalPoints), places).map { point, longitude in
        Entry(
          id: Self.anchors + WheelPart.point(point.0).name, title: point.1, figures: [place(of: longitude)], text: "")
      }
  }

  private var signs: [Entry] {
    ZodiacSign.allCases.map { sign in
      let bodies = chart.placements.filter { chart.signs(of: $0.body).contains(sign) }
        .map { standing($0) }
      let cusps =
        chart.houses?.cusps.array.enumerated().filter { ZodiacSign(longitude: $0.element) == sign }
        .map { language.page("chart house-begins", ("house", "\($0.offset + 1)"), ("degree", degree(of: $0.element))) } ?? []
      return Entry(
        id: Self.anchors + WheelPart.sign(sign).name, glyph: Glyphs.id(sign), title: names.name(sign),
        figures: [
          bodies.isEmpty ? language.page("chart nobody-in-sign") : bodies.joined(separator: ", ") + ".",
          cusps.isEmpty ? "" : cusps.joined(separator: ", ") + ".",
        ], text: language.page("chart sign-\(WheelPart.sign(sign).name.dropFirst(5))"))
    }
  }

  private var houses: [Entry] {
    guard let houses = chart.houses else { return [] }
    return HouseMeaning.all(in: language).map { house in
      let bodies = chart.placements.filter { $0.house == house.number }.map { standing($0) }
      return Entry(
        id: Self.anchors + WheelPart.house(house.number).name, title: house.name,
        figures: [
          language.page("chart begins-at-place", ("place", place(of: houses.cusps[house.number - 1]))),
          bodies.isEmpty ? language.page("chart nobody-in-house") : bodies.joined(separator: ", ") + ".",
        ], text: house.theme + ".")
    }
  }

  /// What a body stands for, as a sentence.
  private func significance(of body: CelestialBody) -> String {
    let words = language.significance(of: body)
    return words.isEmpty ? "" : Language.opening(words) + "."
  }

  // MARK: - figures

  /// `24°18′ Gemini, house 9, +0°57′ a day`; without an hour the way of that day.
  func figures(of placement: Placement) -> [String] {
    if let arc = chart.day?.arc(of: placement.body) {
      return [language.page("chart through-day", ("degrees", Figures.degrees(arc, language)))]
    }
    let place = place(of: placement.position.longitude)
    let house = placement.house.map { language.page("chart in-house-number", ("house", "\($0)")) }
    let speed = language.page("chart a-day", ("speed", Figures.speed(placement.position.longitudeSpeed)))
    return [[place, house, speed].compactMap(\.self).joined(separator: ", ") + "."]
  }

  /// `0°42′ from exact, applying`.
  func figures(of aspect: Aspect) -> String {
    let spread = chart.day?.spread(of: aspect)
    let orb = language.page("chart from-exact", ("orb", AspectsPanel.orb(aspect, spread, language)))
    let phase = spread.map { $0.phase.map { AspectsPanel.phase($0, language) } } ?? AspectsPanel.phase(aspect.phase, language)
    return [orb, phase].compactMap(\.self).joined(separator: ", ") + "."
  }

  private func standing(_ placement: Placement) -> String {
    guard chart.day == nil else { return names.title(placement.body) }
    return names.title(placement.body) + " " + degree(of: placement.position.longitude)
  }

  private func place(of longitude: Double) -> String {
    degree(of: longitude) + " " + names.name(ZodiacSign(longitude: longitude))
  }

  private func degree(of longitude: Double) -> String { Figures.degree(ZodiacPosition(longitude: longitude)) }
}

/// What a closed row tells of what is in it.
enum RowLine {
  /// How many names are told.
  private static let shown = 2

  /// `Sun in Gemini, house 9 · Moon in Pisces, house 6 · 10 more`.
  static func text(_ titles: [String], _ language: Language) -> String {
    let rest = titles.count - shown
    let more = rest > 0 ? [language.page("chart more", ("restCount", "\(rest)"))] : []
    return (titles.prefix(shown) + more).joined(separator: " · ")
  }
}

/// The key beside a wheel: every kind of line that it draws.
enum WheelKey {
  static func values(_ figure: WheelFigure, _ language: Language) -> [[String: Any]] {
    ChartWheel.kinds(in: figure).map { kind in
      ["sample": ChartWheel.sample(of: kind, options: .page(prefix: "key")), "name": title(kind, language)]
    }
  }

  /// `Trine`, as a list begins.
  private static func title(_ kind: AspectKind, _ language: Language) -> String {
    let name = language.names.name(kind)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
