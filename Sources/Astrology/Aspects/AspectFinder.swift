import Ephemeris

/// A point as aspects see it: a longitude that moves at a rate.
struct AspectPoint {
  let point: ChartPoint
  /// Degrees, 0 ..< 360.
  let longitude: Double
  /// Degrees a day; zero for what is held still: the angles of a chart, and everything in a birth chart under a moving sky.
  let speed: Double
  /// Which row of the orbs it asks for as one of two: that of the Sun and the Moon, of the angles, or of the rest.
  fileprivate let row: Int

  @inline(__always) init(_ point: ChartPoint, longitude: Double, speed: Double) {
    self.point = point
    self.longitude = longitude
    self.speed = speed
    row = point.isBody ? (point.isLuminary ? OrbTable.luminary : 0) : OrbTable.angle
  }

  /// A body on its way.
  @inline(__always) init(_ placement: Placement) {
    self.init(.body(placement.body), longitude: placement.position.longitude, speed: placement.position.longitudeSpeed)
  }
}

/// Finds aspects under one policy.
///
/// Seven of the eleven kinds are multiples of 30°, and no orb is wider than 15°, so of those seven only the nearest can be in orb: a pair
/// costs one look, not eleven. Pairs are then ranked as packed integers, and aspects are written down once, in order.
struct AspectFinder {
  private let policy: OrbPolicy

  @inline(__always) init(_ policy: OrbPolicy) { self.policy = policy }

  /// All aspects within one figure of at most 256 points, tightest first.
  func aspects(within points: [AspectPoint]) -> [Aspect] {
    points.withUnsafeBufferPointer { aspects(within: $0) }
  }

  /// All aspects within one figure of at most 256 points, tightest first.
  func aspects(within points: UnsafeBufferPointer<AspectPoint>) -> [Aspect] {
    ranked(points, points, capacity: points.count * points.count / 2) { ranking in
      for i in 0..<points.count { ranking.consider(points[i], i, with: points, from: i + 1, areOneFigure: true) }
    }
  }

  /// All aspects from at most 256 moving points to as many still ones, tightest first.
  func aspects(from moving: [AspectPoint], to still: [AspectPoint]) -> [Aspect] {
    moving.withUnsafeBufferPointer { moving in
      still.withUnsafeBufferPointer { still in
        ranked(moving, still, capacity: moving.count * still.count) { ranking in
          for i in 0..<moving.count { ranking.consider(moving[i], i, with: still, from: 0, areOneFigure: false) }
        }
      }
    }
  }

  @inline(__always) private func ranked(
    _ firsts: UnsafeBufferPointer<AspectPoint>, _ seconds: UnsafeBufferPointer<AspectPoint>, capacity: Int,
    _ fill: (inout AspectRanking) -> Void
  ) -> [Aspect] {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: OrbTable.size) { table in
      // One more, since a pair is written down before it is known to count.
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity + 1) { found in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity + 1) { order in
          let orbs = OrbTable(policy, in: table)
          var ranking = AspectRanking(found: found, order: order, orbs: orbs)
          fill(&ranking)
          let count = ranking.sort()
          return [Aspect](unsafeUninitializedCapacity: count) { aspects, initialized in
            for index in 0..<count {
              let key = order[index]
              let first = firsts[Int(truncatingIfNeeded: key &>> 16 & 255)]
              let second = seconds[Int(truncatingIfNeeded: key &>> 8 & 255)]
              aspects.initializeElement(
                at: index, to: Self.aspect(first, second, code: Int(truncatingIfNeeded: key & 31), orbs))
            }
            initialized = count
          }
        }
      }
    }
  }

  @inline(__always) private static func aspect(
    _ first: AspectPoint, _ second: AspectPoint, code: Int, _ orbs: OrbTable
  ) -> Aspect {
    let difference = signedDifference(first.longitude, second.longitude)
    let deviation = abs(difference) - orbs.exact(code)
    let relative = first.speed - second.speed
    // How fast the separation itself grows, with the sign of what is missing: negative while the pair closes in.
    let widening = deviation * (difference < 0 ? -relative : relative)
    let moving: AspectPhase = widening < 0 ? .applying : .separating
    return Aspect(
      first: first.point, second: second.point, kind: OrbTable.kind(code), deviation: deviation,
      orbLimit: orbs.limit(code, (first.row | second.row) & OrbTable.luminary),
      phase: abs(deviation) < 1.0 / 3600 ? .exact : moving)
  }
}

/// The signed way from the second longitude to the first, −180 ... 180 degrees.
@inline(__always) private func signedDifference(_ first: Double, _ second: Double) -> Double {
  let difference = first - second
  return difference - 360 * nearestInteger(difference * (1.0 / 360))
}

/// The orbs of a policy as they are looked up: by code of the kind, with and without the bonus of a light.
///
/// The last five bits of −12 … 12 are the codes of as many twelfths, one way round or the other; 13 … 16 are those of the other four kinds.
private struct OrbTable {
  /// Where the rows begin that a pair asks for: with the Sun or the Moon, and of two angles; without both at the beginning.
  static var luminary: Int { 32 }
  static var angle: Int { 64 }
  static var others: Range<Int> { 13..<17 }
  /// Three rows of 32 orbs, and one of exact angles: what is larger than this is no longer laid on the stack.
  static var size: Int { 128 }

  private let table: UnsafeMutableBufferPointer<Double>
  /// Whether any of the four kinds counts that are no multiples of 30°.
  let hasOthers: Bool

