public import Astrology
import Ephemeris

/// A birth chart as meters see it: its points, and what each point weighs in each meter. Made once for a person.
///
/// Without a birth time the Moon, whose degree is not known, the angles, the houses and the ruler of the Ascendant have no part: nothing is
/// invented in their place, and what is left shares the whole weight. A point is then the arc of the day, a dignity or an element counts
/// when it is the same through all of it.
public struct MeterChart: Sendable {
  /// Whether houses and angles take part.
  public let isTimeKnown: Bool
  /// Points that the chart has.
  let points: [MeterPoint]
  /// The same as charts know them.
  let chartPoints: [ChartPoint]
  /// By place in ``points``: degrees from the equinox, 0 ..< 360; without a birth time the middle of the arc.
  let longitudes: [Double]
  /// By place in ``points``: half the arc of the day in degrees. Empty with a birth time.
  let reaches: [Double]
  /// By place in ``points``: the sign in the zodiac of the chart; `nil` when it changed on a day whose hour is not known.
  let signs: [ZodiacSign?]
  /// The zodiac whose signs, rulers and elements count.
  public let zodiac: Zodiac
  /// By place in ``points``: house 1 … 12; 0 without houses.
  let houses: [Int]
  /// By place in ``points``; each meter's weights sum to 1.
  let classic: [MeterRow]
  let modern: [MeterRow]

  /// The points and weights of a chart.
  public init(_ chart: NatalChart) {
    isTimeKnown = chart.angles != nil
    let known = Set(chart.knownPoints)
    let arcs = chart.day.map { day in MeterPoint.allCases.map { $0.body.flatMap { day.arc(of: $0) } } }
    let points = MeterPoint.allCases.filter { known.contains($0.chartPoint) && (arcs == nil || arcs?[$0.rawValue] != nil) }
    let told = chart.inItsZodiac
    let ends = points.map { Self.ends(of: $0, in: told) }
    let signs = points.map { told.sign(of: $0.chartPoint) }
    let houses = points.map { Self.house(of: $0, in: told) }
    let weights = MeterWeights(told)
    func rows(_ scheme: MeterScheme) -> [MeterRow] {
      let rows = points.indices.map { index in
        let (point, house) = (points[index], houses[index])
        let row = scheme.point(
          point, element: signs[index]?.element, house: house == 0 ? nil : house, ruled: weights.houses(ruledBy: point))
        return row * weights.factor(of: point, from: ends[index].low, to: ends[index].high, house: house)
      }
      let sum = rows.reduce(MeterRow.zero) { $0 + $1 }.divisor
      return rows.map { $0 / sum }
    }
    classic = rows(.classic)
    modern = rows(.modern)
    self.points = points
    chartPoints = points.map(\.chartPoint)
    longitudes = points.map { point in
      guard let arc = arcs?[point.rawValue] else { return chart.longitude(of: point.chartPoint) ?? 0 }
      return normalizedDegrees(arc.low + arc.width / 2)
    }
    reaches = arcs.map { arcs in points.map { (arcs[$0.rawValue]?.width ?? 0) / 2 } } ?? []
    self.signs = signs
    zodiac = chart.zodiac
    self.houses = houses
  }

  func rows(_ view: MeterView) -> [MeterRow] { view == .classic ? classic : modern }

  /// Between which longitudes a point stood; the same twice with a birth time.
  private static func ends(of point: MeterPoint, in chart: NatalChart) -> (low: Double, high: Double) {
    if let arc = point.body.flatMap({ chart.day?.arc(of: $0) }) { return (arc.low, arc.high) }
    let longitude = chart.longitude(of: point.chartPoint) ?? 0
    return (longitude, longitude)
  }

  private static func house(of point: MeterPoint, in chart: NatalChart) -> Int {
    guard let houses = chart.houses else { return 0 }
    switch point {
    case .ascendant: return 1
    case .midheaven: return houses.house(of: chart.longitude(of: .midheaven) ?? 0)
    default: return point.body.flatMap { chart.placement(of: $0)?.house } ?? 0
    }
  }
}
