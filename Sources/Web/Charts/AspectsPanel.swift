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
    let rows = chart.aspects.map { Self.row($0, language) }
    let rest = Array(rows.dropFirst(Self.openLines))
    return [
      "count": rows.count == 1
        ? language.page("chart found-one") : language.page("chart found", ("count", "\(rows.count)")),
      "grid": AspectGrid.svg(
        figure, title: language.page("chart aspects"), includesAngles: true, options: .page(prefix: "grid", sprite: sprite)),
      "rows": Array(rows.prefix(Self.openLines)), "hasRest": !rest.isEmpty, "rest": rest, "restCount": rest.count,
    ]
  }

  static func row(_ aspect: Aspect, _ language: Language) -> [String: Any] {
    [
      "first": Glyphs.id(aspect.first), "kind": Glyphs.id(aspect.kind), "second": Glyphs.id(aspect.second),
      "paint": Glyphs.paint(aspect.kind),
      "words": language.page(
        "chart aspect", ("first", language.names.title(aspect.first)), ("aspect", language.names.name(aspect.kind)),
        ("second", language.names.title(aspect.second))),
      "orb": Figures.orb(aspect.orb),
      "phase": phase(aspect.phase, language),
    ]
  }

  static func phase(_ phase: AspectPhase, _ language: Language) -> String {
    switch phase {
    case .applying: language.page("chart applying")
    case .exact: language.page("chart exact")
    case .separating: language.page("chart separating")
    }
  }
}
