import Ephemeris

/// A point as aspects see it: a longitude that moves at a rate.
struct AspectPoint {
  let point: ChartPoint
  /// Degrees, 0 ..< 360.
  let longitude: Double
  /// Degrees a day; zero for what is held still: the angles of a chart, and everything in a birth chart under a moving sky.
  let speed: Double
  /// One for the Sun and the Moon, else zero.
  let luminary: Int
  let isBody: Bool

  init(_ point: ChartPoint, longitude: Double, speed: Double) {
    self.point = point
    self.longitude = longitude
    self.speed = speed
    luminary = point.isLuminary ? 1 : 0
    isBody = point.isBody
  }

  /// A body on its way.
  init(_ placement: Placement) {
    self.init(.body(placement.body), longitude: placement.position.longitude, speed: placement.position.longitudeSpeed)
  }
}

/// Finds aspects under one policy.
///
/// Seven of the eleven kinds are multiples of 30°, and no orb is wider than 15°, so of those seven only the nearest can be in orb: a pair
/// costs one look, not eleven. Pairs are then ranked as packed integers, and aspects are written down once, in order.
struct AspectFinder {
  /// Orbs of 0°, 30°, … 180°; far below zero for kinds that the policy leaves out.
  private var twelfths = SIMD8<Double>(repeating: -100)
  /// The other kinds that the policy includes.
  private var others: [AspectKind] = []
  private let policy: OrbPolicy

  init(_ policy: OrbPolicy) {
    self.policy = policy
    for step in 0..<7 {
      let kind = Self.kindOfTwelfth(step)
      if policy.includes(kind) { twelfths[step] = policy.orb(of: kind) }
    }
    for kind: AspectKind in [.semisquare, .quintile, .sesquiquadrate, .biquintile] where policy.includes(kind) {
      others.append(kind)
    }
  }

  /// All aspects within one figure of at most 256 points, tightest first.
  func aspects(within points: [AspectPoint]) -> [Aspect] {
    ranked(points, points, capacity: points.count * points.count / 2) { rank in
      for i in 0..<points.count {
        let first = points[i]
        for j in (i + 1)..<max(points.count, i + 1) {
          // The angles are always a quadrant apart, more or less: that is no aspect.
          if first.isBody || points[j].isBody { consider(first, points[j], i, j, &rank) }
        }
      }
    }
  }

  /// All aspects from at most 256 moving points to as many still ones, tightest first.
  func aspects(from moving: [AspectPoint], to still: [AspectPoint]) -> [Aspect] {
    ranked(moving, still, capacity: moving.count * still.count) { rank in
      for i in 0..<moving.count {
        for j in 0..<still.count { consider(moving[i], still[j], i, j, &rank) }
      }
    }
  }

  /// The kind whose angle is 30° times `step`, 0 … 6: raw values packed in nibbles, since a table is quicker than a switch.
  private static func kindOfTwelfth(_ step: Int) -> AspectKind {
    AspectKind(rawValue: UInt8(truncatingIfNeeded: 0x4A32150 &>> (4 &* step)) & 15)!
  }

  /// The signed way from the second point to the first, −180 ... 180 degrees.
  @inline(__always) private static func difference(_ first: AspectPoint, _ second: AspectPoint) -> Double {
    let difference = first.longitude - second.longitude
    return difference - 360 * nearestInteger(difference * (1.0 / 360))
  }

  /// Notes the aspect that two points make, if any; where orbs overlap, the one that is nearer to exact.
  @inline(__always) private func consider(
    _ first: AspectPoint, _ second: AspectPoint, _ i: Int, _ j: Int, _ ranking: inout Ranking
  ) {
    let separation = abs(Self.difference(first, second))
    let allowance = policy.luminaryBonus * (first.luminary + second.luminary > 0 ? 1 : 0)
    let step = nearestInteger(separation * (1.0 / 30))
    var orb = abs(separation - 30 * step)
    var code = UInt64(Int64(step))
    // A kind that is left out has a limit that no bonus can lift to zero.
    var isInOrb = orb <= min(OrbPolicy.widest, twelfths[Int(step)] + allowance)
    if !others.isEmpty {
      for other in others {
        let distance = abs(separation - other.angle)
        guard distance <= min(OrbPolicy.widest, policy.orb(of: other) + allowance), !isInOrb || distance < orb else { continue }
        orb = distance
        code = UInt64(other.rawValue) + Self.firstOther
        isInOrb = true
      }
    }
    ranking.note(isInOrb, orb: orb, code: code, i, j)
  }

  /// Codes from here on are the raw values of kinds that are no multiples of 30°; below, they count twelfths.
  private static var firstOther: UInt64 { 16 }

  /// Pairs as integers whose order is that of their orbs.
  private struct Ranking {
    let keys: UnsafeMutableBufferPointer<UInt64>
    var count = 0

    /// Writes the pair down always and counts it when it is in orb: whether it is, is no pattern that a processor can learn.
    @inline(__always) mutating func note(_ isInOrb: Bool, orb: Double, code: UInt64, _ i: Int, _ j: Int) {
      // 36 bits of orb (2⁻³² degrees), then the pair and the kind: pairs of equal orb keep the order of the chart.
      keys[count] = UInt64(Int64(orb * 4_294_967_296)) &<< 24 | UInt64(i) &<< 16 | UInt64(j) &<< 8 | code
      count += isInOrb ? 1 : 0
    }

    /// By insertion: there are a few dozen, and a key is one word.
    func sort() {
      for end in 1..<max(1, count) {
        let key = keys[end]
        var place = end
        while place > 0, keys[place - 1] > key {
          keys[place] = keys[place - 1]
          place -= 1
        }
        keys[place] = key
      }
    }
  }

  private func ranked(
    _ firsts: [AspectPoint], _ seconds: [AspectPoint], capacity: Int, _ fill: (inout Ranking) -> Void
  ) -> [Aspect] {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity + 1) { keys in
      var ranking = Ranking(keys: keys)
      fill(&ranking)
      ranking.sort()
      var aspects: [Aspect] = []
      aspects.reserveCapacity(ranking.count)
      for index in 0..<ranking.count {
        let key = keys[index]
        let first = firsts[Int(key &>> 16 & 255)]
        let second = seconds[Int(key &>> 8 & 255)]
        aspects.append(aspect(first, second, code: key & 255))
      }
      return aspects
    }
  }

  @inline(__always) private func aspect(_ first: AspectPoint, _ second: AspectPoint, code: UInt64) -> Aspect {
    let kind: AspectKind
    let exact: Double
    let limit: Double
    if code < Self.firstOther {
      kind = Self.kindOfTwelfth(Int(code))
      exact = 30 * Double(code)
      limit = twelfths[Int(code)]
    } else {
      kind = AspectKind(rawValue: UInt8(code - Self.firstOther))!
      exact = kind.angle
      limit = policy.orb(of: kind)
    }
    let allowance = policy.luminaryBonus * (first.luminary + second.luminary > 0 ? 1 : 0)
    let difference = Self.difference(first, second)
    let deviation = abs(difference) - exact
    let relative = first.speed - second.speed
    // How fast the separation itself grows, with the sign of what is missing: negative while the pair closes in.
    let widening = deviation * (difference < 0 ? -relative : relative)
    // Raw values: applying 0, exact 1, separating 2.
    let phase = AspectPhase(rawValue: abs(deviation) < 1.0 / 3600 ? 1 : (widening < 0 ? 0 : 2))!
    return Aspect(
      first: first.point, second: second.point, kind: kind, deviation: deviation,
      orbLimit: min(OrbPolicy.widest, limit + allowance),
      phase: phase)
  }
}
