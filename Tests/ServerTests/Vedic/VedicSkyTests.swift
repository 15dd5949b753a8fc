import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct VedicSkyTests {
  static let at = "/api/v1/ephemeris/at?date=1990-01-15&time=14:30&tz=America/New_York&lat=40.7128&lon=-74.006"

  @Test func theSkyIsTheTropicalOneLessTheAyanamsa() async throws {
    try await TestServer().run { browser in
      let vedic = try await browser.get(Self.at + "&system=vedic")
      let western = try await browser.get(Self.at)
      #expect(vedic.status == .ok && vedic.string("system") == "vedic" && vedic.string("ayanamsa") == "lahiri")
      let offset = try #require(vedic.number("ayanamsaDegrees"))
      #expect(abs(offset - 23.72146) < 0.0001)
      let planets = try vedic.objects("planets")
      #expect(
        planets.map { $0["id"] as? String } == [
          "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "ascendant",
        ])
      #expect(planets[9]["sign"] as? String == vedic.string("lagna.sign") && planets[9]["house"] as? Int == 1)
      for planet in planets {
        for field in ["id", "symbol", "name", "sign", "degree", "retrograde", "house", "significance"] {
          #expect(planet[field] != nil, "\(field)")
        }
        guard let other = try western.objects("planets").first(where: { $0["id"] as? String == planet["id"] as? String }) else {
          continue
        }
        let difference = (other["longitude"] as! Double) - (planet["longitude"] as! Double) - offset
        #expect(abs(difference - (difference / 360).rounded() * 360) < 1e-6)
      }
      #expect(planets[0]["sign"] as? String == "Makara" && planets[0]["zodiacSign"] as? String == "Capricorn")
      #expect(planets[0]["house"] as? Int == 8 && vedic.string("houseSystem") == "WholeSign")
      let rahu = planets[7]["longitude"] as! Double
      let ketu = planets[8]["longitude"] as! Double
      #expect(abs(abs(rahu - ketu) - 180) < 1e-6)
      #expect(vedic.value("has_rising_sign") as? Bool == true && vedic.string("lagna.sign") == "Mithuna")
    }
  }

  @Test func withoutAPlaceThereAreNoHouses() async throws {
    try await TestServer().run { browser in
      let sky = try await browser.get("/api/v1/ephemeris/current?system=vedic")
      #expect(sky.value("has_rising_sign") as? Bool == false && sky.object["houses"] == nil)
      #expect(try sky.objects("planets").allSatisfy { $0["house"] is NSNull })
      #expect(sky.string("timestamp") == "2026-11-21T07:30:00Z")
    }
  }

  @Test func otherAyanamsasAndNodesCanBeChosen() async throws {
    try await TestServer().run { browser in
      let lahiri = try await browser.get(Self.at + "&system=vedic")
      let raman = try await browser.get(Self.at + "&system=vedic&ayanamsa=raman")
      let difference = try #require(lahiri.number("ayanamsaDegrees")) - (try #require(raman.number("ayanamsaDegrees")))
      #expect((1.3...1.6).contains(difference))
      let osculating = try await browser.get(Self.at + "&system=vedic&node=true")
      #expect(
        try osculating.objects("planets")[7]["longitude"] as? Double != lahiri.objects("planets")[7]["longitude"] as? Double)
    }
  }

  @Test func positionsByNameAreSiderealToo() async throws {
    try await TestServer().run { browser in
      let query = Self.at.replacing("/at?", with: "/positions?") + "&system=vedic&bodies=Sun,Pluto"
      let answer = try await browser.get(query)
      #expect(answer.fields("") == ["Sun", "Pluto"] && answer.string("Sun.sign") == "Capricorn")
      #expect(abs(try #require(answer.number("Sun.degree")) - 1.675) < 0.001)
      func calculated(_ more: String) async throws -> TestResponse {
        let body =
          #"{"date":"1990-01-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006,"system":"vedic","bodies":["Sun"]\#(more)}"#
        return try await browser.post("/api/v1/ephemeris/calculate", body)
      }
      #expect(try await calculated("").number("positions.Sun.longitude") == answer.number("Sun.longitude"))
      // Cusps of other systems keep their places in the sky.
      let placidus = try await calculated(#","houseSystem":"Placidus""#)
      let tropical = try await browser.get(Self.at)
      let offset = try #require(placidus.number("ayanamsaDegrees"))
      let cusp = try #require(placidus.number("houses.2.longitude"))
      #expect(abs(try #require(tropical.number("houses.2.longitude")) - cusp - offset) < 1e-6)
    }
  }

  @Test(arguments: [
    ("system=mayan", "UNSUPPORTED_SYSTEM", "system"), ("system=chinese", "UNSUPPORTED_SYSTEM", "system"),
    ("system=vedic&ayanamsa=guess", "VALIDATION_ERROR", "ayanamsa"), ("system=vedic&node=south", "VALIDATION_ERROR", "node"),
    ("system=vedic&houseSystem=Cubes", "VALIDATION_ERROR", "houseSystem"),
  ])
  func mistakesAreNamed(_ query: String, _ code: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/ephemeris/current?\(query)")
      #expect(answer.status == .badRequest && answer.code == code && answer.string("field") == field)
      #expect((answer.value("allowed") as? [String])?.isEmpty == false)
    }
  }
}
