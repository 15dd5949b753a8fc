import Ephemeris

/// A point of one chart in a house of another.
public struct HouseOverlay: Sendable, Hashable {
  /// The point of the one chart.
  public let point: ChartPoint
  /// House 1 … 12 of the other chart.
  public let house: Int
}

/// Two birth charts laid over each other.
///
/// Aspects between every point of the one and every point of the other, and the houses into which each one's points fall (S. Arroyo,
/// *Relationships and Life Cycles*, 1979; R. Davison, *Synastry*, 1977). Where a birth time is not known, that chart's Moon and angles
/// take no part, and nothing falls into its houses.
public struct Synastry: Sendable, Hashable {
  /// Tightest first; in each, `first` is of the first chart and `second` of the second.
  ///
  /// A figure of two moments neither applies nor separates: ``Aspect/phase`` compares the speeds at birth, as if both skies were one.
  public let aspects: [Aspect]
  /// The first chart's points in the houses of the second; empty without them.
  public let firstInSecond: [HouseOverlay]
  /// The second chart's points in the houses of the first; empty without them.
  public let secondInFirst: [HouseOverlay]

  /// Lays two charts over each other.
  public init(_ first: NatalChart, _ second: NatalChart, orbs: OrbPolicy = .classicalMajor) {
    let firstPoints = first.aspectPoints(heldStill: false)
    let secondPoints = second.aspectPoints(heldStill: false)
    aspects = AspectFinder(orbs).aspects(from: firstPoints, to: secondPoints)
    firstInSecond = Self.overlay(firstPoints, second.houses)
    secondInFirst = Self.overlay(secondPoints, first.houses)
  }

  /// The cell of the grid where a point of the first chart meets one of the second; `nil` when they make no aspect.
  public func aspect(of first: ChartPoint, to second: ChartPoint) -> Aspect? {
    aspects.first { $0.first == first && $0.second == second }
  }

  private static func overlay(_ points: [AspectPoint], _ houses: Houses?) -> [HouseOverlay] {
    guard let houses else { return [] }
    return points.map { HouseOverlay(point: $0.point, house: houses.house(of: $0.longitude)) }
  }
}
