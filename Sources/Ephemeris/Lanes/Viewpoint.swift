/// Where the observer stands, at the Earth's centre, and how he looks out: along the mean ecliptic of date; au and days.
struct Viewpoint<L: Lanes>: Sendable, Hashable {
  /// From the mean ecliptic of J2000 to that of date.
  var ofDate: Rotation<L>
  var earth: Vector<L>
  var velocity: Vector<L>
  var acceleration: Vector<L>
  var light: SolarDeflection<L>
  var aberration: Aberration<L>
  /// See ``Tilt``.
  var frameRotation: Vector<L>
  var nutationInLongitude: L
  var equinoxRate: L
  /// Where the Moon stood when the light left it that is seen now, from the Earth of then, and its velocity in space.
  var moon: Vector<L>
  var moonVelocity: Vector<L>

  /// - Parameters:
  ///   - moon: the Moon of these instants.
  ///   - series: what the kernel has for the centre of mass of Earth and Moon.
  @inline(__always) init(at instants: Instants<L>, tilt: Tilt<L>, moon: LunarState<L>, earthMoon series: SeriesValue<L>) {
    ofDate = Orientation.eclipticOfDate(at: instants.centuries)
    let ellipse = ReferenceEllipse<L>(0).state(middle: series.middle, offset: series.offset)
    let barycentre = ofDate(series.value + ellipse.position)
    let barycentreVelocity = ofDate(series.rate + ellipse.velocity)
    let r2 = dot(barycentre, barycentre)
    let fall = barycentre * (-Dynamics.gmSun / (r2 * r2.squareRoot()))
    (self.moon, moonVelocity) = moon.geometric(
      frameRotation: tilt.frameRotation, velocity: barycentreVelocity, acceleration: fall)
    earth = barycentre - self.moon * Dynamics.moonMassShare
    velocity = barycentreVelocity - moonVelocity * Dynamics.moonMassShare
    light = SolarDeflection(earth: earth, velocity: velocity)
    let pull = Dynamics.gmEarthMoon * Dynamics.moonMassShare / (moon.distance * moon.distance * moon.distance)
    acceleration = fall + self.moon * pull
    aberration = Aberration(velocity: velocity, acceleration: acceleration)
    frameRotation = tilt.frameRotation
    nutationInLongitude = tilt.nutationInLongitude
    equinoxRate = tilt.equinoxRate
  }

  /// From where a body stands to where it is seen.
  ///
  /// Everything is referred to the Sun's centre instead of the barycentre: the Sun's own motion cancels between light-time and
  /// aberration to first order in v/c, and its second order is 10⁻⁷ arcseconds. A state of zero is the Sun.
  @inline(__always) func apparent(_ body: HeliocentricState<L>) -> Place<L> {
    let lightSpeed = Dynamics.lightSpeed

    // Light-time. The body is carried back along its orbit by a Taylor series, its place to second order and its velocity too, which for
    // Mercury asks for the change of the acceleration; the delay solves c τ = ρ − τ ρ̇, which leaves out (V/c)² of the distance and so
    // 10⁻⁶ arcseconds.
    let square = dot(body.position, body.position)
    let inverseSquare = L.either(square, above: L(0), 1 / L.either(square, above: L(0), square, L(1)), L(0))
    let pull = -Dynamics.gmSun * inverseSquare * inverseSquare.squareRoot()
    let fall = body.position * pull
    let jerk = (body.velocity - body.position * (3 * inverseSquare * dot(body.position, body.velocity))) * pull
    let now = body.position - earth
    let distanceNow = dot(now, now).squareRoot()
    let delay = distanceNow * distanceNow / (lightSpeed * distanceNow + dot(now, body.velocity))
    let halfDelay = 0.5 * delay
    let velocity = body.velocity - (fall - jerk * halfDelay) * delay
    let then = body.position - (body.velocity - fall * halfDelay) * delay
    let line = then - earth
    let distance = dot(line, line).squareRoot()
    let inverse = 1 / distance
    let direction = line * inverse
    let along = dot(direction, velocity)
    let delayRate = (along - dot(direction, self.velocity)) / (lightSpeed + along)
    let lineRate = velocity - velocity * delayRate - self.velocity
    let distanceRate = dot(direction, lineRate)
    let directionRate = (lineRate - direction * distanceRate) * inverse

    let sight = SightLine(direction: direction, rate: directionRate, position: then, velocity: velocity)
    return seen(sight, through: aberration, distance: distance, distanceSpeed: distanceRate)
  }

