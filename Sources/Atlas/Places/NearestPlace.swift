/// What the atlas knows about a point of the Earth.
public struct NearestPlace: Sendable, Hashable {
  /// Where the time zone comes from.
  public enum ZoneSource: Sendable, Hashable {
    /// It is the nearest place's own.
    case place
    /// The point lies at sea or in an empty land, far from every place: the nautical zone of its longitude.
    case nautical
  }

  /// The nearest place.
  public let place: Place
  /// The distance to it along the surface, in kilometres.
  public let distanceKilometers: Double
  /// The IANA name of the zone at the point: that of the place, or `Etc/GMT…`, whose sign is reversed by custom.
  public let timeZone: String
  /// Where `timeZone` comes from.
  public let zoneSource: ZoneSource

  /// From this distance on a place says nothing about the clocks, in kilometres.
  public static let farthestZoneKilometers = 200.0
}
