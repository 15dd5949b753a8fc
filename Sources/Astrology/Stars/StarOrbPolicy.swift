public import Ephemeris

/// How near a star must be to a point of a chart.
public enum StarOrbPolicy: Sendable, Hashable {
  /// The same degrees for every star; 1° is what most handbooks allow (Ebertin & Hoffmann, Fixed Stars and Their Interpretation, 1971;
  /// Brady, Brady's Book of Fixed Stars, 1998).
  case uniform(Double)
  /// By magnitude: first 7°30′, second 5°30′, third 3°40′, fourth 1°40′; fainter stars, and what has no magnitude, make no contacts
  /// (V. Robson, The Fixed Stars and Constellations in Astrology, 1923, chapter 4).
  case robson

  /// The widest orb of a star in degrees; `nil` for a star that makes no contacts.
  public func orb(of star: FixedStar) -> Double? {
    switch self {
    case .uniform(let degrees): return max(0, degrees)
    case .robson:
      guard let magnitude = star.magnitude else { return nil }
      switch magnitude {
      case ..<1.5: return 7.5
      case ..<2.5: return 5.5
      case ..<3.5: return 3 + 40.0 / 60
      case ..<4.5: return 1 + 40.0 / 60
      default: return nil
      }
    }
  }
}
