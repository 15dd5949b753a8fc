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
/// take no part, nothing falls into its houses, and what is told of its other points holds at every hour of that day.
public struct Synastry: Sendable, Hashable {
  /// Tightest first; in each, `first` is of the first chart and `second` of the second.
  ///
  /// A figure of two moments neither applies nor separates: ``Aspect/phase`` compares the speeds at birth, as if both skies were one.
  ///
  /// With unknown hours those that hold for every pair of them, as they are for local noon; how far each is from exactness is in ``spreads``.
  public let aspects: [Aspect]
  /// How far each of ``aspects`` is from exactness by the hours that are not known, in the same order; empty when both are known.
  public let spreads: [AspectSpread]
  /// The first chart's points in the houses of the second; empty without them. A point whose house the hour decides is left out.
  public let firstInSecond: [HouseOverlay]
  /// The second chart's points in the houses of the first; empty without them. A point whose house the hour decides is left out.
  public let secondInFirst: [HouseOverlay]

  /// Lays two charts over each other.
  public init(_ first: NatalChart, _ second: NatalChart, orbs: OrbPolicy = .classicalMajor) {
    let firstPoints = first.aspectPoints(heldStill: false)
    let secondPoints = second.aspectPoints(heldStill: false)
    let found = AspectFinder(orbs).aspects(from: firstPoints, to: secondPoints)
    if first.day == nil, second.day == nil {
      (aspects, spreads) = (found, [])
    } else {
      (aspects, spreads) = AspectSpread.held(found) { Self.spread(of: $0, first, second) }
    }
    firstInSecond = Self.overlay(firstPoints, of: first, second)
    secondInFirst = Self.overlay(secondPoints, of: second, first)
  }

  /// How far an aspect of ``aspects`` is from exactness by the hours that are not known; `nil` when both are known.
  public func spread(of aspect: Aspect) -> AspectSpread? {
    guard let index = aspects.firstIndex(of: aspect), spreads.indices.contains(index) else { return nil }
    return spreads[index]
  }

  /// The hours of two births do not hang together: the one may be the earliest and the other the latest.
  private static func spread(of aspect: Aspect, _ first: NatalChart, _ second: NatalChart) -> AspectSpread? {
    guard let one = first.course(of: aspect.first), let other = second.course(of: aspect.second) else { return nil }
    let (ones, others) = (one.extremes, other.extremes)
    return AspectSpread(
      (ones.lowerBound - others.upperBound)...(ones.upperBound - others.lowerBound),
      around: one.value(at: 0.5).longitude - other.value(at: 0.5).longitude, of: aspect, isGrowing: nil)
  }

  /// The cell of the grid where a point of the first chart meets one of the second; `nil` when they make no aspect.
  public func aspect(of first: ChartPoint, to second: ChartPoint) -> Aspect? {
    aspects.first { $0.first == first && $0.second == second }
  }

  private static func overlay(_ points: [AspectPoint], of chart: NatalChart, _ other: NatalChart) -> [HouseOverlay] {
    // Whole signs are those of the zodiac in which the other chart is told; other houses are the same in all.
    guard let houses = other.inItsZodiac.houses else { return [] }
    func falls(_ longitude: Double) -> Int { houses.house(of: normalizedDegrees(longitude - other.zodiacOffset)) }
    var found: [HouseOverlay] = []
    for point in points {
      let house = falls(point.longitude)
      if chart.day != nil {
        guard let ends = chart.course(of: point.point)?.extremes, falls(ends.lowerBound) == house, falls(ends.upperBound) == house
        else { continue }
      }
      found.append(HouseOverlay(point: point.point, house: house))
    }
    return found
  }
}
