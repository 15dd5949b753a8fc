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
  /// Degrees, 0 ..< 360; without a birth time for local noon.
  public let longitude: Double
  /// Between what it stands by an hour of birth that is not known; else `nil`.
  public let arc: DayArc?
}

/// Solar arc directions: every point of a chart carried forward by the same arc of longitude.
///
/// After N. Tyl, *Solar Arcs* (2001), and A. Witte's school, from which the technique comes.
public struct DirectedChart: Sendable, Hashable {
  /// The instant that the chart is directed to.
  public let target: TT
  /// Degrees by which all points have moved; negative for an instant before birth.
  public let arc: Double
  /// Between what ``arc`` lies by an hour of birth that is not known; else `nil`.
  public let arcRange: ClosedRange<Double>?
  /// In the order of the chart; without a birth time, neither the Moon nor the angles.
  public let points: [DirectedPoint]
  /// From directed points (`first`) to those of birth (`second`), tightest first; without a birth time those that hold for every hour of the
  /// day.
  public let aspects: [Aspect]
  /// How far each of ``aspects`` is from exactness by an hour of birth that is not known, in the same order; else empty.
  public let spreads: [AspectSpread]

  /// The directions of a birth chart to an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the progressed Sun is outside the span of the ephemeris.
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
    let found = AspectFinder(orbs).aspects(from: directed, to: still)
    guard let day = chart.day else {
      points = directed.map { DirectedPoint(point: $0.point, longitude: $0.longitude, arc: nil) }
      (aspects, spreads, arcRange) = (found, [], nil)
      return
    }
    let way = try Self.course(of: arc, to: target, from: chart.moment.tt, day, key)
    // A directed point stands where it stood at birth and the arc further on, both at the same hour.
    func course(of point: ChartPoint) -> DayCourse? { chart.course(of: point).map { $0 + way } }
    points = directed.map {
      DirectedPoint(
        point: $0.point, longitude: $0.longitude, arc: course(of: $0.point).map { DayArc($0.extremes, isRetrograde: false) })
    }
    (aspects, spreads) = AspectSpread.held(found) { aspect in
      guard let own = course(of: aspect.first), let natal = chart.course(of: aspect.second) else { return nil }
      return AspectSpread(own - natal, of: aspect, isGrowing: true)
    }
    arcRange = way.extremes
  }

  /// The arc by the hours of a day of birth; `noon` of that day has the arc that is given.
  private static func course(
    of arc: Double, to target: TT, from noon: TT, _ day: BirthDay, _ key: DirectionKey
  ) throws(EphemerisError) -> DayCourse {
    func years(since instant: TT) -> Double { (target.daysSinceJ2000 - instant.daysSinceJ2000) / Returns.tropicalYear }
    switch key {
    case .solarArc:
      func sky(_ birth: TT) -> TT { Progression.sky(of: target, birth: birth) }
      let sun = try DayCourse.sun(from: sky(day.start), through: sky(noon), to: sky(day.end))
      let way = try sun - DayCourse.sun(from: day.start, through: noon, to: day.end)
      return way.moved(by: arc - way.value(at: day.share(of: noon)).longitude)
    case .naibod:
      return DayCourse(
        evenlyFrom: ProgressedChart.naibodArc * years(since: day.start), to: ProgressedChart.naibodArc * years(since: day.end))
    case .degree: return DayCourse(evenlyFrom: years(since: day.start), to: years(since: day.end))
    }
  }
}

extension BirthDay {
  /// Which share of the day is over at an instant.
  fileprivate func share(of instant: TT) -> Double {
    let length = end.daysSinceJ2000 - start.daysSinceJ2000
    return length > 0 ? (instant.daysSinceJ2000 - start.daysSinceJ2000) / length : 0
  }
}

extension DayCourse {
  /// How the Sun goes from one instant through another to a third.
  fileprivate static func sun(from start: TT, through noon: TT, to end: TT) throws(EphemerisError) -> DayCourse {
    let length = end.daysSinceJ2000 - start.daysSinceJ2000
    func node(_ instant: TT) throws(EphemerisError) -> Node {
      let position = try Sky(at: instant).position(of: .sun)
      return (position.longitude, position.longitudeSpeed)
    }
    return DayCourse(
      try node(start), try node(noon), try node(end), length: length,
      noonShare: length > 0 ? (noon.daysSinceJ2000 - start.daysSinceJ2000) / length : 0)
  }
}
