import Astrology
import Ephemeris

/// The course of a body for some time before and after an instant: knots with their rates, a cubic between two.
struct MeterCourse: Sendable {
  /// Knots on either side of the instant.
  static let reach = 6
  /// Days between knots.
  let step: Double
  /// Degrees past the place at the instant, carried on beyond full turns; the instant's own is at index ``reach`` and zero.
  private let angles: [Double]
  /// Degrees a day.
  private let rates: [Double]

  init(of body: CelestialBody, step: Double, around instant: TT) throws(EphemerisError) {
    self.step = step
    var angles: [Double] = []
    var rates: [Double] = []
    let motion = AngularMotion.longitude(of: body)
    let start = try motion.state(at: instant).angle
    for index in -Self.reach...Self.reach {
      let state = try motion.state(at: instant.advanced(byDays: step * Double(index)))
      // No body goes half a turn within the knots.
      angles.append(signedDegrees(state.angle - start))
      rates.append(state.rate)
    }
    self.angles = angles
    self.rates = rates
  }

  /// Days until the body has gone `arc` degrees, the first time ahead (or the last time behind).
  ///
  /// - Parameters:
  ///   - arc: degrees from the place at the instant, with sign.
  ///   - ahead: whether to look into the future.
  ///   - limit: degrees from exactness at which the passage is over.
  /// - Returns: positive ahead, negative behind; `nil` when the body turns away first, or is not there within the knots.
  func days(toGo arc: Double, ahead: Bool, limit: Double) -> Double? {
    for offset in 0..<Self.reach {
      let first = ahead ? Self.reach + offset : Self.reach - offset
      let second = ahead ? first + 1 : first - 1
      let low = min(first, second)
      if let fraction = crossing(of: arc, in: low, fromEnd: !ahead) { return (Double(low - Self.reach) + fraction) * step }
      guard abs(angles[second] - arc) <= limit else { return nil }
    }
    return nil
  }

  /// Where in a piece, 0 … 1, the angle is `target`; the earliest place, or the latest when looked for from the end.
  private func crossing(of target: Double, in piece: Int, fromEnd: Bool) -> Double? {
    guard (rates[piece] < 0) != (rates[piece + 1] < 0) else { return crossing(of: target, in: piece, 0, 1) }
    // A station within: on either side of it the angle only grows or only falls.
    let turn = zero(from: 0, to: 1) { rate(piece, $0) }
    let (early, late) = (crossing(of: target, in: piece, 0, turn), crossing(of: target, in: piece, turn, 1))
    return fromEnd ? late ?? early : early ?? late
  }

  private func crossing(of target: Double, in piece: Int, _ from: Double, _ to: Double) -> Double? {
    guard (angle(piece, from) < target) != (angle(piece, to) < target) else { return nil }
    return zero(from: from, to: to) { angle(piece, $0) - target }
  }

  /// By the rule of false position with halved ends (Illinois), to a millionth of the piece: half a minute for the slowest.
  @inline(__always) private func zero(from: Double, to: Double, of value: (Double) -> Double) -> Double {
    var (low, high) = (from, to)
    var (lowValue, highValue) = (value(low), value(high))
    guard lowValue != highValue else { return low }
    var place = low
    for _ in 0..<30 {
      let next = (low * highValue - high * lowValue) / (highValue - lowValue)
      let excess = value(next)
      let isDone = excess == 0 || abs(next - place) < 1e-6
      place = next
      if isDone { break }
      if (excess < 0) == (highValue < 0) { lowValue /= 2 } else { (low, lowValue) = (high, highValue) }
      (high, highValue) = (next, excess)
    }
    return place
  }

  private func angle(_ piece: Int, _ s: Double) -> Double {
    let (a, b) = (angles[piece], angles[piece + 1])
    let (p, q) = (rates[piece] * step, rates[piece + 1] * step)
    let rise = b - a
    return a + s * (p + s * (3 * rise - 2 * p - q + s * (p + q - 2 * rise)))
  }

  private func rate(_ piece: Int, _ s: Double) -> Double {
    let rise = angles[piece + 1] - angles[piece]
    let (p, q) = (rates[piece] * step, rates[piece + 1] * step)
    return p + s * (2 * (3 * rise - 2 * p - q) + s * 3 * (p + q - 2 * rise))
  }
}
