public import Ephemeris

/// Where the angles and houses of a composite chart come from.
public enum CompositeHouses: Sendable, Hashable {
  /// The Midheaven is the nearer midpoint of the two Midheavens; Ascendant and houses are those that belong to it at a geographic
  /// latitude in degrees, −90 … 90: that of the place of the relationship (R. Hand, *Planets in Composite*, 1975).
  case derivedFromMidheaven(latitude: Double)
  /// The Midheaven is the nearer midpoint of the two Midheavens; every cusp is a midpoint of the two cusps, that one of the two which
  /// keeps the houses in order. Whole signs are counted from the sign of the composite Ascendant.
  case midpoints
}

/// The composite of two charts: a figure of midpoints, which is the sky of no moment.
///
/// After R. Hand, *Planets in Composite* (1975): every body stands at the midpoint, on the shorter arc, of where the two have it.
/// Exchanging the two charts changes nothing.
public struct CompositeChart: Sendable, Hashable {
  /// The bodies that both charts have. Latitudes, distances and speeds are means.
  ///
  /// When a birth time is not known they are those of local noon, and ``arcs`` says between what they lie. The Moon is left out then, and so
  /// is a body that the two have opposite to each other for some hour: its midpoint leaps to the other side of the circle.
  public let placements: [Placement]
  /// Between what each of ``placements`` stands by the hours that are not known, in the same order; empty when both are known.
  public let arcs: [DayArc]
  /// `nil` when either birth time is not known.
  public let angles: Angles?
  /// `nil` when either birth time is not known.
  public let houses: Houses?
  /// Tightest first; when a birth time is not known those that hold for every hour.
  public let aspects: [Aspect]
  /// How far each of ``aspects`` is from exactness by the hours that are not known, in the same order; empty when both are known.
  public let spreads: [AspectSpread]

  /// The composite of two charts.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when a chart holds a moment outside the span of the ephemeris, which none that the engine made does.
  public init(
    _ first: NatalChart, _ second: NatalChart, houses policy: CompositeHouses = .midpoints, options: ChartOptions = ChartOptions()
  ) throws(EphemerisError) {
    var angles: Angles?
    var houses: Houses?
    if let a = try first.meridian(), let b = try second.meridian() {
      let cast = Self.cast(a, b, policy, options.houseSystem)
      angles = cast.angles
      houses = cast.houses
    }
    let isMoonKnown = first.moonRange == nil && second.moonRange == nil
    let isCertain = first.day == nil && second.day == nil
    var placements: [Placement] = []
    var arcs: [DayArc] = []
    var points: [AspectPoint] = []
    for placement in first.placements where isMoonKnown || placement.body != .moon {
      guard let other = second.placement(of: placement.body) else { continue }
      let a = placement.position
      let b = other.position
      let position = EclipticPosition(
        longitude: nearerMidpoint(a.longitude, b.longitude), latitude: (a.latitude + b.latitude) / 2,
        distance: (a.distance + b.distance) / 2, longitudeSpeed: (a.longitudeSpeed + b.longitudeSpeed) / 2,
        latitudeSpeed: (a.latitudeSpeed + b.latitudeSpeed) / 2, distanceSpeed: (a.distanceSpeed + b.distanceSpeed) / 2)
      if !isCertain {
        guard let arc = Self.arc(of: placement.body, first, second) else { continue }
        arcs.append(arc)
      }
      let composite = Placement(body: placement.body, position: position, house: houses?.house(of: position.longitude))
      placements.append(composite)
      points.append(AspectPoint(composite))
    }
    if let angles {
      points.append(AspectPoint(.ascendant, longitude: angles.ascendant, speed: 0))
      points.append(AspectPoint(.midheaven, longitude: angles.midheaven, speed: 0))
    }
    self.placements = placements
    self.arcs = arcs
    self.angles = angles
    self.houses = houses
    let found = AspectFinder(options.orbs).aspects(within: points)
    if isCertain {
      (aspects, spreads) = (found, [])
    } else {
      (aspects, spreads) = AspectSpread.held(found) { Self.spread(of: $0, first, second) }
    }
  }

  /// The two courses of a point, the second by the turn of the circle on which it is nearer to the first.
  private static func courses(of point: ChartPoint, _ first: NatalChart, _ second: NatalChart) -> (DayCourse, DayCourse)? {
    guard let one = first.course(of: point), let other = second.course(of: point) else { return nil }
    return (one, other.unfolded(near: one.value(at: 0.5).longitude))
  }

