import Ephemeris

/// The longitude of one body over a span: samples joined by cubics, cut where the body stands still, so that between two cuts it goes
/// one way only.
///
/// Samples lie on whole multiples of the step from J2000, so that the tracks of two days agree to the last bit where they overlap and a
/// moment that is told today is told the same tomorrow. With the steps of ``LeadingSky`` the cubics are within 0.1″ of the ephemeris
/// (seconds of time), and of the true node, which trembles, within 1.2″.
struct BodyTrack: Sendable {
  /// A sample or a station.
  struct Knot: Sendable {
    /// TT, days since J2000.
    let time: Double
    /// Degrees, carried on beyond full turns.
    let angle: Double
    /// Degrees a day.
    let rate: Double
  }

  /// An instant at which the body turns.
  struct Turn: Sendable {
    /// TT, days since J2000.
    let time: Double
    /// Degrees, carried on like those of the knots.
    let angle: Double
    /// Whether the body goes backwards from here on.
    let turnsRetrograde: Bool
  }

  let body: CelestialBody
  /// In order of time; two at least.
  let knots: [Knot]
  /// In order of time.
  let turns: [Turn]

  /// Joins samples in order of time, whose angles may be folded; `nil` when there are fewer than two.
  init?(of body: CelestialBody, through samples: [Knot]) {
    guard samples.count > 1, var last = samples.first else { return nil }
    var knots = [last]
    var turns: [Turn] = []
    knots.reserveCapacity(samples.count + samples.count / 8)
    for sample in samples.dropFirst() {
      let expected = last.angle + (last.rate + sample.rate) / 2 * (sample.time - last.time)
      let next = Knot(
        time: sample.time, angle: sample.angle + 360 * nearestInteger((expected - sample.angle) / 360), rate: sample.rate)
      for knot in Self.standstills(last, next) {
        turns.append(Turn(time: knot.time, angle: knot.angle, turnsRetrograde: knot.angle > (knots.last?.angle ?? 0)))
        knots.append(knot)
      }
      knots.append(next)
      last = next
    }
    self.body = body
    self.knots = knots
    self.turns = turns
  }

  /// The piece, by the index of its first knot, that holds an instant; the first or the last one for instants outside.
  func piece(at time: Double) -> Int {
    var low = 0
    var high = knots.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// Degrees at an instant of the span, carried on like those of the knots.
  func angle(at time: Double) -> Double {
    let index = piece(at: time)
    let a = knots[index]
    let b = knots[index + 1]
    let width = b.time - a.time
    let share = max(0, min(1, (time - a.time) / width))
    let cubic = Cubic(a, b)
    return a.angle + share * (cubic.first + share * (cubic.second + share * cubic.third))
  }

  /// Whether the body goes backwards at an instant.
  func isRetrograde(at time: Double) -> Bool {
    let index = piece(at: time)
    return knots[index + 1].angle < knots[index].angle
  }

  /// When an angle is met in a piece; its ends must hold the angle between them.
  func time(of angle: Double, in piece: Int) -> Double {
    let a = knots[piece]
    let b = knots[piece + 1]
    let cubic = Cubic(a, b)
    let rises = b.angle >= a.angle
    var low = 0.0
    var high = 1.0
    var share = b.angle == a.angle ? 0 : max(0, min(1, (angle - a.angle) / (b.angle - a.angle)))
    for _ in 0..<60 {
      let excess = a.angle + share * (cubic.first + share * (cubic.second + share * cubic.third)) - angle
      if (excess > 0) == rises { high = share } else { low = share }
      let slope = cubic.first + share * (2 * cubic.second + share * 3 * cubic.third)
      let newton = share - excess / slope
      let next = newton > low && newton < high ? newton : (low + high) / 2
      let move = abs(next - share)
      share = next
      if move < 1e-11 { break }
    }
    return a.time + share * (b.time - a.time)
  }

  /// The powers of the share of the way through a piece, after the constant.
  private struct Cubic {
    let first: Double
    let second: Double
    let third: Double

    init(_ a: Knot, _ b: Knot) {
      let width = b.time - a.time
      let rise = b.angle - a.angle
      first = a.rate * width
      second = 3 * rise - (2 * a.rate + b.rate) * width
      third = (a.rate + b.rate) * width - 2 * rise
    }
  }

  /// Where the cubic between two samples stands still, in order of time.
  private static func standstills(_ a: Knot, _ b: Knot) -> [Knot] {
    let cubic = Cubic(a, b)
    let (square, linear, constant) = (3 * cubic.third, 2 * cubic.second, cubic.first)
    var shares: [Double] = []
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant > 0 else { return [] }
    let half = -0.5 * (linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
    if square != 0 { shares.append(half / square) }
    if half != 0 { shares.append(constant / half) }
    return shares.filter { $0 > 0 && $0 < 1 }.sorted().map { share in
      Knot(
        time: a.time + share * (b.time - a.time),
        angle: a.angle + share * (cubic.first + share * (cubic.second + share * cubic.third)), rate: 0)
    }
  }
}
