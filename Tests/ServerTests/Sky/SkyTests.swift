import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct SkyTests {
  @Test func theSkyOfThisMomentHasTheContractsFields() async throws {
    try await TestServer().run { browser in
      let sky = try await browser.get("/api/v1/ephemeris/current")
      #expect(sky.string("timestamp") == "2026-11-21T07:30:00Z")
      #expect(sky.value("has_rising_sign") as? Bool == false)
      let planets = try #require(sky.value("planets") as? [[String: Any]])
      #expect(planets.count == 13)
      let sun = try #require(planets.first)
      #expect(
        Set(sun.keys) == [
          "id", "symbol", "name", "sign", "degree", "retrograde", "house", "significance", "longitude", "latitude", "distance",
          "speed",
          "wholeDegree", "minute", "second",
        ])
      #expect(sun["id"] as? String == "sun")
      #expect(sun["sign"] as? String == "Scorpio")
    }
  }

  @Test func withAPlaceThereAreHousesAndARisingSign() async throws {
    try await TestServer().run { browser in
      // Latitude 0 and longitude 0 are a place.
      let sky = try await browser.get("/api/v1/ephemeris/current?lat=0&lon=0&system=western&houseSystem=wholesign")
      #expect(sky.value("has_rising_sign") as? Bool == true)
      #expect(sky.string("houseSystem") == "WholeSign")
      #expect(sky.number("houses.1.degree") == 0)
      let planets = try #require(sky.value("planets") as? [[String: Any]])
      #expect(planets.allSatisfy { (1...12).contains($0["house"] as? Int ?? 0) })
      #expect(sky.number("angles.ascendant.longitude") != nil)
    }
  }

  @Test func aMomentCanBeChosen() async throws {
    try await TestServer().run { browser in
      // J2000.0 within a second: the Sun at 10°22′05″ of Capricorn.
      let sky = try await browser.get("/api/v1/ephemeris/at?date=2000-01-01&time=11:58:56")
      let sun = try #require((sky.value("planets") as? [[String: Any]])?.first)
      #expect(sun["sign"] as? String == "Capricorn")
      #expect(sun["wholeDegree"] as? Int == 10 && sun["minute"] as? Int == 22)
      let local = try await browser.get("/api/v1/ephemeris/at?date=2000-01-01&time=06:58:56&tz=America/New_York")
      #expect(local.string("timestamp") == "2000-01-01T11:58:56Z")
    }
  }

  @Test func positionsComeByName() async throws {
    try await TestServer().run { browser in
      let all = try await browser.get("/api/v1/ephemeris/positions")
      #expect(all.object.count == 15)
      let some = try await browser.get("/api/v1/ephemeris/positions?bodies=sun,TrueNode&date=1990-06-15&time=18:30")
      #expect(Set(some.object.keys) == ["Sun", "TrueNode"])
      #expect(some.string("Sun.sign") == "Gemini")
      let calculated = try await browser.post(
        "/api/v1/ephemeris/calculate",
        #"{"date":"1990-06-15","time":"14:30","timezone":"America/New_York","bodies":["Sun","TrueNode"]}"#)
      #expect(calculated.number("positions.Sun.longitude") == some.number("Sun.longitude"))
    }
  }

  @Test(arguments: [
    ("/api/v1/ephemeris/current?lat=91&lon=0", "VALIDATION_ERROR", "lat"),
    ("/api/v1/ephemeris/current?lat=nan&lon=0", "VALIDATION_ERROR", "lat"),
    ("/api/v1/ephemeris/current?lat=0x10&lon=0", "VALIDATION_ERROR", "lat"),
    ("/api/v1/ephemeris/current?lat=10", "VALIDATION_ERROR", "lon"),
    ("/api/v1/ephemeris/current?lon=10", "VALIDATION_ERROR", "lat"),
    ("/api/v1/ephemeris/current?lat=1e400&lon=10", "VALIDATION_ERROR", "lat"),
    ("/api/v1/ephemeris/current?system=mayan", "UNSUPPORTED_SYSTEM", "system"),
    ("/api/v1/ephemeris/current?lat=1&lon=1&houseSystem=Gauquelin36", "VALIDATION_ERROR", "houseSystem"),
    ("/api/v1/ephemeris/positions?bodies=Vulcan", "VALIDATION_ERROR", "bodies[0]"),
    ("/api/v1/ephemeris/positions?bodies=Sun,Vulcan", "VALIDATION_ERROR", "bodies[1]"),
    ("/api/v1/ephemeris/at", "VALIDATION_ERROR", "date"),
    ("/api/v1/ephemeris/at?date=1990-13-01", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=1990-02-30", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=1582-10-10", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=1200-01-01", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=2700-01-01", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=yesterday", "INVALID_DATE", "date"),
    ("/api/v1/ephemeris/at?date=1990-06-15&time=24:00", "INVALID_DATE", "time"),
    ("/api/v1/ephemeris/at?date=1990-06-15&time=noon", "INVALID_DATE", "time"),
    ("/api/v1/ephemeris/at?date=1990-06-15&tz=Mars/Olympus", "INVALID_TIMEZONE", "tz"),
    ("/api/v1/ephemeris/at?date=2024-03-10&time=02:30&tz=America/New_York", "TIME_SKIPPED", "time"),
    ("/api/v1/ephemeris/at?date=2024-11-03&time=01:30&tz=America/New_York", "TIME_REPEATED", "fold"),
  ])
  func whatIsWrongIsNamed(_ uri: String, _ code: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.get(uri)
      #expect(response.status == .badRequest)
      #expect(response.code == code)
      #expect(response.string("field") == field)
    }
  }

  @Test func aDateOutsideTheKernelNamesItsYears() async throws {
    try await TestServer().run { browser in
      let response = try await browser.get("/api/v1/ephemeris/at?date=1200-01-01")
      #expect(response.string("message")?.contains("1550") == true && response.string("message")?.contains("2650") == true)
      let calculated = try await browser.post("/api/v1/ephemeris/calculate", #"{"julianDate":1}"#)
      #expect(calculated.code == "INVALID_DATE")
      #expect(calculated.string("field") == "julianDate")
      #expect(calculated.string("message")?.contains("1550") == true)
    }
  }

  @Test func chironIsLeftOutBeforeItsYears() async throws {
    try await TestServer().run { browser in
      let sky = try await browser.get("/api/v1/ephemeris/at?date=1560-01-01")
      #expect(sky.status == .ok)
      #expect((sky.value("planets") as? [[String: Any]])?.contains { $0["id"] as? String == "chiron" } == false)
      let alone = try await browser.get("/api/v1/ephemeris/positions?date=1560-01-01&bodies=Chiron")
      #expect(alone.code == "INVALID_DATE")
      #expect(alone.string("message")?.contains("Chiron") == true)
    }
  }
}
