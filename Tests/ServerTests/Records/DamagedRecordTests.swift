import Foundation
import HTTPTypes
import HummingbirdTesting
import Synchronization
import Testing

@testable import Companion
@testable import Server
@testable import Store
@testable import Wire

/// A record that does not open costs itself and nothing else.
@Suite struct DamagedRecordTests {
  private static let birth = #"{"birthData": \#(ProfileTests.birth)}"#

  /// What somebody kept, of every kind that has a list two.
  private struct Kept: Sendable {
    let token: String
    let ids: [String: [String]]
  }

  private func keep(_ browser: TestBrowser) async throws -> Kept {
    let ada = try await TestPerson(browser)
    var ids: [String: [String]] = [:]
    func made(_ kind: String, _ field: String, _ route: Route, _ body: String) async throws {
      let response = try await browser.post(route.path, body, headers: ada.headers)
      ids[kind, default: []].append(try #require(response.string(field), "\(response.text)"))
    }
    for word in ["first", "second"] {
      try await made("journal_entry", "id", .makeEntry, #"{"text": "\#(word)", "tags": ["rain"]}"#)
      try await made("kept_chart", "chartId", .generateChart, Self.birth)
      try await made("report", "reportId", .makeReport, Self.birth)
      try await made("bookmarked_reading", "id", .makeBookmark, #"{"readingType": "daily", "title": "\#(word)", "content": "c"}"#)
    }
    return Kept(token: ada.accessToken, ids: ids)
  }

  @Test func listsLeaveItOutAndSaySo() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let kept = Mutex<Kept?>(nil)
    try await TestServer(storage: .folder(folder)).run { browser in
      let made = try await keep(browser)
      kept.withLock { $0 = made }
    }
    let known = try #require(kept.withLock { $0 })
    let store = try DataStore(.folder(folder))
    _ = try await store.driver.write { (session) throws(StoreError) in
      for (table, ids) in known.ids {
        try session.execute("UPDATE \(table) SET sealed = 'AAAA' || substr(sealed, 5) WHERE id = ?", [.text(ids[0])])
      }
    }
    try await store.close()
    let server = TestServer(storage: .folder(folder))
    try await server.run { browser in
      let headers: HTTPFields = [.authorization: "Bearer \(known.token)"]
      for (path, list, table) in [
        (Route.journal.path, "entries", "journal_entry"), (Route.journal.path + "?q=second", "entries", "journal_entry"),
        (Route.charts.path, "charts", "kept_chart"), (Route.bookmarks.path, "bookmarks", "bookmarked_reading"),
        ("/api/v1/reports/user/\(try await me(browser, headers))", "reports", "report"),
      ] {
        let response = try await browser.get(path, headers: headers)
        #expect(response.status == .ok, "\(path) \(response.text)")
        let whole = try #require(known.ids[table]?[1])
        #expect((response.value(list) as? [Any])?.count == 1 && response.text.contains(whole))
        #expect(response.headers[.damagedRecords] == "1", "\(path)")
        // The scripts of other origins can read that, too.
        #expect(response.headers[.accessControlExposeHeaders]?.hasSuffix("X-Damaged-Records") == true, "\(path)")
      }
      let news = try await browser.get(Route.changes.path, headers: headers)
      #expect(news.status == .ok && news.headers[.damagedRecords] == "4" && news.value("more") as? Bool == false)
      let file = try await browser.get(Route.export.path, headers: headers)
      let damaged = try #require(file.value("damaged") as? [[String: String]])
      #expect(Set(damaged.compactMap { $0["id"] }) == Set(known.ids.values.compactMap(\.first)))
      #expect((file.value("records.report") as? [Any])?.count == 1)
      #expect(server.log.lines.contains { $0.contains("damaged") && $0.contains("journalEntry") })

      let entry = try #require(known.ids["journal_entry"]?[0])
      let alone = try await browser.get(Route.entry.path(entry), headers: headers)
      #expect(alone.status == .internalServerError && alone.code == "RECORD_DAMAGED")
      let report = try #require(known.ids["report"]?[0])
      #expect(try await browser.get(Route.report.path(report), headers: headers).code == "RECORD_DAMAGED")
      let refused = try await browser.post(
        Route.applyChanges.path,
        #"{"changes": [{"kind": "journalEntry", "id": "\#(entry)", "baseTag": "999", "data": {"text": "x"}}]}"#, headers: headers)
      #expect((refused.value("results") as? [[String: Any]])?.first?["code"] as? String == "RECORD_DAMAGED")
      // An export mends it, and it can be deleted.
      let mended = try await browser.post(
        Route.importRecords.path,
        #"{"format": "astronova-export", "version": 1, "records": {"journalEntry": [{"id": "\#(entry)", "data": {"text": "mended"}}]}}"#,
        headers: headers)
      #expect(mended.number("imported.journalEntry") == 1)
      #expect(try await browser.get(Route.entry.path(entry), headers: headers).string("text") == "mended")
      let chart = try #require(known.ids["kept_chart"]?[0])
      #expect(try await browser.send(.delete, Route.deleteChart.path(chart), headers: headers).status == .ok)
      #expect(try await browser.get(Route.charts.path, headers: headers).headers[.damagedRecords] == nil)
    }
  }

  @Test func pagesLeaveItOutToo() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cookies = Mutex<[String: String]>([:])
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      for word in ["First.", "Second."] { _ = try await ada.submit("/journal", [("text", word)]) }
      #expect(try await ada.get("/journal").text.contains("First."))
      cookies.withLock { $0 = ada.cookies }
    }
    let store = try DataStore(.folder(folder))
    _ = try await store.driver.write { (session) throws(StoreError) in
      for table in ["journal_entry", "memory"] {
        try session.execute(
          """
          UPDATE \(table) SET sealed = 'AAAA' || substr(sealed, 5) WHERE id = (SELECT min(id) FROM \(table))
          """)
      }
    }
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = TestVisitor(browser)
      for (name, value) in cookies.withLock({ $0 }) { ada.plant(name, value) }
      let page = try await ada.get("/journal")
      #expect(page.status == .ok && page.text.contains("Second.") != page.text.contains("First."), "\(page.text.prefix(300))")
      #expect(page.text.contains("One entry is damaged") && page.headers[.damagedRecords] == "1")
      #expect(try await ada.get("/profile").status == .ok)
      // What readings lean on begins anew; writing is not held up by it.
      #expect(try await ada.submitAndFollow("/journal", [("text", "Third.")]).page.text.contains("Third."))
    }
  }

