import Ephemeris

extension BodyTrack {
  /// A part of the track, in TT days since J2000; an open end lies before or after what is followed.
  struct Span: Sendable, Hashable {
    var start: Double?
    var end: Double?

    /// Whether an instant lies within.
    func contains(_ time: Double) -> Bool { time >= start ?? -.infinity && time < end ?? .infinity }
  }

  /// A moment at which a place is met exactly.
  struct Meeting: Sendable, Hashable {
    /// TT, days since J2000.
    let time: Double
    let isRetrograde: Bool
  }

  /// All that a body has to do with one place of the zodiac around an instant: from the first time it comes within an orb to the last
  /// time it leaves it.
  struct Passage: Sendable {
    /// The parts in orb, in order of time; one at least.
    var spans: [Span] = []
    /// The parts within a quarter of the orb, in order of time.
    var core: [Span] = []
    /// The exact moments, in order of time; none when the body turns before.
    var meetings: [Meeting] = []
    /// The turns within the orb, in order of time.
    var turns: [Turn] = []

    /// Every turn between the first entry and the last leaving, in order of time: on most loops the body turns far out of orb.
    func turns(of track: BodyTrack) -> [Turn] {
      let start = spans.first?.start ?? -.infinity
      let end = spans.last?.end ?? .infinity
      return track.turns.filter { $0.time > start && $0.time < end }
    }
  }

  /// Follows a place around an instant, as long as the body comes back to it within a number of days.
  ///
  /// - Parameters:
  ///   - value: the place, in degrees carried on like those of the knots.
  ///   - orb: how near counts, in degrees.
  ///   - time: the instant.
  ///   - gap: how many days the body may be out of orb before its next visit is a story of its own.
  /// - Returns: `nil` when it is not in orb within `gap` days of the instant.
  func passage(over value: Double, orb: Double, around time: Double, gap: Double) -> Passage? {
    func touches(_ piece: Int) -> Bool {
      let (a, b) = (knots[piece].angle, knots[piece + 1].angle)
      return max(a, b) >= value - orb && min(a, b) <= value + orb
    }
    let middle = piece(at: time)
    var first: Int?
    var last: Int?
    var seen = time
    var index = middle
    while index >= 0, seen - knots[index + 1].time <= gap {
      if touches(index) {
        first = index
        if last == nil { last = index }
        seen = knots[index].time
      }
      index -= 1
    }
    seen = time
    index = middle
    while index < knots.count - 1, knots[index].time - seen <= gap {
      if touches(index) {
        last = index
        if first == nil { first = index }
        seen = knots[index + 1].time
      }
      index += 1
    }
    guard let first, let last else { return nil }
    return passage(over: value, orb: orb, from: first, through: last)
  }

  private func passage(over value: Double, orb: Double, from first: Int, through last: Int) -> Passage {
    var passage = Passage()
    var span: Span? = abs(knots[first].angle - value) <= orb ? Span() : nil
    var core: Span? = abs(knots[first].angle - value) <= orb / 4 ? Span() : nil
    for piece in first...max(first, last) {
      let a = knots[piece].angle
      let b = knots[piece + 1].angle
      let rises = b > a
      func meets(_ level: Double) -> Bool { rises ? level > a && level <= b : level < a && level >= b }
      // From outside to inside to outside, as the body goes.
      let way: Double = rises ? 1 : -1
      if meets(value - way * orb) { span = Span(start: time(of: value - way * orb, in: piece)) }
      if meets(value - way * orb / 4) { core = Span(start: time(of: value - way * orb / 4, in: piece)) }
      if meets(value) { passage.meetings.append(Meeting(time: time(of: value, in: piece), isRetrograde: !rises)) }
      if meets(value + way * orb / 4) {
        passage.core.append(Span(start: core?.start, end: time(of: value + way * orb / 4, in: piece)))
        core = nil
      }
      if meets(value + way * orb) {
        passage.spans.append(Span(start: span?.start, end: time(of: value + way * orb, in: piece)))
        span = nil
      }
    }
    if let span { passage.spans.append(Span(start: span.start)) }
    if let core { passage.core.append(Span(start: core.start)) }
    let (start, end) = (knots[first].time, knots[min(last, knots.count - 2) + 1].time)
    passage.turns = turns.filter { $0.time >= start && $0.time <= end && abs($0.angle - value) <= orb }
    return passage
  }
}
