import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// What a device may hold of whom, and what it sends later.
@Suite struct OfflineTests {
  private static let key = HTTPField.Name("Idempotency-Key")!

  private struct List: Decodable {
    let reader: String
    let pages: [String]
    let ways: [String: String]
  }

  private func list(_ visitor: TestVisitor) async throws -> List {
    let answer = try await visitor.get(Route.offlineList.path)
    #expect(answer.status == .ok && answer.headers[.cacheControl] == "no-store")
    return try JSONDecoder().decode(List.self, from: Data(answer.body.readableBytesView))
  }

  private func withBirth(_ browser: TestBrowser, _ email: String = "ada@example.org") async throws -> TestVisitor {
    let visitor = TestVisitor(browser)
    try await visitor.signUp(email)
    let kept = try await visitor.submit(
      Route.birthPage.path, [("name", "Ada"), ("date", "15 June 1990"), ("time", "14:30"), ("place", "Lisbon, Portugal")])
    try #require(kept.status == .seeOther)
    return visitor
  }

  @Test func everyPageSaysForWhomItIs() async throws {
    try await TestServer().run { browser in
      let (ada, bob) = (try await withBirth(browser), TestVisitor(browser))
      try await bob.signUp("bob@example.org")
      let name = try #require(try await ada.get("/journal").headers[.reader])
      #expect(name.count == 32)
      // One name on every page and every device, another one for anybody else, and none on an error or a file.
      #expect(try await ada.get("/terms").headers[.reader] == name)
      let tablet = TestVisitor(browser)
      _ = try await tablet.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", "")])
      #expect(try await tablet.get("/journal").headers[.reader] == name)
      let (other, nobody) = (try await bob.get("/journal").headers[.reader], try await browser.get("/terms").headers[.reader])
      #expect(other != name && nobody != name && other != nobody && nobody != nil)
      #expect(try await ada.get("/journal/none").headers[.reader] == nil)
      #expect(try await ada.get("/journal/export").headers[.reader] == nil)
      #expect(try await list(ada).reader == name)
      // A visitor with another chart is another reader.
      let maya = TestVisitor(browser)
      let before = try await list(maya).reader
      _ = try await maya.begin()
      #expect(try await list(maya).reader != before)
    }
  }

  @Test func theListIsWhatSomebodyWouldMiss() async throws {
    try await TestServer().run { browser in
      let nobody = try await list(TestVisitor(browser))
      #expect(nobody.pages == ["/today"] && nobody.ways.isEmpty)
      let maya = TestVisitor(browser)
      let chart = try await maya.begin().path.replacing("/begin", with: "")
      let visitor = try await list(maya)
      #expect(visitor.pages.dropFirst(7) == [chart, chart + "/words"] && visitor.ways == ["/": "/today", "/chart": chart])
      let ada = try await withBirth(browser)
      _ = try await ada.submit("/journal", [("text", "The tram was late.")])
      let member = try await list(ada)
      #expect(member.pages.prefix(7).allSatisfy { $0.hasPrefix("/today?date=2026-11-") && $0.hasSuffix("&whole=1") })
      #expect(member.pages.dropFirst(7).prefix(3) == ["/profile/chart", "/chart/own/words", "/journal"])
      #expect(member.pages.count == 11)
      #expect(member.ways == ["/": "/today", "/chart": "/profile/chart"])
      // Each of them is a page that may be held, at its address.
      for path in member.pages {
        let page = try await ada.get(path)
        #expect(page.status == .ok && page.headers[.heldAs] == path.replacing("&whole=1", with: ""), "\(path)")
        #expect(page.headers[.heldTitle]?.isEmpty == false && page.headers[.reader] == member.reader)
      }
      for path in ["/journal?q=tram", "/tarot", "/profile", "/today", "/align/collect"] {
        #expect(try await ada.get(path).headers[.heldAs] == nil, "\(path)")
      }
    }
  }

