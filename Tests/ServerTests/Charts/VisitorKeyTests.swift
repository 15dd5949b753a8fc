import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Idempotency keys of visitors are theirs.
@Suite struct VisitorKeyTests {
  private static let body = #"{"birthData": {"date": "1990-06-15", "time": "14:30", "latitude": 40.7, "longitude": -74.0}}"#
  private static let other = #"{"birthData": {"date": "1991-06-15", "time": "14:30", "latitude": 40.7, "longitude": -74.0}}"#

  private static func chart(
    _ browser: TestBrowser, from network: String, as program: String = "app/1", body: String = body, cookie: String? = nil
  ) async throws -> TestResponse {
    var headers: HTTPFields = [.idempotencyKey: "one-and-the-same", .forwardedFor: network, .userAgent: program]
    headers[.cookie] = cookie
    return try await browser.post(Route.generateChart.path, body, headers: headers)
  }

  @Test func nobodyGetsAnotherOnesAnswer() async throws {
    try await TestServer(isLive: true).run { browser in
      let first = try #require(try await Self.chart(browser, from: "192.0.2.1").string("chartId"))
      #expect(try await Self.chart(browser, from: "192.0.2.1").string("chartId") == first)
      #expect(try await Self.chart(browser, from: "192.0.2.2").string("chartId") != first)
      #expect(try await Self.chart(browser, from: "192.0.2.1", as: "another/2").string("chartId") != first)
      // Neither does anybody learn that the key is taken.
      #expect(try await Self.chart(browser, from: "192.0.2.3", body: Self.other).status == .ok)
      #expect(try await Self.chart(browser, from: "192.0.2.1", body: Self.other).code == "IDEMPOTENCY_CONFLICT")
      // A browser that has a chart is somebody of its own; a cookie that is not ours is none.
      let maya = TestVisitor(browser)
      _ = try await maya.begin()
      let cookie = try #require(maya.cookies["astronova-chart"])
      let own = try await Self.chart(browser, from: "192.0.2.1", cookie: "astronova-chart=\(cookie)").string("chartId")
      #expect(own != nil && own != first)
      #expect(try await Self.chart(browser, from: "192.0.2.1", cookie: "astronova-chart=x").string("chartId") == first)
    }
  }
}
