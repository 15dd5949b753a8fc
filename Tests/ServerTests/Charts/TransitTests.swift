import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct TransitTests {
  static let path = "/api/v1/chart/transit"

  @Test func theMovingSkyMeetsTheBirth() async throws {
    try await TestServer().run { browser in
      let transits = try await browser.post(Self.path, ChartTests.birth(outside: #","moment":"2026-11-21T07:30:00Z""#))
      #expect(transits.status == .ok)
      #expect(transits.string("timestamp") == "2026-11-21T07:30:00Z")
      #expect(transits.string("positions.Sun.sign") == "Scorpio")
      let aspects = try #require(transits.value("aspects") as? [[String: Any]])
      #expect(!aspects.isEmpty)
      let orbs = aspects.compactMap { $0["orb"] as? Double }
      #expect(orbs == orbs.sorted() && orbs.allSatisfy { (0...3).contains($0) })
      #expect(aspects.contains { $0["exactAt"] is String })
    }
  }

  @Test func thisMomentIsTakenWhenNoneIsGiven() async throws {
    try await TestServer().run { browser in
      let now = try await browser.post(Self.path, ChartTests.birth())
      let same = try await browser.post(Self.path, ChartTests.birth(outside: #","moment":"2026-11-21T08:30:00+01:00""#))
      #expect(now.text == same.text)
    }
  }

  @Test func aKeptChartWillDo() async throws {
    try await TestServer().run { browser in
      let id = try #require(try await browser.post("/api/v1/chart/generate", ChartTests.birth()).string("chartId"))
      let transits = try await browser.post(Self.path, #"{"chartId":"\#(id)"}"#)
      #expect(transits.string("chartId") == id)
      #expect(transits.string("birth.utc") == "1990-06-15T18:30:00Z")
      let direct = try await browser.post(Self.path, ChartTests.birth())
      #expect((transits.value("aspects") as? [Any])?.count == (direct.value("aspects") as? [Any])?.count)
    }
  }

  @Test func aspectsComeAsAList() async throws {
    try await TestServer().run { browser in
      let made = try await browser.post("/api/v1/chart/generate", ChartTests.birth())
      let id = try #require(made.string("chartId"))
      let count = (made.value("westernChart.aspects") as? [Any])?.count
      #expect(try await browser.post("/api/v1/chart/aspects", ChartTests.birth()).list.count == count)
      #expect(try await browser.get("/api/v1/chart/aspects?chartId=\(id)").list.count == count)
      let sky = try await browser.get("/api/v1/chart/aspects").list
      #expect(!sky.isEmpty)
      #expect(sky.allSatisfy { $0["planet1"] as? String != "Ascendant" && $0["planet2"] as? String != "Ascendant" })
    }
  }

  @Test(
    arguments: [
      ("{}", "VALIDATION_ERROR", "birthData"),
      (#"{"chartId":"01948f3c-7e00-7abc-8def-0123456789ab"}"#, "NOT_FOUND", nil),
      (ChartTests.birth(outside: #","chartId":"x""#), "VALIDATION_ERROR", "chartId"),
      (ChartTests.birth(outside: #","moment":"tomorrow""#), "INVALID_DATE", "moment"),
      (ChartTests.birth(outside: #","moment":"2026-11-21T07:30:00""#), "INVALID_DATE", "moment"),
      (ChartTests.birth(outside: #","moment":"1200-11-21T07:30:00Z""#), "INVALID_DATE", "moment"),
      (ChartTests.birth(latitude: "91"), "VALIDATION_ERROR", "birthData.latitude"),
    ] as [(String, String, String?)])
  func whatIsWrongIsNamed(_ body: String, _ code: String, _ field: String?) async throws {
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, body)
      #expect(response.code == code)
      #expect(response.string("field") == field)
    }
  }
}
