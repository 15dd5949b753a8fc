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
    var angle = AnglePanel(model.chart, sprite: sprite, language: language).values
    // A chart whose close angles have no words is told by what its person does.
    let knot = KnotsPanel(model.chart, sprite: sprite, language: language).values.head
    let hasDrawing = angle.contains { $0["hasDrawing"] as? Bool == true }
    let burst = Starburst.svg(model.sun, isAround: hasDrawing, sprite: sprite)
    if hasDrawing {
      angle = angle.map { panel in
        panel.merging(["drawing": burst + (panel["drawing"] as? String ?? "")]) { _, new in new }
      }
    }
    return [
      "angle": angle, "knot": knot, "hasKnot": !knot.isEmpty,
      "burst": hasDrawing ? [] : [["drawing": burst]],
      "welcome": model.name.isEmpty
        ? language.page("begin-done welcome") : language.page("begin-done welcome-name", ("name", model.name)),
      "three": ThreeFacts(model.chart, language: language).values,
      "birthHour": model.insight.birthHour.map { [["text": $0]] } ?? [],
      "chartPath": model.chartPath, "keep": model.keepPath.map { [["path": $0]] } ?? [], "isKept": model.keepPath == nil,
    ]
  }
}

/// The seal of the moment in which a chart is drawn: a ray for every five degrees, the longest at the twelve signs, and the sign of the Sun
/// when it is known.
enum Starburst {
  /// - Parameter isAround: whether the rays leave room for a drawing in their middle, and the sign stands at their foot.
  static func svg(_ sign: ZodiacSign?, isAround: Bool = false, sprite: String) -> String {
    let roots = isAround ? (long: 98.0, short: 100.0) : (long: 64.0, short: 70.0)
    let tips = isAround ? (long: 140.0, middle: 117.0, short: 109.0) : (long: 138.0, middle: 104.0, short: 92.0)
    var short = ""
    var long = ""
    for step in 0..<72 {
      // The sign at the foot stands in the place of a ray.
      if isAround, sign != nil, step == 36 { continue }
      let (s, c) = sineCosine(Double(step) * .pi / 36)
      let isLong = step.isMultiple(of: 6)
      let end = isLong ? tips.long : step.isMultiple(of: 3) ? tips.middle : tips.short
      let start = isLong ? roots.long : roots.short
      let ray =
        "M\(SVG.number(160 + start * s)) \(SVG.number(160 - start * c))L\(SVG.number(160 + end * s)) \(SVG.number(160 - end * c))"
      if isLong { long += ray } else { short += ray }
    }
    let (ring, disc, size) = isAround ? (94, 20, 24) : (60, 44, 44)
    let height = isAround ? 282 : 160
    let symbol =
      sign.map {
        """
        <use class="tgl" href="\(sprite)#\(Glyphs.id($0))" x="\(160 - size / 2)" y="\(height - size / 2)" width="\(size)" height="\(size)"/>
        """
      } ?? ""
    let plate = isAround && sign == nil ? "" : #"<circle class="disc" cx="160" cy="\#(height)" r="\#(disc)"/>"#
    return """
      <svg class="burst" viewBox="0 0 320 320" aria-hidden="true"><circle class="r1" cx="160" cy="160" r="\(ring)"/>\
      <circle class="r2" cx="160" cy="160" r="\(SVG.number(tips.middle))"/><circle class="r2" cx="160" cy="160" r="146"/>\
      <g class="rays"><path class="ray" d="\(short)"/><path class="ray-l" d="\(long)"/></g>\
      \(plate)\(symbol)</svg>
      """
  }
}
