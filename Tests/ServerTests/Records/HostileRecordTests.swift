import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server
@testable import Wire

/// What devices and files bring is kept as it came; what reads it must live with any number in it. Each of these stopped the process.
@Suite struct HostileRecordTests {
  private static func take(_ records: String, _ browser: TestBrowser, _ headers: HTTPFields) async throws -> TestResponse {
    try await browser.post(
      Route.importRecords.path, #"{"format": "astronova-export", "version": 1, "records": {\#(records)}}"#, headers: headers)
  }

  /// Counts that cannot be added up, days that cannot be taken from each other. What no JSON number holds exactly is refused by now.
  @Test(arguments: [(Int64.max, 0.0), (.min, 0), (9_007_199_254_740_991, 2), (-9_007_199_254_740_991, 2)])
  func aMemoryOfAnyNumbersIsLivedWith(_ number: Int64, imported: Double) async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let counts = LifeCategory.allCases.map { #""\#($0.rawValue)": {"count": \#(number)}"# }.joined(separator: ",")
      let memory =
        #"{"categories": {\#(counts)}, "recent": [], "themes": {"moon": \#(number), "sun": \#(number)}, "updatedAt": \#(number)}"#
      let days = #"{"days": [{"number": \#(number), "leading": "sun square moon", "phrases": ""}]}"#
      let taken = try await Self.take(
        #""memory": [{"id": "\#(SyncTests.id(1))", "key": "\#(StoredMemory.key)", "data": \#(memory)}, {"id": "\#(SyncTests.id(2))", "key": "\#(StoredReadingDays.key)", "data": \#(days)}]"#,
        browser, ada.headers)
      #expect(taken.number("imported.memory") == imported, "\(taken.text)")
      #expect(try await ada.own().status == .ok)
      #expect(try await ada.call(.memory).status == .ok)
      let entry =
        #""date": "2026-11-21", "entry_type": "horoscope_reading", "summary_viewed": "x", "categories_viewed": [{"category": "love_relationships", "text": "y"}], "time_spent_seconds": 60"#
      #expect(try await ada.call(.addJournalEntry, entry).status == .ok)
    }
  }

  /// An entry that was read for longer than there are seconds, of a day that is read on.
  @Test func secondsThatCannotGrowAreCutOff() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.begin()
      let key = NaturalKey.hashed("read", "2026-11-21")
      let taken = try await ada.browser.post(
        Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(TestVisitor.password)"}"#)
      let token = try #require(taken.string("jwtToken"))
      let result = try await Self.take(
        #""journalEntry": [{"id": "\#(SyncTests.id(1))", "key": "\#(key)", "data": {"type": "horoscope_reading", "date": "2026-11-21", "seconds": 9223372036854775807}}]"#,
        browser, [.authorization: "Bearer \(token)"])
      #expect(result.number("imported.journalEntry") == 1, "\(result.text)")
      let response = try await ada.submit(
        "/today/reads", [("category", "love_relationships"), ("seconds", "60"), ("date", "2026-11-21")])
      #expect(response.status.code < 500, "\(response.text)")
    }
  }

  /// A note whose hour is no hour.
  @Test(arguments: [
    "2026-11-20T1e300:00:00Z", "2026-11-20Tnan:00:00Z", "2026-11-20T-1e19:0:0Z", "99999999999999999999-11-20T10:00:00Z",
  ])
  func aNoteOfAnyHourIsShown(_ at: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let answer = try await ada.browser.post(
        Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(TestVisitor.password)"}"#)
      let headers: HTTPFields = [.authorization: "Bearer \(try #require(answer.string("jwtToken")))"]
      let kept = try await browser.post(
        Route.applyChanges.path,
        #"{"changes": [{"kind": "journalEntry", "id": "\#(SyncTests.id(1))", "data": {"type": "reflection", "date": "2026-11-19", "text": "Rain.", "later": [{"text": "Sun.", "at": "\#(at)"}]}}]}"#,
        headers: headers)
      #expect(kept.status == .ok)
      let page = try await ada.get("/journal/\(SyncTests.id(1))")
      #expect(page.status == .ok && page.text.contains("Sun."))
    }
  }
}
