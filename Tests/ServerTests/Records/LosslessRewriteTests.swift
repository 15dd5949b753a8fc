import Foundation
import HTTPTypes
import HummingbirdTesting
import Store
import Synchronization
import Testing

@testable import Companion
@testable import Server
@testable import Wire

/// A record is changed where somebody changes it, and nowhere else; one that cannot be read is not written over.
@Suite struct LosslessRewriteTests {
  /// What stands in a record of an account, as a device sees it.
  private func data(_ browser: TestBrowser, _ headers: HTTPFields, _ kind: String) async throws -> [String: Any] {
    let seen = try await browser.get(Route.changes.path, headers: headers)
    let records = try #require(seen.value("records") as? [[String: Any]])
    return try #require(records.last { $0["kind"] as? String == kind }?["data"] as? [String: Any])
  }

  @Test func aProfileKeepsWhatAnotherVersionWroteInIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let profile =
        #"{"name": "Ada", "pronouns": "she", "birth": {"birthData": {"date": "1990-06-15", "latitude": 1, "longitude": 2, "timezone": "UTC", "certainty": "B"}, "rating": "AA"}}"#
      let kept = try await SyncTests.apply(
        browser, ada, #"{"kind": "profile", "id": "\#(SyncTests.id(1))", "data": \#(profile)}"#)
      #expect(kept[0]["status"] as? String == "kept", "\(kept)")
      let edited = try await browser.send(
        .patch, Route.profile.path, headers: ada.headers, body: #"{"theme": "dark", "name": "Ada L."}"#)
      #expect(edited.status == .ok, "\(edited.text)")
      let data = try await data(browser, ada.headers, "profile")
      #expect(data["theme"] as? String == "dark" && data["name"] as? String == "Ada L.")
      #expect(data["pronouns"] as? String == "she")
      let birth = try #require(data["birth"] as? [String: Any])
      #expect(birth["rating"] as? String == "AA")
      #expect((birth["birthData"] as? [String: Any])?["certainty"] as? String == "B")
    }
  }

  @Test func anEntryKeepsWhatAnotherVersionWroteInIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      let entry =
        #"{"type": "reflection", "date": "2026-11-20", "text": "Rain.", "weather": "rain", "later": [{"text": "x", "at": "2026-11-21T00:00:00Z", "place": "home"}]}"#
      _ = try await SyncTests.apply(
        browser, ada, #"{"kind": "journalEntry", "id": "\#(SyncTests.id(1))", "data": \#(entry)}"#)
      let edited = try await browser.send(
        .patch, Route.editEntry.path(SyncTests.id(1)), headers: ada.headers, body: #"{"text": "Sun.", "tags": ["sky"]}"#)
      #expect(edited.status == .ok, "\(edited.text)")
      let later = try await browser.post(
        Route.noteLater.path(SyncTests.id(1)), #"{"text": "Still sun."}"#, headers: ada.headers)
      #expect(later.status == .ok, "\(later.text)")
      let data = try await data(browser, ada.headers, "journalEntry")
      #expect(data["text"] as? String == "Sun." && data["weather"] as? String == "rain")
      let notes = try #require(data["later"] as? [[String: Any]])
      #expect(notes.count == 2 && notes[0]["place"] as? String == "home")
    }
  }

  /// Runs requests on a server in whose data folder a record says something else than what was kept.
  private func run(
    _ kind: RecordKind, key: String, payload: String, _ test: @Sendable (TestBrowser, HTTPFields) async throws -> Void
  ) async throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lossless-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let known = Mutex<(id: String, token: String)?>(nil)
    try await TestServer(storage: .folder(folder)).run { browser in
      let ada = try await TestReader(browser)
      _ = try await ada.call(.createProfile, CallableTests.whole)
      known.withLock { $0 = (ada.person.id, ada.person.accessToken) }
    }
    let (id, token) = try #require(known.withLock { $0 })
    let store = try DataStore(.folder(folder))
    _ = try await store.records.revise(
      kind, account: id, naturalKey: key, newID: UUIDv7.generate(microseconds: 1_795_246_200_000_000),
      now: 1_795_246_200_000_000
    ) { _ in payload }
    try await store.close()
    try await TestServer(storage: .folder(folder)).run { browser in
      try await test(browser, [.authorization: "Bearer \(token)"])
    }
    let after = try DataStore(.folder(folder))
    let text = try await after.records.record(kind, account: id, naturalKey: key)?.payload
    try await after.close()
    return text
  }

