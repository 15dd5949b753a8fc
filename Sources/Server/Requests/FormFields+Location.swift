import Companion
import Ephemeris
import Wire

extension FormFields {
  /// The place of `lat` and `lon` (or `lng`); `nil` when there is neither.
  var location: GeographicLocation? {
    get throws {
      try GeographicLocation.optional(
        latitude: try number("lat"), longitude: try number("lon", or: "lng"), latitudeField: "lat", longitudeField: "lon")
    }
  }

  /// The place of `lat` and `lon`, which must be there.
  var requiredLocation: GeographicLocation {
    get throws { try requiredLocation(orSay: "lat and lon are required.") }
  }

  /// The place of `lat` and `lon`, which must be there; otherwise the caller is told what is needed.
  func requiredLocation(orSay problem: String) throws -> GeographicLocation {
    guard let location = try location else { throw Problem(.validation, problem, field: "lat") }
    return location
  }
}