  /// A profile that does not open keeps nobody out of what else is theirs.
  @Test func aDamagedProfileIsNoClosedDoor() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submit("/journal", [("text", "Rain.")])
    }
    let store = try DataStore(.folder(folder))
    _ = try await store.driver.write { (session) throws(StoreError) in
      try session.execute("UPDATE user_profile SET sealed = 'AAAA' || substr(sealed, 5)")
    }
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = TestVisitor(browser)
      // A chart that was made before goes on waiting in the browser.
      _ = try await ada.begin()
      let entered = try await ada.submitAndFollow(
        "/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      // What stands in the profile itself is gone, and it is said; the button takes the rest along.
      #expect(entered.path == "/profile" && entered.page.status == .internalServerError)
      #expect(entered.page.text.contains("does not open any more") && entered.page.text.contains("href=\"/profile/export\""))
      for path in [
        "/journal", "/terms", "/align", "/align/collect", "/tarot", "/tarot/journal", "/reports", "/chart", "/profile/password",
        "/profile/delete", "/profile/export", "/offline.json",
      ] {
        let page = try await ada.get(path)
        #expect(page.status == .ok, "\(path) \(page.status)")
        if path == "/journal" || path == "/profile/export" { #expect(page.text.contains("Rain.")) }
      }
      let app = try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#)
      #expect(app.status == .ok && app.string("user.email") == "ada@example.org" && app.string("user.firstName") == nil)
      let headers = try await TestPerson(browser, app).headers
      // Programs are not told of an empty one.
      #expect(try await browser.get(Route.profile.path, headers: headers).code == "RECORD_DAMAGED")
      let change = try await browser.send(.patch, Route.profile.path, headers: headers, body: #"{"name": "Ada"}"#)
      #expect(change.code == "RECORD_DAMAGED")
      let mended = try await browser.post(
        Route.importRecords.path,
        #"{"format": "astronova-export", "version": 1, "records": {"profile": [{"id": "\#(SyncTests.id(1))", "data": {"name": "Ada"}}]}}"#,
        headers: headers)
      #expect(mended.status == .ok, "\(mended.text)")
      #expect(try await ada.get("/profile").text.contains(">Ada</h1>"), "\(mended.text)")
    }
  }

  private func me(_ browser: TestBrowser, _ headers: HTTPFields) async throws -> String {
    try #require(try await browser.get(Route.profile.path, headers: headers).string("id"))
  }

  @Test func recordsOfTheWrongShapeAreRefusedWhenTheyComeBack() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.makeReport.path, Self.birth, headers: ada.headers)
      let file = #"""
        {"format": "astronova-export", "version": 1, "records": {
          "report": [{"id": "\#(SyncTests.id(1))", "data": {"title": "A year"}}],
          "chart": [{"id": "\#(SyncTests.id(2))", "data": {"birthData": {"date": "1990-02-31"}}}],
          "bookmark": [{"id": "\#(SyncTests.id(3))", "data": {"title": 4}}],
          "memory": [{"id": "\#(SyncTests.id(4))", "key": "memory", "data": {"categories": []}},
                     {"id": "\#(SyncTests.id(5))", "key": "readings", "data": {"days": [{"number": "one"}]}}],
          "horoscope": [{"id": "\#(SyncTests.id(6))", "key": "daily:2026-11-20", "data": {"x": [1e300]}}],
          "profile": [{"id": "\#(SyncTests.id(7))", "data": {"name": 7}}]}}
        """#
      let taken = try await browser.post(Route.importRecords.path, file, headers: ada.headers)
      #expect(taken.status == .ok, "\(taken.text)")
      let refused = try #require(taken.value("refused") as? [[String: Any]])
      #expect(Set(refused.compactMap { $0["id"] as? String }) == Set((1...7).map(SyncTests.id)))
      #expect(refused.allSatisfy { $0["status"] as? String == "invalid" && $0["field"] is String }, "\(refused)")
      let list = try await browser.get("/api/v1/reports/user/\(ada.id)", headers: ada.headers)
      #expect(list.status == .ok && (list.value("reports") as? [Any])?.count == 1)
    }
  }

  @Test func numbersFromElsewhereStopNothing() throws {
    let most = Int.max
    var memory = try StoredMemory(
      payload:
        #"{"categories":{"love_relationships":{"count":\#(most)}},"recent":[],"themes":{"moon":\#(most),"sun":\#(most)},"updatedAt":0}"#
    )
    memory.note(.init(category: "love_relationships", text: "x"), date: "2026-11-21", summary: "s", now: 1)
    memory.note(leading: "saturn square moon")
    #expect((memory.categories["love_relationships"]?.count ?? 0) > 1)
    var days = try StoredReadingDays(payload: #"{"days":[{"number":\#(Int.min),"leading":"","phrases":""}]}"#)
    #expect(days.memory(around: 2_461_366).isEmpty)
    days.days.append(.init(number: 2_461_366, leading: "", phrases: ""))
    #expect(days.memory(around: 2_461_367).count == 1)
    let seconds = try StoredEntry(payload: #"{"seconds":\#(most)}"#).seconds
    #expect((1...1_000_000_000).contains(seconds))
  }
}
