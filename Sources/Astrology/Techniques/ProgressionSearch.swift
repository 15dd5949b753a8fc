public import Ephemeris

/// Every exact moment of the secondary progressions of a chart over a span of life.
///
/// ```swift
/// let search = try ProgressionSearch(of: chart, from: start, to: end)
/// let events = try search.events()
/// ```
///
/// The sky of the days after birth is searched as the sky of a span is searched for transits, and each find is told at the date of life that
/// a day for a year makes of it (``ProgressedChart``): every passage of a retrograde loop is found, and none that a station prevents.
///
/// A minute of birth time is six hours of life here. Without a birth time the chart stands for noon, and every date may be half a year off
/// either way; the Moon and the angles are left out. Beyond the polar circles the Ascendant leaps, and is left out too.
public struct ProgressionSearch: Sendable {
  private let birth: TT
  /// The span in progressed time.
  private let start: TT
  private let end: TT
  private let motion: ProgressedMotion
  private let points: [ChartPoint]
  private let targets: [(point: ChartPoint, longitude: Double)]
  private let courses: [(point: ChartPoint, path: AngularPath)]

  /// Follows the progressed points of a chart through a span of life; a span before birth is converse.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - start: where the span of life begins.
  ///   - end: where it ends.
  ///   - bodies: which bodies are progressed; the angles always are.
  ///   - angles: how the angles are carried forward.
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris of one of the bodies.
  public init(
    of chart: NatalChart, from start: TT, to end: TT, bodies: [CelestialBody] = CelestialBody.planets,
    angles: ProgressedAngles = .naibodInRightAscension
  ) throws(EphemerisError) {
    let birth = chart.moment.tt
    let motion = try ProgressedMotion(of: chart, angles: angles)
    var points: [ChartPoint] = []
    for body in bodies where chart.moonRange == nil || body != .moon { points.append(.body(body)) }
    points += motion.angles
    self.birth = birth
    self.start = Progression.sky(of: start, birth: birth)
    self.end = Progression.sky(of: end, birth: birth)
    var courses: [(point: ChartPoint, path: AngularPath)] = []
    for point in points {
      guard let motion = motion.motion(of: point) else { continue }
      courses.append((point, try motion.path(from: self.start, to: self.end)))
    }
    self.motion = motion
    self.points = points
    self.courses = courses
    targets = chart.knownPoints.compactMap { point in chart.longitude(of: point).map { (point, $0) } }
  }

  /// What is exact in the span, in order of time.
  ///
  /// - Parameters:
  ///   - categories: what is looked for.
  ///   - kinds: which aspects count.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public func events(
    _ categories: [ProgressionEvent.Category] = ProgressionEvent.Category.allCases, kinds: [AspectKind] = AspectKind.major
  ) throws(EphemerisError) -> [ProgressionEvent] {
    var events: [ProgressionEvent] = []
    for (point, path) in courses {
      if categories.contains(.aspectsToBirth) { events += try aspectsToBirth(of: point, along: path, kinds) }
      if categories.contains(.ingresses) { events += try ingresses(of: point, along: path) }
      if categories.contains(.stations), case .body(let body) = point {
        for station in path.stations {
          events.append(
            event(.station(body, longitude: station.angle, turnsRetrograde: station.turnsRetrograde), station.instant))
        }
      }
    }
    if categories.contains(.aspects) {
      for (index, first) in points.enumerated() {
        for second in points[(index + 1)...] { events += try aspects(of: first, with: second, kinds) }
      }
    }
    if categories.contains(.phases), points.contains(.body(.moon)) { events += try phases() }
    return events.sorted { $0.instant < $1.instant }
  }

  private func event(_ kind: ProgressionEvent.Kind, _ progressed: TT) -> ProgressionEvent {
    ProgressionEvent(kind: kind, instant: Progression.life(of: progressed, birth: birth), progressed: progressed)
  }

  private func aspectsToBirth(
    of point: ChartPoint, along path: AngularPath, _ kinds: [AspectKind]
  ) throws(EphemerisError) -> [ProgressionEvent] {
    var events: [ProgressionEvent] = []
    for target in targets {
      for kind in kinds {
        for side in kind.sides {
          for crossing in try path.crossings(of: target.longitude + side) {
            // At birth everything stands where it stands.
            let isBirth = abs(crossing.instant.daysSinceJ2000 - birth.daysSinceJ2000) < 1e-6
            if isBirth, kind == .conjunction, point == target.point { continue }
            events.append(event(.aspectToBirth(point, kind, target.point), crossing.instant))
          }
        }
      }
    }
    return events
  }

  private func aspects(
    of first: ChartPoint, with second: ChartPoint, _ kinds: [AspectKind]
  ) throws(EphemerisError) -> [ProgressionEvent] {
    guard let path = try motion.elongation(of: first, from: second)?.path(from: start, to: end) else { return [] }
    var events: [ProgressionEvent] = []
    for kind in kinds {
      for side in kind.sides {
        for crossing in try path.crossings(of: side) { events.append(event(.aspect(first, kind, second), crossing.instant)) }
      }
    }
    return events
  }

  private func ingresses(of point: ChartPoint, along path: AngularPath) throws(EphemerisError) -> [ProgressionEvent] {
    try path.crossings(ofMultiplesOf: 30).map { crossing in
      // Backwards over a boundary is into the sign before it.
      let sign = ZodiacSign(longitude: crossing.angle + (crossing.isRetrograde ? -15 : 15))
      return event(.ingress(point, sign, isRetrograde: crossing.isRetrograde), crossing.instant)
    }
  }

  private func phases() throws(EphemerisError) -> [ProgressionEvent] {
    var events: [ProgressionEvent] = []
    for phase in try LunarEvents.phases(from: start, to: end, principalOnly: false) {
      let moon = try Sky(at: phase.instant).position(of: .moon)
      events.append(event(.phase(phase.phase, longitude: moon.longitude), phase.instant))
    }
    return events
  }
}

/// A day for a year.
enum Progression {
  /// The instant whose sky shows an instant of life.
  static func sky(of life: TT, birth: TT) -> TT {
    birth.advanced(byDays: (life.daysSinceJ2000 - birth.daysSinceJ2000) / Returns.tropicalYear)
  }

  /// The instant of life that a sky shows.
  static func life(of sky: TT, birth: TT) -> TT {
    birth.advanced(byDays: (sky.daysSinceJ2000 - birth.daysSinceJ2000) * Returns.tropicalYear)
  }
}

extension AspectKind {
  /// The ways from one point to the other that make the angle, in degrees: two of them, but one for conjunction and opposition.
  var sides: [Double] { angle == 0 || angle == 180 ? [angle] : [angle, -angle] }
}
