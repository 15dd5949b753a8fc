import Astrology
import Ephemeris
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
        // The contract of Tableu has a route whose answer is that it does not take POST.
        if route.path != "/api/health/tarot-reading" { #expect(response.status != .methodNotAllowed, "\(route.path)") }
        #expect(response.status.code < 500, "\(route.path)")
        // What is not there is a chart or a file; the routes themselves are.
        if !route.path.contains("{"), !route.path.contains("**") { #expect(response.status != .notFound, "\(route.path)") }
      }
    }
  }

  @Test func everyErrorCodeIsDescribed() {
    for code in ErrorCode.allCases { #expect(APIDescription.text.contains(code.rawValue)) }
  }

  /// `Shapes` knows no engine, so the words of the engine stand in the description by hand.
  @Test(arguments: [
    ("Body", CelestialBody.allCases.map(\.name)), ("Sign", ZodiacSign.allCases.map(\.name)),
    ("HouseSystem", HouseSystem.allCases.map(\.name)), ("AspectKind", AspectKind.allCases.map(\.name)),
    ("Ayanamsa", Ayanamsa.allCases.map(\.rawValue)),
  ])
  func theWordsOfTheDescriptionAreTheEngines(schema: String, words: [String]) throws {
    let parts = APIDescription.text.split(separator: "\n    \(schema):", maxSplits: 1)
    let own = try #require(parts.last?.split(separator: /\n    (?! )/, maxSplits: 1).first)
    let list = try #require(own.split(separator: "enum:", maxSplits: 1).last).prefix { $0 != "]" }
    #expect(list.matches(of: /[A-Za-z][A-Za-z0-9 ]*/).map { String($0.output) }.prefix(words.count) == words[...])
  }

  @Test func noRouteIsListedTwice() {
    #expect(Set(Route.all).count == Route.all.count)
  }

  @Test func pathsAreFilledAndEncoded() {
    #expect(Route.chart.path("a b/ü") == "/api/v1/chart/a%20b%2F%C3%BC")
    #expect(Route.health.path() == "/health")
  }

  @Test func methodsFollowTheMostExactPath() {
    #expect(Set(Route.routes(at: "/api/v1/chart/generate").map(\.method)) == [.post])
    #expect(Set(Route.routes(at: "/api/v1/chart/019").map(\.method)) == [.get, .delete])
    #expect(Set(Route.routes(at: "/api/v1/chart/aspects").map(\.method)) == [.get, .post])
    #expect(Set(Route.routes(at: "/assets/a/b.css").map(\.method)) == [.get])
    #expect(Route.routes(at: "/nowhere").isEmpty)
  }
}
