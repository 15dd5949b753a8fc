public import Astrology
public import Ephemeris

/// A body that changes its sign.
public struct SkyIngress: Sendable, Hashable {
  /// The Sun or a planet; never the Moon, who does so every other day.
  public let body: CelestialBody
  /// When, whole seconds.
  public let instant: UTC
  /// The sign that it enters.
  public let sign: ZodiacSign
  /// Whether it enters backwards.
  public let isRetrograde: Bool
}
