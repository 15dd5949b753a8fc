public import Atlas

/// A place in a list of search results.
public struct PlaceAnswer: JSONEncodable, Sendable, Hashable {
  /// The identifier of GeoNames, by which a form names the place.
  public var id: Int
  /// The name: `New York`.
  public var name: String
  /// Name, region and country: `New York, New York, United States`.
  public var displayName: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// The country's English name.
  public var country: String
  /// The country's two letters of ISO 3166.
  public var countryCode: String
  /// The first-order region; empty when there is none.
  public var state: String
  /// The IANA zone.
  public var timezone: String

  /// A place.
  public init(
    id: Int, name: String, displayName: String, latitude: Double, longitude: Double, country: String, countryCode: String,
    state: String,
    timezone: String
  ) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.latitude = latitude
    self.longitude = longitude
    self.country = country
    self.countryCode = countryCode
    self.state = state
    self.timezone = timezone
  }

  /// A place of the atlas.
  public init(_ place: Place) {
    self.init(
      id: place.id, name: place.name, displayName: place.displayName, latitude: place.latitude, longitude: place.longitude,
      country: place.country, countryCode: place.countryCode, state: place.region, timezone: place.timeZone)
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("name", name)
      json.field("displayName", displayName)
      json.field("latitude", latitude, decimals: 5)
      json.field("longitude", longitude, decimals: 5)
      json.field("country", country)
      json.field("countryCode", countryCode)
      json.field("state", state)
      json.field("timezone", timezone)
    }
  }
}

/// The answer of a place search.
public struct PlacesAnswer: JSONEncodable, Sendable {
  let places: [PlaceAnswer]

  /// The places, best first.
  public init(_ places: [PlaceAnswer]) { self.places = places }

  public func encode(to json: inout JSONWriter) {
    json.object { json in json.field("locations", places) }
  }
}
