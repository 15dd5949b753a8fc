/// How the motion of an observer shifts what he sees.
struct Aberration<L: Lanes>: Sendable, Hashable {
  /// The observer's velocity in that of light, and its change in a day.
  var beta: Vector<L>
  var betaRate: Vector<L>
  /// The inverse of the Lorentz factor γ, and γ / (1 + γ).
  var gammaInverse: L
  var gammaShare: L
}

extension Aberration {
  /// - Parameters:
  ///   - velocity: au/day; `acceleration`: au/day².
  @inline(__always) init(velocity: Vector<L>, acceleration: Vector<L>) {
    beta = velocity * (1 / Dynamics.lightSpeed)
    betaRate = acceleration * (1 / Dynamics.lightSpeed)
    gammaInverse = (1 - dot(beta, beta)).squareRoot()
    gammaShare = 1 / (1 + gammaInverse)
  }

  /// The direction in which a ray is seen that comes from direction `p`, and its change in a day: special relativity, but for an overall
  /// factor, which does not matter to a direction.
  @inline(__always) func seen(_ p: Vector<L>, rate: Vector<L>) -> (direction: Vector<L>, rate: Vector<L>) {
    let share = 1 + dot(p, beta) * gammaShare
    return (
      p * gammaInverse + beta * share,
      rate * gammaInverse + betaRate * share + beta * (0.5 * (dot(rate, beta) + dot(p, betaRate)))
    )
  }
}
