/// How the Sun bends light on its way to the Earth.
struct SolarDeflection: Sendable, Hashable {
  /// From the Sun to the Earth: a unit vector, and its change in a day.
  private let direction: SIMD3<Double>
  private let rate: SIMD3<Double>
  /// Twice the Sun's gravitational radius over the Earth's distance, and its change in a day.
  private let strength: Double
  private let strengthRate: Double
  /// Rays that pass nearer to the Sun's centre than this are bent no more; half the square of the angle.
  private let leastGap: Double

  /// - Parameters:
  ///   - earth: the Earth's place from the Sun, au; `velocity`: its change in a day.
  @inline(__always) init(earth: SIMD3<Double>, velocity: SIMD3<Double>) {
    let square = dot(earth, earth)
    let inverse = 1 / square.squareRoot()
    direction = earth * inverse
    let receding = dot(direction, velocity)
    rate = (velocity - direction * receding) * inverse
    strength = Dynamics.schwarzschildRadius * inverse
    strengthRate = -strength * receding * inverse
    leastGap = 1e-6 / max(square, 1)
  }

  /// What is added to the direction of a sight line and to its rate.
  ///
  /// Klioner (2003), Astronomical Journal 125, 1580, eq. 70, for a spherical Sun; held constant within 0.08° of its centre, where no
  /// body can be seen, at the same distance as in the IAU's library ERFA (`eraLdsun`).
  @inline(__always) func bend(_ sight: SightLine) -> (direction: SIMD3<Double>, rate: SIMD3<Double>) {
    let inverse = 1 / dot(sight.position, sight.position).squareRoot()
    let q = sight.position * inverse
    let qRate = (sight.velocity - q * dot(q, sight.velocity)) * inverse
    let gap = 1 + dot(q, direction)
    let isHeld = gap < leastGap
    let inverseGap = 1 / (isHeld ? leastGap : gap)
    let gapRate = isHeld ? 0 : dot(qRate, direction) + dot(q, rate)
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
