import Astrology
import Ephemeris

/// The contacts between the bodies of a day and the points of a chart, with their strengths.
///
/// A contact's strength is the weight of its angle, times how near it is, times the station of the body if there is one near. Nearness is
/// (1 − x²)² with x the share of the orb; the orb is narrow for slow bodies, which are in it for weeks, and wide for the Moon, who crosses it
/// within the day. A separating contact has seven tenths of the orb: it fades faster than it came (the original, docs/meters.md, has
/// 1.3 for applying and 0.7 for separating, with a step between; here nothing jumps at exactness). Whether it applies is told by the real
/// speed.
///
/// Without a birth time a contact counts when it is in orb for every hour of the day, with the least nearness of them all.
struct MeterContacts {
  struct Contact {
    /// ``MeterPoint`` of the moving body.
    var body: UInt8 = 0
    /// Place in ``MeterChart/points``.
    var place: UInt8 = 0
    /// ``AspectKind`` raw value.
    var kind: UInt8 = 0
    var isApplying = false
    /// Degrees of longitude that the body must go to be exact, with sign.
    var arc: Double = 0
    /// 0 … 1.8.
    var strength: Float = 0
    /// −1 strain … 1 help.
    var quality: Float = 0
  }

  /// At most one for each body and point.
  static let capacity = MeterPoint.movingCount * MeterPoint.allCases.count

  /// The moving bodies in the order of their places.
  static let bodies = MeterPoint.allCases.compactMap(\.body)
  /// Orbs by moving body, in degrees (calibrated, Tools/meters).
  static let orbs: [Double] = [4, 9, 4, 4, 3.5, 3, 2.5, 2, 2, 2, 2]
  /// What is left of the orb after exactness.
  static let separatingShare = 0.7

  /// Weights of conjunction, sextile, square, trine, opposition. The original has 10, 4, 8, 6, 9; flow is raised to balance strain.
  private static let kindWeights: [Float] = [1, 0.6, 0.8, 0.75, 0.9]

  /// Finds them, in order of bodies and points.
  ///
  /// - Returns: how many there are.
  static func find(
    _ chart: MeterChart, _ sky: MeterSky, into contacts: UnsafeMutableBufferPointer<Contact>
  ) -> Int {
    var count = 0
    chart.longitudes.withUnsafeBufferPointer { still in
      for body in 0..<MeterPoint.movingCount {
        let longitude = sky.longitudes[body]
        let isForward = sky.speeds[body] >= 0
        let orb = orbs[body]
        let station = sky.stationFactors[body]
        for place in 0..<still.count {
          let apart = longitude - still[place]
          let difference = apart - 360 * nearestInteger(apart * (1.0 / 360))
          let twelfth = nearestInteger(difference * (1.0 / 30))
          // Positive when the body is past the exact place.
          let past = difference - 30 * twelfth
          guard abs(past) < orb, let kind = kind(ofTwelfth: Int(twelfth)) else { continue }
          let isApplying = (past < 0) == isForward
          let limit = isApplying ? orb : orb * separatingShare
          guard abs(past) < limit else { continue }
          var share = Float(past / limit)
          if !chart.reaches.isEmpty {
            // Nearness falls on both sides of exactness, so that it is least at an end of the arc.
            let reach = chart.reaches[place]
            let farthest = max(
              farness(past - reach, orb: orb, isForward: isForward), farness(past + reach, orb: orb, isForward: isForward))
            guard farthest < 1 else { continue }
            share = Float(farthest)
          }
          let nearness = 1 - share * share
          contacts[count] = Contact(
            body: UInt8(body), place: UInt8(place), kind: kind, isApplying: isApplying, arc: -past,
            strength: nearness * nearness * kindWeights[Int(kind)] * station,
            quality: MeterQualities.quality(body: body, kind: Int(kind), point: chart.points[place].rawValue))
          count += 1
        }
      }
    }
    return count
  }

  /// The share of the orb that lies between a contact and its exactness; 1 or more when it is out of orb.
  ///
  /// - Parameter past: degrees by which the body is past the exact place.
  static func farness(_ past: Double, orb: Double, isForward: Bool) -> Double {
    abs(past) / ((past < 0) == isForward ? orb : orb * separatingShare)
  }

  /// The major aspect of a multiple of 30° between −6 and 6.
  @inline(__always) private static func kind(ofTwelfth twelfth: Int) -> UInt8? {
    switch abs(twelfth) {
    case 0: AspectKind.conjunction.rawValue
    case 2: AspectKind.sextile.rawValue
    case 3: AspectKind.square.rawValue
    case 4: AspectKind.trine.rawValue
    case 6: AspectKind.opposition.rawValue
    default: nil
    }
  }
}
