import CoreMetrics
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

struct MetricsTests {
  static let token = "0123456789abcdef"

  @Test func theyAreReadWithTheTokenAlone() async throws {
    try await TestServer(metricsToken: Self.token).run { browser in
      let bare = try await browser.get("/metrics")
      #expect(bare.status == .unauthorized)
      for header in ["Bearer 0123456789abcdee", "Bearer ", Self.token, "Basic \(Self.token)"] {
        let refused = try await browser.get("/metrics", headers: [.authorization: header])
        #expect(refused.status == .unauthorized)
      }
      let answer = try await browser.get("/metrics", headers: [.authorization: "Bearer \(Self.token)"])
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    }
  }

  @Test func withoutATokenThereIsNoSuchPlace() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/metrics", headers: [.authorization: "Bearer "])
      #expect(answer.status == .notFound)
    }
  }

  @Test func requestsAreCountedByTemplateAndNeverByWhatWasSent() async throws {
    try await TestServer(metricsToken: Self.token).run { browser in
      _ = try await browser.get("/api/v1/chart/0198c7a0-0000-7000-8000-000000000000")
      _ = try await browser.get("/api/v1/chart/0198c7a0-0000-7000-8000-000000000001?secret=birth")
      for number in 0..<50 { _ = try await browser.send(try #require(HTTPRequest.Method("VERB\(number)")), "/nowhere/\(number)") }
      let text = try await browser.get("/metrics", headers: [.authorization: "Bearer \(Self.token)"]).text
      let line = try #require(
        text.split(separator: "\n").first { $0.contains("_count") && $0.contains("route=\"/api/v1/chart/{id}\"") })
      #expect(
        line == #"http_server_request_duration_seconds_count{method="GET",route="/api/v1/chart/{id}",status="404"} 2"#)
      #expect(!text.contains("0198c7a0"))
      #expect(!text.contains("birth"))
      #expect(!text.contains("VERB"))
      #expect(text.contains(#"http_server_request_duration_seconds_count{method="OTHER",route="NotFound",status="404"} 50"#))
      // The request that asks is under way itself.
      #expect(text.contains("\nhttp_server_active_requests 1\n"))
    }
  }

  @Test func bucketsCountFromTheLowestOn() {
    let registry = MetricsRegistry()
    let timer = CoreMetrics.Timer(label: "a.wait", dimensions: [("what", "x\"y\\z\n")], factory: registry)
    for milliseconds in [0.5, 1, 3, 30, 20_000] { timer.recordNanoseconds(Int64(milliseconds * 1e6)) }
    let lines = registry.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "# TYPE a_wait_seconds histogram")
    func bucket(_ edge: String) -> String? {
      lines.first { $0.contains("le=\"\(edge)\"") }?.split(separator: " ").last.map(String.init)
    }
    #expect(bucket("0.001") == "2")
    #expect(bucket("0.0025") == "2")
    #expect(bucket("0.005") == "3")
    #expect(bucket("10") == "4")
    #expect(bucket("+Inf") == "5")
    #expect(lines.contains(#"a_wait_seconds_sum{what="x\"y\\z\n"} 20.0345"#))
  }

  @Test func nobodyFillsTheMemoryWithSeries() {
    let registry = MetricsRegistry()
    for number in 0..<MetricsRegistry.mostSeries + 1000 {
      Counter(label: "tries", dimensions: [("number", "\(number)")], factory: registry).increment()
    }
    let lines = registry.text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("tries_total{") } == MetricsRegistry.mostSeries)
    #expect(lines.contains("other_total 1000"))
  }
}
