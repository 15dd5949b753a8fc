/// An instant at which an angle stands still and turns.
public struct Station: Sendable, Hashable {
  public let instant: TT
  /// The angle at the turn, in degrees, 0 ..< 360.
  public let angle: Double
  /// Whether the angle decreases afterwards: for a longitude, whether the body turns retrograde.
  public let turnsRetrograde: Bool
}

/// An instant at which an angle has a given value.
public struct Crossing: Sendable, Hashable {
  public let instant: TT
  /// The value that is crossed, in degrees, 0 ..< 360.
  public let angle: Double
  /// Whether the angle decreases there.
  public let isRetrograde: Bool
}

/// The course of an angle over a span of time, cut where it stands still, so that between two cuts it only grows or only falls.
///
/// All searches for exact moments are questions to such a path: every hit of a retrograde loop is found, and nothing is found that a
/// station prevents.
public struct AngularPath: Sendable {
  private let motion: AngularMotion
  private let knots: [Knot]

  /// The turns of the angle, in order of time.
  public let stations: [Station]

  private struct Knot {
    let instant: TT
    /// Degrees, carried on beyond full turns.
    let angle: Double
    let rate: Double
  }

  init(of motion: AngularMotion, from start: TT, to end: TT) throws(EphemerisError) {
    var knots: [Knot] = []
    var stations: [Station] = []
    let span = end.daysSinceJ2000 - start.daysSinceJ2000
    guard span >= 0 else {
      self.init(motion: motion, knots: [], stations: [])
      return
    }
    let count = max(1, Int((span / motion.step).rounded(.up)))
    knots.reserveCapacity(count + 8)
    var last = try Self.knot(motion, at: start, after: nil)
    knots.append(last)
    var before: Knot?
    for index in 1...count {
      let instant = index == count ? end : start.advanced(byDays: span * Double(index) / Double(count))
      let next = try Self.knot(motion, at: instant, after: last)
      var turns: [Knot] = []
      if (next.rate < 0) != (last.rate < 0) {
        turns = [try Self.turn(motion, last, next)]
      } else if let before, abs(last.rate) < abs(before.rate), abs(last.rate) < abs(next.rate),
        (before.rate < 0) == (last.rate < 0)
      {
        // The rate comes near zero and leaves again: two stations may lie close together.
        turns = try Self.hiddenTurns(motion, before, last, next)
      }
      for turn in turns {
        // A hidden pair may lie on either side of the last sample.
        let place = knots.firstIndex { $0.instant > turn.instant } ?? knots.count
        knots.insert(turn, at: place)
      }
      knots.append(next)
      before = last
      last = next
    }
    for index in 1..<max(1, knots.count - 1) where abs(knots[index].rate) < 1e-9 {
      let knot = knots[index]
      stations.append(
        Station(
          instant: knot.instant, angle: folded(knot.angle), turnsRetrograde: knots[index + 1].angle < knot.angle))
    }
    self.init(motion: motion, knots: knots, stations: stations)
  }

  private init(motion: AngularMotion, knots: [Knot], stations: [Station]) {
    self.motion = motion
    self.knots = knots
    self.stations = stations
  }

  /// Every instant of the span at which the angle has a value (degrees, any multiple of 360° added), in order of time.
  public func crossings(of value: Double) throws(EphemerisError) -> [Crossing] {
    try crossings(from: value, every: 360)
  }

  /// Every instant of the span at which the angle is a whole multiple of `interval` degrees.
  public func crossings(ofMultiplesOf interval: Double) throws(EphemerisError) -> [Crossing] {
    try crossings(from: 0, every: interval)
  }

  private func crossings(from value: Double, every interval: Double) throws(EphemerisError) -> [Crossing] {
    var found: [Crossing] = []
    for index in 1..<max(1, knots.count) {
      let a = knots[index - 1]
      let b = knots[index]
      let low = min(a.angle, b.angle)
      let high = max(a.angle, b.angle)
      // A value that is met exactly at a knot belongs to the piece that begins there.
      var multiple = ((low - value) / interval).rounded(.up)
      var hits: [Crossing] = []
      while value + multiple * interval <= high {
        let target = value + multiple * interval
        multiple += 1
        if target == b.angle, index < knots.count - 1 { continue }
        hits.append(
          Crossing(instant: try refine(a, b, target), angle: folded(target), isRetrograde: b.angle < a.angle))
      }
      found += b.angle < a.angle ? hits.reversed() : hits
    }
    return found
  }

