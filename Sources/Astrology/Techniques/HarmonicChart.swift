/// A point of a harmonic chart.
public struct HarmonicPoint: Sendable, Hashable {
  /// The point of the birth chart.
  public let point: ChartPoint
  /// Degrees, 0 ..< 360.
  public let longitude: Double
}

/// A chart whose longitudes are multiplied, so that the aspects of one number become conjunctions.
///
/// After J. Addey, *Harmonics in Astrology* (1976): every longitude from 0° Aries times the number of the harmonic. Points that are a
/// fifth of the circle apart stand together in the fifth harmonic.
public struct HarmonicChart: Sendable, Hashable {
  /// 1 and more.
  public let number: Int
  /// In the order of the chart; without a birth time, neither the Moon nor the angles.
  public let points: [HarmonicPoint]
  /// Tightest first.
  public let aspects: [Aspect]

  /// A harmonic of a chart; `nil` for a number outside 1 … 360.
  public init?(_ number: Int, of chart: NatalChart, orbs: OrbPolicy = .classicalMajor) {
    guard (1...360).contains(number) else { return nil }
    self.number = number
    let factor = Double(number)
    let turned = chart.aspectPoints(heldStill: false).map {
      AspectPoint($0.point, longitude: normalizedDegrees($0.longitude * factor), speed: $0.speed * factor)
    }
    points = turned.map { HarmonicPoint(point: $0.point, longitude: $0.longitude) }
    aspects = AspectFinder(orbs).aspects(within: turned)
  }
}
