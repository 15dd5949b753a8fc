import HTTPTypes
import HummingbirdTesting
import InMemoryTracing
import Testing
import Tracing

@testable import Server

struct TracesTests {
  @Test func aTracerIsToldTheTemplateAndNeverWhatWasSent() async throws {
    let tracer = InMemoryTracer()
    try await withTracer(tracer) {
      try await TestServer().run { browser in
        _ = try await browser.get(
          "/api/v1/chart/0198c7a0-0000-7000-8000-000000000000?secret=birth", headers: [.userAgent: "Somebody’s browser"])
        _ = try await browser.send(try #require(HTTPRequest.Method("VERB")), "/nowhere/at-all?secret=birth")
      }
    }
    let spans = tracer.finishedSpans
    #expect(spans.map(\.operationName) == ["/api/v1/chart/{id}", "NotFound"])
    let first = try #require(spans.first)
    #expect(first.attributes["http.route"]?.toSpanAttribute() == "/api/v1/chart/{id}")
    #expect(first.attributes["http.response.status_code"]?.toSpanAttribute() == 404)
    let told = spans.map { "\($0)" }.joined()
    for sent in ["0198c7a0", "birth", "Somebody", "VERB", "at-all"] { #expect(!told.contains(sent), "\(sent)") }
  }

  @Test func withoutATracerThereIsNothingToPass() {
    #expect(RequestTraces() == nil)
  }
}
