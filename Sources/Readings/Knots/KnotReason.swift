public import Astrology
public import Ephemeris

/// A condition of a knot that holds in a chart, with what was found there.
public struct KnotReason: Sendable {
  /// The condition.
  public let condition: KnotCondition
  /// Its weight by tightness by rank of the points.
  public let strength: Double
  /// How far the angle is from exact, in degrees, when the condition has one; without a birth time, the farthest of the day.
  public let orb: Double?
  /// The kind of angle, when the condition has one.
  public let kind: AspectKind?
  /// The points that it rests on, as contacts of a day know them.
  public let points: [ChartPoint]
  /// The sign of the point named first, when that is one sign all day.
  public let sign: ZodiacSign?
  /// The ruler of the house named first.
  public let ruler: CelestialBody?

  /// What a condition finds in a sky; `nil` when it does not hold.
  init?(_ condition: KnotCondition, in sky: KnotSky) {
    var depth = 1.0
    var orb: Double?
    var kind: AspectKind?
    for test in condition.tests {
      guard let finding = sky.finding(test) else { return nil }
      depth = min(depth, finding.depth)
      orb = orb ?? finding.orb
      kind = kind ?? finding.kind
    }
    var points: [ChartPoint] = []
    var importance = 0.0
    var count = 0.0
    for test in condition.tests {
      for case let point? in [test.subject, test.other].map({ $0.flatMap(sky.point) }) {
        importance += point.importance
        count += 1
        if !points.contains(point.chartPoint) { points.append(point.chartPoint) }
      }
    }
    let first = condition.tests.first?.subject
    self.condition = condition
    strength = condition.weight * depth * (count > 0 ? importance / count : 1)
    self.orb = orb
    self.kind = kind
    self.points = points
    sign = first.flatMap { sky.place($0) }?.sign
    if case .ruler = first { ruler = first.flatMap(sky.point)?.body } else { ruler = nil }
  }

  /// The angle of the chart that the reason tells, as the chart's own table has it: to the Descendant it is one to the Ascendant.
  func aspect(in chart: NatalChart) -> Aspect? {
    guard kind != nil, points.count == 2 else { return nil }
    return chart.aspects.first { Set([$0.first, $0.second]) == Set(points) }
  }

  /// The sentences that are true of this chart, those that only a tight orb allows first.
  public func facts(in catalog: KnotCatalog, language: Language) -> [String] {
    let offered = condition.facts.filter { fact in
      if let widest = fact.widestOrb { orb.map { $0 <= widest } ?? false } else { true }
    }
    let told = offered.filter { $0.widestOrb != nil } + offered.filter { $0.widestOrb == nil }
    return told.compactMap { text(of: $0.phrase, in: catalog, language) }
  }

  /// A sentence with its slots filled; `nil` when the chart cannot fill one.
  private func text(of phrase: Phrase, in catalog: KnotCatalog, _ language: Language) -> String? {
    var isWhole = true
    let text = phrase.filled { name in
      let value: String? =
        switch name {
        case "sign": sign.map { language.names.name($0) }
        case "ruler": ruler.map { language.names.phrase($0) }
        default: catalog.wording.text(of: String(name), kind: kind, orb: orb)
        }
      if value == nil { isWhole = false }
      return value
    }
    return isWhole ? Language.opening(text) : nil
  }
}
