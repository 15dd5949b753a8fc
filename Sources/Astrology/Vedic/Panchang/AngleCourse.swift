import Ephemeris

/// An angle at an instant, carried on beyond full turns, and how fast it grows.
struct AngleKnot {
  /// TT days since J2000.
  let time: Double
  /// Degrees.
  let angle: Double
  /// Degrees a day.
  let rate: Double

  /// The knot of an angle folded into 0 ..< 360, carried on from the knot before it.
  init(time: Double, folded angle: Double, rate: Double, after last: AngleKnot?) {
    self.time = time
    self.rate = rate
    guard let last else {
      self.angle = angle
      return
    }
    let expected = last.angle + (last.rate + rate) / 2 * (time - last.time)
    self.angle = expected + signedDegrees(angle - expected)
  }
}

/// An instant at which an angle is a multiple of some step.
struct AngleCrossing {
  let instant: TT
  /// Which multiple it enters, or leaves backwards.
  let multiple: Int
  let isRetrograde: Bool
}

/// The course of an angle between knots, between any two of which it only grows or only falls.
///
/// It does for sidereal angles and for sums what ``AngularPath`` does for longitudes and elongations.
struct AngleCourse {
  let knots: [AngleKnot]

  /// Every instant at which the angle is a multiple of `interval` degrees, in order of time, to a millisecond.
  func crossings(
    every interval: Double, _ state: (Double) throws(EphemerisError) -> (angle: Double, rate: Double)
  ) throws(EphemerisError) -> [AngleCrossing] {
    try crossings(every: interval) { (_, a, b, target) throws(EphemerisError) in try Self.refine(a, b, target, state) }
  }

  /// The same of an angle whose knots stand so close that a polynomial through four of them and their rates is the angle itself: the
  /// Moon's, half a day apart, to 10⁻⁹ degrees.
  func crossingsBetweenKnots(every interval: Double) throws(EphemerisError) -> [AngleCrossing] {
    var window = -1
    var polynomial = KnotPolynomial(knots[..<0])
    return try crossings(every: interval) { (index, a, b, target) throws(EphemerisError) in
      let first = max(0, min(index - 2, knots.count - 4))
      if first != window {
        window = first
        polynomial = KnotPolynomial(knots[first..<min(knots.count, first + 4)])
      }
      return try Self.refine(a, b, target) { polynomial.state(at: $0) }
    }
  }

  private func crossings(
    every interval: Double, refined: (Int, AngleKnot, AngleKnot, Double) throws(EphemerisError) -> Double
  ) throws(EphemerisError) -> [AngleCrossing] {
    var found: [AngleCrossing] = []
    for index in 1..<max(1, knots.count) {
      let a = knots[index - 1]
      let b = knots[index]
      let isRetrograde = b.angle < a.angle
      var multiple = (min(a.angle, b.angle) / interval).rounded(.up)
      var hits: [AngleCrossing] = []
      while multiple * interval <= max(a.angle, b.angle) {
        // A value met exactly at a knot belongs to the piece that begins there.
        if multiple * interval != b.angle || index == knots.count - 1 {
          let time = try refined(index, a, b, multiple * interval)
          hits.append(AngleCrossing(instant: TT(daysSinceJ2000: time), multiple: Int(multiple), isRetrograde: isRetrograde))
        }
        multiple += 1
      }
      found += isRetrograde ? hits.reversed() : hits
    }
    return found
  }

  /// Newton's method kept inside the bracket.
  private static func refine(
    _ a: AngleKnot, _ b: AngleKnot, _ target: Double, _ state: (Double) throws(EphemerisError) -> (angle: Double, rate: Double)
  ) throws(EphemerisError) -> Double {
    var low = a.time
    var high = b.time
    let grows = b.angle > a.angle
    var time = low + (high - low) * (target - a.angle) / (b.angle - a.angle)
    for _ in 0..<60 {
      let (angle, rate) = try state(time)
      let off = signedDegrees(angle - target)
      if (off < 0) == grows { low = time } else { high = time }
      var next = time - off / rate
      if !(next >= low && next <= high) { next = (low + high) / 2 }
      if abs(next - time) < 1e-8 { return next }
      time = next
    }
    return time
  }
}

/// The polynomial that has the angles and the rates of up to four knots (Hermite, in Newton's form).
private struct KnotPolynomial {
  /// Each knot twice.
  private var times = SIMD8<Double>.zero
  private var coefficients = SIMD8<Double>.zero
  private let count: Int

  init(_ knots: ArraySlice<AngleKnot>) {
    count = min(8, 2 * knots.count)
    var differences = SIMD8<Double>.zero
    var rates = SIMD8<Double>.zero
    for (index, knot) in knots.prefix(4).enumerated() {
      for place in [2 * index, 2 * index + 1] {
        times[place] = knot.time
        differences[place] = knot.angle
        rates[place] = knot.rate
      }
    }
    guard count > 0 else { return }
    coefficients[0] = differences[0]
    for order in 1..<count {
      for place in stride(from: count - 1, through: order, by: -1) {
        let width = times[place] - times[place - order]
        // Of a knot with itself the quotient is the rate.
        differences[place] = width == 0 ? rates[place] : (differences[place] - differences[place - 1]) / width
      }
      coefficients[order] = differences[order]
    }
  }

  /// Degrees, and degrees a day.
  func state(at time: Double) -> (angle: Double, rate: Double) {
    var angle = 0.0
    var rate = 0.0
    for place in stride(from: count - 1, through: 0, by: -1) {
      let offset = time - times[place]
      rate = rate * offset + angle
      angle = angle * offset + coefficients[place]
    }
    return (angle, rate)
  }
}
