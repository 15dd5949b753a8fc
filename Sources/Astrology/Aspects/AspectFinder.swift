import Ephemeris

/// A point as aspects see it: a longitude that moves at a rate.
struct AspectPoint {
  let point: ChartPoint
  /// Degrees, 0 ..< 360.
  let longitude: Double
  /// Degrees a day; zero for what is held still: the angles of a chart, and everything in a birth chart under a moving sky.
  let speed: Double
  let isLuminary: Bool
  let isBody: Bool

  init(_ point: ChartPoint, longitude: Double, speed: Double) {
    self.point = point
    self.longitude = longitude
    self.speed = speed
    isLuminary = point.isLuminary
    isBody = point.isBody
  }

  /// A body on its way.
  init(_ placement: Placement) {
    self.init(.body(placement.body), longitude: placement.position.longitude, speed: placement.position.longitudeSpeed)
  }
}

/// Finds aspects under one policy. The kinds that the policy leaves out cost nothing: they are dropped once, not at every pair.
struct AspectFinder {
  /// The kinds in use: exact angle, orb, and the kind itself, the first `count` of each.
  private var angles = SIMD16<Double>.zero
  private var limits = SIMD16<Double>.zero
  private var kinds = SIMD16<UInt8>.zero
  private var count = 0
  private let bonus: Double

  init(_ policy: OrbPolicy) {
    bonus = policy.luminaryBonus
    for raw in 0..<UInt8(AspectKind.allCases.count) {
      let kind = AspectKind(rawValue: raw)!
      guard policy.includes(kind) else { continue }
      angles[count] = kind.angle
      limits[count] = policy.orb(of: kind)
      kinds[count] = raw
      count += 1
    }
  }

  /// All aspects within one figure, tightest first.
  func aspects(within points: [AspectPoint]) -> [Aspect] {
    var found: [Aspect] = []
    found.reserveCapacity(points.count * 3)
    withTables { angles, limits in
      for i in points.indices {
        let first = points[i]
        var j = i + 1
        while j < points.count {
          // The angles are always a quadrant apart, more or less: that is no aspect.
          if first.isBody || points[j].isBody { append(&found, first, points[j], angles, limits) }
          j += 1
        }
      }
    }
    Self.sortByOrb(&found)
    return found
  }

  /// All aspects from moving points to still ones, tightest first.
  func aspects(from moving: [AspectPoint], to still: [AspectPoint]) -> [Aspect] {
    var found: [Aspect] = []
    withTables { angles, limits in
      for first in moving {
        for second in still { append(&found, first, second, angles, limits) }
      }
    }
    Self.sortByOrb(&found)
    return found
  }

  /// By insertion: there are a few dozen, and nothing is allocated.
  private static func sortByOrb(_ aspects: inout [Aspect]) {
    aspects.withUnsafeMutableBufferPointer { buffer in
      for end in buffer.indices.dropFirst() {
        let aspect = buffer[end]
        var place = end
        while place > 0, buffer[place - 1].orb > aspect.orb {
          buffer[place] = buffer[place - 1]
          place -= 1
        }
        buffer[place] = aspect
      }
    }
  }

  private func withTables(_ body: (UnsafePointer<Double>, UnsafePointer<Double>) -> Void) {
    withUnsafeBytes(of: angles) { angles in
      withUnsafeBytes(of: limits) { limits in
        body(angles.baseAddress!.assumingMemoryBound(to: Double.self), limits.baseAddress!.assumingMemoryBound(to: Double.self))
      }
    }
  }

  /// Adds the aspect that two points make, if any; where orbs overlap, the one that is nearer to exact.
  @inline(__always) private func append(
    _ found: inout [Aspect], _ first: AspectPoint, _ second: AspectPoint, _ angles: UnsafePointer<Double>,
    _ limits: UnsafePointer<Double>
  ) {
    var difference = first.longitude - second.longitude
    if difference >= 180 { difference -= 360 }
    if difference < -180 { difference += 360 }
    let separation = abs(difference)
    let allowance = first.isLuminary || second.isLuminary ? bonus : 0
    var best = -1
    var nearest = Double.infinity
    for index in 0..<count {
      // Written so that it compiles without branches: which aspect a pair makes is no pattern that a processor can learn.
      let distance = abs(separation - angles[index])
      let candidate = distance <= limits[index] + allowance ? distance : .infinity
      best = candidate < nearest ? index : best
      nearest = candidate < nearest ? candidate : nearest
    }
    guard best >= 0 else { return }
    let deviation = separation - angles[best]
    let relative = first.speed - second.speed
    // How fast the separation itself grows.
    let opening = difference < 0 ? -relative : relative
    let isExact = nearest < 1.0 / 3600
    found.append(
      Aspect(
        first: first.point, second: second.point, kind: AspectKind(rawValue: kinds[best])!, deviation: deviation,
        orbLimit: limits[best] + allowance, phase: isExact ? .exact : (deviation * opening < 0 ? .applying : .separating)))
  }
}
