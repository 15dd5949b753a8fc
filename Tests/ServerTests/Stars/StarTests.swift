import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct StarTests {
  private let stars = "/api/v1/astrology/stars"

  @Test func algolAtTheTurnOfTheMillennium() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(stars + "?at=2000-01-01T12:00:00Z&search=beta+per")
      let found = try #require(answer.value("stars") as? [[String: Any]])
      #expect(found.count == 1 && answer.value("total") as? Int == 1)
      let algol = try #require(found.first)
      #expect(algol["name"] as? String == "Algol")
      #expect(algol["sign"] as? String == "Taurus")
      #expect(abs((algol["longitude"] as? Double ?? 0) - 56.1682) < 0.001)
      #expect(abs((algol["declination"] as? Double ?? 0) - 40.9561) < 0.001)
    }
  }

  @Test func aListInPages() async throws {
    try await TestServer().run { browser in
      func names(_ query: String) async throws -> [String] {
        let found = try #require(try await browser.get(stars + query).value("stars") as? [[String: Any]])
        return found.compactMap { $0["name"] as? String }
      }
      let all = try await names("?magnitude=2.5&limit=500")
      #expect(all.count > 50 && all.contains("Sirius") && !all.contains("Alcyone") && !all.contains("Galactic Centre"))
      #expect(try await names("?magnitude=2.5&limit=10") == Array(all.prefix(10)))
      #expect(try await names("?magnitude=2.5&limit=10&offset=10") == Array(all[10..<20]))
      #expect(try await names("?search=Nibiru").isEmpty)
    }
  }

  private func contacts(_ rest: String) -> String {
    """
    {"birthData": {"date": "1990-06-15", "time": "14:30", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}\
    \(rest)}
    """
  }

  @Test func contactsOfABirth() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.send(.post, stars + "/contacts", body: contacts(""))
      #expect(answer.status == .ok)
      let found = try #require(answer.value("contacts") as? [[String: Any]])
      let orbs = found.compactMap { $0["orb"] as? Double }
      #expect(!orbs.isEmpty && orbs == orbs.sorted() && orbs.allSatisfy { $0 <= 1 })
      let wide = try await browser.send(
        .post, stars + "/contacts", body: contacts(", \"stars\": [\"Capella\"], \"orbPolicy\": \"robson\""))
      let capella = try #require((wide.value("contacts") as? [[String: Any]])?.first { $0["point"] as? String == "Sun" })
      #expect((capella["star"] as? [String: Any])?["name"] as? String == "Capella")
      #expect(abs((capella["orb"] as? Double ?? 0) - 2.66) < 0.02)
    }
  }

  @Test(arguments: [
    ("stars", "[\"Nibiru\"]", "stars[0]"), ("stars", "[]", "stars"), ("magnitude", "99", "magnitude"), ("orb", "11", "orb"),
    ("orb", "-1", "orb"), ("orb", "1, \"orbPolicy\": \"robson\"", "orb"), ("orbPolicy", "\"brady\"", "orbPolicy"),
    ("orb", "\"wide\"", "orb"), ("chartId", "\"x\"", "chartId"),
  ])
  func mistakesOfBodiesAreNamed(_ name: String, _ value: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.send(.post, stars + "/contacts", body: contacts(", \"\(name)\": \(value)"))
      #expect(answer.status == .badRequest, "\(name) \(value)")
      #expect(answer.string("field") == field, "\(name) \(value)")
    }
  }

  @Test(arguments: [
    ("?at=soon", "at"), ("?at=1200-01-01T00:00:00Z", "at"), ("?magnitude=bright", "magnitude"), ("?magnitude=-3", "magnitude"),
    ("?limit=0", "limit"), ("?limit=501", "limit"), ("?offset=-1", "offset"),
  ])
  func mistakesOfQueriesAreNamed(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(stars + query)
      #expect(answer.status == .badRequest, "\(query)")
      #expect(answer.string("field") == field, "\(query)")
    }
  }

  @Test func aBirthOrAChart() async throws {
    try await TestServer().run { browser in
      let none = try await browser.send(.post, stars + "/contacts", body: "{}")
      #expect(none.status == .badRequest && none.string("field") == "birthData")
      let lost = try await browser.send(
        .post, stars + "/contacts", body: "{\"chartId\": \"01948f3c-7e00-7abc-8def-0123456789ab\"}")
      #expect(lost.status == .notFound)
      let kept = try await browser.send(.post, "/api/v1/chart/generate", body: contacts(""))
      let id = try #require(kept.string("chartId") ?? kept.string("id"))
      let answer = try await browser.send(.post, stars + "/contacts", body: "{\"chartId\": \"\(id)\"}")
      #expect(answer.status == .ok && answer.string("chartId") == id)
    }
  }
}
