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

  /// The contacts among the bodies of a chart, tightest first; a Moon without a birth time makes none.
  ///
  /// - Parameter orbDegrees: The widest orb, usually 1°.
  public static func all(in chart: NatalChart, orbDegrees: Double = 1) -> [Antiscion] {
    let placements = chart.placements.filter { $0.body != .moon || chart.moonRange == nil }
    var found: [Antiscion] = []
    for (index, one) in placements.enumerated() {
      for other in placements.dropFirst(index + 1) {
        for kind in Kind.allCases {
          let orb = abs(signedDegrees(kind.image(of: one.position.longitude) - other.position.longitude))
          if orb <= orbDegrees { found.append(Antiscion(first: one.body, second: other.body, kind: kind, orb: orb)) }
        }
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }
}
