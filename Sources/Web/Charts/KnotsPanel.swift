import Astrology
import ChartArt
import Ephemeris
import Readings

/// What a birth chart shows its person to do, each with what it rests on: the knots behind their names, but for the first where it is the
/// paragraph at the head of the page, since no close angle of the chart has words.
struct KnotsPanel {
  let chart: NatalChart
  let sprite: String
  let language: Language

  init(_ chart: NatalChart, sprite: String, language: Language) {
    self.chart = chart
    self.sprite = sprite
    self.language = language
  }

  private var names: SkyNames { language.names }

  /// The knot at the head of the page in a list of one, or an empty list where there is none; and the others.
  var values: (head: [[String: Any]], listed: [[String: Any]]) {
    let readings = KnotReading.all(of: chart, language: language)
    let headCount = ClosestAngle(chart, language: language) == nil ? 1 : 0
    let head = readings.prefix(headCount).map { reading in
      var told = told(reading)
      let drawing = reading.aspect.flatMap {
        AnglePanel.drawing($0, in: chart, options: .page(prefix: "knot", sprite: sprite), language: language)
      }
      told["drawing"] = drawing ?? ""
      told["hasDrawing"] = drawing != nil
      return told
    }
    return (head, readings.dropFirst(headCount).map(told))
  }

  private func told(_ reading: KnotReading) -> [String: Any] {
    let (glyphs, words) = evidence(of: reading)
    return ["name": reading.name, "text": reading.text, "glyphs": glyphs, "words": words, "hasWords": !words.isEmpty]
  }

  // MARK: - what it rests on

  private func evidence(of reading: KnotReading) -> (glyphs: [String], words: String) {
    if let aspect = reading.aspect {
      return (
        [Glyphs.id(aspect.first), Glyphs.id(aspect.kind), Glyphs.id(aspect.second)],
        language.page(
          "chart aspect-orb", ("first", names.title(aspect.first)), ("aspect", names.name(aspect.kind)),
          ("second", names.title(aspect.second)), ("orb", Figures.orb(aspect.orb)))
      )
    }
    let places = reading.points.compactMap { point in place(of: point, withHouse: reading.needsTime).map { (point, $0) } }
    return (places.map { Glyphs.id($0.0) }, places.map(\.1).joined(separator: " · "))
  }

  /// `Mercury in Gemini`; `nil` for a point whose sign is not known without the hour.
  private func place(of point: ChartPoint, withHouse: Bool) -> String? {
    guard let sign = chart.sign(of: point) else { return nil }
    let house: Int? =
      if withHouse, case .body(let body) = point { chart.placement(of: body)?.house } else { nil }
    return language.page(
      house == nil ? "chart in-sign" : "chart in-house", ("body", names.title(point)), ("sign", names.name(sign)),
      ("house", house.map { "\($0)" } ?? ""))
  }
}
