import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Made from the table of routes: what belongs to somebody else is not there.
@Suite struct OwnershipTests {
  /// One id of everything that Ada has.
  static func everything(of ada: TestPerson, _ browser: TestBrowser) async throws -> [String] {
    let birth = #"{"birthData": \#(ProfileTests.birth)}"#
    let chart = try await browser.post(Route.generateChart.path, birth, headers: ada.headers)
    let report = try await browser.post(Route.makeReport.path, birth, headers: ada.headers)
    let bookmark = try await browser.post(
      Route.makeBookmark.path, #"{"readingType": "daily", "title": "t", "content": "c"}"#, headers: ada.headers)
    let key = try await browser.post(Route.makeProgramKey.path, #"{"name": "script"}"#, headers: ada.headers)
    let ways = try await browser.get(Route.credentials.path, headers: ada.headers).value("credentials") as? [[String: Any]]
    let entry = try await browser.post(Route.makeEntry.path, #"{"text": "Rain."}"#, headers: ada.headers)
    return try [
      ada.id, ada.deviceID, #require(chart.string("chartId")), #require(report.string("reportId")),
      #require(bookmark.string("id")), #require(key.string("id")), #require(ways?.first?["id"] as? String),
      #require(entry.string("id")),
    ]
  }

  @Test func everyIdRouteAnswersAStrangerWith404() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let ids = try await Self.everything(of: ada, browser)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      // The one leads back to the list and says that it is too late, whoever's the id is; the others read their bodies first.
      let others = [
        "/tarot/journal/{id}/undo", "/api/v1/practice/code/{id}", "/api/v1/practice/session/{id}",
        "/api/v1/practice/insights/{id}", "/api/v1/practice/collections/{id}",
      ]
      let routes = Route.all.filter {
        $0.path.contains("{id}") && ($0.access != .open || $0 == .chart) && !($0.method != .delete && others.contains($0.path))
      }
      #expect(routes.count >= 13)
      for route in routes {
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        for id in ids + ["x", "", "%00", "..%2F..", String(repeating: "a", count: 5000)] where !id.isEmpty {
          let response = try await browser.send(method, route.path.replacing("{id}", with: id), headers: bob.headers)
          #expect(response.status == .notFound, "\(route.method) \(route.path) \(id.prefix(40)) \(response.status)")
        }
      }
      // And nothing of it has gone.
      for (route, id) in [(Route.chart, ids[2]), (.report, ids[3])] {
        #expect(try await browser.get(route.path(id), headers: ada.headers).status == .ok)
      }
      #expect(try await browser.get(Route.bookmarks.path, headers: ada.headers).text.contains(ids[4]))
      #expect(try await browser.get(Route.entry.path(ids[7]), headers: ada.headers).string("text") == "Rain.")
      #expect(try await browser.get(Route.chart.path(ids[2])).status == .notFound)
    }
  }

  @Test func listsTellOnlyOnesOwn() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let ids = try await Self.everything(of: ada, browser)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      let lists = Route.all.filter { $0.method == .get && $0.access != .open && !$0.path.contains("{") }
      for route in lists {
        let text = try await browser.get(route.path, headers: bob.headers).text
        for id in ids { #expect(!text.contains(id), "\(route.path)") }
      }
    }
  }

  @Test func aKeyOpensWhatItsScopeNames() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for scope in Route.Scope.allCases {
        let made = try await browser.post(
          Route.makeProgramKey.path, #"{"name": "s", "scopes": ["\#(scope.rawValue)"]}"#, headers: ada.headers)
        let headers: HTTPFields = [.authorization: "Bearer \(try #require(made.string("key")))"]
        for route in Route.all {
          guard case .account(let needed) = route.access else { continue }
          let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
          let status = try await browser.send(method, route.path.replacing("{id}", with: "x"), headers: headers).status
          #expect((status == .forbidden) == (needed != scope), "\(route.path) \(status)")
        }
      }
    }
  }

  @Test func aKeyWithoutTheScopeSeesNoBirthThroughSync() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.generateChart.path, #"{"birthData": \#(ProfileTests.birth)}"#, headers: ada.headers)
      let made = try await browser.post(
        Route.makeProgramKey.path, #"{"name": "s", "scopes": ["records"]}"#, headers: ada.headers)
      let headers: HTTPFields = [.authorization: "Bearer \(try #require(made.string("key")))"]
      let seen = try await browser.get(Route.changes.path, headers: headers)
      #expect(seen.status == .ok && (seen.value("records") as? [Any])?.isEmpty == true)
      let written = try await browser.post(
        Route.applyChanges.path,
        #"{"changes": [{"kind": "profile", "id": "01948f3c-7e00-7abc-8def-0123456789ab", "data": {"name": "x"}}]}"#,
        headers: headers)
      #expect((written.value("results") as? [[String: Any]])?.first?["code"] as? String == "FORBIDDEN")
    }
  }
}
