import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing
import Web

@testable import Server
@testable import Wire

/// Reports as pages: asked for, read, kept by members and thrown away.
@Suite struct ReportPageTests {
  private static let kinds = ReportsPage.kinds.map(\.rawValue)

  private static func member(_ browser: TestBrowser, _ email: String = "ada@example.org") async throws -> TestVisitor {
    let visitor = TestVisitor(browser)
    visitor.plant("astronova-zone", "America%2FNew_York")
    try await visitor.signUp(email)
    _ = try await visitor.submitAndFollow("/profile/birth", [("name", "Ada")] + PageTests.form)
    return visitor
  }

  @Test func aMemberAsksReadsAndThrowsAway() async throws {
    try await TestServer().run { browser in
      let ada = try await Self.member(browser)
      #expect(try await ada.get("/profile/chart").text.contains("href=\"/reports\""))
      let list = try await ada.get("/reports")
      #expect(list.text.contains("Twelve months of the slow planets") && !list.text.contains("<p class=\"muted\"></p>"))
      #expect(
        Self.kinds.allSatisfy { list.text.contains("name=\"kind\" value=\"\($0)\"") } && !list.text.contains("Written so far"))
      let key = try #require(list.text.firstMatch(of: /name="key" value="([^"]+)"/)).output.1
      for kind in Self.kinds {
        let (path, page) = try await ada.submitAndFollow("/reports", [("kind", kind), ("key", String(key))])
        #expect(
          path.hasPrefix("/reports/") && page.text.contains("report-facts")
            && page.text.contains("Ada · written 21 November 2026. Times are New York’s."))
        // What a report is about is drawn: a part of life by an angle, the whole by the wheel.
        #expect(page.text.contains("report-figure") && page.text.contains("15 June 1990") != page.text.contains("art-angle"))
        if kind == "birth_chart" || kind == "year_ahead" { #expect(page.text.contains("art-wheel"), "\(kind)") }
        if kind == "love_forecast" {
          #expect(page.text.contains("art-angle") && page.text.contains(">The closest angle told here: "))
        }
        // Hours are those of the reader, whose zone is known.
        #expect(!page.text.contains(" UTC"), "\(kind)")
        // The same form once more writes nothing new; another page does.
        #expect(try await ada.submitAndFollow("/reports", [("kind", kind), ("key", String(key))]).path == path)
        #expect(try await ada.submitAndFollow("/reports", [("kind", kind), ("key", "another")]).path != path)
      }
      let all = try await ada.get("/reports").text
      let paths = all.matches(of: /<li><a class="list-row" href="(\/reports\/[0-9a-f-]{36})"/).map { String($0.output.1) }
      #expect(Set(paths).count == 10 && all.contains("Write it again"))
      // Two of one kind and day are told apart by their hour.
      #expect(all.matches(of: /<span class="value">[^<]+<span class="label block">\d{1,2}:\d\d/).count == 10)
      #expect(try await ada.get("/profile").text.contains("href=\"\(paths[0])\""))
      #expect(try await ada.submitAndFollow(paths[0] + "/delete").page.text.contains("The report is gone."))
      #expect(try await ada.get(paths[0]).status == .notFound)
      #expect(try await ada.submit(paths[0] + "/delete").status == .notFound)
      #expect(try await ada.get(paths[1] + "/pdf").status.code == 501)
    }
  }

  @Test func whatIsWrongIsRefused() async throws {
    try await TestServer().run { browser in
      let ada = try await Self.member(browser)
      for kind in ["", "palm", "comprehensive", "<b>", String(repeating: "x", count: 10_000)] {
        #expect(try await ada.submit("/reports", [("kind", kind)]).status == .badRequest, "\(kind.prefix(20))")
      }
      #expect(try await ada.submit("/reports").status == .badRequest)
      // A key as long as one likes, in any alphabet, is a key.
      let long = try await ada.submit("/reports", [("kind", "year_ahead"), ("key", String(repeating: "日", count: 5000))])
      let path = try #require(long.headers[.location])
      for wrong in ["/reports/none", "/reports/..%2F", path + "x", "/reports/\(String(repeating: "a", count: 3000))"] {
        #expect(try await ada.get(wrong).status == .notFound, "\(wrong.prefix(40))")
      }
      let bob = try await Self.member(browser, "bob@example.org")
      #expect(try await bob.get(path).status == .notFound)
      #expect(try await bob.submit(path + "/delete").status == .notFound)
      #expect(try await bob.get(path + "/pdf").status == .notFound)
      #expect(try await ada.get(path).status == .ok)
      let nobody = TestVisitor(browser)
      #expect(try await nobody.get(path).status == .notFound)
      #expect(try await nobody.submit("/reports", [("kind", "year_ahead")]).status != .ok)
      // Without a birth there is nothing to tell yet.
      let eve = TestVisitor(browser)
      try await eve.signUp("eve@example.org")
      #expect(try await eve.submit("/reports", [("kind", "year_ahead")]).headers[.location] == "/profile/birth")
      #expect(try await eve.get("/reports").text.contains("Add my birth first"))
    }
  }

  @Test(arguments: [("time", "07:20"), ("time_unknown", "yes")])
  func aVisitorReadsAndKeepsByAnAccount(_ time: (String, String)) async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      #expect(try await maya.get("/reports").text.contains("Draw my chart first"))
      #expect(try await maya.get("/reports/year_ahead").headers[.location] == "/reports")
      let chart = try await maya.begin(time: [time]).path.replacing("/begin", with: "")
      #expect(try await maya.get(chart).text.contains("href=\"/reports\""))
      let list = try await maya.get("/reports")
      for kind in Self.kinds {
        #expect(list.text.contains("href=\"/reports/\(kind)\""))
        let page = try await maya.get("/reports/\(kind)")
        #expect(page.status == .ok && page.text.contains("report-facts") && page.text.contains("Maya · opened 21 November 2026"))
        #expect(page.text.contains("/sign-up?chart=") && !page.text.contains("/delete"))
        // An angle that nobody knows without the hour is not drawn.
        #expect(page.text.contains("report-figure") && (time.0 == "time" || !page.text.contains("art-angle")))
      }
      #expect(try await maya.get("/reports/comprehensive").status == .notFound)
      // A chart of somebody else that was sent to them is not theirs.
      let other = TestVisitor(browser)
      #expect(try await !other.get(chart).text.contains("href=\"/reports\""))
      try await other.signUp("other@example.org")
      #expect(try await !other.get(chart).text.contains("href=\"/reports\""))
      try await maya.signUp(chart: chart.split(separator: "/").last.map(String.init) ?? "")
      // It is their own still, under the address that it had.
      #expect(try await maya.get(chart).text.contains("href=\"/reports\""))
      #expect(try await maya.get("/reports/year_ahead").headers[.location] == "/reports#year_ahead")
      #expect(try await maya.submitAndFollow("/reports", [("kind", "year_ahead")]).page.text.contains("Maya · written"))
    }
  }
}
