import Ephemeris

/// The points of a chart as they move with its secondary progressions, over progressed time.
struct ProgressedMotion {
  let birth: TT
  /// How the sky of the chart turns over its place; `nil` without a birth time.
  private let meridian: (rightAscension: Double, latitude: Double, obliquity: Double)?
  private let sky: Sky
  private let policy: ProgressedAngles

  init(of chart: NatalChart, angles policy: ProgressedAngles) throws(EphemerisError) {
    birth = chart.moment.tt
    meridian = try chart.meridian()
    sky = try Sky(at: birth)
    self.policy = policy
  }

  /// The angles that move without leaps: none without a birth time, and beyond the polar circles only the Midheaven.
  var angles: [ChartPoint] {
    guard let meridian else { return [] }
    // The obliquity changes by 0.02° in a lifetime of days.
    let isPolar = abs(meridian.latitude) + meridian.obliquity > 89.9
    return isPolar ? [.midheaven] : [.ascendant, .midheaven]
  }

  /// How a point moves; `nil` for an angle without a birth time.
  func motion(of point: ChartPoint) -> AngularMotion? {
    switch point {
    case .body(let body): return .longitude(of: body)
    case .ascendant, .midheaven:
      guard let state = state(of: point) else { return nil }
      return AngularMotion(step: Self.angleStep, state: state)
    }
  }

  /// How the longitude of one point less that of another changes; `nil` for the two angles, which make no aspects with each other, and
  /// without a birth time.
  func elongation(of first: ChartPoint, from second: ChartPoint) -> AngularMotion? {
    switch (first, second) {
    case (.body(let body), .body(let origin)): return .elongation(of: body, from: origin)
    case (.body(let body), _):
      guard let angle = state(of: second) else { return nil }
      return AngularMotion(step: Self.angleStep) { (instant: TT) throws(EphemerisError) in
        let position = try Sky(at: instant).position(of: body)
        let other = try angle(instant)
        return (normalizedDegrees(position.longitude - other.angle), position.longitudeSpeed - other.rate)
      }
    default: return nil
    }
  }

  /// Days between samples of an angle: close to a polar circle the Ascendant hurries through half the zodiac in a few of them.
  private static var angleStep: Double { 0.25 }

  private func state(
    of point: ChartPoint
  ) -> (@Sendable (TT) throws(EphemerisError) -> (angle: Double, rate: Double))? {
    guard let meridian else { return nil }
    let (start, birth, policy) = (sky, birth, policy)
    @Sendable func longitude(_ instant: TT) throws(EphemerisError) -> Double {
      let years = instant.daysSinceJ2000 - birth.daysSinceJ2000
      let angles = try ProgressedChart.sphere(meridian, policy, years, from: start, to: Sky(at: instant)).angles
      return point == .ascendant ? angles.ascendant : angles.midheaven
    }
    return { (instant: TT) throws(EphemerisError) in
      let step = 0.005
      let before = try longitude(instant.advanced(byDays: -step))
      let after = try longitude(instant.advanced(byDays: step))
      return (try longitude(instant), signedDegrees(after - before) / (2 * step))
    }
  }
}
