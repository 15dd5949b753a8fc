import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// Asteroids are for those who name them.
@Suite struct AsteroidTests {
  @Test func positionsHaveThemByName() async throws {
    try await TestServer().run { browser in
      let usual = try await browser.get("/api/v1/ephemeris/positions?date=1990-06-15")
      #expect(usual.object["Sun"] != nil && usual.object["Ceres"] == nil)
      let named = try await browser.get("/api/v1/ephemeris/positions?date=1990-06-15&bodies=Ceres,pallas,JUNO,Vesta")
      #expect(Set(named.object.keys) == ["Ceres", "Pallas", "Juno", "Vesta"])
      let calculated = try await browser.post(
        "/api/v1/ephemeris/calculate", #"{"date":"1990-06-15","time":"12:00","timezone":"UTC","bodies":["Vesta"]}"#)
      #expect(calculated.number("positions.Vesta.longitude") == named.number("Vesta.longitude"))
    }
  }

  /// Their years are those of the kernel, which Chiron's are not.
  @Test func theyReachAsFarAsThePlanets() async throws {
    try await TestServer().run { browser in
      for date in ["1550-01-02", "2649-12-30"] {
        let named = try await browser.get("/api/v1/ephemeris/positions?date=\(date)&bodies=Ceres,Vesta")
        #expect(named.status == .ok)
        #expect(named.number("Vesta.longitude") != nil)
      }
    }
  }

  @Test func eventsAndTheHorizonKnowThem() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(
        "/api/v1/astrology/events?from=2027-01-01&to=2027-12-31&bodies=Juno&kinds=stations,ingresses")
      let events = try #require(answer.value("events") as? [[String: Any]])
      #expect(!events.isEmpty && events.allSatisfy { ($0["title"] as? String)?.hasPrefix("Juno ") == true })
      let horizon = try await browser.get("/api/v1/astrology/riseset?lat=52.5&lon=13.4&from=2026-11-21&bodies=Juno")
      #expect((horizon.value("bodies") as? [[String: Any]])?.first?["body"] as? String == "Juno")
    }
  }

  @Test func theDescriptionNamesThem() async throws {
    try await TestServer().run { browser in
      let described = try await browser.get("/openapi.yaml")
      for name in ["Ceres", "Pallas", "Juno", "Vesta"] { #expect(described.text.contains("\n      - \(name)\n")) }
    }
  }
}
