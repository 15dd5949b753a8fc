import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Store
import Testing

@testable import Server

@Suite struct MiddlewareTests {
  @Test func everyAnswerHasAnId() async throws {
    try await TestServer().run { browser in
      let own = try await browser.get("/health", headers: [.requestID: "my-request-1"])
      #expect(own.headers[.requestID] == "my-request-1")
      for foreign in [
        "", "short", "with space", "line\u{0B}break", String(repeating: "x", count: 65), "<script>alert(1)</script>",
      ] {
        let response = try await browser.get("/health", headers: [.requestID: foreign])
        #expect(UUIDv7.isValid(response.headers[.requestID] ?? ""))
      }
      let missing = try await browser.get("/nowhere")
      #expect(missing.object["requestId"] as? String == missing.headers[.requestID])
    }
  }

  @Test func everyAnswerIsGuarded() async throws {
    try await TestServer().run { browser in
      for path in ["/", "/health", "/nowhere", "/api/v1/ephemeris/current", "/chart", "/openapi.yaml"] {
        let headers = try await browser.get(path).headers
        let policy = headers[.contentSecurityPolicy] ?? ""
        #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "\(path)")
        #expect(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"))
        #expect(headers[.xContentTypeOptions] == "nosniff")
        #expect(headers[HTTPField.Name("Referrer-Policy")!] == "same-origin")
        #expect(headers[values: .contentSecurityPolicy].count == 1)
      }
    }
  }

