public import Ephemeris

/// Every exact transit of a span of time.
///
/// The sky of the span is followed once per body; any number of charts may then be asked about:
///
/// ```swift
/// let search = try TransitSearch(from: start, to: end)
/// let transits = try search.transits(to: chart)
/// ```
///
/// A transit is an exact angle in ecliptic longitude between a moving body and a point of the birth chart that stays where it was. A
/// body that turns back near the point meets it up to three times (a slow one up to five), and each time is found; one that turns
/// before it is exact is not.
public struct TransitSearch: Sendable {
  private let courses: [(body: CelestialBody, path: AngularPath)]

  /// Follows bodies from one instant to a later one.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris of one of the bodies.
  public init(
    of bodies: [CelestialBody] = CelestialBody.planets, from start: TT, to end: TT
  ) throws(EphemerisError) {
    var courses: [(body: CelestialBody, path: AngularPath)] = []
    courses.reserveCapacity(bodies.count)
    for body in bodies {
      courses.append((body, try AngularMotion.longitude(of: body).path(from: start, to: end)))
    }
    self.courses = courses
  }

  /// All exact transits to the points of a chart, in order of time.
  ///
  /// Without a birth time those that happen for every hour of the day of birth, each with its span; where some hours lead to more
  /// passes than others, or to one outside of the time that is searched, there is none.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - points: points of the chart; those that it does not have are passed over. By default all of them, except that without a
  ///     birth time the Moon, whose degree is not known, is left out.
  ///   - kinds: the angles.
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public func transits(
    to chart: NatalChart, points: [ChartPoint]? = nil, kinds: [AspectKind] = AspectKind.major
  ) throws(EphemerisError) -> [Transit] {
    var found: [Transit] = []
    let targets = Self.targets(in: chart, points ?? chart.knownPoints, kinds)
    for (body, path) in courses {
      for target in targets { found += try Self.transits(of: body, on: path, to: target, by: chart.day) }
    }
    return found.sorted { $0.instant < $1.instant }
  }

  /// The exact transits of one of the bodies to one point at one angle, in order of time: all passes of the span. None when the chart
  /// does not have the point, or the search does not follow the body.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public func transits(
    of body: CelestialBody, to point: ChartPoint, of chart: NatalChart, kind: AspectKind
  ) throws(EphemerisError) -> [Transit] {
    guard let course = courses.first(where: { $0.body == body }) else { return [] }
    var found: [Transit] = []
    for target in Self.targets(in: chart, [point], [kind]) {
      found += try Self.transits(of: body, on: course.path, to: target, by: chart.day)
    }
    return found.sorted { $0.instant < $1.instant }
  }

  /// The same transits, those that count most first (see ``Transit/weight``); among equals the earlier one.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a part of the span has no ephemeris.
  public func rankedTransits(
    to chart: NatalChart, points: [ChartPoint]? = nil, kinds: [AspectKind] = AspectKind.major
  ) throws(EphemerisError) -> [Transit] {
    try transits(to: chart, points: points, kinds: kinds).sorted(by: Transit.countsMore)
  }

  private struct Target {
    let point: ChartPoint
    let kind: AspectKind
    /// Degrees from the point.
    let angle: Double
    let longitude: Double
  }

  private static func transits(
    of body: CelestialBody, on path: AngularPath, to target: Target, by day: BirthDay?
  ) throws(EphemerisError) -> [Transit] {
    let found = try path.crossings(of: target.longitude).map {
      Transit(
        instant: $0.instant, body: body, kind: target.kind, point: target.point, longitude: $0.angle,
        isRetrograde: $0.isRetrograde)
    }
    guard let day else { return found }
    guard case .body(let natal) = target.point, let arc = day.arc(of: natal) else { return [] }
    // The chart of a single moment has no arc.
    guard arc.width > 0 else { return found }
    let (low, high) = (normalizedDegrees(arc.low + target.angle), normalizedDegrees(arc.high + target.angle))
    let (first, last) = (try path.crossings(of: low), try path.crossings(of: high))
    guard first.count == found.count, last.count == found.count else { return [] }
    return found.indices.compactMap { index in
      var transit = found[index]
      let (one, other) = (first[index], last[index])
      guard one.isRetrograde == transit.isRetrograde, other.isRetrograde == transit.isRetrograde else { return nil }
      transit.span = TransitSpan(
        from: min(one.instant, other.instant), until: max(one.instant, other.instant), low: low, high: high)
      return transit
    }
  }

  /// Every longitude at which a body makes one of the angles: two for each but conjunction and opposition.
  private static func targets(in chart: NatalChart, _ points: [ChartPoint], _ kinds: [AspectKind]) -> [Target] {
    var targets: [Target] = []
    for point in points {
      guard let longitude = chart.longitude(of: point) else { continue }
      for kind in kinds {
        targets.append(Target(point: point, kind: kind, angle: kind.angle, longitude: normalizedDegrees(longitude + kind.angle)))
        guard kind != .conjunction, kind != .opposition else { continue }
        targets.append(Target(point: point, kind: kind, angle: -kind.angle, longitude: normalizedDegrees(longitude - kind.angle)))
      }
    }
    return targets
  }
}
