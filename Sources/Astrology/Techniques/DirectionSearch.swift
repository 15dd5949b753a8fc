public import Ephemeris

/// A direction that is exact.
public struct DirectionEvent: Sendable, Hashable {
  /// What may be exact.
  public enum Kind: Sendable, Hashable {
    /// A directed point (first) is exactly in aspect to a point of the birth chart (second).
    case aspect(ChartPoint, AspectKind, ChartPoint)
    /// A directed point enters a sign.
    case ingress(ChartPoint, ZodiacSign)
  }

  /// What is exact.
  public let kind: Kind
  /// When it is exact in life.
  public let instant: TT
  /// Degrees by which all points have moved then; negative before birth.
  public let arc: Double
}

/// Every exact direction of a chart over a span of life.
///
/// ```swift
/// let events = try DirectionSearch(of: chart, from: start, to: end).events()
/// ```
///
/// All points move by one arc (``DirectedChart``), so a direction is exact when the arc is the distance of two points, more or less the angle
/// of the aspect. The arc of the Sun comes from its true course; the keys of Naibod and Ptolemy are even.
///
/// Without a birth time the Moon and the angles are left out, and what stands for noon may be off by half a day's way: half a degree for the
/// Sun, a degree for Mercury, each degree a year of life.
public struct DirectionSearch: Sendable {
  private enum Course: Sendable {
    /// The progressed Sun, from where it stood at birth.
    case sun(AngularPath, birth: Double)
    /// Degrees a year.
    case even(Double)
  }

  private let birth: TT
  private let start: TT
  private let end: TT
  private let course: Course
  private let points: [(point: ChartPoint, longitude: Double)]

  /// Follows the arc of a chart through a span of life.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the progressed Sun is outside the span of the ephemeris.
  public init(of chart: NatalChart, from start: TT, to end: TT, key: DirectionKey = .solarArc) throws(EphemerisError) {
    let birth = chart.moment.tt
    switch key {
    case .solarArc:
      let path = try AngularMotion.longitude(of: .sun).path(
        from: Progression.sky(of: start, birth: birth), to: Progression.sky(of: end, birth: birth))
      course = .sun(path, birth: try Sky(at: birth).position(of: .sun).longitude)
    case .naibod: course = .even(ProgressedChart.naibodArc)
    case .degree: course = .even(1)
    }
    self.birth = birth
    self.start = start
    self.end = end
    points = chart.knownPoints.compactMap { point in chart.longitude(of: point).map { (point, $0) } }
  }

  /// What is exact in the span, in order of time.
  ///
  /// - Parameters:
  ///   - kinds: which aspects count.
  ///   - ingresses: whether the entries of directed points into signs are told as well.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public func events(
    kinds: [AspectKind] = AspectKind.major, ingresses: Bool = true
  ) throws(EphemerisError) -> [DirectionEvent] {
    var events: [DirectionEvent] = []
    for first in points {
      for second in points {
        for kind in kinds {
          for side in kind.sides {
            for (instant, arc) in try moments(ofArc: second.longitude + side - first.longitude) {
              // At birth everything stands where it stands.
              if kind == .conjunction, first.point == second.point, abs(arc) < 1e-6 { continue }
              events.append(DirectionEvent(kind: .aspect(first.point, kind, second.point), instant: instant, arc: arc))
            }
          }
        }
      }
      guard ingresses else { continue }
      for sign in ZodiacSign.allCases {
        for (instant, arc) in try moments(ofArc: 30 * Double(sign.rawValue) - first.longitude) {
          events.append(DirectionEvent(kind: .ingress(first.point, sign), instant: instant, arc: arc))
        }
      }
    }
    return events.sorted { $0.instant < $1.instant }
  }

  /// When the arc has a value, any multiple of 360° added.
  private func moments(ofArc degrees: Double) throws(EphemerisError) -> [(instant: TT, arc: Double)] {
    var found: [(instant: TT, arc: Double)] = []
    switch course {
    case .sun(let path, let sun):
      for crossing in try path.crossings(of: sun + degrees) {
        let years = crossing.instant.daysSinceJ2000 - birth.daysSinceJ2000
        // The mean arc tells how often the Sun has gone around.
        let mean = ProgressedChart.naibodArc * years
        found.append(
          (Progression.life(of: crossing.instant, birth: birth), mean + signedDegrees(crossing.angle - sun - mean)))
      }
    case .even(let rate):
      func arc(_ instant: TT) -> Double { (instant.daysSinceJ2000 - birth.daysSinceJ2000) / Returns.tropicalYear * rate }
      let last = arc(end)
      var turns = ((arc(start) - degrees) / 360).rounded(.up)
      while degrees + 360 * turns <= last {
        let exact = degrees + 360 * turns
        found.append((birth.advanced(byDays: exact / rate * Returns.tropicalYear), exact))
        turns += 1
      }
    }
    return found
  }
}
