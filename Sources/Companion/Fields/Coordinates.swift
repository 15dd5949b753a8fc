package import Ephemeris
package import Wire

extension GeographicLocation {
  /// A place from coordinates that came from outside.
  ///
  /// - Throws: ``Problem`` with code `VALIDATION_ERROR` that names the coordinate and its range.
  package init(latitude: Double, longitude: Double, latitudeField: String, longitudeField: String) throws(Problem) {
    guard (-90...90).contains(latitude) else {
      throw Problem(
        .validation, "\(latitudeField) must be between -90 and 90, got \(Self.shown(latitude)).", field: latitudeField)
    }
    guard (-180...180).contains(longitude), let location = GeographicLocation(latitude: latitude, longitude: longitude) else {
      throw Problem(
        .validation, "\(longitudeField) must be between -180 and 180, got \(Self.shown(longitude)).", field: longitudeField)
    }
    self = location
  }

  /// A place from two values of which both or neither must be there.
  package static func optional(
    latitude: Double?, longitude: Double?, latitudeField: String, longitudeField: String
  ) throws(Problem) -> GeographicLocation? {
    switch (latitude, longitude) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?):
      return try GeographicLocation(
        latitude: latitude, longitude: longitude, latitudeField: latitudeField, longitudeField: longitudeField)
    case (nil, _): throw Problem(.validation, "\(latitudeField) is required with \(longitudeField).", field: latitudeField)
    case (_, nil): throw Problem(.validation, "\(longitudeField) is required with \(latitudeField).", field: longitudeField)
    }
  }

  private static func shown(_ value: Double) -> String { abs(value) < 1e6 ? "\(value)" : "a number far outside" }
}
