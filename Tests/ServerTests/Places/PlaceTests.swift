import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct PlaceTests {
  @Test func placesAreFoundUnderBothPaths() async throws {
    try await TestServer().run { browser in
      for uri in ["/api/v1/locations/search?query=new%20y&limit=5", "/api/v1/location/search?q=new+y&limit=5"] {
        let places = try #require(try await browser.get(uri).value("locations") as? [[String: Any]])
        #expect((1...5).contains(places.count))
        let first = try #require(places.first)
        #expect(first["displayName"] as? String == "New York, New York, United States")
        #expect(first["timezone"] as? String == "America/New_York")
        #expect(
          Set(first.keys) == [
            "id", "name", "displayName", "latitude", "longitude", "country", "countryCode", "state", "timezone",
          ])
      }
      let lisbon = try await browser.get("/api/v1/locations/search?query=Lisboa")
      #expect(((lisbon.value("locations") as? [[String: Any]])?.first)?["name"] as? String == "Lisbon")
      #expect((try await browser.get("/api/v1/locations/search?query=xqzvwk").value("locations") as? [Any])?.isEmpty == true)
    }
  }

  /// UTC is the law of no country, and Berlin's clocks are not Nigeria's.
  @Test(arguments: ["UTC", "Etc/GMT-1", "Europe/Berlin"]) func aZoneOfElsewhereExplainsNoCountry(_ zone: String) async throws {
    try await TestServer().run { browser in
      let body =
        #"{"birthData":{"date":"1990-06-15","time":"14:30","timezone":"\#(zone)","latitude":9.06,"longitude":7.49}}"#
      let chart = try await browser.post("/api/v1/chart/generate", body)
      let explanation = try #require(chart.string("birth.explanation"))
      #expect(!explanation.contains("Nigeria"), "\(explanation)")
      let own = try await browser.post(
        "/api/v1/chart/generate", body.replacing(zone, with: "Africa/Lagos")
      ).string("birth.explanation")
      #expect(own?.contains("Nigeria") == true)
      guard zone != "Europe/Berlin" else { return }
      #expect(explanation.hasPrefix("14:30 was given in UTC") && explanation.hasSuffix("not by the clocks of a place."))
      let clock = try await browser.post(
        "/api/v1/locations/timezone", #"{"timezone":"\#(zone)","date":"1990-06-15","time":"14:30"}"#)
      #expect(clock.string("explanation") == explanation)
    }
  }

  @Test(arguments: [
    ("/api/v1/locations/search", "query"), ("/api/v1/locations/search?query=%20", "query"),
    ("/api/v1/locations/search?query=a&limit=0", "limit"), ("/api/v1/locations/search?query=a&limit=ten", "limit"),
    ("/api/v1/locations/timezone", "lat"), ("/api/v1/locations/timezone?lat=40", "lng"),
    ("/api/v1/locations/timezone?lat=95&lng=0", "lat"), ("/api/v1/locations/timezone?lat=0&lng=200", "lng"),
  ])
  func whatIsMissingIsNamed(_ uri: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.get(uri)
      #expect(response.code == "VALIDATION_ERROR")
      #expect(response.string("field") == field)
    }
  }

  @Test func aLimitBeyondTheMostIsTheMost() async throws {
    try await TestServer().run { browser in
      let some = try await browser.get("/api/v1/locations/search?query=san&limit=1000")
      #expect((some.value("locations") as? [Any])?.count == 20)
      let more = try await browser.get("/api/v1/location/search?query=san&limit=1000")
      #expect((more.value("locations") as? [Any])?.count == 50)
    }
  }

  @Test func aPointHasTheZoneOfItsNearestPlace() async throws {
    try await TestServer().run { browser in
      let zone = try await browser.get("/api/v1/locations/timezone?lat=40.7128&lng=-74.006")
      #expect(zone.string("timezone") == "America/New_York")
      #expect(zone.object["status"] == nil)
      // In the middle of the Atlantic the clocks are those of ships.
      #expect(try await browser.get("/api/v1/locations/timezone?lat=0&lng=-30").string("timezone") == "Etc/GMT+2")
    }
  }

  @Test func aClockReadingHasItsInstant() async throws {
    try await TestServer().run { browser in
      let path = "/api/v1/locations/timezone"
      let summer = try await browser.post(path, #"{"lat":40.7128,"lng":-74.006,"date":"1990-06-15","time":"14:30"}"#)
      #expect(summer.string("timezone") == "America/New_York")
      #expect(summer.string("status") == "ok")
      #expect(summer.string("utc") == "1990-06-15T18:30:00Z")
      #expect(summer.string("abbreviation") == "EDT")
      #expect(summer.string("explanation")?.isEmpty == false)

      let amsterdam = try await browser.post(path, #"{"timezone":"Europe/Amsterdam","date":"1928-05-01","time":"12:00"}"#)
      #expect(amsterdam.string("offset") == "+00:19:32")

      let skipped = try await browser.post(path, #"{"timezone":"America/New_York","date":"2024-03-10","time":"02:30"}"#)
      #expect(skipped.status == .ok)
      #expect(skipped.string("status") == "skipped" && skipped.value("skipped") as? Bool == true)
      #expect((skipped.value("instants") as? [Any])?.count == 2)

      let repeated = try await browser.post(path, #"{"timezone":"America/New_York","date":"2024-11-03","time":"01:30"}"#)
      #expect(repeated.string("status") == "repeated" && repeated.value("repeated") as? Bool == true)
      let instants = try #require(repeated.value("instants") as? [[String: Any]])
      #expect(instants.map { $0["utc"] as? String } == ["2024-11-03T05:30:00Z", "2024-11-03T06:30:00Z"])
      #expect(instants.map { $0["fold"] as? String } == ["earlier", "later"])

      let ulm = try await browser.post(path, #"{"latitude":48.4,"longitude":10,"date":"1879-03-14","time":"11:30"}"#)
      #expect(ulm.string("status") == "lmt")
      #expect(ulm.string("utc") == "1879-03-14T10:50:00Z")
    }
  }

  @Test(arguments: [
    ("{}", "latitude"), (#"{"latitude":1}"#, "longitude"), (#"{"timezone":"Nowhere/Land"}"#, "timezone"),
    (#"{"timezone":"UTC","time":"12:00"}"#, "date"), (#"{"timezone":"UTC","date":"1990-02-29"}"#, "date"),
    (#"{"latitude":"1","longitude":2}"#, "latitude"),
  ])
  func whatIsWrongInABodyIsNamed(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.post("/api/v1/locations/timezone", body)
      #expect(response.status == .badRequest)
      #expect(response.string("field") == field)
    }
  }
}
