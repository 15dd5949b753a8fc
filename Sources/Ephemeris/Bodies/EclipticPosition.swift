/// Where a body appears to be, in the ecliptic coordinates that astrology uses.
///
/// Geocentric and apparent (light-time, deflection by the Sun, aberration), referred to the true ecliptic and equinox of date,
/// IAU 2006/2000A. Speeds are the exact time derivatives of these coordinates.
public struct EclipticPosition: Sendable, Hashable {
  /// Ecliptic longitude in degrees, 0 ..< 360.
  public var longitude: Double
  /// Ecliptic latitude in degrees, −90 … 90.
  public var latitude: Double
  /// Distance in astronomical units, as light travelled it. Zero for nodes, which are directions only.
  public var distance: Double
  /// Degrees of longitude per day of TT; negative while retrograde.
  public var longitudeSpeed: Double
  /// Degrees of latitude per day of TT.
  public var latitudeSpeed: Double
  /// Astronomical units per day of TT.
  public var distanceSpeed: Double

  @inlinable public init(
    longitude: Double, latitude: Double, distance: Double, longitudeSpeed: Double, latitudeSpeed: Double, distanceSpeed: Double
  ) {
    self.longitude = longitude
    self.latitude = latitude
    self.distance = distance
    self.longitudeSpeed = longitudeSpeed
    self.latitudeSpeed = latitudeSpeed
    self.distanceSpeed = distanceSpeed
  }

  /// Whether the body moves backwards through the signs at this instant.
  @inlinable public var isRetrograde: Bool { longitudeSpeed < 0 }
}

/// Right ascension and declination of date, with the same corrections as ``EclipticPosition``.
public struct EquatorialPosition: Sendable, Hashable {
  /// Apparent right ascension in degrees, 0 ..< 360, from the true equinox of date.
  public var rightAscension: Double
  /// Apparent declination in degrees, −90 … 90.
  public var declination: Double
  /// Distance in astronomical units.
  public var distance: Double

  @inlinable public init(rightAscension: Double, declination: Double, distance: Double) {
    self.rightAscension = rightAscension
    self.declination = declination
    self.distance = distance
  }
}

/// A place on the Earth (WGS 84).
public struct GeographicLocation: Sendable, Hashable {
  /// Degrees north, −90 … 90. Zero is a latitude like any other.
  public let latitude: Double
  /// Degrees east, −180 … 180.
  public let longitude: Double
  /// Metres above the ellipsoid.
  public let elevation: Double

  /// A place, or `nil` when a coordinate is outside its range or not a number.
  public init?(latitude: Double, longitude: Double, elevation: Double = 0) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude), (-12_000...100_000).contains(elevation) else {
      return nil
    }
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
  }

  /// The flattening of the ellipsoid (WGS 84).
  static var flattening: Double { 1 / 298.257223563 }

  /// Kilometres from the Earth's axis and from the plane of its equator, northwards.
  var geocentric: (across: Double, up: Double) {
    let (sp, cp) = sineCosine(latitude * radiansPerDegree)
    let e2 = Self.flattening * (2 - Self.flattening)
    let curvature = 6378.137 / (1 - e2 * sp * sp).squareRoot()
    let height = elevation / 1000
    return ((curvature + height) * cp, (curvature * (1 - e2) + height) * sp)
  }
}
