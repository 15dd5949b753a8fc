import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct KeepingTests {
  static func chartBody(_ day: Int) -> String {
    #"{"birthData": {"date": "1990-06-\#(day < 10 ? "0" : "")\#(day)", "time": "14:30", "latitude": 40.7, "longitude": -74.0}}"#
  }

  @Test func aMembersChartStaysUnderTheAccount() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let made = try await browser.post(Route.generateChart.path, Self.chartBody(3), headers: ada.headers)
      let id = try #require(made.string("chartId"))
      #expect(made.value("expiresAt") is NSNull)
      for (query, isAspects) in [("", false), ("?chartId=\(id)", true)] {
        let path = isAspects ? Route.currentAspects.path + query : Route.chart.path(id)
        #expect(try await browser.get(path, headers: ada.headers).status == .ok)
        #expect(try await browser.get(path).status == .notFound)
      }
      let transit = try await browser.post(Route.transits.path, #"{"chartId": "\#(id)"}"#, headers: ada.headers)
      #expect(transit.status == .ok)
      let list = try await browser.get(Route.charts.path, headers: ada.headers)
      let charts = try #require(list.value("charts") as? [[String: Any]])
      #expect(charts.map { $0["chartId"] as? String } == [id] && charts[0]["sunSign"] as? String == "Gemini")
      #expect(try await browser.get(Route.chartHistory.path, headers: ada.headers).text == list.text)
      #expect(try await browser.send(.delete, Route.deleteChart.path(id), headers: ada.headers).status == .ok)
      #expect(try await browser.send(.delete, Route.deleteChart.path(id), headers: ada.headers).status == .notFound)
      #expect(try await browser.get(Route.chart.path(id), headers: ada.headers).status == .notFound)
    }
  }

  @Test func theSameKeyMakesOneChart() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      var headers = ada.headers
      headers[HTTPField.Name("Idempotency-Key")!] = "k-1"
      let fixed = headers
      let ids = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<10 {
          group.addTask { try await browser.post(Route.generateChart.path, Self.chartBody(3), headers: fixed).string("chartId") }
        }
        return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
      #expect(ids.count == 1 && !ids.contains(nil))
      #expect(try await browser.post(Route.generateChart.path, Self.chartBody(4), headers: fixed).code == "IDEMPOTENCY_CONFLICT")
      // The key of somebody else is another key.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      var bobs = bob.headers
      bobs[HTTPField.Name("Idempotency-Key")!] = "k-1"
      let other = try await browser.post(Route.generateChart.path, Self.chartBody(4), headers: bobs)
      #expect(other.status == .ok && !ids.contains(other.string("chartId")))
    }
  }

  @Test func aChartMadeBeforeSigningUpIsClaimedOnce() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let id = try #require(try await browser.post(Route.generateChart.path, Self.chartBody(5)).string("chartId"))
      let ada = try await TestPerson(browser)
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let claimed = try await browser.post(Route.claimChart.path(id), "", headers: ada.headers)
      #expect(claimed.status == .ok && claimed.string("chartId") == id && claimed.value("expiresAt") is NSNull)
      #expect(try await browser.post(Route.claimChart.path(id), "", headers: ada.headers).status == .ok)
      #expect(try await browser.post(Route.claimChart.path(id), "", headers: bob.headers).status == .notFound)
      #expect(try await browser.get(Route.chart.path(id)).status == .notFound)
      #expect(try await browser.get(Route.chart.path(id), headers: ada.headers).status == .ok)
    }
  }

  @Test func chartsComeInPages() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      var made: [String] = []
      for day in 1...7 {
        time.advance(by: 1)
        let chart = try await browser.post(Route.generateChart.path, Self.chartBody(day), headers: ada.headers)
        made.append(try #require(chart.string("chartId")))
      }
      var seen: [String] = []
      var path = Route.charts.path + "?limit=3"
      for _ in 0..<3 {
        let page = try await browser.get(path, headers: ada.headers)
        seen += (page.value("charts") as? [[String: Any]] ?? []).compactMap { $0["chartId"] as? String }
        guard let next = page.string("next") else { break }
        path = Route.charts.path + "?limit=3&cursor=\(next)"
      }
      #expect(seen == made.reversed())
      for query in ["limit=0", "limit=101", "limit=x", "cursor=x", "cursor=1_2"] {
        let response = try await browser.get(Route.charts.path + "?" + query, headers: ada.headers)
        #expect(response.status == .badRequest && response.string("field") == query.split(separator: "=").first.map(String.init))
      }
    }
  }

  @Test func aReadingIsKeptOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let body =
        #"{"readingId": "daily-1", "readingType": "daily", "title": "🌒", "content": "Rain.", "originalDate": "2026-11-21"}"#
      let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for _ in 0..<10 { group.addTask { try await browser.post(Route.makeBookmark.path, body, headers: ada.headers).status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == .created } == 1 && statuses.allSatisfy { $0 == .created || $0 == .ok })
      let list = try await browser.get(Route.bookmarks.path, headers: ada.headers).value("bookmarks") as? [[String: Any]]
      let bookmark = try #require(list?.first)
      #expect(list?.count == 1 && bookmark["title"] as? String == "🌒" && bookmark["originalDate"] as? String == "2026-11-21")
      let id = try #require(bookmark["id"] as? String)
      #expect(try await browser.send(.delete, Route.deleteBookmark.path(id), headers: ada.headers).status == .ok)
      #expect(try await browser.send(.delete, Route.deleteBookmark.path(id), headers: ada.headers).status == .notFound)
      #expect(try await browser.post(Route.makeBookmark.path, body, headers: ada.headers).status == .created)
    }
  }

  /// No key of a bookmark is ever refused, as the description of the API says: the bookmark that stands is answered.
  @Test func aKeyKeepsOneBookmarkWhateverIsSent() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      var headers = ada.headers
      headers[HTTPField.Name("Idempotency-Key")!] = "one"
      let first = try await browser.post(
        Route.makeBookmark.path, #"{"readingType": "daily", "title": "Rain", "content": "c"}"#, headers: headers)
      let other = try await browser.post(
        Route.makeBookmark.path, #"{"readingType": "daily", "title": "Sun", "content": "c"}"#, headers: headers)
      #expect(first.status == .created && other.status == .ok && other.string("title") == "Rain")
      #expect(other.string("id") == first.string("id"))
    }
  }

  @Test(
    arguments: [
      (#"{"title": "t", "content": "c"}"#, "readingType"), (#"{"readingType": "", "title": "t", "content": "c"}"#, "readingType"),
      (#"{"readingType": "daily", "title": 4, "content": "c"}"#, "title"),
      (#"{"readingType": "daily", "title": "t", "content": "c", "originalDate": "yesterday"}"#, "originalDate"),
      (#"{"readingType": "daily", "title": "t", "content": "\#(String(repeating: "x", count: 64_001))"}"#, "content"),
    ])
  func aBookmarkThatIsWrongIsNamed(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(Route.makeBookmark.path, body, headers: ada.headers)
      #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
    }
  }

  @Test func historiesBeginEmpty() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for (route, name) in [(Route.horoscopeHistory, "horoscopes"), (.matchHistory, "matches"), (.chartHistory, "charts")] {
        let history = try await browser.get(route.path, headers: ada.headers)
        #expect((history.value(name) as? [Any])?.isEmpty == true && history.value("next") is NSNull, "\(route.path)")
      }
    }
  }
}
