import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct SyncTests {
  static func id(_ number: Int) -> String { "01948f3c-7e00-4abc-8def-" + String(format: "%012d", number) }

  static func apply(_ browser: TestBrowser, _ person: TestPerson, _ changes: String) async throws -> [[String: Any]] {
    let response = try await browser.post(Route.applyChanges.path, #"{"changes": [\#(changes)]}"#, headers: person.headers)
    #expect(response.status == .ok, "\(response.text)")
    return response.value("results") as? [[String: Any]] ?? []
  }

  @Test func twoDevicesMeet() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let entry = #"{"kind": "journalEntry", "id": "\#(Self.id(1))", "data": {"text": "Rain, 🌒 and 0.1", "n": 0.1234567890123}}"#
      let kept = try await Self.apply(browser, ada, entry)
      #expect(kept[0]["status"] as? String == "kept")
      // The answer was lost: sending it again is harmless.
      #expect(try await Self.apply(browser, ada, entry)[0]["status"] as? String == "kept")
      let seen = try await browser.get(Route.changes.path, headers: ada.headers)
      let records = try #require(seen.value("records") as? [[String: Any]])
      #expect(records.count == 1 && (records[0]["data"] as? [String: Any])?["n"] as? Double == 0.1234567890123)
      let tag = try #require(records[0]["changeTag"] as? String)
      let changed = try await Self.apply(
        browser, ada, #"{"kind": "journalEntry", "id": "\#(Self.id(1))", "baseTag": "\#(tag)", "data": {"text": "Sun."}}"#)
      #expect(changed[0]["status"] as? String == "kept")
      let late = try await Self.apply(
        browser, ada, #"{"kind": "journalEntry", "id": "\#(Self.id(1))", "baseTag": "\#(tag)", "deleted": true}"#)
      #expect(late[0]["status"] as? String == "conflict")
      let standing = try #require(late[0]["record"] as? [String: Any])
      #expect((standing["data"] as? [String: Any])?["text"] as? String == "Sun.")
      let now = try #require(standing["changeTag"] as? String)
      let gone = try await Self.apply(
        browser, ada, #"{"kind": "journalEntry", "id": "\#(Self.id(1))", "baseTag": "\#(now)", "deleted": true}"#)
      #expect(gone[0]["status"] as? String == "kept")
      let next = try #require(seen.string("next"))
      let news = try await browser.get(Route.changes.path + "?since=\(next)", headers: ada.headers)
      let tombstone = try #require((news.value("records") as? [[String: Any]])?.first)
      #expect(tombstone["deleted"] as? Bool == true && tombstone["data"] is NSNull)
    }
  }

  @Test func everyChangeIsAnsweredForItself() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let large = String(repeating: "x", count: 256_001)
      let changes = [
        (#"{"kind": "journalEntry", "id": "\#(Self.id(1))", "data": {}}"#, "kept", ""),
        (#"{"kind": "order", "id": "\#(Self.id(2))", "data": {"paid": true}}"#, "invalid", "kind"),
        (#"{"kind": "horoscope", "id": "\#(Self.id(2))", "data": {}}"#, "invalid", "kind"),
        (#"{"kind": "nonsense", "id": "\#(Self.id(2))", "data": {}}"#, "invalid", "kind"),
        (#"{"kind": "journalEntry", "id": "x", "data": {}}"#, "invalid", "id"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(3).uppercased())", "data": {}}"#, "invalid", "id"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "data": [1]}"#, "invalid", "data"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "data": "text"}"#, "invalid", "data"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))"}"#, "invalid", "data"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "data": {}, "deleted": true}"#, "invalid", "data"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "baseTag": "x", "data": {}}"#, "invalid", "baseTag"),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "baseTag": "9", "data": {}}"#, "missing", ""),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "deleted": true}"#, "missing", ""),
        (#"{"kind": "journalEntry", "id": "\#(Self.id(4))", "data": {"t": "\#(large)"}}"#, "invalid", "data"),
        (
          #"{"kind": "chart", "id": "\#(Self.id(5))", "data": {"birthData": {"date": "1990-02-30", "latitude": 1, "longitude": 2}}}"#,
          "invalid", "birthData.date"
        ),
        (#"{"kind": "chart", "id": "\#(Self.id(5))", "data": {}}"#, "invalid", "birthData"),
        (#"{"kind": "profile", "id": "\#(Self.id(6))", "data": {"theme": "pink"}}"#, "invalid", "theme"),
        (#"{"kind": "bookmark", "id": "\#(Self.id(7))", "data": {"title": "t"}}"#, "invalid", "readingType"),
      ]
      let results = try await Self.apply(browser, ada, changes.map(\.0).joined(separator: ","))
      #expect(results.count == changes.count)
      for (result, change) in zip(results, changes) {
        #expect(
          result["status"] as? String == change.1 && (result["field"] as? String ?? "") == change.2,
          "\(result) \(change.0.prefix(80))")
      }
      let seen = try await browser.get(Route.changes.path, headers: ada.headers)
      #expect((seen.value("records") as? [Any])?.count == 1)
    }
  }

  @Test func whatADeviceKeepsIsWhereTheRoutesLook() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let results = try await Self.apply(
        browser, ada,
        #"{"kind": "profile", "id": "\#(Self.id(1))", "data": {"name": "Ada", "theme": "dark", "birth": {"birthData": \#(ProfileTests.birth)}}},"#
          + #"{"kind": "chart", "id": "\#(Self.id(2))", "data": {"birthData": \#(ProfileTests.birth)}},"#
          + #"{"kind": "bookmark", "id": "\#(Self.id(3))", "data": {"readingId": "r", "readingType": "daily", "title": "t", "content": "c"}}"#
      )
      #expect(results.allSatisfy { $0["status"] as? String == "kept" }, "\(results)")
      let profile = try await browser.get(Route.profile.path, headers: ada.headers)
      #expect(profile.string("name") == "Ada" && profile.string("theme") == "dark" && profile.string("sunSign") == "Gemini")
      #expect(try await browser.get(Route.chart.path(Self.id(2)), headers: ada.headers).status == .ok)
      // A second profile, or a second bookmark of the reading, meets the first.
      let again = try await Self.apply(
        browser, ada,
        #"{"kind": "profile", "id": "\#(Self.id(8))", "data": {"name": "Other"}},"#
          + #"{"kind": "bookmark", "id": "\#(Self.id(9))", "data": {"readingId": "r", "readingType": "daily", "title": "other", "content": "c"}}"#
      )
      #expect(again.allSatisfy { $0["status"] as? String == "conflict" })
      #expect(((again[0]["record"] as? [String: Any])?["id"] as? String) == Self.id(1))
      let same = try await browser.post(
        Route.makeBookmark.path, #"{"readingId": "r", "readingType": "daily", "title": "t", "content": "c"}"#,
        headers: ada.headers)
      #expect(same.status == .ok && same.string("id") == Self.id(3))
    }
  }

  @Test func changesComeInPages() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let changes = (0..<25).map { #"{"kind": "journalEntry", "id": "\#(Self.id($0))", "data": {"n": \#($0)}}"# }
      _ = try await Self.apply(browser, ada, changes.joined(separator: ","))
      var seen: [Int] = []
      var since = "0"
      var more = true
      while more {
        let page = try await browser.get(Route.changes.path + "?since=\(since)&limit=10", headers: ada.headers)
        seen += (page.value("records") as? [[String: Any]] ?? []).compactMap { ($0["data"] as? [String: Any])?["n"] as? Int }
        since = try #require(page.string("next"))
        more = try #require(page.value("more") as? Bool)
      }
      #expect(seen == Array(0..<25))
      #expect(try await browser.get(Route.changes.path + "?since=\(since)", headers: ada.headers).string("next") == since)
      for query in ["since=x", "since=-1", "limit=0", "limit=501"] {
        #expect(try await browser.get(Route.changes.path + "?" + query, headers: ada.headers).status == .badRequest, "\(query)")
      }
    }
  }

  @Test func tooManyAndTooDeepAreRefused() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let many = Array(repeating: #"{"kind": "x", "id": "x"}"#, count: 501).joined(separator: ",")
      let response = try await browser.post(Route.applyChanges.path, #"{"changes": [\#(many)]}"#, headers: ada.headers)
      #expect(response.status == .badRequest && response.string("field") == "changes")
      for depth in [70, 400, 5000] {
        let deep = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        let response = try await browser.post(
          Route.applyChanges.path, #"{"changes": [{"kind": "journalEntry", "id": "\#(Self.id(1))", "data": \#(deep)}]}"#,
          headers: ada.headers)
        #expect(response.status == .badRequest, "\(depth)")
      }
      for body in ["", "[]", "{}", #"{"changes": 1}"#, #"{"changes": [1]}"#, #"{"changes": [{"kind": 1, "id": "x"}]}"#, "{"] {
        #expect(try await browser.post(Route.applyChanges.path, body, headers: ada.headers).status == .badRequest, "\(body)")
      }
      #expect(try await Self.apply(browser, ada, "").isEmpty)
    }
  }
}
