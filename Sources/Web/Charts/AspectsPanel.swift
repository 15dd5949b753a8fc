import Astrology
import ChartArt
import Readings

/// The aspects of a birth chart: the grid, and every one of them as a line.
struct AspectsPanel {
  let chart: NatalChart
  let figure: WheelFigure
  let sprite: String
  let language: Language

  init(_ chart: NatalChart, figure: WheelFigure, sprite: String, language: Language) {
    self.chart = chart
    self.figure = figure
    self.sprite = sprite
    self.language = language
  }

  /// How many lines stand open; the others follow behind a summary.
  private static let openLines = 6

  var values: [String: Any] {
    let rows = chart.aspects.map { aspect in
      // The lines of the wheel lead here, as far as there is no script.
      Self.row(aspect, chart.day?.spread(of: aspect), language).merging(["anchor": [PartsPanel.anchor(aspect)]]) { $1 }
    }
    let rest = Array(rows.dropFirst(Self.openLines))
    return [
      "count": count,
      "grid": AspectGrid.svg(
        figure, title: language.page("chart aspects"), includesAngles: true,
        options: .page(prefix: "grid", sprite: sprite, hasTenths: true)),
      "rows": Array(rows.prefix(Self.openLines)), "hasRest": !rest.isEmpty, "rest": rest, "restCount": rest.count,
    ]
  }

  /// How many there are, and the closest of them.
  private var count: String {
    guard let first = chart.aspects.first else { return language.page("chart none") }
    let closest = language.page(
      "chart aspect-orb", ("first", language.names.title(first.first)), ("aspect", language.names.name(first.kind)),
      ("second", language.names.title(first.second)), ("orb", Self.orb(first, chart.day?.spread(of: first), language)))
    return chart.aspects.count == 1
      ? language.page("chart found-one", ("closest", closest))
      : language.page("chart found", ("count", "\(chart.aspects.count)"), ("closest", closest))
  }

  /// An aspect as a line.
  ///
  /// - Parameter spread: of a birth whose hour is not known: then orbs are told from least to greatest, and the phase if it is certain.
  static func row(_ aspect: Aspect, _ spread: AspectSpread?, _ language: Language) -> [String: Any] {
    [
      "first": Glyphs.id(aspect.first), "kind": Glyphs.id(aspect.kind), "second": Glyphs.id(aspect.second),
      "paint": Glyphs.paint(aspect.kind),
      "words": language.page(
        "chart aspect", ("first", language.names.title(aspect.first)), ("aspect", language.names.name(aspect.kind)),
        ("second", language.names.title(aspect.second))),
      "orb": orb(aspect, spread, language),
      "phase": spread.map { $0.phase.map { phase($0, language) } ?? "" } ?? phase(aspect.phase, language),
    ]
  }

  static func orb(_ aspect: Aspect, _ spread: AspectSpread?, _ language: Language) -> String {
    spread.map { Figures.orbs($0.orbs, language) } ?? Figures.orb(aspect.orb)
  }

  static func phase(_ phase: AspectPhase, _ language: Language) -> String {
    switch phase {
    case .applying: language.page("chart applying")
    case .exact: language.page("chart exact")
    case .separating: language.page("chart separating")
    }
  }
}