  /// From a line of sight to the place in which the observer, who moves, sees the body: deflection, then aberration.
  @inline(__always) func seen(
    _ sight: SightLine<L>, through aberration: Aberration<L>, distance: L, distanceSpeed: L
  ) -> Place<L> {
    // A direction that stands still turns in axes that tilt with the ecliptic; that the equinox moves is added to all longitudes.
    let (p, tilt) = (sight.direction, frameRotation)
    let turned = Vector(
      sight.rate.x - tilt.y * p.z, sight.rate.y + tilt.x * p.z, sight.rate.z - (tilt.x * p.y - tilt.y * p.x))
    let bend = light.bend(sight)
    let (u, uRate) = aberration.seen(p + bend.direction, rate: turned + bend.rate)
    let inPlane2 = u.x * u.x + u.y * u.y
    let inPlane = inPlane2.squareRoot()
    let planeRate = (u.x * uRate.x + u.y * uRate.y) / inPlane
    return Place(
      longitude: (u.y.arctangent(u.x) * degreesPerRadian + nutationInLongitude).foldedDegrees,
      latitude: u.z.arctangent(inPlane) * degreesPerRadian,
      distance: distance,
      longitudeSpeed: (u.x * uRate.y - u.y * uRate.x) / inPlane2 * degreesPerRadian + equinoxRate,
      latitudeSpeed: (uRate.z * inPlane - u.z * planeRate) / (inPlane2 + u.z * u.z) * degreesPerRadian,
      distanceSpeed: distanceSpeed)
  }
}

extension Viewpoint {
  /// The same viewpoint in every lane.
  @inline(__always) init(everywhere one: Viewpoint<OneLane>) {
    @inline(__always) func all(_ vector: Vector<OneLane>) -> Vector<L> {
      Vector(L(vector.x.value), L(vector.y.value), L(vector.z.value))
    }
    ofDate = Rotation(x: all(one.ofDate.x), y: all(one.ofDate.y), z: all(one.ofDate.z))
    earth = all(one.earth)
    velocity = all(one.velocity)
    acceleration = all(one.acceleration)
    light = SolarDeflection(
      direction: all(one.light.direction), rate: all(one.light.rate), strength: L(one.light.strength.value),
      strengthRate: L(one.light.strengthRate.value), leastGap: L(one.light.leastGap.value))
    aberration = Aberration(
      beta: all(one.aberration.beta), betaRate: all(one.aberration.betaRate),
      gammaInverse: L(one.aberration.gammaInverse.value), gammaShare: L(one.aberration.gammaShare.value))
    frameRotation = all(one.frameRotation)
    nutationInLongitude = L(one.nutationInLongitude.value)
    equinoxRate = L(one.equinoxRate.value)
    moon = all(one.moon)
    moonVelocity = all(one.moonVelocity)
  }
}

/// Ecliptic positions side by side; see ``EclipticPosition``.
struct Place<L: Lanes> {
  var longitude: L
  var latitude: L
  var distance: L
  var longitudeSpeed: L
  var latitudeSpeed: L
  var distanceSpeed: L

  /// That of one lane.
  @inline(__always) subscript(lane: Int) -> EclipticPosition {
    EclipticPosition(
      longitude: longitude[lane], latitude: latitude[lane], distance: distance[lane], longitudeSpeed: longitudeSpeed[lane],
      latitudeSpeed: latitudeSpeed[lane], distanceSpeed: distanceSpeed[lane])
  }
}
