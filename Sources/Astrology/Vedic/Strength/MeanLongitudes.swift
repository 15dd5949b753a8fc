public import Ephemeris

/// The mean Sun and the mean places from which cheshta bala is measured, in degrees.
public struct MeanLongitudes: Sendable, Hashable {
  /// The mean Sun as seen from the Earth.
  public var sun: Double
  /// Mars: its mean place as seen from the Sun.
  public var mars: Double
  /// Jupiter: its mean place as seen from the Sun.
  public var jupiter: Double
  /// Saturn: its mean place as seen from the Sun.
  public var saturn: Double
  /// Mercury: its mean place as seen from the Sun, its shighrochcha.
  public var mercury: Double
  /// Venus: its mean place as seen from the Sun, its shighrochcha.
  public var venus: Double

  public init(sun: Double, mars: Double, mercury: Double, jupiter: Double, venus: Double, saturn: Double) {
    self.sun = sun
    self.mars = mars
    self.mercury = mercury
    self.jupiter = jupiter
    self.venus = venus
    self.saturn = saturn
  }

  /// The mean places of an instant, from the mean equinox of date less `ayanamsa`.
  ///
  /// Bretagnon's VSOP82, as printed in Meeus, Astronomical Algorithms, 2nd ed., table 31.A. The great inequality of Jupiter and
  /// Saturn is no part of them.
  ///
  /// - Parameters:
  ///   - instant: the instant.
  ///   - ayanamsa: degrees from the mean equinox to the zero point.
  public init(at instant: TT, ayanamsa: Double) {
    let t = instant.centuriesSinceJ2000
    func place(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) -> Double {
      normalizedDegrees(c0 + t * (c1 + t * (c2 + t * c3)) - ayanamsa)
    }
    sun = place(280.466456, 36000.7698278, 0.00030322, 0.00000002)
    mars = place(355.433000, 19141.6964471, 0.00031052, 0.000000016)
    mercury = place(252.250906, 149474.0722491, 0.00030397, 0.000000018)
    jupiter = place(34.351519, 3036.3027748, 0.00022330, 0.000000037)
    venus = place(181.979801, 58519.2130302, 0.00031014, 0.000000015)
    saturn = place(50.077444, 1223.5110686, 0.00051908, -0.00000003)
  }
}