  /// The instant between two knots at which the angle is `target`: Newton's method kept inside the bracket.
  private func refine(_ a: Knot, _ b: Knot, _ target: Double) throws(EphemerisError) -> TT {
    var low = a.instant.daysSinceJ2000
    var high = b.instant.daysSinceJ2000
    let isRising = b.angle >= a.angle
    // What is left after a step of Newton's is its square times half the bend over the rate. The cubic bends most at one of its ends.
    let width = high - low
    let secant = (b.angle - a.angle) / width
    let bend = max(abs(6 * secant - 4 * a.rate - 2 * b.rate), abs(6 * secant - 2 * a.rate - 4 * b.rate)) / width
    // The cubic through both ends with their rates is close already.
    var time = Self.hermite(a, b, target)
    for _ in 0..<50 {
      let knot = try Self.knot(motion, at: TT(daysSinceJ2000: time), after: a, expecting: target)
      let excess = knot.angle - target
      if (excess > 0) == isRising { high = time } else { low = time }
      let move = -excess / knot.rate
      var next = time + move
      // A hundredth of a millisecond.
      if next >= low, next <= high, abs(move) < 1e-10 || move * move * bend < 1e-10 * abs(knot.rate) {
        return TT(daysSinceJ2000: next)
      }
      if !(next > low && next < high) { next = (low + high) / 2 }
      if high - low < 1e-10 { return TT(daysSinceJ2000: next) }
      time = next
    }
    return TT(daysSinceJ2000: time)
  }

  private static func hermite(_ a: Knot, _ b: Knot, _ target: Double) -> Double {
    let start = a.instant.daysSinceJ2000
    let width = b.instant.daysSinceJ2000 - start
    let rise = b.angle - a.angle
    guard rise != 0 else { return start }
    let r0 = a.rate * width / rise
    let r1 = b.rate * width / rise
    let wanted = (target - a.angle) / rise
    var low = 0.0
    var high = 1.0
    var s = min(1, max(0, wanted))
    for _ in 0..<20 {
      let value = s * (r0 + s * ((3 - 2 * r0 - r1) + s * (r0 + r1 - 2))) - wanted
      let slope = r0 + s * (2 * (3 - 2 * r0 - r1) + s * 3 * (r0 + r1 - 2))
      if value < 0 { low = s } else { high = s }
      let next = s - value / slope
      let isInside = next >= low && next <= high
      let move = (isInside ? next : (low + high) / 2) - s
      s += move
      if abs(move) < 1e-7 { break }
    }
    return start + width * s
  }

  /// A sample, its angle carried on from the knot before it.
  private static func knot(
    _ motion: AngularMotion, at instant: TT, after last: Knot?, expecting: Double? = nil
  ) throws(EphemerisError) -> Knot {
    let (angle, rate) = try motion.state(at: instant)
    guard let last else { return Knot(instant: instant, angle: angle, rate: rate) }
    let days = instant.daysSinceJ2000 - last.instant.daysSinceJ2000
    let expected = expecting ?? last.angle + (last.rate + rate) / 2 * days
    return Knot(instant: instant, angle: angle + 360 * nearestInteger((expected - angle) * (1.0 / 360)), rate: rate)
  }

  /// The station between two knots whose rates have different signs.
  private static func turn(_ motion: AngularMotion, _ a: Knot, _ b: Knot) throws(EphemerisError) -> Knot {
    let time = try bracketedZero(
      between: (a.instant.daysSinceJ2000, a.rate), and: (b.instant.daysSinceJ2000, b.rate), width: 1e-9, residual: 1e-11
    ) { (time) throws(EphemerisError) in
      try motion.state(at: TT(daysSinceJ2000: time)).rate
    }
    let found = try knot(motion, at: TT(daysSinceJ2000: time), after: a)
    return Knot(instant: found.instant, angle: found.angle, rate: 0)
  }

  /// The two stations around a sample at which the rate is nearest to zero, if it reaches zero between its neighbours.
  private static func hiddenTurns(
    _ motion: AngularMotion, _ before: Knot, _ middle: Knot, _ after: Knot
  ) throws(EphemerisError) -> [Knot] {
    // Golden section for the least distance of the rate from zero.
    let sign: Double = middle.rate < 0 ? -1 : 1
    var low = before.instant.daysSinceJ2000
    var high = after.instant.daysSinceJ2000
    let ratio = 0.6180339887498949
    for _ in 0..<40 {
      let left = try knot(motion, at: TT(daysSinceJ2000: high - ratio * (high - low)), after: before)
      let right = try knot(motion, at: TT(daysSinceJ2000: low + ratio * (high - low)), after: before)
      for candidate in [left, right] where candidate.rate * sign < 0 {
        return [try turn(motion, before, candidate), try turn(motion, candidate, after)]
      }
      if left.rate * sign < right.rate * sign { high = right.instant.daysSinceJ2000 } else { low = left.instant.daysSinceJ2000 }
      if high - low < 0.01 { break }
    }
    return []
  }
}
