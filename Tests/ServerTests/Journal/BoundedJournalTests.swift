import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Readings
import Store
import Testing

@testable import Server
@testable import Wire

/// No answer opens a whole journal.
@Suite struct BoundedJournalTests {
  private func journal(_ count: Int, bytes: Int) async throws -> (journal: Journal, account: String) {
    let store = try DataStore(.memory)
    let account = Account(id: UUIDv7.generate(microseconds: 1), role: .member, createdAt: 1)
    let way = Credential(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .google, subject: "s", email: nil, secret: nil,
      createdAt: 1)
    #expect(try await store.accounts.create(account, with: way))
    let padding = String(repeating: "x", count: bytes)
    for index in 0..<count {
      let text = index == 0 ? "the needle" : "hay \(index)"
      _ = try await store.records.insert(
        .journalEntry, account: account.id, id: UUIDv7.generate(microseconds: Int64(index)),
        payload: #"{"type":"reflection","date":"2026-11-20","text":"\#(text)","summary":"\#(padding)","tags":["rain"]}"#,
        now: 1_795_246_200_000_000 + Int64(index))
    }
    return (Journal(store: store, clock: .fixed(at: TestServer.now)), account.id)
  }

  @Test func aSearchStopsAndGoesOn() async throws {
    let (journal, account) = try await journal(60, bytes: 100_000)
    let search = JournalSearch(word: "needle", language: .english)
    var place: RecordPlace?
    var pages = 0
    var found: [JournalEntry] = []
    repeat {
      let page = try await journal.page(search, account: account, after: place, limit: 20)
      found += page.entries
      place = page.next
      pages += 1
    } while place != nil && pages < 50
    // Six megabytes, at most one and a half of them at once.
    #expect(found.count == 1 && (4...12).contains(pages), "\(pages) pages")
    #expect(found.map(\.kept.text) == ["the needle"])
    let first = try await journal.page(search, account: account, after: nil, limit: 12)
    #expect(first.entries.isEmpty && first.next != nil)
  }

  @Test func aPageLooksBackOnFewAndCountsAll() async throws {
    let (journal, account) = try await journal(60, bytes: 100_000)
    let overview = try await journal.overview(account: account)
    #expect(overview.count == 60 && (1...12).contains(overview.entries.count))
    let page = try await journal.page(JournalSearch(language: .english), account: account, after: nil, limit: 12)
    #expect(page.entries.count == 12 || page.next != nil)
    let list = try await journal.page(JournalSearch(language: .english), account: account, after: nil, limit: 100)
    #expect(list.entries.count < 20 && list.next != nil)
  }

  @Test func theFileIsAsItWasWhenItWasWrittenAtOnce() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let empty = try await ada.get("/journal/export")
      #expect((empty.value("journal") as? [Any])?.isEmpty == true)
      for index in 1...3 {
        _ = try await ada.submit("/journal", [("text", "Day \(index).\n\nIt \"rained\"."), ("tags", "rain, work")])
      }
      let file = try await ada.get("/journal/export")
      let entries = try JSONDecoder().decode([String: [StoredEntry]].self, from: Data(file.body.readableBytesView))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let whole = String(decoding: try encoder.encode(entries), as: UTF8.self)
      #expect(entries["journal"]?.count == 3 && file.text == whole)
    }
  }
}
