public import Ephemeris

/// Where the signs begin.
public enum Zodiac: Sendable, Hashable {
  /// At the true equinox of date.
  case tropical
  /// At the zero point of an ayanamsa.
  case sidereal(Ayanamsa)

  /// The sidereal zodiac of the Indian almanacs.
  public static let lahiri = Zodiac.sidereal(.lahiri)

  /// Degrees to take from a longitude of our positions (apparent, true equinox of date) to have it in this zodiac.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the ayanamsa rests on a star or a body without a place then.
  public func offset(in sky: Sky) throws(EphemerisError) -> Double {
    switch self {
    case .tropical: return 0
    case .sidereal(let ayanamsa): return try ayanamsa.value(in: sky)
    }
  }

  /// The longitude of a position in this zodiac, in degrees, 0 ..< 360.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the ayanamsa rests on a star or a body without a place then.
  public func longitude(of position: EclipticPosition, in sky: Sky) throws(EphemerisError) -> Double {
    normalizedDegrees(position.longitude - (try offset(in: sky)))
  }

  /// The longitude of a body in this zodiac, in degrees, 0 ..< 360.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the body has no place in that sky; see also ``offset(in:)``.
  public func longitude(of body: CelestialBody, in sky: Sky) throws(EphemerisError) -> Double {
    try longitude(of: sky.position(of: body), in: sky)
  }
}
