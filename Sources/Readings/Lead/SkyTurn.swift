public import Ephemeris

/// A planet that stands still and turns.
public struct SkyTurn: Sendable, Hashable {
  /// Mercury to Pluto, or Chiron.
  public let body: CelestialBody
  /// When, whole seconds.
  public let instant: UTC
  /// Where it stands, degrees of ecliptic longitude, 0 ..< 360.
  public let longitude: Double
  /// Whether it goes backwards from then on.
  public let turnsRetrograde: Bool
}
