public import Astrology
import Ephemeris

/// A birth chart as meters see it: its points, and what each point weighs in each meter. Made once for a person.
///
/// Without a birth time the Moon, whose degree is not known, the angles, the houses and the ruler of the Ascendant have no part: nothing is
/// invented in their place, and what is left shares the whole weight.
public struct MeterChart: Sendable {
  /// Whether houses and angles take part.
  public let isTimeKnown: Bool
  /// Points that the chart has.
  let points: [MeterPoint]
  /// The same as charts know them.
  let chartPoints: [ChartPoint]
  /// By place in ``points``: degrees from the equinox, 0 ..< 360.
  let longitudes: [Double]
  /// By place in ``points``: the sign in the zodiac of the chart.
  let signs: [ZodiacSign]
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
    let points = MeterPoint.allCases.filter { known.contains($0.chartPoint) }
    let longitudes = points.map { chart.longitude(of: $0.chartPoint) ?? 0 }
    let told = chart.inItsZodiac
    let places = points.map { told.longitude(of: $0.chartPoint) ?? 0 }
    let houses = points.map { Self.house(of: $0, in: told) }
    let weights = MeterWeights(told)
    func rows(_ scheme: MeterScheme) -> [MeterRow] {
      let rows = points.indices.map { index in
        let (point, longitude, house) = (points[index], places[index], houses[index])
        let row = scheme.point(
          point, element: ZodiacSign(longitude: longitude).element, house: house == 0 ? nil : house,
          ruled: weights.houses(ruledBy: point))
        return row * weights.factor(of: point, at: longitude, house: house)
      }
      let sum = rows.reduce(MeterRow.zero) { $0 + $1 }.divisor
      return rows.map { $0 / sum }
    }
    classic = rows(.classic)
    modern = rows(.modern)
    self.points = points
    chartPoints = points.map(\.chartPoint)
    self.longitudes = longitudes
    signs = places.map { ZodiacSign(longitude: $0) }
    zodiac = chart.zodiac
    self.houses = houses
  }

  func rows(_ view: MeterView) -> [MeterRow] { view == .classic ? classic : modern }

  private static func house(of point: MeterPoint, in chart: NatalChart) -> Int {
    guard let houses = chart.houses else { return 0 }
    switch point {
    case .ascendant: return 1
    case .midheaven: return houses.house(of: chart.longitude(of: .midheaven) ?? 0)
    default: return point.body.flatMap { chart.placement(of: $0)?.house } ?? 0
    }
  }
}
