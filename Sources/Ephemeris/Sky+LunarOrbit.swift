extension Sky {
  /// Where the Moon stands at this instant, from the Earth's centre, along the mean ecliptic of date; au and au/day.
  ///
  /// Geometric, without light-time.
  var geometricMoon: (position: SIMD3<Double>, velocity: SIMD3<Double>) {
    let orbit = LunarOrbit(view)
    return (orbit.position.plain, orbit.velocity.plain)
  }

  /// The Moon's orbit as it is at this instant (osculating): its ascending node and its apogee.
  var osculatingOrbit: (node: EclipticPosition, apogee: EclipticPosition) {
    let orbit = LunarOrbit(view)
    return (orbit.node[0], orbit.apogee[0])
  }
}

/// The Moon's orbit as it is at an instant (osculating).
///
/// The rates come from the Sun's tidal force, the only perturbation that matters to them (the Earth's flattening is 10⁴ times weaker).
struct LunarOrbit<L: Lanes> {
  /// Where the Moon stands, geometric, from the Earth's centre, along the mean ecliptic of date; au and au/day.
  let position: Vector<L>
  let velocity: Vector<L>
  private let force: Vector<L>
  private let nutation: L
  private let equinoxRate: L

  /// The Moon is known where it was when its light left it, 1.3 seconds before; it has fallen towards Earth and Sun since.
  @inline(__always) init(_ view: Viewpoint<L>) {
    let then = view.moon
    let square = dot(then, then)
    let radius = square.squareRoot()
    let sun = -view.earth
    let fromMoon = sun - then
    let sun2 = dot(sun, sun)
    let fromMoon2 = dot(fromMoon, fromMoon)
    force = (fromMoon * (1 / (fromMoon2 * fromMoon2.squareRoot())) - sun * (1 / (sun2 * sun2.squareRoot()))) * Dynamics.gmSun
    let fall = then * (-Dynamics.gmEarthMoon / (square * radius)) + force
    let delay = radius / Dynamics.lightSpeed
    position = then + (view.moonVelocity + fall * (0.5 * delay)) * delay
    velocity = view.moonVelocity + fall * delay
    nutation = view.nutationInLongitude
    equinoxRate = view.equinoxRate
  }

  /// The ascending node.
  @inline(__always) var node: Place<L> {
    let momentum = cross(position, velocity)
    let momentumRate = cross(position, force)
    let planar = momentum.x * momentum.x + momentum.y * momentum.y
    let rate = (momentum.x * momentumRate.y - momentum.y * momentumRate.x) / planar
    return Place(
      longitude: (momentum.x.arctangent(-momentum.y) * degreesPerRadian + nutation).foldedDegrees, latitude: L(0),
      distance: L(0), longitudeSpeed: rate * degreesPerRadian + equinoxRate, latitudeSpeed: L(0), distanceSpeed: L(0))
  }

  /// The apogee.
  @inline(__always) var apogee: Place<L> {
    let momentum = cross(position, velocity)
    let momentumRate = cross(position, force)
    let mu = Dynamics.gmEarthMoon
    let radius = dot(position, position).squareRoot()
    // Towards the apogee: the eccentricity vector the other way round.
    let apsis = position * (1 / radius) - cross(velocity, momentum) * (1 / mu)
    let apsisRate = (cross(force, momentum) + cross(velocity, momentumRate)) * (-1 / mu)
    let inPlane2 = apsis.x * apsis.x + apsis.y * apsis.y
    let inPlane = inPlane2.squareRoot()
    let eccentricity = (inPlane2 + apsis.z * apsis.z).squareRoot()
    let axis = 1 / (2 / radius - dot(velocity, velocity) / mu)
    let axisRate = 2 * axis * axis / mu * dot(velocity, force)
    let eccentricityRate = dot(apsis, apsisRate) / eccentricity
    let planeRate = apsis.x * apsisRate.x + apsis.y * apsisRate.y
    let latitudeRate = (apsisRate.z * inPlane2 - apsis.z * planeRate) / (inPlane * eccentricity * eccentricity)
    return Place(
      longitude: (apsis.y.arctangent(apsis.x) * degreesPerRadian + nutation).foldedDegrees,
      latitude: apsis.z.arctangent(inPlane) * degreesPerRadian, distance: axis * (1 + eccentricity),
      longitudeSpeed: (apsis.x * apsisRate.y - apsis.y * apsisRate.x) / inPlane2 * degreesPerRadian + equinoxRate,
      latitudeSpeed: latitudeRate * degreesPerRadian, distanceSpeed: axisRate * (1 + eccentricity) + axis * eccentricityRate)
  }

  /// Ω of the IERS Conventions 2003, carried to the true equinox.
  ///
  /// - Parameter t: Julian centuries since J2000.
  @inline(__always) static func meanNode(at t: L, _ tilt: Tilt<L>) -> Place<L> {
    let node = DelaunayArgument.node.value(at: t)
    return Place(
      longitude: (node.angle * degreesPerRadian + tilt.nutationInLongitude).foldedDegrees, latitude: L(0), distance: L(0),
      longitudeSpeed: node.rate * degreesPerRadian + tilt.nutationRate, latitudeSpeed: L(0), distanceSpeed: L(0))
  }

  /// Half a turn from the mean perigee (F − l from the node, IERS 2003), laid on the mean orbit of inclination 5.145396° (Chapront-Touzé &
  /// Chapront 1991) and projected onto the ecliptic; at the mean distance of apogees.
  ///
  /// - Parameter t: Julian centuries since J2000.
  @inline(__always) static func meanApogee(at t: L, _ tilt: Tilt<L>) -> Place<L> {
    let node = DelaunayArgument.node.value(at: t)
    let latitude = DelaunayArgument.latitude.value(at: t)
    let anomaly = DelaunayArgument.moonAnomaly.value(at: t)
    let (s, c) = (latitude.angle - anomaly.angle + 3.141592653589793).sineCosine()
    let rate = latitude.rate - anomaly.rate
    // Sine and cosine of the inclination.
    let (si, ci) = (0.08968344184706122, 0.9959703209727009)
    let planar = c * c + s * s * (ci * ci)
    let inPlane = planar.squareRoot()
    return Place(
      longitude: ((node.angle + (s * ci).arctangent(c)) * degreesPerRadian + tilt.nutationInLongitude).foldedDegrees,
      latitude: (s * si).arctangent(inPlane) * degreesPerRadian, distance: L(405_504.0 / 149_597_870.7),
      longitudeSpeed: (node.rate + rate * ci / planar) * degreesPerRadian + tilt.nutationRate,
      latitudeSpeed: c * si * rate / inPlane * degreesPerRadian, distanceSpeed: L(0))
  }
}
