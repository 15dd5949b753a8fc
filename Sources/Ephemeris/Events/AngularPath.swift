/// An instant at which an angle stands still and turns.
public struct Station: Sendable, Hashable {
  /// When it turns, in TT.
  public let instant: TT
  /// The angle at the turn, in degrees, 0 ..< 360.
  public let angle: Double
  /// Whether the angle decreases afterwards: for a longitude, whether the body turns retrograde.
  public let turnsRetrograde: Bool
}

/// An instant at which an angle has a given value.
public struct Crossing: Sendable, Hashable {
  /// When it has that value, in TT.
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
    if span < 0 {
      self.init(motion: motion, knots: [], stations: [])
      return
    }
    let first = try Self.knot(motion, at: start, after: nil)
    // A span that runs out of the ephemeris, or is no number, is told before it is walked.
    _ = try Sky(at: end)
    let count = max(1, Int((span / motion.step).rounded(.up)))
    knots.reserveCapacity(count + count / 8 + 2)
    knots.append(first)
    var last = first
    for index in 1...count {
      let instant = index == count ? end : start.advanced(byDays: span * Double(index) / Double(count))
      let next = try Self.knot(motion, at: instant, after: last)
      var isRetrograde = last.rate < 0
      for turn in try Self.turns(motion, last, next) {
        isRetrograde.toggle()
        knots.append(turn)
        stations.append(Station(instant: turn.instant, angle: folded(turn.angle), turnsRetrograde: isRetrograde))
      }
      knots.append(next)
      last = next
    }
    self.init(motion: motion, knots: knots, stations: stations)
  }

  private init(motion: AngularMotion, knots: [Knot], stations: [Station]) {
    self.motion = motion
    self.knots = knots
    self.stations = stations
  }

  /// Every instant of the span at which the angle has a value (degrees, any multiple of 360° added), in order of time.
  ///
  /// - Throws: ``EphemerisError`` when the motion does not answer for an instant between the path's ends.
  public func crossings(of value: Double) throws(EphemerisError) -> [Crossing] {
    try crossings(from: value, every: 360)
  }

  /// Every instant of the span at which the angle is a whole multiple of `interval` degrees.
  ///
  /// - Throws: ``EphemerisError`` when the motion does not answer for an instant between the path's ends.
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

  /// The stations between two samples: one when their rates have different signs; none or a pair when they have the same.
  private static func turns(_ motion: AngularMotion, _ a: Knot, _ b: Knot) throws(EphemerisError) -> [Knot] {
    if (a.rate < 0) != (b.rate < 0) { return [try turn(motion, a, b)] }
    var mean = mean(a, b)
    if !motion.isRateExact {
      let middle = (a.instant.daysSinceJ2000 + b.instant.daysSinceJ2000) / 2
      mean = (a.rate + 4 * (try motion.state(at: TT(daysSinceJ2000: middle)).rate) + b.rate) / 6
    }
    let course = RateCourse(a.rate, b.rate, mean: mean)
    let sign: Double = a.rate < 0 ? -1 : 1
    // The rate comes near zero and leaves again: two stations may lie close together.
    guard let (share, rate) = course.extremum, sign * rate < 0.3 * max(abs(a.rate), abs(b.rate)) else { return [] }
    guard let middle = try reversal(motion, a, b, near: share) else { return [] }
    let first = try turn(motion, a, middle)
    return [first, try turn(motion, middle, b)]
  }

  /// Degrees a day on average.
  private static func mean(_ a: Knot, _ b: Knot) -> Double {
    let days = b.instant.daysSinceJ2000 - a.instant.daysSinceJ2000
    return days > 0 ? (b.angle - a.angle) / days : a.rate
  }

  /// The station between two knots whose rates have different signs.
  private static func turn(_ motion: AngularMotion, _ a: Knot, _ b: Knot) throws(EphemerisError) -> Knot {
    let start = a.instant.daysSinceJ2000
    let end = b.instant.daysSinceJ2000
    let share = RateCourse(a.rate, b.rate, mean: mean(a, b)).zero
    var last = a
    let time = try bracketedZero(
      between: (start, a.rate), and: (end, b.rate), near: start + share * (end - start), width: 1e-9, residual: 1e-11
    ) { (time) throws(EphemerisError) in
      last = try knot(motion, at: TT(daysSinceJ2000: time), after: a)
      return last.rate
    }
    // The last look was so near that the angle has not changed since.
    return Knot(instant: TT(daysSinceJ2000: time), angle: last.angle, rate: 0)
  }

  /// A sample between two knots at which the rate has the other sign, if there is one: golden section for the least distance from zero,
  /// down to a quarter of an hour.
  private static func reversal(
    _ motion: AngularMotion, _ a: Knot, _ b: Knot, near share: Double
  ) throws(EphemerisError) -> Knot? {
    let sign: Double = a.rate < 0 ? -1 : 1
    var low = a.instant.daysSinceJ2000
    var high = b.instant.daysSinceJ2000
    var middle = try knot(motion, at: TT(daysSinceJ2000: low + share * (high - low)), after: a)
    while middle.rate * sign >= 0, high - low > 0.01 {
      let time = middle.instant.daysSinceJ2000
      let isLate = high - time > time - low
      let other = try knot(
        motion, at: TT(daysSinceJ2000: time + 0.3819660112501051 * ((isLate ? high : low) - time)), after: a)
      let isBetter = other.rate * sign < middle.rate * sign
      switch (isLate, isBetter) {
      case (true, true): low = time
      case (true, false): high = other.instant.daysSinceJ2000
      case (false, true): high = time
      case (false, false): low = other.instant.daysSinceJ2000
      }
      if isBetter { middle = other }
    }
    return middle.rate * sign < 0 ? middle : nil
  }
}
