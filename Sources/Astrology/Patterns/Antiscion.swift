public import Ephemeris

/// A body on the mirror image of another.
///
/// Antiscia are mirrored in the axis of the solstices (0° Cancer – 0° Capricorn): degrees whose days are equally long.
/// Contra-antiscia are mirrored in the axis of the equinoxes. Firmicus Maternus, Mathesis II.29; Lilly, Christian Astrology
/// (1647), p. 90.
public struct Antiscion: Sendable, Hashable {
  /// The axis of the mirror.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case antiscion, contraAntiscion

    /// The mirror image of a longitude, both in degrees; 0 ..< 360.
    public func image(of longitude: Double) -> Double {
      normalizedDegrees(self == .antiscion ? 180 - longitude : -longitude)
    }
  }

  /// The body that comes first in the chart.
  public let first: CelestialBody
  /// The other body.
  public let second: CelestialBody
  /// The axis in which they mirror each other.
  public let kind: Kind
  /// Distance in degrees between the second body and the image of the first, which is the same the other way round.
  public let orb: Double
  /// The least and the greatest distance by an hour of birth that is not known; else `nil`.
  public let orbs: ClosedRange<Double>?

  /// The contacts among the bodies of a chart, tightest first. Without a birth time those that hold at every hour; the Moon makes none.
  ///
  /// The axes are those of the tropical zodiac, whatever zodiac the chart is told in: the mirrors are the solstices and the equinoxes.
  ///
  /// - Parameters:
  ///   - chart: the chart whose bodies are compared.
  ///   - orbDegrees: The widest orb, usually 1°.
  public static func all(in chart: NatalChart, orbDegrees: Double = 1) -> [Antiscion] {
    let placements = chart.placements.filter { $0.body != .moon || chart.moonRange == nil }
    var found: [Antiscion] = []
    for (index, one) in placements.enumerated() {
      for other in placements.dropFirst(index + 1) {
        for kind in Kind.allCases {
          let orb = abs(signedDegrees(kind.image(of: one.position.longitude) - other.position.longitude))
          guard orb <= orbDegrees else { continue }
          var orbs: ClosedRange<Double>?
          if chart.day != nil {
            guard let held = kind.orbs(one.body, other.body, in: chart, limit: orbDegrees) else { continue }
            orbs = held
          }
          found.append(Antiscion(first: one.body, second: other.body, kind: kind, orb: orb, orbs: orbs))
        }
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }
}

extension Antiscion.Kind {
  /// How far two bodies of a day are from mirroring each other; `nil` when they do not at some hour.
  fileprivate func orbs(
    _ first: CelestialBody, _ second: CelestialBody, in chart: NatalChart, limit: Double
  ) -> ClosedRange<Double>? {
    guard let one = chart.course(of: .body(first)), let other = chart.course(of: .body(second)) else { return nil }
    // The image of the first is as far from the second as the sum of the two is from the axis.
    let sum = one + other
    let (ends, middle) = (sum.extremes, sum.value(at: 0.5).longitude)
    let shift = signedDegrees(middle - (self == .antiscion ? 180 : 0)) - middle
    return AspectSpread.orbs(ends.lowerBound + shift, ends.upperBound + shift, limit: limit)
  }
}
