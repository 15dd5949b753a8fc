import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// What becomes of the hours and zones that the clients of Astronova send.
@Suite struct ClientClockTests {
  /// They name their installation with every request.
  private static let client: HTTPFields = [HTTPField.Name("X-User-Id")!: "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"]

  @Test(arguments: [
    ("2024-03-10", "02:30", "TIME_SKIPPED", "2024-03-10T06:30:00Z"),
    ("2024-11-03", "01:30", "TIME_REPEATED", "2024-11-03T05:30:00Z"),
  ])
  func aClientThatCannotChooseGetsTheEarlierInstantAndIsTold(
    _ date: String, _ time: String, _ code: String, _ instant: String
  ) async throws {
    try await TestServer().run { browser in
      let body = ChartTests.birth(date: date, time: time)
      let chart = try await browser.post(ChartTests.path, body, headers: Self.client)
      #expect(chart.status == .ok && chart.string("birth.utc") == instant && chart.string("birth.fold") == "earlier")
      let warnings = try #require(chart.value("warnings") as? [[String: Any]])
      #expect(warnings.count == 1 && warnings[0]["code"] as? String == code)
      #expect((warnings[0]["message"] as? String)?.contains(instant) == true)
      // The kept chart says it again, to whoever asks.
      let again = try await browser.get("/api/v1/chart/\(try #require(chart.string("chartId")))")
      #expect(again.status == .ok && (again.value("warnings") as? [[String: Any]])?.first?["code"] as? String == code)
      // Who chooses gets what was chosen, and nothing is assumed.
      let chosen = try await browser.post(
        ChartTests.path, ChartTests.birth(date: date, time: time, more: #","fold":"later""#), headers: Self.client)
      #expect(chosen.status == .ok && (chosen.value("warnings") as? [Any])?.isEmpty == true)
      // Everybody else is asked.
      #expect(try await browser.post(ChartTests.path, body).code == code)
    }
  }

  @Test func anotherRouteSaysItToo() async throws {
    try await TestServer().run { browser in
      let body = ChartTests.birth(date: "2024-03-10", time: "02:30")
      let lots = try await browser.post("/api/v1/astrology/lots", body, headers: Self.client)
      #expect(lots.status == .ok && (lots.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_SKIPPED")
      #expect(try await browser.post("/api/v1/astrology/lots", body).code == "TIME_SKIPPED")
    }
  }

  @Test(arguments: [
    ("GMT+5", "2026-11-21T04:00:00Z"), ("GMT-3", "2026-11-21T12:00:00Z"), ("UTC%2B05:30", "2026-11-21T03:30:00Z"),
  ])
  func aZoneOfAQueryMayBeAFixedDifference(_ zone: String, _ instant: String) async throws {
    try await TestServer().run { browser in
      // The plus sign goes out as it stands, and arrives as a blank.
      let answer = try await browser.get("/api/v1/ephemeris/at?date=2026-11-21&time=09:00&tz=\(zone)")
      #expect(answer.status == .ok && answer.string("timestamp") == instant)
    }
  }

  @Test func aFixedDifferenceIsTheZoneOfABirth() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(ChartTests.path, ChartTests.birth(zone: "GMT+5"))
      #expect(chart.status == .ok && chart.string("birth.utc") == "1990-06-15T09:30:00Z")
      #expect(chart.string("birth.timezone") == "GMT+5" && chart.string("birth.offset") == "+05:00")
      #expect(chart.string("birth.explanation")?.contains("UTC+5") == true)
    }
  }

  @Test(arguments: ["2026-11-22", "2030-01-01"])
  func aBirthThatIsStillToComeIsRefused(_ date: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(ChartTests.path, ChartTests.birth(date: date))
      #expect(answer.code == "INVALID_DATE" && answer.string("message")?.contains("lies in the future") == true)
      #expect(try await browser.post(ChartTests.path, ChartTests.birth(date: "2026-11-21")).status == .ok)
    }
  }
}