  init(_ policy: OrbPolicy, in table: UnsafeMutableBufferPointer<Double>) {
    self.table = table
    // Nothing is as near as this: a kind that is left out, and two angles.
    table.initialize(repeating: -1)
    var hasOthers = false
    for step in 0..<11 {
      let kind = Self.kind(step < 7 ? step : step &+ 6)
      let angle = kind.angle
      let orb = policy.includes(kind) ? policy.orb(of: kind) : -1
      let bonus = orb < 0 ? -1 : min(OrbPolicy.widest, orb + policy.luminaryBonus)
      func note(_ code: Int) {
        table[code & 31] = orb
        table[Self.luminary &+ (code & 31)] = bonus
        table[96 &+ (code & 31)] = angle
      }
      if step < 7 {
        note(step)
        note(-step)
        note(12 &- step)
        note(step &- 12)
      } else {
        note(step &+ 6)
        hasOthers = hasOthers || orb >= 0
      }
    }
    self.hasOthers = hasOthers
  }

  /// The kind of a code: raw values packed in nibbles, since a table is quicker than a switch.
  @inline(__always) static func kind(_ code: Int) -> AspectKind {
    // 0 … 12 twelfths and 13 … 15; then 16; then 20 … 31, which are −12 … −1.
    let packed: UInt64 = code < 16 ? 0x87605123A4A32150 : 0x5123A4A321500009
    return AspectKind(rawValue: UInt8(truncatingIfNeeded: packed &>> UInt64(truncatingIfNeeded: 4 &* (code & 15))) & 15)
      ?? .conjunction
  }

  /// The widest orb of a kind in a row; negative when it does not count.
  @inline(__always) func limit(_ code: Int, _ row: Int) -> Double { table[row | code] }

  /// The exact angle of a kind.
  @inline(__always) func exact(_ code: Int) -> Double { table[96 | code] }
}

/// Pairs as integers whose order is that of their orbs.
private struct AspectRanking {
  private let found: UnsafeMutableBufferPointer<UInt64>
  private let order: UnsafeMutableBufferPointer<UInt64>
  private let orbs: OrbTable
  private var count = 0

  init(found: UnsafeMutableBufferPointer<UInt64>, order: UnsafeMutableBufferPointer<UInt64>, orbs: OrbTable) {
    self.found = found
    self.order = order
    self.orbs = orbs
  }

  /// Notes the aspects that one point makes with others, if any; where orbs overlap, the one that is nearer to exact.
  ///
  /// - Parameter areOneFigure: the angles of one figure are always a quadrant apart, more or less: that is no aspect.
  @inline(__always) mutating func consider(
    _ first: AspectPoint, _ i: Int, with seconds: UnsafeBufferPointer<AspectPoint>, from start: Int, areOneFigure: Bool
  ) {
    let longitude = first.longitude
    // What of the second's row counts, and what the first brings along.
    let own = first.row & OrbTable.luminary
    let counts = (OrbTable.luminary | (areOneFigure ? first.row & OrbTable.angle : 0)) & ~own
    var place = UInt64(truncatingIfNeeded: i) &<< 16 | UInt64(truncatingIfNeeded: start) &<< 8
    var j = start
    while j < seconds.count {
      let difference = longitude - seconds[j].longitude
      // The sum that rounds has the number of twelfths in its last bits; see `nearestInteger`. A full turn is twelve of them, so nothing
      // needs to be folded.
      let sum = difference * (1.0 / 30) + 6755399441055744.0
      var code = Int(truncatingIfNeeded: sum.bitPattern & 31)
      var orb = abs(difference - 30 * (sum - 6755399441055744.0))
      let row = (seconds[j].row & counts) | own
      var isInOrb = orb <= orbs.limit(code, row)
      if orbs.hasOthers {
        let separation = abs(difference - 360 * nearestInteger(difference * (1.0 / 360)))
        for other in OrbTable.others {
          let distance = abs(separation - orbs.exact(other))
          guard distance <= orbs.limit(other, row), !isInOrb || distance < orb else { continue }
          (orb, code, isInOrb) = (distance, other, true)
        }
      }
      // Written down always and counted when it is in orb: whether it is, is no pattern that a processor can learn. The last bits of
      // the sum are the orb in 2⁻³² degrees; then come the pair and the kind: pairs of equal orb keep the order of the chart.
      found[count] = (orb + 1_048_576).bitPattern &<< 24 | place | UInt64(truncatingIfNeeded: code)
      count &+= isInOrb ? 1 : 0
      place &+= 256
      j &+= 1
    }
  }

  /// Brings the keys in order: dealt into quarters of a degree, where few stand together, and those sorted by insertion. Gives their number.
  func sort() -> Int {
    // Sixty quarters of a degree, 0 … 15°, and where each begins.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 65) { starts in
      starts.initialize(repeating: 0)
      for index in 0..<count { starts[Int(truncatingIfNeeded: found[index] &>> 54) & 63 &+ 1] &+= 1 }
      for index in 1..<64 { starts[index] &+= starts[index &- 1] }
      for index in 0..<count {
        let key = found[index]
        let bucket = Int(truncatingIfNeeded: key &>> 54) & 63
        order[Int(starts[bucket])] = key
        starts[bucket] &+= 1
      }
    }
    for end in 1..<max(1, count) {
      let key = order[end]
      var place = end
      while place > 0, order[place &- 1] > key {
        order[place] = order[place &- 1]
        place &-= 1
      }
      order[place] = key
    }
    return count
  }
}