  /// The links to earlier entries lead from one page that is held to the next, as far back as sixty entries.
  @Test func theJournalIsHeldPageByPage() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for number in 1...62 { _ = try await ada.submit("/journal", [("text", "Entry \(number).")]) }
      let pages = try await list(ada).pages
      let entries = pages.filter { $0.hasPrefix("/journal/") }
      #expect(entries.count == 60 && Set(entries).count == 60)
      var lists = 0
      var next: String? = "/journal"
      while let path = next, pages.contains(path) {
        lists += 1
        let page = try await ada.get(path)
        #expect(page.headers[.heldAs] == path, "\(path)")
        next = page.text.firstMatch(of: /href="(\/journal\?cursor=[\w-]+)"/).map { String($0.output.1) }
      }
      // What is older says so.
      #expect(lists == 5 && next != nil)
      #expect(try await ada.get("/offline").text.contains("the newest 60 entries are here"))
      for path in ["/journal?cursor=none", "/journal?tag=work"] { #expect(try await ada.get(path).headers[.heldAs] == nil) }
    }
  }

  /// Each day leads to a chapter that is held with it, and what is held of the journal is told by its first words and its day.
  @Test func chaptersAreHeldByTheirDayAndEntriesByTheirWords() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.begin()
      for date in ["2026-11-21", "2026-11-22"] {
        let day = try await ada.get("/today?date=\(date)&whole=1").text
        let path = String(try #require(day.firstMatch(of: /href="(\/chapters\/[^"?]*)[^"]*">Chapter:/)).output.1)
        let chapter = try await ada.get("\(path)?date=\(date)")
        #expect(chapter.headers[.heldAs] == "\(path)?date=\(date)" && chapter.headers[.reader] != nil)
      }
      let text = "The tram was late. It rained, and nobody minded at all that everything had to wait for once."
      let list = try await ada.submitAndFollow("/journal", [("text", text)]).page.text
      let path = String(try #require(list.firstMatch(of: /class="entry" href="(\/journal\/[0-9a-f-]{36})"/)).output.1)
      let title = try #require(try await ada.get(path).headers[.heldTitle]?.removingPercentEncoding)
      #expect(title.hasPrefix("The tram was late.") && title.contains("…") && title.hasSuffix(" · Saturday 21 November 2026"))
    }
  }

  @Test func aWholeDayHasEveryPartAndIsNoLaunch() async throws {
    try await TestServer().run { browser in
      let ada = try await withBirth(browser)
      let whole = try await ada.get("/today?date=2026-11-22&whole=1")
      #expect(whole.headers[.setCookie] == nil && whole.text.contains("data-part=") && !whole.text.contains("/today/parts/\"><"))
      // How it goes on: its beginning stands in the closed row.
      let part = try await ada.get("/today/parts/love_relationships?date=2026-11-22").text
      let text = try #require(part.firstMatch(of: /id="part-text"><p>[^<]*([^<]{60})</)).output.1
      #expect(whole.text.contains(text))
      let plain = try await ada.get("/today?date=2026-11-22")
      #expect(plain.headers[.setCookie] != nil && !plain.text.contains(text))
    }
  }

  @Test func whatWaitedArrivesOnceAndForItsWriter() async throws {
    try await TestServer().run { browser in
      let (ada, bob) = (try await withBirth(browser), TestVisitor(browser))
      try await bob.signUp("bob@example.org")
      let name = try await list(ada).reader
      let sent: HTTPFields = [Self.key: "7f3a", .reader: name, .accept: "*/*"]
      let fields = [("text", "Between two stations."), ("date", "2026-11-19")]
      for _ in 1...2 { #expect(try await ada.submit("/journal", fields, headers: sent).status == .seeOther) }
      let journal = try await ada.get("/journal").text
      #expect(journal.components(separatedBy: "Between two stations.").count == 2 && journal.contains("<strong>19</strong>"))
      let reused = try await ada.submit("/journal", [("text", "Another one."), ("date", "2026-11-19")], headers: sent)
      #expect(reused.status == .unprocessableContent)
      // Whoever is signed in by then does not get it, and nobody does without being signed in.
      #expect(try await bob.submit("/journal", fields, headers: sent).status == .forbidden)
      #expect(try await bob.get("/journal").text.contains("Nothing here yet."))
      #expect(try await TestVisitor(browser).submit("/journal", fields, headers: sent).status == .unauthorized)
      // A day that cannot be is not believed.
      for date in ["2026-01-01", "2026-12-24", "x"] {
        _ = try await ada.submit("/journal", [("text", "Dated \(date)."), ("date", date)])
      }
      #expect(try await ada.get("/journal").text.components(separatedBy: "<strong>21</strong>").count == 4)
    }
  }

  @Test func aBookmarkIsAWishAndNoSwitch() async throws {
    try await TestServer().run { browser in
      let ada = try await withBirth(browser)
      for (wish, state) in [("yes", "true"), ("yes", "true"), ("no", "false"), ("no", "false")] {
        _ = try await ada.submit("/today/bookmark", [("date", "2026-11-21"), ("keep", wish)])
        #expect(try await ada.get("/today").text.contains("aria-pressed=\"\(state)\""), "\(wish)")
      }
      // The form of an older page turns it about.
      _ = try await ada.submit("/today/bookmark", [("date", "2026-11-21")])
      #expect(try await ada.get("/today").text.contains("aria-pressed=\"true\""))
    }
  }

  @Test func whatIsSharedBeginsAnEntry() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let path = "/journal?title=A+line&text=A+line&url=https%3A%2F%2Fexample.org%2F%3Fa%3D1"
      let door = try #require(try await ada.get(path).headers[.location])
      let next = try #require(door.split(separator: "next=").last?.removingPercentEncoding)
      #expect(next == path)
      try await ada.signUp()
      let page = try await ada.get(next)
      #expect(page.text.contains(">A line\nhttps://example.org/?a=1</textarea>") && page.headers[.heldAs] == nil)
    }
  }

  @Test func thePageOfTheDeviceIsTheSameForEverybody() async throws {
    try await TestServer().run { browser in
      let ada = try await withBirth(browser)
      let (own, plain) = (try await ada.get("/offline"), try await TestVisitor(browser).get("/offline"))
      #expect(own.status == .ok && own.text == plain.text && !own.text.contains("Ada"))
      #expect(own.text.contains("Without scripts this device holds nothing"))
      #expect(try await ada.get("/profile").text.contains("href=\"/offline\""))
      let worker = try await browser.get("/sw.js").text
      let style = try #require(plain.text.firstMatch(of: /\/assets\/app\.[0-9a-f]{8}\.css/)).output
      #expect(worker.contains(style) && worker.contains("\"/offline\"") && !worker.contains("{{"))
    }
  }
}
