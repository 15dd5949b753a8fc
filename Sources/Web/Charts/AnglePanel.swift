import Astrology
import ChartArt
import Ephemeris
import Readings

/// The closest angle of a chart as the paragraph at the head of its pages: its first sentence in display size, and the angle to scale.
struct AnglePanel {
  let chart: NatalChart
  let sprite: String
  let language: Language

  /// With more characters than the first of these the first sentence is set one step smaller on a phone, with more than the second
  /// two steps, so that it is met without a scroll.
  private static let (long, longest) = (64, 110)

  init(_ chart: NatalChart, sprite: String, language: Language) {
    self.chart = chart
    self.sprite = sprite
    self.language = language
  }

  private var names: SkyNames { language.names }

  /// A list of one, or an empty list for a chart without such an angle.
  var values: [[String: Any]] {
    guard let told = ClosestAngle(chart, language: language) else { return [] }
    let length = told.opening.count
    let drawing = Self.drawing(
      told.aspect, in: chart, options: .page(prefix: "first-angle", sprite: sprite), language: language)
    return [
      [
        "opening": told.opening, "rest": told.rest, "hasRest": !told.rest.isEmpty,
        "isLong": length > Self.long && length <= Self.longest, "isLongest": length > Self.longest,
        "drawing": drawing ?? "", "hasDrawing": drawing != nil,
        "glyphs": [Glyphs.id(told.aspect.first), Glyphs.id(told.aspect.kind), Glyphs.id(told.aspect.second)],
        "title": language.page(
          "transit title", ("body", names.title(told.aspect.first)), ("aspect", names.name(told.aspect.kind)),
          ("point", names.title(told.aspect.second))),
        "orb": language.page(orbKey(of: told), ("orb", Figures.orbs(told.orbs, language))),
      ]
    ]
  }

  /// The words for how far from exact it is. That it is the closest is said only where it is; without an hour, among those that are there
  /// at every hour of the day.
  private func orbKey(of told: ClosestAngle) -> String {
    guard told.isClosest else { return "first-angle orb" }
    guard chart.day == nil else { return "first-angle orb-closest-of-day" }
    // Of a generation, or between points that are no planets, there may be a closer one, and the list below says so.
    let hasCloser = chart.aspects.contains { $0.orb < told.aspect.orb }
    return hasCloser ? "first-angle orb-closest-own" : "first-angle orb-closest"
  }

  /// An angle of a chart to scale; `nil` when one of its ends has no glyph. Without an hour it is about that of noon, with the ways of the
  /// two through that day where they are long enough to be seen.
  static func drawing(_ aspect: Aspect, in chart: NatalChart, options: DrawingOptions, language: Language) -> String? {
    guard let first = glyph(aspect.first), let second = glyph(aspect.second),
      let one = chart.longitude(of: aspect.first), let other = chart.longitude(of: aspect.second)
    else { return nil }
    let names = language.names
    let angle = Figures.angle(abs(signedDegrees(one - other)), of: aspect.kind)
    let minutes = Int(clamping: angle * 60 + 1e-9)
    let ways = ways(of: aspect, in: chart)
    let about = ways.map { _ in language.page("first-angle about", ("degrees", "\(Int(clamping: angle.rounded()))")) }
    return AngleDrawing.svg(
      degrees: angle, first: first, second: second, ways: ways, told: about,
      label: language.page(
        "transit angle-between", ("body", names.title(aspect.first)), ("point", names.title(aspect.second)),
        (
          "angle",
          about ?? language.page("transit degrees", ("degrees", "\(minutes / 60)"), ("minutes", "\(minutes % 60)"))
        )),
      options: options)
  }

  /// How far both ends of an aspect went on a day whose hour is not known, from where they stood at noon; `nil` with an hour.
  private static func ways(of aspect: Aspect, in chart: NatalChart) -> (first: AngleDrawing.Way, second: AngleDrawing.Way)? {
    guard let day = chart.day, let one = chart.longitude(of: aspect.first), let other = chart.longitude(of: aspect.second),
      let first = aspect.first.body.flatMap({ day.arc(of: $0) }), let second = aspect.second.body.flatMap({ day.arc(of: $0) })
    else { return nil }
    // The first one stands on the left: what is ahead of the second in the zodiac goes on to the left, and so do both.
    let isAhead = signedDegrees(one - other) > 0
    func way(_ arc: DayArc, from noon: Double) -> AngleDrawing.Way {
      let (low, high) = (signedDegrees(arc.low - noon), signedDegrees(arc.high - noon))
      return isAhead ? AngleDrawing.Way(from: -high, to: -low) : AngleDrawing.Way(from: low, to: high)
    }
    return (way(first, from: one), way(second, from: other))
  }

  private static func glyph(_ point: ChartPoint) -> Glyph? {
    switch point {
    case .ascendant: .ascendant
    case .midheaven: .midheaven
    case .body(let body): CelestialBody.customary.contains(body) ? Glyph(body) : nil
    }
  }
}

/// Sun, Moon and Rising as three short facts: a sign each, with its degree.
struct ThreeFacts {
  let chart: NatalChart
  let language: Language
  /// Whether a rising sign that nobody knows without the hour is said to need it, rather than left out.
  let namesWhatIsMissing: Bool

  init(_ chart: NatalChart, namesWhatIsMissing: Bool = false, language: Language) {
    self.chart = chart
    self.namesWhatIsMissing = namesWhatIsMissing
    self.language = language
  }

  var values: [[String: Any]] {
    let names = language.names
    func fact(_ glyph: String, _ name: String, _ signs: [ZodiacSign], _ degree: String, isGold: Bool = false) -> [String: Any] {
      [
        "glyph": glyph, "name": name, "value": language.counts.alternatives(signs.map { names.name($0) }), "degree": degree,
        "hasDegree": !degree.isEmpty, "isGold": isGold,
      ]
    }
    var facts: [[String: Any]] = []
    for body in [CelestialBody.sun, .moon] {
      guard let placement = chart.placement(of: body) else { continue }
      // Without an hour the degree is that of a whole day, and the page of the chart tells it.
      facts.append(
        fact(
          Glyphs.id(body), names.name(body), chart.signs(of: body), chart.day == nil ? Figures.degree(placement.zodiac) : "",
          isGold: body == .sun))
    }
    if let angles = chart.angles {
      let rising = ZodiacPosition(longitude: angles.ascendant)
      facts.append(fact(Glyphs.id(ChartPoint.ascendant), language.page("chart rising"), [rising.sign], Figures.degree(rising)))
    } else if namesWhatIsMissing {
      var cell = fact(Glyphs.id(ChartPoint.ascendant), language.page("chart rising"), [], "")
      cell["value"] = language.page("chart needs-hour")
      facts.append(cell)
    }
    return facts
  }
}
