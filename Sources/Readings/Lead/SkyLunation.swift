public import Ephemeris

/// A new or full Moon, with the eclipse that it may be.
public struct SkyLunation: Sendable, Hashable {
  /// When Sun and Moon are exactly together or opposite, whole seconds.
  public let instant: UTC
  /// Whether it is a full Moon; else a new one.
  public let isFull: Bool
  /// Whether it is an eclipse: any of the Sun, and those of the Moon that reach the dark part of the shadow. A penumbral one cannot be
  /// told from a full Moon by eye, and the tradition passes it over.
  public let isEclipse: Bool
  /// Where the Moon stands then, degrees of ecliptic longitude, 0 ..< 360.
  public let longitude: Double
}
