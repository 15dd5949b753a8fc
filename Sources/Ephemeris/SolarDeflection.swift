/// How the Sun bends light on its way to the Earth.
struct SolarDeflection<L: Lanes>: Sendable, Hashable {
  /// From the Sun to the Earth: a unit vector, and its change in a day.
  var direction: Vector<L>
  var rate: Vector<L>
  /// Twice the Sun's gravitational radius over the Earth's distance, and its change in a day.
  var strength: L
  var strengthRate: L
  /// Rays that pass nearer to the Sun's centre than this are bent no more; half the square of the angle.
  var leastGap: L
}

extension SolarDeflection {
  /// - Parameters:
  ///   - earth: the Earth's place from the Sun, au; `velocity`: its change in a day.
  @inline(__always) init(earth: Vector<L>, velocity: Vector<L>) {
    let square = dot(earth, earth)
    let inverse = 1 / square.squareRoot()
    direction = earth * inverse
    let receding = dot(direction, velocity)
    rate = (velocity - direction * receding) * inverse
    strength = Dynamics.schwarzschildRadius * inverse
    strengthRate = -(strength * receding * inverse)
    leastGap = 1e-6 / L.either(square, above: L(1), square, L(1))
  }

  /// What is added to the direction of a sight line and to its rate.
  ///
  /// Klioner (2003), Astronomical Journal 125, 1580, eq. 70, for a spherical Sun; held constant within 0.08° of its centre, where no
  /// body can be seen, at the same distance as in the IAU's library ERFA (`eraLdsun`).
  @inline(__always) func bend(_ sight: SightLine<L>) -> (direction: Vector<L>, rate: Vector<L>) {
    let square = dot(sight.position, sight.position)
    // The Sun's own light is not bent: a place of zero.
    let inverse = L.either(square, above: L(0), 1 / L.either(square, above: L(0), square, L(1)).squareRoot(), L(0))
    let q = sight.position * inverse
    let qRate = (sight.velocity - q * dot(q, sight.velocity)) * inverse
    let gap = 1 + dot(q, direction)
    let inverseGap = 1 / L.either(leastGap, above: gap, leastGap, gap)
    let gapRate = L.either(leastGap, above: gap, L(0), dot(qRate, direction) + dot(q, rate))
    let weight = strength * inverseGap
    let weightRate = (strengthRate - weight * gapRate) * inverseGap
    let along = dot(sight.direction, q)
    let alongRate = dot(sight.rate, q) + dot(sight.direction, qRate)
    let across = dot(sight.direction, direction)
    let acrossRate = dot(sight.rate, direction) + dot(sight.direction, rate)
    let bend = direction * along - q * across
    let bendRate = rate * along + direction * alongRate - qRate * across - q * acrossRate
    return (bend * weight, bendRate * weight + bend * weightRate)
  }
}