  @Test(arguments: [#"{"name":["Ada"],"birth":"unread"}"#, #"{"name":"Ada","storedVersion":2}"#, "[]"])
  func aProfileThatCannotBeReadIsNotWrittenOver(_ payload: String) async throws {
    let after = try await run(.profile, key: "profile", payload: payload) { browser, headers in
      let edited = try await browser.send(.patch, Route.profile.path, headers: headers, body: #"{"theme": "dark"}"#)
      #expect(edited.status == .internalServerError && edited.code == "RECORD_DAMAGED", "\(edited.text)")
      #expect(try await browser.get(Route.profile.path, headers: headers).code == "RECORD_DAMAGED")
      let born = try await browser.post(
        Route.setChatBirthData.path, #"{"birthData": \#(TestReader.birth)}"#, headers: headers)
      #expect(born.code == "RECORD_DAMAGED", "\(born.text)")
    }
    #expect(after == payload)
  }

  @Test func aMemoryThatCannotBeReadStaysAndKeepsNothingBack() async throws {
    let payload = #"{"categories":5,"later":"version"}"#
    let after = try await run(.memory, key: "memory", payload: payload) { browser, headers in
      let made = try await browser.post(Route.makeEntry.path, #"{"text": "Rain.", "tags": ["family"]}"#, headers: headers)
      #expect(made.status == .created, "\(made.text)")
      #expect(try await browser.get(Route.ownReading.path, headers: headers).status == .ok)
      let id = try #require(try await browser.get(Route.profile.path, headers: headers).string("id"))
      let told = try await browser.post("/get_memory", #"{"data": {"user_id": "\#(id)"}}"#, headers: headers)
      #expect(told.string("error.status") == "INTERNAL", "\(told.text)")
    }
    #expect(after == payload)
  }

  @Test func aMemoryKeepsWhatAnotherVersionWroteInIt() async throws {
    let payload =
      #"{"categories":{"personal_growth":{"count":3,"mood":"up"}},"recent":[],"updatedAt":7,"rhythm":[1,2]}"#
    let after = try await run(.memory, key: "memory", payload: payload) { browser, headers in
      let made = try await browser.post(
        Route.makeEntry.path, #"{"text": "Rain.", "tags": ["personal growth", "growth"]}"#, headers: headers)
      #expect(made.status == .created, "\(made.text)")
    }
    let memory = try #require(JSONSerialization.jsonObject(with: Data((after ?? "").utf8)) as? [String: Any])
    #expect(memory["rhythm"] as? [Int] == [1, 2])
    let growth = (memory["categories"] as? [String: Any])?["personal_growth"] as? [String: Any]
    #expect(growth?["mood"] as? String == "up")
    #expect((memory["updatedAt"] as? Int ?? 0) > 7)
  }

  @Test func anEntryThatCannotBeReadIsNamedAndNotWrittenOver() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: nil)
      _ = try await SyncTests.apply(
        browser, ada,
        #"{"kind": "journalEntry", "id": "\#(SyncTests.id(1))", "data": {"text": "Rain.", "tags": "one, two"}}"#)
      let path = Route.editEntry.path(SyncTests.id(1))
      let edited = try await browser.send(.patch, path, headers: ada.headers, body: #"{"text": "Sun."}"#)
      #expect(edited.code == "RECORD_DAMAGED", "\(edited.text)")
      #expect(try await browser.get(path, headers: ada.headers).code == "RECORD_DAMAGED")
      let list = try await browser.get(Route.journal.path, headers: ada.headers)
      #expect(list.status == .ok && list.headers[.damagedRecords] == "1")
      let data = try await data(browser, ada.headers, "journalEntry")
      #expect(data["text"] as? String == "Rain." && data["tags"] as? String == "one, two")
    }
  }
}