  /// A page brings a dozen files along. What they need is said with them, and nothing else.
  @Test func filesOfPagesCarryNoRulesForPages() async throws {
    try await TestServer().run { browser in
      let page = try await browser.get("/").text
      let paths = page.matches(of: /"(\/assets\/[^"#]+)/).map { String($0.output.1) }
      #expect(Set(paths.compactMap { $0.split(separator: ".").last }).isSuperset(of: ["css", "js", "woff2", "svg"]))
      let rules = ["Referrer-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"].compactMap { HTTPField.Name($0) }
      for path in paths where !path.hasSuffix(".webmanifest") {
        let headers = try await browser.get(path).headers
        #expect(headers[.contentSecurityPolicy] == (path.hasSuffix(".svg") ? SecurityHeaders.drawingPolicy : nil), "\(path)")
        #expect(headers[.xContentTypeOptions] == "nosniff" && rules.allSatisfy { headers[$0] == nil }, "\(path)")
      }
      // What runs by itself has the rules of a page.
      let worker = try await browser.get("/sw.js").headers
      #expect(worker[.contentSecurityPolicy] == SecurityHeaders.contentSecurityPolicy)
    }
  }

  @Test func theLogTellsNothingOfABirth() async throws {
    let server = TestServer()
    try await server.run { browser in
      let made = try await browser.post(
        "/api/v1/chart/generate",
        #"{"birthData":{"date":"1987-12-24","time":"03:21","timezone":"Europe/Paris","latitude":43.296,"longitude":5.381,"name":"Amandine"}}"#
      )
      let id = try #require(made.string("chartId"))
      _ = try await browser.get("/api/v1/chart/\(id)")
      _ = try await browser.get("/api/v1/ephemeris/at?date=1987-12-24&time=03:21&lat=43.296&lon=5.381")
      _ = try await browser.get("/api/v1/locations/search?query=Marseille")
      _ = try await browser.send(HTTPRequest.Method("AMANDINE")!, "/Amandine")
      #expect(server.log.lines.contains { $0.contains("/api/v1/chart/{id}") && $0.contains("200") })
      for line in server.log.lines {
        for secret in ["1987", "03:21", "43.29", "5.381", "Paris", "Marseille", "Amandine", "AMANDINE", id] {
          #expect(!line.contains(secret), "\(line)")
        }
      }
    }
  }

  @Test func aBodyThatIsTooLargeIsRefusedWithItsLimit() async throws {
    try await TestServer().run { browser in
      for path in ["/api/v1/chart/generate", "/api/v1/chart/transit", "/chart"] {
        let body = String(repeating: "x", count: 1_000_001)
        let response = try await browser.post(path, body, headers: [.contentType: "application/x-www-form-urlencoded"])
        #expect(response.status == .contentTooLarge)
        #expect(response.code == "BODY_TOO_LARGE")
        #expect(response.text.contains("1 MB"))
        #expect(response.headers[.connection] == "close")
      }
    }
  }

  @Test func aMethodThatIsNotThereIsNamedWithThoseThatAre() async throws {
    try await TestServer().run { browser in
      for method in [HTTPRequest.Method.delete, .put, .patch, .trace, .get] {
        let response = try await browser.send(method, "/api/v1/chart/generate")
        #expect(response.status == .methodNotAllowed, "\(method)")
        #expect(response.headers[.allow] == "POST, OPTIONS")
        #expect(response.code == "METHOD_NOT_ALLOWED")
      }
      let options = try await browser.send(.options, "/api/v1/chart/aspects")
      #expect(options.status == .noContent)
      #expect(options.headers[.allow] == "GET, HEAD, POST, OPTIONS")
      #expect(try await browser.send(.post, "/nowhere").status == .notFound)
    }
  }

  @Test func headIsGetWithoutABody() async throws {
    try await TestServer().run { browser in
      for path in ["/", "/health", "/api/v1/ephemeris/current", "/nowhere", "/api/v1/chart/none"] {
        let get = try await browser.get(path)
        let head = try await browser.send(.head, path)
        #expect(head.status == get.status, "\(path)")
        #expect(head.body.readableBytes == 0)
        #expect(head.headers[.contentType] == get.headers[.contentType])
      }
    }
  }

  @Test func otherOriginsMayCallTheAPIWithoutCredentials() async throws {
    try await TestServer().run { browser in
      let preflight = try await browser.send(
        .options, "/api/v1/chart/generate",
        headers: [.origin: "https://example.org", .accessControlRequestMethod: "POST"])
      #expect(preflight.status == .noContent)
      #expect(preflight.headers[.accessControlAllowOrigin] == "*")
      for name in ["Idempotency-Key", "If-Match", "If-None-Match", "X-Timezone", "X-User-Id"] {
        #expect(preflight.headers[.accessControlAllowHeaders]?.split(separator: ", ").contains(name[...]) == true, "\(name)")
      }
      let error = try await browser.get("/api/v1/chart/none", headers: [.origin: "https://example.org"])
      #expect(error.headers[.accessControlAllowOrigin] == "*")
      for name in ["ETag", "Location", "X-RateLimit-Remaining", "X-RateLimit-Reset"] {
        #expect(error.headers[.accessControlExposeHeaders]?.split(separator: ", ").contains(name[...]) == true, "\(name)")
      }
      #expect(error.headers[.accessControlAllowCredentials] == nil)
      #expect(try await browser.get("/chart").headers[.accessControlAllowOrigin] == nil)
    }
  }

  @Test func largeAnswersAreCompressedForThoseWhoCanReadThem() async throws {
    try await TestServer().run { browser in
      let plain = try await browser.get("/api/v1/ephemeris/current")
      let packed = try await browser.get("/api/v1/ephemeris/current", headers: [.acceptEncoding: "br;q=1, gzip"])
      #expect(plain.headers[.contentEncoding] == nil)
      #expect(plain.headers[.vary] == "Accept-Language, Accept-Encoding")
      #expect(packed.headers[.contentEncoding] == "gzip")
      #expect(packed.headers[.contentLength] == "\(packed.body.readableBytes)")
      #expect(packed.body.readableBytes < plain.body.readableBytes / 2)
      #expect(Array(packed.body.readableBytesView.prefix(2)) == [0x1F, 0x8B])
      let refused = try await browser.get("/api/v1/ephemeris/current", headers: [.acceptEncoding: "gzip;q=0"])
      #expect(refused.headers[.contentEncoding] == nil)
      let small = try await browser.get("/health", headers: [.acceptEncoding: "gzip"])
      #expect(small.headers[.contentEncoding] == nil)
    }
  }

  @Test func aFormFromAnotherSiteIsRefused() async throws {
    let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
    try await TestServer().run { browser in
      let foreign: [HTTPFields] = [
        [secFetchSite: "cross-site"], [secFetchSite: "same-site"], [.origin: "https://evil.example"], [.origin: "null"],
        [.origin: "http://localhost.evil.example"],
      ]
      for headers in foreign {
        let response = try await browser.submit("/chart", [("date", "1990-06-15")], headers: headers)
        #expect(response.status == .forbidden, "\(headers)")
      }
      let own: [HTTPFields] = [[secFetchSite: "same-origin"], [.origin: "http://localhost"], [:]]
      for headers in own {
        let response = try await browser.submit("/chart", [("date", "1990-06-15")], headers: headers)
        #expect(response.status != .forbidden, "\(headers)")
      }
    }
  }

  @Test func peopleGetAPageAndProgramsGetJSON() async throws {
    let html: HTTPFields = [.accept: "text/html,application/xhtml+xml,*/*;q=0.8"]
    try await TestServer().run { browser in
      let page = try await browser.get("/nowhere", headers: html)
      #expect(page.status == .notFound)
      #expect(page.headers[.contentType]?.hasPrefix("text/html") == true)
      #expect(page.text.contains(page.headers[.requestID] ?? "-"))
      #expect(try await browser.get("/nowhere").code == "NOT_FOUND")
      #expect(try await browser.get("/api/v1/nowhere", headers: html).code == "NOT_FOUND")
    }
  }
}
