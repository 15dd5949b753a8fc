import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct RouteTableTests {
  @Test func everyRouteIsMounted() async throws {
    try await TestServer().run { browser in
      for route in Route.all {
        let path = route.path.replacing("{id}", with: "x").replacing("**", with: "x.css")
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        let response = try await browser.send(method, path, body: route.method == .get ? nil : "")
        #expect(response.status != .methodNotAllowed, "\(route.path)")
        #expect(response.status.code < 500, "\(route.path)")
        // What is not there is a chart or a file; the routes themselves are.
        if !route.path.contains("{"), !route.path.contains("**") { #expect(response.status != .notFound, "\(route.path)") }
      }
    }
  }

  @Test func everyRouteForProgramsIsDescribed() throws {
    var described: Set<String> = []
    var path = ""
    for line in OpenAPIDocument.text.split(separator: "\n") {
      if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
      for method in RouteMethod.allCases where line == "    \(method.rawValue.lowercased()):" {
        described.insert("\(method.rawValue) \(path)")
      }
    }
    let mounted = Set(Route.all.filter { $0.audience == .program }.map { "\($0.method.rawValue) \($0.path)" })
    #expect(described == mounted)
  }

  @Test func everyLimitSaysSoInTheDescription() {
    var described: [String: String] = [:]
    var (path, operation) = ("", "")
    for line in OpenAPIDocument.text.split(separator: "\n") {
      if line.hasPrefix("components:") { break }
      if line.hasPrefix("  /") { path = String(line.dropFirst(2).dropLast()) }
      for method in RouteMethod.allCases where line == "    \(method.rawValue.lowercased()):" {
        operation = "\(method.rawValue) \(path)"
      }
      described[operation, default: ""] += line
    }
    for route in Route.all where route.audience == .program && route.limit != .ordinary {
      #expect(described["\(route.method.rawValue) \(route.path)"]?.contains("'429'") == true, "\(route.path)")
    }
  }

  @Test func everyReferenceOfTheDescriptionLeadsSomewhere() {
    let lines = OpenAPIDocument.text.split(separator: "\n")
    for match in OpenAPIDocument.text.matches(of: /'#\/components\/([a-z]+)\/([A-Za-z]+)'/) {
      #expect(lines.contains { $0.hasPrefix("    \(match.2):") }, "\(match.0)")
    }
  }

  @Test func everyErrorCodeIsDescribed() {
    for code in ErrorCode.allCases { #expect(OpenAPIDocument.text.contains(code.rawValue)) }
  }

  @Test func noRouteIsListedTwice() {
    #expect(Set(Route.all).count == Route.all.count)
  }

  @Test func pathsAreFilledAndEncoded() {
    #expect(Route.chart.path("a b/ü") == "/api/v1/chart/a%20b%2F%C3%BC")
    #expect(Route.health.path() == "/health")
  }

  @Test func methodsFollowTheMostExactPath() {
    #expect(Route.methods(at: "/api/v1/chart/generate") == [.post])
    #expect(Route.methods(at: "/api/v1/chart/019") == [.get, .delete])
    #expect(Route.methods(at: "/api/v1/chart/aspects") == [.get, .post])
    #expect(Route.methods(at: "/assets/a/b.css") == [.get])
    #expect(Route.methods(at: "/nowhere").isEmpty)
  }
}
