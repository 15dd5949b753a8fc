import HTTPTypes
import Testing

/// A body of the sky, as every release reads it.
struct ClientPlanet: Decodable {
  let id, symbol, name, sign: String
  let degree: Double
  let retrograde: Bool
  let house: Int?
  let significance: String?
}

struct ClientSky: Decodable {
  let planets: [ClientPlanet]
}

@Suite struct EphemerisClientTests {
  /// The client makes a dictionary of the ids, and ends when one is there twice.
  @Test(arguments: ["western", "vedic"]) func theSkyOfAMomentDecodes(_ system: String) async throws {
    try await TestServer().run { browser in
      let sky = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/ephemeris/at",
        query: [
          ("system", system), ("date", "1990-06-15"), ("time", "14:30"), ("tz", "America/New_York"), ("lat", "40.7128"),
          ("lon", "-74.006"),
        ], as: ClientSky.self)
      let ids = sky.planets.map(\.id)
      #expect(Set(ids).count == ids.count && ids.allSatisfy { $0 == $0.lowercased() })
      let rising = try #require(sky.planets.first { $0.id == "ascendant" })
      #expect(rising.name == "Ascendant" && rising.house == 1)
      #expect(Set(ids).isSuperset(of: ["sun", "moon"]) && (system == "western" || ids.contains("ketu")), "\(ids)")
    }
  }

  @Test func withoutAPlaceNothingRises() async throws {
    try await TestServer().run { browser in
      let app = InstalledApp(browser: browser)
      let sky = try await app.ask(
        .get, "/api/v1/ephemeris/at", query: [("system", "western"), ("date", "1990-06-15")], as: ClientSky.self)
      #expect(!sky.planets.contains { $0.id == "ascendant" } && sky.planets.count >= 10)
      let now = try await app.ask(.get, "/api/v1/ephemeris/current", as: ClientSky.self)
      #expect(now.planets.first?.id == "sun")
    }
  }

  @Test(arguments: ["/api/ephemeris/current", "/api/ephemeris/positions", "/api/v1/ephemeris/positions"])
  func thePositionsOfJuneAreAMap(_ path: String) async throws {
    try await TestServer().run { browser in
      let june = InstalledApp(browser: browser, release: .june)
      let now = try await june.ask(.get, path, as: [String: ClientChart.Plain].self)
      #expect(now["Sun"]?.sign == "Scorpio")
      let then = try await june.ask(.get, path, query: [("date", "1990-06-15")], as: [String: ClientChart.Plain].self)
      #expect(then["Sun"]?.sign == (path.hasSuffix("current") ? "Scorpio" : "Gemini"))
    }
  }

  @Test func namedPositionsAreAMap() async throws {
    try await TestServer().run { browser in
      let now = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/astrology/positions", as: [String: ClientChart.Plain].self)
      #expect(now.count >= 10)
    }
  }
}
