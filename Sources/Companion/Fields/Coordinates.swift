package import Ephemeris

extension GeographicLocation {
  /// A place from coordinates that came from outside.
  ///
  /// - Throws: ``CompanionError`` `invalid` that names the coordinate and its range.
  package init(latitude: Double, longitude: Double, latitudeField: String, longitudeField: String) throws(CompanionError) {
    guard (-90...90).contains(latitude) else {
      throw CompanionError.invalid(
        "\(latitudeField) must be between -90 and 90, got \(Self.shown(latitude)).", field: latitudeField)
    }
    guard (-180...180).contains(longitude), let location = GeographicLocation(latitude: latitude, longitude: longitude) else {
      throw CompanionError.invalid(
        "\(longitudeField) must be between -180 and 180, got \(Self.shown(longitude)).", field: longitudeField)
    }
    self = location
  }

  /// A place from two values of which both or neither must be there.
  package static func optional(
    latitude: Double?, longitude: Double?, latitudeField: String, longitudeField: String
  ) throws(CompanionError) -> GeographicLocation? {
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?):
      return try GeographicLocation(
        latitude: latitude, longitude: longitude, latitudeField: latitudeField, longitudeField: longitudeField)
    case (nil, _): throw CompanionError.invalid("\(latitudeField) is required with \(longitudeField).", field: latitudeField)
    case (_, nil): throw CompanionError.invalid("\(longitudeField) is required with \(latitudeField).", field: longitudeField)
    }
  }

  private static func shown(_ value: Double) -> String { abs(value) < 1e6 ? "\(value)" : "a number far outside" }
}
