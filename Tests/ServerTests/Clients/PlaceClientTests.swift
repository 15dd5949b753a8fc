import HTTPTypes
import Testing

/// A place, as every release reads it.
struct ClientLocation: Decodable {
  let name, displayName: String
  let latitude, longitude: Double
  let country: String
  let state: String?
  let timezone: String
}

struct ClientLocations: Decodable {
  let locations: [ClientLocation]
}

@Suite struct PlaceClientTests {
  @Test func placesDecode() async throws {
    try await TestServer().run { browser in
      let found = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/location/search", query: [("q", "New York"), ("limit", "10")], as: ClientLocations.self)
      #expect(found.locations.first?.timezone == "America/New_York")
      for path in ["/api/locations/search", "/api/v1/locations/search"] {
        let found = try await InstalledApp(browser: browser, release: .june).ask(
          .get, path, query: [("query", "Lisbon"), ("limit", "5")], as: ClientLocations.self)
        #expect(found.locations.first?.country == "Portugal")
      }
    }
  }

  /// June decodes a map of strings.
  @Test func theZoneIsAMapOfStrings() async throws {
    try await TestServer().run { browser in
      for path in ["/api/locations/timezone", "/api/v1/locations/timezone"] {
        let zone = try await InstalledApp(browser: browser, release: .june).ask(
          .get, path, query: [("lat", "40.7128"), ("lng", "-74.006")], as: [String: String].self)
        #expect(zone["timezone"] == "America/New_York")
      }
    }
  }
}
