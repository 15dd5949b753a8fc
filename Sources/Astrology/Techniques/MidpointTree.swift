/// The point halfway between two points of a chart.
public struct Midpoint: Sendable, Hashable {
  /// The one of the pair that the chart lists first.
  public let first: ChartPoint
  /// The other one.
  public let second: ChartPoint
  /// On the shorter arc between the two, in degrees, 0 ..< 360; without a birth time for local noon.
  public let longitude: Double
  /// Between what it stands by an hour of birth that is not known; else `nil`.
  public let arc: DayArc?

  /// The place on the 90° dial, on which cardinal, fixed and mutable signs follow each other: 0 ..< 90 degrees.
  public var dialPosition: Double { longitude - 90 * floorQuarter }

  private var floorQuarter: Double { longitude < 90 ? 0 : (longitude < 180 ? 1 : (longitude < 270 ? 2 : 3)) }
}

/// A point of the chart on the axis of a midpoint.
public struct MidpointContact: Sendable, Hashable {
  /// The point that stands on the axis.
  public let point: ChartPoint
  /// The pair whose midpoint it is.
  public let midpoint: Midpoint
  /// Signed distance from exactness in degrees: positive when the point has passed the axis; without a birth time for local noon.
  public let deviation: Double
  /// The least and the greatest distance by an hour of birth that is not known; else `nil`.
  public let orbs: ClosedRange<Double>?
}

/// The midpoints of a chart and what stands on them.
///
/// After R. Ebertin, *The Combination of Stellar Influences* (1940): a point is on an axis when it makes an angle of 0°, 45°, 90°, 135° or
/// 180° with the midpoint, within 1½° as a rule.
public struct MidpointTree: Sendable, Hashable {
  /// Every pair's midpoint, in the order of the 90° dial; without a birth time without those of pairs that are opposite at some hour.
  public let midpoints: [Midpoint]
  /// Tightest first. A point is never on the axis of a pair to which it belongs. Without a birth time those that hold at every hour.
  public let contacts: [MidpointContact]

  /// The midpoints of a chart; without a birth time, of neither the Moon nor the angles.
  ///
  /// - Parameters:
  ///   - chart: the chart whose midpoints are taken.
  ///   - orb: the widest distance in degrees, 0 … 22.5.
  ///   - points: points of the chart, by default all of them.
  public init(of chart: NatalChart, orb: Double = 1.5, points: [ChartPoint]? = nil) {
    var known: [(point: ChartPoint, longitude: Double)] = []
    for point in points ?? chart.knownPoints {
      if let longitude = chart.longitude(of: point) { known.append((point, longitude)) }
    }
    var midpoints: [Midpoint] = []
    var contacts: [MidpointContact] = []
    for i in 0..<known.count {
      for j in (i + 1)..<max(i + 1, known.count) {
        var way: DayCourse?
        if chart.day != nil {
          guard let one = chart.course(of: known[i].point), let other = chart.course(of: known[j].point),
            let middle = DayCourse.midpoint(one, other)
          else { continue }
          way = middle
        }
        let midpoint = Midpoint(
          first: known[i].point, second: known[j].point, longitude: nearerMidpoint(known[i].longitude, known[j].longitude),
          arc: way.map { DayArc($0) })
        midpoints.append(midpoint)
        for k in 0..<known.count where k != i && k != j {
          // Eight axes of 45° fall together.
          let deviation = signedDegrees((known[k].longitude - midpoint.longitude) * 8) / 8
          guard abs(deviation) <= orb else { continue }
          var orbs: ClosedRange<Double>?
          if let way {
            guard let course = chart.course(of: known[k].point) else { continue }
            let ends = (course - way).extremes
            let middle = (course - way).value(at: 0.5).longitude
            let shift = signedDegrees(middle * 8) / 8 - middle
            guard let held = AspectSpread.orbs(ends.lowerBound + shift, ends.upperBound + shift, limit: orb) else { continue }
            orbs = held
          }
          contacts.append(MidpointContact(point: known[k].point, midpoint: midpoint, deviation: deviation, orbs: orbs))
        }
      }
    }
    self.midpoints = midpoints.sorted { $0.dialPosition < $1.dialPosition }
    self.contacts = contacts.sorted { abs($0.deviation) < abs($1.deviation) }
  }

  /// The midpoints counted from a point so many degrees after the equinox, in the order of the dial that begins there.
  public func turned(by offset: Double) -> [Midpoint] {
    guard offset != 0 else { return midpoints }
    return midpoints.map {
      Midpoint(
        first: $0.first, second: $0.second, longitude: normalizedDegrees($0.longitude - offset), arc: $0.arc?.moved(back: offset))
    }.sorted { $0.dialPosition < $1.dialPosition }
  }

  /// The tree of one point: the pairs on whose axes it stands, tightest first.
  public func pairs(on point: ChartPoint) -> [MidpointContact] { contacts.filter { $0.point == point } }
}