  /// Between what the midpoint of a body stands. The hours of two births do not hang together.
  private static func arc(of body: CelestialBody, _ first: NatalChart, _ second: NatalChart) -> DayArc? {
    guard let (one, other) = courses(of: .body(body), first, second) else { return nil }
    let (ones, others) = (one.extremes, other.extremes)
    guard others.lowerBound - ones.upperBound > -180, others.upperBound - ones.lowerBound < 180 else { return nil }
    func isRetrograde(in chart: NatalChart) -> Bool? {
      chart.day.map { $0.arc(of: body)?.isRetrograde } ?? chart.placement(of: body)?.position.isRetrograde
    }
    // The mean of two speeds of one sense has that sense; of two senses it may have either.
    let sense = isRetrograde(in: first)
    return DayArc(
      ((ones.lowerBound + others.lowerBound) / 2)...((ones.upperBound + others.upperBound) / 2),
      isRetrograde: sense == isRetrograde(in: second) ? sense : nil)
  }

  private static func spread(of aspect: Aspect, _ first: NatalChart, _ second: NatalChart) -> AspectSpread? {
    guard let one = courses(of: aspect.first, first, second), let other = courses(of: aspect.second, first, second) else {
      return nil
    }
    // Of each birth the two points have the same hour.
    let (mine, theirs) = (one.0 - other.0, one.1 - other.1)
    let (low, high) = (mine.extremes, theirs.extremes)
    return AspectSpread(
      ((low.lowerBound + high.lowerBound) / 2)...((low.upperBound + high.upperBound) / 2),
      around: (mine.value(at: 0.5).longitude + theirs.value(at: 0.5).longitude) / 2, of: aspect, isGrowing: nil)
  }

  private typealias Meridian = (rightAscension: Double, latitude: Double, obliquity: Double)

  private static func cast(
    _ a: Meridian, _ b: Meridian, _ policy: CompositeHouses, _ system: HouseSystem
  ) -> (angles: Angles, houses: Houses) {
    let spheres = [a, b].map { LocalSphere(armc: $0.rightAscension, latitude: $0.latitude, obliquity: $0.obliquity) }
    let pair = (spheres[0].angles, spheres[1].angles)
    let midheaven = nearerMidpoint(pair.0.midheaven, pair.1.midheaven)
    switch policy {
    case .derivedFromMidheaven(let latitude):
      let obliquity = (a.obliquity + b.obliquity) / 2
      let (sine, cosine) = sineCosine(midheaven * radiansPerDegree)
      let armc = arctangent(sine * Ephemeris.cosine(obliquity * radiansPerDegree), cosine) * degreesPerRadian
      let sphere = LocalSphere(armc: armc, latitude: latitude, obliquity: obliquity)
      let angles = sphere.angles
      return (angles, Houses(system: system, sphere: sphere, angles: angles))
    case .midpoints:
      var casts = (
        Houses(system: system, sphere: spheres[0], angles: pair.0), Houses(system: system, sphere: spheres[1], angles: pair.1)
      )
      var warning: ChartWarning?
      if casts.0.system != casts.1.system {
        // One place is beyond the polar circle: the system that exists there serves both.
        let used = casts.0.system == system ? casts.1.system : casts.0.system
        casts = (
          Houses(system: used, sphere: spheres[0], angles: pair.0), Houses(system: used, sphere: spheres[1], angles: pair.1)
        )
        warning = .houseSystemUndefined(requested: system, used: used)
      }
      let angles = Angles(
        ascendant: normalizedDegrees(
          midheaven + (arc(pair.0.midheaven, pair.0.ascendant) + arc(pair.1.midheaven, pair.1.ascendant)) / 2),
        midheaven: midheaven)
      let houses = Houses(
        system: casts.0.system, cusps: cusps(angles, pair, (casts.0.cusps, casts.1.cusps), casts.0.system),
        warning: warning ?? casts.0.warning ?? casts.1.warning)
      return (angles, houses)
    }
  }

  /// Every cusp as far from the composite Midheaven as the two are, on average, from their own; whole signs stay whole.
  private static func cusps(
    _ angles: Angles, _ pair: (Angles, Angles), _ cusps: (InlineCusps, InlineCusps), _ system: HouseSystem
  ) -> InlineCusps {
    guard system != .wholeSign else { return InlineCusps(equalFrom: 30 * floored(angles.ascendant / 30)) }
    // The tenth cusp may lie on either side of the Midheaven, the others follow the tenth.
    let lead = (signedDegrees(cusps.0[9] - pair.0.midheaven) + signedDegrees(cusps.1[9] - pair.1.midheaven)) / 2
    var result = InlineCusps()
    for index in 0..<12 {
      let rest = (arc(cusps.0[9], cusps.0[index]) + arc(cusps.1[9], cusps.1[index])) / 2
      result[index] = normalizedDegrees(angles.midheaven + lead + rest)
    }
    return result
  }

  private static func arc(_ start: Double, _ end: Double) -> Double { normalizedDegrees(end - start) }
}
