import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct HostileChartTests {
  @Test(arguments: [
    (ChartTests.birth(latitude: "91"), "VALIDATION_ERROR", "birthData.latitude", "-90 and 90"),
    (ChartTests.birth(latitude: "-90.0001"), "VALIDATION_ERROR", "birthData.latitude", "-90 and 90"),
    (ChartTests.birth(longitude: "181"), "VALIDATION_ERROR", "birthData.longitude", "-180 and 180"),
    (ChartTests.birth(latitude: "1e300"), "VALIDATION_ERROR", "birthData.latitude", "-90 and 90"),
    (ChartTests.birth(latitude: "\"40\""), "VALIDATION_ERROR", "birthData.latitude", "number"),
    (ChartTests.birth(latitude: "null"), "VALIDATION_ERROR", "birthData.latitude", "number"),
    (ChartTests.birth(date: "1990-13-01"), "INVALID_DATE", "birthData.date", "month must be in 1..12"),
    (ChartTests.birth(date: "1990-06-31"), "INVALID_DATE", "birthData.date", "31"),
    (ChartTests.birth(date: "1990-06-00"), "INVALID_DATE", "birthData.date", "1..31"),
    (ChartTests.birth(date: "15 June 1990"), "INVALID_DATE", "birthData.date", "YYYY-MM-DD"),
    (ChartTests.birth(date: "1200-06-15"), "INVALID_DATE", "birthData.date", "1550"),
    (ChartTests.birth(date: "9999-06-15"), "INVALID_DATE", "birthData.date", "2650"),
    (ChartTests.birth(date: "-500-06-15"), "INVALID_DATE", "birthData.date", "YYYY-MM-DD"),
    (ChartTests.birth(date: "１９９０-06-15"), "INVALID_DATE", "birthData.date", "YYYY-MM-DD"),
    (ChartTests.birth(time: "25:00"), "INVALID_DATE", "birthData.time", "23:59"),
    (ChartTests.birth(time: "14:60"), "INVALID_DATE", "birthData.time", "23:59"),
    (ChartTests.birth(time: ""), "INVALID_DATE", "birthData.time", "HH:MM"),
    (ChartTests.birth(zone: "Atlantis/Poseidonis"), "INVALID_TIMEZONE", "birthData.timezone", "IANA"),
    (ChartTests.birth(zone: "../../etc/passwd"), "INVALID_TIMEZONE", "birthData.timezone", "IANA"),
    (ChartTests.birth(zone: ""), "INVALID_TIMEZONE", "birthData.timezone", "IANA"),
    (ChartTests.birth(more: #","fold":"middle""#), "VALIDATION_ERROR", "birthData.fold", "earlier or later"),
    (ChartTests.birth(more: #","calendar":"maya""#), "VALIDATION_ERROR", "birthData.calendar", "julian"),
    (ChartTests.birth(outside: #","systems":["western","mayan"]"#), "UNSUPPORTED_SYSTEM", "systems", "western"),
    (ChartTests.birth(outside: #","systems":[""]"#), "UNSUPPORTED_SYSTEM", "systems", "chinese"),
    (
      ChartTests.birth(outside: #","options":{"houseSystem":"Gauquelin36"}"#), "VALIDATION_ERROR", "options.houseSystem",
      "Placidus"
    ),
  ])
  func whatIsWrongIsNamedAndWhatIsAllowed(_ body: String, _ code: String, _ field: String, _ words: String) async throws {
    try await TestServer().run { browser in
      for path in ["/api/v1/chart/generate", "/api/v1/chart/aspects"] {
        let response = try await browser.post(path, body)
        #expect(response.status == .badRequest)
        #expect(response.code == code)
        #expect(response.string("field") == field)
        #expect(response.string("message")?.contains(words) == true, "\(response.text)")
        #expect(response.string("error") != nil && response.string("requestId") != nil)
      }
    }
  }

  @Test func longTextsAreRefusedAndNotEchoed() async throws {
    let long = String(repeating: "x", count: 100_000)
    try await TestServer().run { browser in
      for body in [
        ChartTests.birth(date: long), ChartTests.birth(time: long), ChartTests.birth(zone: long),
        ChartTests.birth(more: #","place":"\#(long)""#), ChartTests.birth(more: #","name":"\#(long)""#),
        ChartTests.birth(more: #","fold":"\#(long)""#), ChartTests.birth(outside: #","chartType":"\#(long)""#),
        ChartTests.birth(outside: #","systems":["\#(long)"]"#),
        ChartTests.birth(outside: #","options":{"houseSystem":"\#(long)"}"#),
      ] {
        let response = try await browser.post("/api/v1/chart/generate", body)
        #expect(response.status == .badRequest)
        #expect(response.body.readableBytes < 2_000)
      }
    }
  }

  @Test func bytesThatAreNoTextAreRefused() async throws {
    try await TestServer().run { browser in
      let response = try await browser.client.execute(
        uri: "/api/v1/chart/generate", method: .post, body: ByteBuffer(bytes: [0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D]))
      #expect(response.code == "INVALID_JSON")
      #expect(try await browser.get("/api/v1/locations/search?query=%FF%FE").code == "VALIDATION_ERROR")
      #expect(try await browser.get("/api/v1/locations/search?query=%zz").code == "VALIDATION_ERROR")
    }
  }
}
