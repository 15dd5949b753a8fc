extension Sky {
  /// Where the Moon stands at this instant, from the Earth's centre, along the mean ecliptic of date; au and au/day.
  ///
  /// Geometric, without light-time: the Moon is read where it will be *seen* when its light of this instant arrives.
  var geometricMoon: (position: SIMD3<Double>, velocity: SIMD3<Double>) {
    LunarState(at: instant.daysSinceJ2000 + moon.distance / Dynamics.lightSpeed, tier: tier)
      .geometric(frameRotation: orientation.frameRotation, earthVelocity: earthVelocity, earthAcceleration: earthAcceleration)
  }

  /// The Moon's orbit as it is at this instant (osculating): its ascending node and its apogee.
  ///
  /// From ``geometricMoon``. The rates come from the Sun's tidal force, the only perturbation that matters to them (the Earth's flattening
  /// is 10⁴ times weaker).
  var osculatingOrbit: (node: EclipticPosition, apogee: EclipticPosition) {
    let (r, v) = geometricMoon
    let momentum = cross(r, v)

    let sun = -earth
    let fromMoon = sun - r
    let sun3 = dot(sun, sun) * dot(sun, sun).squareRoot()
    let fromMoon3 = dot(fromMoon, fromMoon) * dot(fromMoon, fromMoon).squareRoot()
    let force = (fromMoon * (1 / fromMoon3) - sun * (1 / sun3)) * Dynamics.gmSun
    let momentumRate = cross(r, force)

    let planar = momentum.x * momentum.x + momentum.y * momentum.y
    let nodeRate = (momentum.x * momentumRate.y - momentum.y * momentumRate.x) / planar
    let node = EclipticPosition(
      longitude: folded(arctangent(momentum.x, -momentum.y) * degreesPerRadian + orientation.nutationInLongitude), latitude: 0,
      distance: 0,
      longitudeSpeed: nodeRate * degreesPerRadian + orientation.equinoxRate, latitudeSpeed: 0, distanceSpeed: 0)

    let mu = Dynamics.gmEarthMoon
    let radius = dot(r, r).squareRoot()
    // Towards the apogee: the eccentricity vector the other way round.
    let apsis = r * (1 / radius) - cross(v, momentum) * (1 / mu)
    let apsisRate = (cross(force, momentum) + cross(v, momentumRate)) * (-1 / mu)
    let inPlane2 = apsis.x * apsis.x + apsis.y * apsis.y
    let inPlane = inPlane2.squareRoot()
    let eccentricity = (inPlane2 + apsis.z * apsis.z).squareRoot()
    let axis = 1 / (2 / radius - dot(v, v) / mu)
    let axisRate = 2 * axis * axis / mu * dot(v, force)
    let eccentricityRate = dot(apsis, apsisRate) / eccentricity
    let apogee = EclipticPosition(
      longitude: folded(arctangent(apsis.y, apsis.x) * degreesPerRadian + orientation.nutationInLongitude),
      latitude: arctangent(apsis.z, inPlane) * degreesPerRadian, distance: axis * (1 + eccentricity),
      longitudeSpeed: (apsis.x * apsisRate.y - apsis.y * apsisRate.x) / inPlane2 * degreesPerRadian + orientation.equinoxRate,
      latitudeSpeed: (apsisRate.z * inPlane2 - apsis.z * (apsis.x * apsisRate.x + apsis.y * apsisRate.y))
        / (inPlane * eccentricity * eccentricity) * degreesPerRadian,
      distanceSpeed: axisRate * (1 + eccentricity) + axis * eccentricityRate)
    return (node, apogee)
  }

  /// Ω of the IERS Conventions 2003, carried to the true equinox.
  var meanNode: EclipticPosition {
    let node = DelaunayArgument.node.value(at: instant.centuriesSinceJ2000)
    return EclipticPosition(
      longitude: folded(node.angle * degreesPerRadian + orientation.nutationInLongitude), latitude: 0, distance: 0,
      longitudeSpeed: node.rate * degreesPerRadian + orientation.nutationRate, latitudeSpeed: 0, distanceSpeed: 0)
  }

  /// Half a turn from the mean perigee (F − l from the node, IERS 2003), laid on the mean orbit of inclination 5.145396° (Chapront-Touzé &
  /// Chapront 1991) and projected onto the ecliptic; at the mean distance of apogees.
  var meanApogee: EclipticPosition {
    let t = instant.centuriesSinceJ2000
    let node = DelaunayArgument.node.value(at: t)
    let latitude = DelaunayArgument.latitude.value(at: t)
    let anomaly = DelaunayArgument.moonAnomaly.value(at: t)
    let (s, c) = sineCosine(latitude.angle - anomaly.angle + .pi)
    let rate = latitude.rate - anomaly.rate
    let (si, ci) = sineCosine(5.145396 * radiansPerDegree)
    let planar = c * c + s * s * ci * ci
    return EclipticPosition(
      longitude: folded((node.angle + arctangent(s * ci, c)) * degreesPerRadian + orientation.nutationInLongitude),
      latitude: arcsine(s * si) * degreesPerRadian, distance: 405_504.0 / 149_597_870.7,
      longitudeSpeed: (node.rate + rate * ci / planar) * degreesPerRadian + orientation.nutationRate,
      latitudeSpeed: c * si * rate / planar.squareRoot() * degreesPerRadian, distanceSpeed: 0)
  }
}
