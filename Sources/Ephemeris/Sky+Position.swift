import EphemerisKernel

extension Sky {
  /// The apparent geocentric place of a body.
  ///
  /// - Throws: ``EphemerisError/outsideRange(body:julianDate:supported:)`` for Chiron before 1600 and after June 2483.
  public func position(of body: CelestialBody) throws(EphemerisError) -> EclipticPosition {
    switch body {
    case .sun: return apparent(HeliocentricState(position: .zero, velocity: .zero))
    case .moon: return Self.position(of: moon, orientation)
    case .mercury: return planet(.mercury)
    case .venus: return planet(.venus)
    case .mars: return planet(.mars)
    case .jupiter: return planet(.jupiter)
    case .saturn: return planet(.saturn)
    case .uranus: return planet(.uranus)
    case .neptune: return planet(.neptune)
    case .pluto: return planet(.pluto)
    case .chiron: return try chiron()
    case .meanNode: return meanNode
    case .trueNode: return osculatingOrbit.node
    case .meanApogee: return meanApogee
    case .osculatingApogee: return osculatingOrbit.apogee
    case .ceres: return asteroid(.ceres)
    case .pallas: return asteroid(.pallas)
    case .juno: return asteroid(.juno)
    case .vesta: return asteroid(.vesta)
    }
  }

  @inline(__always) private func planet(_ source: HeliocentricState.Source) -> EclipticPosition {
    apparent(heliocentricOfDate(source, tier: tier))
  }

  private func chiron() throws(EphemerisError) -> EclipticPosition {
    let span = ChebyshevSeries(HeliocentricState.Source.chiron.series).span
    guard span.contains(instant.daysSinceJ2000) else {
      throw .outsideRange(
        body: .chiron, julianDate: instant.julianDate,
        supported: (span.lowerBound + JulianDate.j2000)...(span.upperBound + JulianDate.j2000))
    }
    return apparent(heliocentricOfDate(.chiron, tier: 0))
  }

  private func asteroid(_ source: HeliocentricState.Source) -> EclipticPosition {
    var state = heliocentricOfDate(source, tier: tier)
    let pull = HeliocentricState.mercuryPull(at: instant.daysSinceJ2000)
    state.position += ofDate(pull.position)
    state.velocity += ofDate(pull.velocity)
    return apparent(state)
  }

  // One copy for all bodies, not one inlined into each: the instruction cache decides how fast a chart is.
  @inline(never) private func heliocentricOfDate(_ source: HeliocentricState.Source, tier: Int32) -> HeliocentricState {
    let state = HeliocentricState(source, at: instant.daysSinceJ2000, tier: tier)
    return HeliocentricState(position: ofDate(state.position), velocity: ofDate(state.velocity))
  }

  /// The place of the Moon alone, for searches that need nothing else: the same numbers for half the work.
  static func moon(at instant: TT) throws(EphemerisError) -> EclipticPosition {
    let tier = try tier(at: instant)
    return position(of: LunarState(at: instant.daysSinceJ2000, tier: tier), Orientation(at: instant, tier: tier))
  }

  /// The Moon's series are apparent already; what is left is to carry them to the true equinox.
  private static func position(of moon: LunarState, _ orientation: Orientation) -> EclipticPosition {
    EclipticPosition(
      longitude: folded(moon.longitude * degreesPerRadian + orientation.nutationInLongitude),
      latitude: moon.latitude * degreesPerRadian,
      distance: moon.distance,
      longitudeSpeed: moon.longitudeRate * degreesPerRadian + orientation.nutationRate,
      latitudeSpeed: moon.latitudeRate * degreesPerRadian, distanceSpeed: moon.distanceRate)
  }

  /// From where a body stands to where it is seen.
  ///
  /// Everything is referred to the Sun's centre instead of the barycentre: the Sun's own motion cancels between light-time and
  /// aberration to first order in v/c, and its second order is 10⁻⁷ arcseconds.
  @inline(never) private func apparent(_ body: HeliocentricState) -> EclipticPosition {
    let lightSpeed = Dynamics.lightSpeed

    // Light-time. The body is carried back along its orbit by a Taylor series, its place to second order and its velocity too, which for
    // Mercury asks for the change of the acceleration; the delay solves c τ = ρ − τ ρ̇, which leaves out (V/c)² of the distance and so
    // 10⁻⁶ arcseconds.
    let isSun = body.position == .zero
    let inverseSquare = isSun ? 0 : 1 / dot(body.position, body.position)
    let pull = -Dynamics.gmSun * inverseSquare * inverseSquare.squareRoot()
    let acceleration = body.position * pull
    let jerk = (body.velocity - body.position * (3 * inverseSquare * dot(body.position, body.velocity))) * pull
    let now = body.position - earth
    let distanceNow = dot(now, now).squareRoot()
    let delay = distanceNow * distanceNow / (lightSpeed * distanceNow + dot(now, body.velocity))
    let velocity = body.velocity - delay * (acceleration - 0.5 * delay * jerk)
    let then = body.position - delay * (body.velocity - 0.5 * delay * acceleration)
    let line = then - earth
    let distance = dot(line, line).squareRoot()
    let inverse = 1 / distance
    let direction = line * inverse
    let delayRate = dot(direction, velocity - earthVelocity) / (lightSpeed + dot(direction, velocity))
    let lineRate = velocity * (1 - delayRate) - earthVelocity
    let distanceRate = dot(direction, lineRate)
    let directionRate = (lineRate - direction * distanceRate) * inverse

    let sight = SightLine(direction: direction, rate: directionRate, position: then, velocity: velocity)
    return seen(
      sight, through: aberration, isSun: isSun, distance: distance, distanceSpeed: distanceRate)
  }

  /// From a line of sight to the place in which the observer, who moves, sees the body: deflection, then aberration.
  @inline(__always) func seen(
    _ sight: SightLine, through aberration: Aberration, isSun: Bool = false, distance: Double, distanceSpeed: Double
  ) -> EclipticPosition {
    var p = sight.direction
    // A direction that stands still turns in axes that tilt with the ecliptic; that the equinox moves is added to all longitudes.
    let tilt = orientation.frameRotation
    var pRate = sight.rate - SIMD3(tilt.y * p.z, -tilt.x * p.z, tilt.x * p.y - tilt.y * p.x)
    if !isSun {
      let bend = light.bend(sight)
      p += bend.direction
      pRate += bend.rate
    }
    let (u, uRate) = aberration.seen(p, rate: pRate)
    let inPlane2 = u.x * u.x + u.y * u.y
    let inPlane = inPlane2.squareRoot()
    let latitude = arctangent(u.z, inPlane)
    let planeRate = (u.x * uRate.x + u.y * uRate.y) / inPlane
    return EclipticPosition(
      longitude: folded(arctangent(u.y, u.x) * degreesPerRadian + orientation.nutationInLongitude),
      latitude: latitude * degreesPerRadian,
      distance: distance,
      longitudeSpeed: (u.x * uRate.y - u.y * uRate.x) / inPlane2 * degreesPerRadian + orientation.equinoxRate,
      latitudeSpeed: (uRate.z * inPlane - u.z * planeRate) / (inPlane2 + u.z * u.z) * degreesPerRadian,
      distanceSpeed: distanceSpeed)
  }
}
