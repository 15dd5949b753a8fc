import Ephemeris

/// How the ten bodies lie around the circle: the seven types of Marc Edmund Jones, The Guide to Horoscope Interpretation (1941).
///
/// Jones drew his types from examples, by eye. Here each has a measure, in terms of the empty arcs between neighbours; they are
/// asked in the order in which the cases stand, and the first that fits is the answer, so every chart has exactly one.
public enum ChartShape: UInt8, Sendable, Hashable, CaseIterable {
  /// All within 120°.
  case bundle
  /// All within 180°.
  case bowl
  /// All but a handle within 180°; the handle is one body, or two at most 8° apart, at least 30° from both rims.
  case bucket
  /// Two empty arcs of at least 60°, and on either side a group of two bodies or more, no wider than 120°.
  case seesaw
  /// All within 240°: one empty arc of at least 120°, no other of 60°.
  case locomotive
  /// No empty arc of 60°.
  case splash
  /// Everything else: irregular clusters.
  case splay

  /// The shape of a chart, by the ten bodies from Sun to Pluto; `nil` when one is not placed, or the time is not known.
  public init?(of chart: NatalChart) {
    guard chart.moonRange == nil else { return nil }
    var longitudes: [Double] = []
    for body in CelestialBody.planets {
      guard let placement = chart.placement(of: body) else { return nil }
      longitudes.append(placement.position.longitude)
    }
    self.init(longitudes: longitudes)
  }

  /// The shape that longitudes make, in degrees, any finite values; `nil` for fewer than three.
  public init?(longitudes: [Double]) {
    guard longitudes.count >= 3 else { return nil }
    let circle = Circle(longitudes)
    let widest = circle.gaps.max() ?? 360
    let wide = circle.gaps.indices.filter { circle.gaps[$0] >= 60 }
    if widest >= 240 {
      self = .bundle
    } else if widest >= 180 {
      self = .bowl
    } else if circle.hasHandle {
      self = .bucket
    } else if circle.isBalanced(wide) {
      self = .seesaw
    } else if widest >= 120, wide.count == 1 {
      self = .locomotive
    } else {
      self = wide.isEmpty ? .splash : .splay
    }
  }

  /// Longitudes in order and the arcs between them.
  private struct Circle {
    /// Degrees from each to the next; the last leads round to the first.
    let gaps: [Double]

    init(_ longitudes: [Double]) {
      let sorted = longitudes.map { normalizedDegrees($0) }.sorted()
      gaps = sorted.indices.map { index in
        index + 1 < sorted.count ? sorted[index + 1] - sorted[index] : sorted[0] + 360 - sorted[index]
      }
    }

    /// Whether one body, or a close pair, stands alone between two empty arcs of 30° and leaves the rest half the circle.
    var hasHandle: Bool {
      let count = gaps.count
      for index in 0..<count {
        // The arc before the body at the end of gap `index`, and the one behind it or behind the pair that it begins.
        let before = gaps[index]
        let after = gaps[(index + 1) % count]
        if before >= 30, after >= 30, before + after >= 180 { return true }
        let behindPair = gaps[(index + 2) % count]
        if count > 3, after <= 8, before >= 30, behindPair >= 30, before + after + behindPair >= 180 { return true }
      }
      return false
    }

    /// Whether two of the wide arcs leave two bodies or more on either side, within 120° of each other.
    func isBalanced(_ wide: [Int]) -> Bool {
      for (position, first) in wide.enumerated() {
        for second in wide.dropFirst(position + 1) {
          let between = second - first
          let width = gaps[(first + 1)..<second].reduce(0, +)
          let otherWidth = 360 - gaps[first] - gaps[second] - width
          if between >= 2, gaps.count - between >= 2, max(width, otherWidth) <= 120 { return true }
        }
      }
      return false
    }
  }
}
