/// The Earth as the stars have it: from the barycentre of the solar system, mean ecliptic and equinox of date; au and au/day.
struct BarycentricEarth {
  let position: SIMD3<Double>
  let velocity: SIMD3<Double>
  let aberration: Aberration<OneLane>

  /// The four giants move the Sun; what the others do to it is 0.1 m/s, 0.0001″ of aberration.
  init(in sky: Sky) {
    var position = SIMD3<Double>.zero
    var velocity = SIMD3<Double>.zero
    var mass = 1.0
    func add(_ source: OrbitSource, _ share: Double) {
      let state = Instants(days: OneLane(sky.instant.daysSinceJ2000)).series(source.series)
      position += state.value.plain * share
      velocity += state.rate.plain * share
      mass += share
    }
    // Masses of the systems in that of the Sun, DE440 (Park et al. 2021, Astronomical Journal 161, 105).
    add(.jupiter, 1 / 1047.348625)
    add(.saturn, 1 / 3497.9018)
    add(.uranus, 1 / 22902.944)
    add(.neptune, 1 / 19412.237)
    self.position = sky.earth - sky.ofDate(position * (1 / mass))
    self.velocity = sky.earthVelocity - sky.ofDate(velocity * (1 / mass))
    aberration = Aberration(velocity: Vector(self.velocity), acceleration: sky.view.acceleration)
  }
}
