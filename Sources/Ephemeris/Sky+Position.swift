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

    // Light-time. The body is carried back along its orbit by a Taylor series to second order; the delay solves c τ = ρ − τ ρ̇, which
    // leaves out (V/c)² of the distance and so 10⁻⁶ arcseconds.
    let isSun = body.position == .zero
    let r2 = dot(body.position, body.position)
    let acceleration = isSun ? SIMD3<Double>.zero : body.position * (-Dynamics.gmSun / (r2 * r2.squareRoot()))
    let now = body.position - earth
    let distanceNow = dot(now, now).squareRoot()
    let delay = distanceNow * distanceNow / (lightSpeed * distanceNow + dot(now, body.velocity))
    let velocity = body.velocity - delay * acceleration
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
      sight, from: (earthVelocity, earthAcceleration), isSun: isSun, distance: distance, distanceSpeed: distanceRate)
  }

  /// A line of sight that nothing has bent yet.
  struct SightLine {
    /// Where the light comes from: a unit vector, and its change in a day.
    let direction: SIMD3<Double>
    let rate: SIMD3<Double>
    /// The body's place from the Sun, in any unit of length, and its change in a day.
    let position: SIMD3<Double>
    let velocity: SIMD3<Double>
  }

  /// From a line of sight to the place in which the observer, who moves, sees the body: deflection, then aberration (special
  /// relativity; the overall factor does not matter to a direction).
  @inline(__always) func seen(
    _ sight: SightLine, from observer: (velocity: SIMD3<Double>, acceleration: SIMD3<Double>), isSun: Bool = false,
    distance: Double, distanceSpeed: Double
  ) -> EclipticPosition {
    var p = sight.direction
    var pRate = sight.rate
    if !isSun {
      p += deflection(sight.direction, sight.position, earthDirection, earthDistance)
      if dot(sight.direction, earthDirection) < -0.94 {
        // Near the Sun the bend changes fast; its rate is a difference over three minutes.
        func bend(after days: Double) -> SIMD3<Double> {
          let observer = earth + earthVelocity * days
          let away = dot(observer, observer).squareRoot()
          return deflection(
            sight.direction + sight.rate * days, sight.position + sight.velocity * days, observer * (1 / away), away)
        }
        let step = 0.001
        pRate += (bend(after: step) - bend(after: -step)) * (0.5 / step)
      }
    }
    let beta = observer.velocity * (1 / Dynamics.lightSpeed)
    let betaRate = observer.acceleration * (1 / Dynamics.lightSpeed)
    let along = dot(p, beta)
    let gammaInverse = (1 - dot(beta, beta)).squareRoot()
    let share = 1 + along / (1 + gammaInverse)
    let u = p * gammaInverse + beta * share
    let uRate = pRate * gammaInverse + betaRate * share + beta * (0.5 * (dot(pRate, beta) + dot(p, betaRate)))

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

  /// How much the Sun bends the ray from a body at `position` (heliocentric) seen in `direction` by an observer who stands in direction `e`
  /// from the Sun at `sunDistance`.
  ///
  /// Klioner (2003), Astronomical Journal 125, 1580, eq. 70, for a spherical Sun; held constant within 0.08° of its centre, where no
  /// body can be seen.
  @inline(__always) private func deflection(
    _ direction: SIMD3<Double>, _ position: SIMD3<Double>, _ e: SIMD3<Double>, _ sunDistance: Double
  ) -> SIMD3<Double> {
    let q = position * (1 / dot(position, position).squareRoot())
    let gap = max(1 + dot(q, e), 1e-6)
    let weight = Dynamics.schwarzschildRadius / (sunDistance * gap)
    return (e * dot(direction, q) - q * dot(direction, e)) * weight
  }
}
