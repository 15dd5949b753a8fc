import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct EventTests {
  @Test func theSunEntersSagittarius() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/events?from=2026-11-21&to=2026-11-22&bodies=Sun&kinds=ingresses")
      let events = try #require(answer.value("events") as? [[String: Any]])
      #expect(events.count == 1)
      #expect(events.first?["title"] as? String == "Sun enters Sagittarius")
      #expect((events.first?["instant"] as? String)?.hasPrefix("2026-11-22T07:23:2") == true)
    }
  }

  @Test func withoutASpanTheNextMonthIsMeant() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/events?kinds=phases")
      #expect(answer.string("from") == "2026-11-21T07:30:00Z")
      let events = try #require(answer.value("events") as? [[String: Any]])
      #expect((3...5).contains(events.count))
    }
  }

  @Test func eclipsesOfAYear() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/eclipses?from=2026-01-01&to=2026-12-31")
      let events = try #require(answer.value("events") as? [[String: Any]])
      #expect(events.map { $0["type"] as? String } == ["solarEclipse", "lunarEclipse", "solarEclipse", "lunarEclipse"])
      #expect(events.map { $0["saros"] as? Int } == [121, 133, 126, 138])
    }
  }

  @Test func theSunOverBerlinAndUnderTromso() async throws {
    try await TestServer().run { browser in
      let berlin = try await browser.get("/api/v1/astrology/riseset?lat=52.52&lon=13.405&from=2026-11-21&bodies=Sun")
      let day = try #require((berlin.value("bodies") as? [[String: Any]])?.first)
      #expect(
        (day["events"] as? [[String: Any]])?.map { $0["type"] as? String } == [
          "rise", "upperCulmination", "set", "lowerCulmination",
        ])
      let tromso = try await browser.get("/api/v1/astrology/riseset?lat=69.65&lon=18.96&from=2026-12-21&bodies=Sun")
      #expect((tromso.value("bodies") as? [[String: Any]])?.first?["neverRises"] as? Bool == true)
    }
  }

  @Test(arguments: [
    ("events?from=1200-01-01", "from"), ("events?from=2026-01-01&to=2028-01-01", "to"),
    ("events?from=2026-01-02&to=2026-01-01", "to"),
    ("events?kinds=weddings", "kinds"), ("events?bodies=Vulcan", "bodies[0]"), ("eclipses?from=soon", "from"),
    ("eclipses?from=1600-01-01&to=2000-01-01", "to"), ("riseset", "lat"), ("riseset?lat=91&lon=0", "lat"),
  ])
  func mistakesAreNamed(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/" + query)
      #expect(answer.status == .badRequest, "\(query)")
      #expect(answer.string("field") == field, "\(query)")
    }
  }

  @Test func aPlaceSeesItsOwnEclipse() async throws {
    try await TestServer().run { browser in
      let path = "/api/v1/astrology/eclipses?from=2026-01-01&to=2026-12-31"
      let all = try await browser.get(path).value("events") as? [[String: Any]] ?? []
      let burgos = try await browser.get(path + "&lat=42.3439&lon=-3.6969").value("events") as? [[String: Any]] ?? []
      #expect(all.count == 4)
      // The annular eclipse of February belongs to the far south.
      let total = try #require(burgos.first { $0["type"] as? String == "solarEclipse" })
      let local = try #require(total["local"] as? [String: Any])
      #expect(burgos.filter { $0["type"] as? String == "solarEclipse" }.count == 1)
      #expect(local["kind"] as? String == "total")
      let contacts = local["contacts"] as? [[String: Any]] ?? []
      #expect(
        contacts.contains {
          $0["contact"] as? String == "secondContact" && ($0["instant"] as? String)?.hasPrefix("2026-08-12T18:2") == true
        })
      #expect(try await browser.get(path + "&lat=42").string("field") == "lon")
      #expect(try await browser.get(path + "&lat=99&lon=0").string("field") == "lat")
    }
  }
}
