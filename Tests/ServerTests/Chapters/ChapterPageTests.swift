import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server
@testable import Wire

/// Chapters on pages and on the API, of members, visitors and births.
@Suite struct ChapterPageTests {
  /// The addresses of the chapters on a page.
  private func links(_ page: TestResponse) -> [String] {
    page.text.matches(of: /<h2[^>]*><a href="(\/chapters\/[^"]*)"/).map { String($0.output.1) }
  }

  @Test func whoeverHasNoChartIsInvited() async throws {
    try await TestServer().run { browser in
      let stranger = TestVisitor(browser)
      let page = try await stranger.get("/chapters")
      #expect(page.status == .ok && page.text.contains("href=\"/begin\"") && page.text.contains("Draw my chart"))
      #expect(page.headers[.cacheControl] == "no-store" && page.text.contains("noindex"))
      let one = try await stranger.get("/chapters/saturn-square-moon")
      #expect(one.status == .notFound && one.text.contains("href=\"/begin\"") && !one.text.contains("This chapter is not open"))
      try await stranger.signUp()
      #expect(try await stranger.get("/chapters").text.contains("href=\"/profile/birth\">Add your birth"))
    }
  }

  @Test func aVisitorReadsTheChaptersOfTheChart() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.begin()
      let list = try await maya.get("/chapters")
      let paths = links(list)
      #expect(list.status == .ok && (1...5).contains(paths.count) && Set(paths).count == paths.count)
      for path in paths {
        let page = try await maya.get(path)
        #expect(page.status == .ok && page.text.contains("href=\"/chapters\""), "\(path)")
        // Every paragraph is there; at most one is open.
        #expect(page.text.components(separatedBy: "id=\"here\"").count <= 2)
        #expect(!page.text.contains("Optional(") && !page.text.contains("{{"))
      }
      // The page of the day leads to one of them, in the words of its page.
      let today = try await maya.get("/today")
      let line = try #require(today.text.firstMatch(of: /href="(\/chapters\/[^"]*)">Chapter: ([^<]*)</))
      let page = try await maya.get(String(line.output.1))
      let parts = line.output.2.components(separatedBy: " · ")
      #expect(page.status == .ok && page.text.contains(">\(parts[0])</h1>"))
      if parts.count > 1 { #expect(page.text.contains(parts[1])) }
      // Tomorrow is tomorrow there, too.
      let tomorrow = try await maya.get("/today?date=2026-11-22")
      let other = try #require(tomorrow.text.firstMatch(of: /href="(\/chapters\/[^"]*)">Chapter:/)).output.1
      #expect(other.hasSuffix("?date=2026-11-22"))
      #expect(try await maya.get(String(other)).status == .ok)
    }
  }

  @Test func aChapterThatIsNotOpenIsSaidSo() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.begin()
      for name in ["sun-square-moon", "x", "..", "%00", "saturn%20square%20moon"] {
        let page = try await maya.get("/chapters/\(name)")
        #expect(page.status == .notFound, "\(name)")
      }
      let page = try await maya.get("/chapters/sun-square-moon")
      #expect(page.text.contains("This chapter is not open") && !links(page).isEmpty)
      // A date out of reach, or none, is today.
      #expect(links(try await maya.get("/chapters?date=1990-01-01")) == links(try await maya.get("/chapters")))
      #expect(try await maya.get("/chapters?date=x").status == .ok)
    }
  }

  @Test func withoutAnHourTheWayToItIsShown() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(
        browser, birth: #"{"date": "1990-06-15", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}"#)
      let answer = try await browser.get(Route.ownChapters.path, headers: reader.headers)
      #expect(answer.status == .ok && answer.text.contains("\"TIME_UNKNOWN\""))
      // No Moon, no angles, no year.
      for told in ["\"point\":\"Moon\"", "\"point\":\"Ascendant\"", "\"point\":\"Midheaven\"", "\"id\":\"year-"] {
        #expect(!answer.text.contains(told), "\(told)")
      }
    }
  }

  @Test func programsReadThem() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser)
      let own = try await browser.get(Route.ownChapters.path, headers: reader.headers)
      #expect(own.status == .ok && own.string("date") == "2026-11-21" && own.string("timezone") == "Europe/Berlin")
      #expect(own.value("warnings") == nil && own.value("zodiac") == nil)
      // The same for the birth alone, and for whoever sends nothing.
      let sent = try await browser.post(
        Route.chapters.path, #"{"birthData": \#(TestReader.birth), "timezone": "Europe/Berlin"}"#)
      let mine = try await browser.post(Route.chapters.path, "{}", headers: reader.headers)
      #expect(sent.text == own.text && mine.text == own.text)
      #expect(try await browser.post(Route.chapters.path, "{}").status == .badRequest)
      // Another zodiac is named; the contacts are the same.
      try await reader.edit(#"{"zodiac": "lahiri"}"#)
      let sidereal = try await browser.get(Route.ownChapters.path, headers: reader.headers)
      #expect(sidereal.string("zodiac")?.contains("Lahiri") == true)
    }
  }
}
