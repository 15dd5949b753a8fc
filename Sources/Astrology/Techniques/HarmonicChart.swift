/// A point of a harmonic chart.
public struct HarmonicPoint: Sendable, Hashable {
  /// The point of the birth chart.
  public let point: ChartPoint
  /// Degrees, 0 ..< 360; without a birth time for local noon.
  public let longitude: Double
  /// Between what it stands by an hour of birth that is not known; else `nil`.
  public let arc: DayArc?
}

/// A chart whose longitudes are multiplied, so that the aspects of one number become conjunctions.
///
/// After J. Addey, *Harmonics in Astrology* (1976): every longitude from 0° Aries times the number of the harmonic. Points that are a
/// fifth of the circle apart stand together in the fifth harmonic.
public struct HarmonicChart: Sendable, Hashable {
  /// 1 and more.
  public let number: Int
  /// In the order of the chart; without a birth time, neither the Moon nor the angles, nor what goes further than a sign of the harmonic on
  /// that day.
  public let points: [HarmonicPoint]
  /// Tightest first; without a birth time those that hold at every hour of the day.
  public let aspects: [Aspect]
  /// How far each of ``aspects`` is from exactness by an hour of birth that is not known, in the same order; else empty.
  public let spreads: [AspectSpread]

  /// A harmonic of a chart; `nil` for a number outside 1 … 360.
  public init?(_ number: Int, of chart: NatalChart, orbs: OrbPolicy = .classicalMajor) {
    guard (1...360).contains(number) else { return nil }
    self.number = number
    let factor = Double(number)
    let turned = chart.aspectPoints(heldStill: false).map {
      AspectPoint($0.point, longitude: normalizedDegrees($0.longitude * factor), speed: $0.speed * factor)
    }
    guard chart.day != nil else {
      points = turned.map { HarmonicPoint(point: $0.point, longitude: $0.longitude, arc: nil) }
      (aspects, spreads) = (AspectFinder(orbs).aspects(within: turned), [])
      return
    }
    var points: [HarmonicPoint] = []
    for point in turned {
      guard let course = chart.course(of: point.point) else { continue }
      let arc = DayArc(factor * course)
      if arc.width <= 30 { points.append(HarmonicPoint(point: point.point, longitude: point.longitude, arc: arc)) }
    }
    self.points = points
    let known = turned.filter { turned in points.contains { $0.point == turned.point } }
    (aspects, spreads) = AspectSpread.held(AspectFinder(orbs).aspects(within: known)) { aspect in
      guard let one = chart.course(of: aspect.first), let other = chart.course(of: aspect.second) else { return nil }
      let difference = factor * (one - other)
      return AspectSpread(difference, of: aspect, isGrowing: difference.turns.isEmpty ? difference.value(at: 0.5).slope > 0 : nil)
    }
  }
}
