package import Astrology
import ChartArt
import Ephemeris
package import Readings

/// The end of the five steps: the chart is drawn, and the first thing it says.
package struct FirstInsightPage: Page {
  /// A reading and where to go from it.
  package struct Model: Sendable, Hashable {
    /// What the person wants to be called; may be empty.
    package var name: String
    package var insight: FirstInsight
    /// The chart that is read.
    package var chart: NatalChart
    /// The sign of the Sun; `nil` when it changed on a day whose hour is not known.
    package var sun: ZodiacSign?
    /// Where the chart is.
    package var chartPath: String
    /// Where it can be kept; `nil` when it is kept already.
    package var keepPath: String?

    package init(
      name: String, insight: FirstInsight, chart: NatalChart, sun: ZodiacSign?, chartPath: String, keepPath: String?
    ) {
      self.name = name
      self.insight = insight
      self.chart = chart
      self.sun = sun
      self.chartPath = chartPath
      self.keepPath = keepPath
    }
  }

  package static let template = "begin-done"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("begin-done title"), tab: nil, isBare: true, isAlone: true, isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let sprite = assets.path("sprite.svg")
    let angle = AnglePanel(model.chart, sprite: sprite, language: language).values
    // A chart whose close angles have no words is told by what its person does.
    let knot = KnotsPanel(model.chart, sprite: sprite, language: language).values.head
    let hasDrawing = angle.contains { $0["hasDrawing"] as? Bool == true }
    return [
      "angle": angle, "knot": knot, "hasKnot": !knot.isEmpty,
      "burst": hasDrawing ? [] : [["drawing": Starburst.svg(model.sun, sprite: sprite)]],
      "welcome": model.name.isEmpty
        ? language.page("begin-done welcome") : language.page("begin-done welcome-name", ("name", model.name)),
      "three": ThreeFacts(model.chart, language: language).values,
      "birthHour": model.insight.birthHour.map { [["text": $0]] } ?? [],
      "chartPath": model.chartPath, "keep": model.keepPath.map { [["path": $0]] } ?? [], "isKept": model.keepPath == nil,
    ]
  }
}

/// The rays of the moment in which a chart is drawn: one for every five degrees, the longest at the twelve signs, around the sign of the
/// Sun when it is known.
enum Starburst {
  static func svg(_ sign: ZodiacSign?, sprite: String) -> String {
    var short = ""
    var long = ""
    for step in 0..<72 {
      let (s, c) = sineCosine(Double(step) * .pi / 36)
      let isLong = step.isMultiple(of: 6)
      let end = isLong ? 138.0 : step.isMultiple(of: 3) ? 104.0 : 92.0
      let start = isLong ? 64.0 : 70.0
      let ray =
        "M\(SVG.number(160 + start * s)) \(SVG.number(160 - start * c))L\(SVG.number(160 + end * s)) \(SVG.number(160 - end * c))"
      if isLong { long += ray } else { short += ray }
    }
    let symbol =
      sign.map { #"<use class="tgl" href="\#(sprite)#\#(Glyphs.id($0))" x="138" y="138" width="44" height="44"/>"# } ?? ""
    return """
      <svg class="burst" viewBox="0 0 320 320" aria-hidden="true"><circle class="r1" cx="160" cy="160" r="60"/>\
      <circle class="r2" cx="160" cy="160" r="104"/><circle class="r2" cx="160" cy="160" r="146"/>\
      <g class="rays"><path class="ray" d="\(short)"/><path class="ray-l" d="\(long)"/></g>\
      <circle class="disc" cx="160" cy="160" r="44"/>\
      \(symbol)</svg>
      """
  }
}
