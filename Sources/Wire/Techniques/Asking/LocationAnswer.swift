import Ephemeris

/// A place by its coordinates.
struct LocationAnswer: JSONEncodable, Sendable {
  let location: GeographicLocation

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("latitude", location.latitude)
      json.field("longitude", location.longitude)
    }
  }
}
