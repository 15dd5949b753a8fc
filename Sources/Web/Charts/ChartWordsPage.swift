package import Astrology
package import Readings
import Shapes

/// The paragraphs of a birth chart. The page of the chart opens them in place; without scripts they are a page of their own.
package struct ChartWordsPage: Page {
  package static let template = "chart-words"
  /// The chart as it is told, in its zodiac.
  let chart: NatalChart
  /// Whose chart it is; empty for the reader’s own.
  let name: String
  /// Where the page of the chart is.
  let back: String
  /// Where whoever reads them can go with the chart; `nil` where nothing is offered.
  let ways: ChartPage.Ways?

  package init(_ chart: NatalChart, name: String, back: String, ways: ChartPage.Ways? = nil) {
    self.chart = chart.inItsZodiac
    self.name = name
    self.back = back
    self.ways = ways
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: heading(language), tab: .chart, isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let knots = KnotsPanel(chart, sprite: assets.path("sprite.svg"), language: language).values.listed
    return [
      "heading": heading(language), "back": back, "knots": knots, "hasKnots": !knots.isEmpty,
      "words": WordsPanel(chart, language: language).values.rows, "ways": ways.map { [$0.values] } ?? [],
    ]
  }

  private func heading(_ language: Language) -> String {
    language.page("chart words-title", ("chart", ChartPage.heading(name, language)))
  }
}
