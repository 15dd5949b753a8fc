public import Ephemeris

/// How far a year of life directs the points of a chart.
public enum DirectionKey: UInt8, Sendable, Hashable, CaseIterable {
  /// As far as the progressed Sun has gone in longitude: solar arc in the strict sense, 57′ to 61′ a year.
  case solarArc
  /// The Sun's mean motion, 59′08.33″ a year (V. Naibod).
  case naibod
  /// One degree a year (Ptolemy's key, *Tetrabiblos* III 10).
  case degree
}

/// A point of a chart after direction.
public struct DirectedPoint: Sendable, Hashable {
  /// The point of the birth chart.
  public let point: ChartPoint
  /// Degrees, 0 ..< 360.
  public let longitude: Double
}

/// Solar arc directions: every point of a chart carried forward by the same arc of longitude.
///
/// After N. Tyl, *Solar Arcs* (2001), and A. Witte's school, from which the technique comes.
public struct DirectedChart: Sendable, Hashable {
  /// The instant that the chart is directed to.
  public let target: TT
  /// Degrees by which all points have moved; negative for an instant before birth.
  public let arc: Double
  /// In the order of the chart; without a birth time, neither the Moon nor the angles.
  public let points: [DirectedPoint]
  /// From directed points (`first`) to those of birth (`second`), tightest first.
  public let aspects: [Aspect]

  /// The directions of a birth chart to an instant.
  ///
  /// - Throws: ``EphemerisError`` when the progressed Sun is outside the span of the ephemeris.
  public init(
    of chart: NatalChart, to target: TT, key: DirectionKey = .solarArc, orbs: OrbPolicy = .progression
  ) throws(EphemerisError) {
    let years = (target.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) / Returns.tropicalYear
    let arc: Double
    // Degrees that a directed point moves in a day of life: what decides between applying and separating.
    let speed: Double
    switch key {
    case .solarArc:
      let start = try Sky(at: chart.moment.tt).position(of: .sun)
      let end = try Sky(at: chart.moment.tt.advanced(byDays: years)).position(of: .sun)
      // The mean arc tells how often the Sun has gone around: a life is a third of a turn, a nation's more.
      let mean = ProgressedChart.naibodArc * years
      arc = mean + signedDegrees(end.longitude - start.longitude - mean)
      speed = end.longitudeSpeed / Returns.tropicalYear
    case .naibod:
      arc = ProgressedChart.naibodArc * years
      speed = ProgressedChart.naibodArc / Returns.tropicalYear
    case .degree:
      arc = years
      speed = 1 / Returns.tropicalYear
    }
    let still = chart.aspectPoints(heldStill: true)
    let directed = still.map {
      AspectPoint($0.point, longitude: normalizedDegrees($0.longitude + arc), speed: speed)
    }
    self.target = target
    self.arc = arc
    points = directed.map { DirectedPoint(point: $0.point, longitude: $0.longitude) }
    aspects = AspectFinder(orbs).aspects(from: directed, to: still)
  }
}
