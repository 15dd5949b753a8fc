import Companion
import Ephemeris
import Readings
import Store
import Testing

@Suite struct JournalTests {
  private static let now = UTC(unixSeconds: 1_795_246_200)

  /// A journal with an account, in a database in memory.
  private func journal() async throws -> (journal: Journal, store: DataStore, account: String) {
    let store = try DataStore(.memory)
    let account = try await TestAccount.make(in: store)
    return (Journal(store: store, clock: .fixed(at: Self.now)), store, account.id)
  }

  private func entry(_ text: String, mood: String? = nil, tags: [String] = []) -> StoredEntry {
    StoredEntry(type: .reflection, date: "2026-11-21", text: text, mood: mood, tags: tags)
  }

  @Test func aKeyWritesOnce() async throws {
    let (journal, _, account) = try await journal()
    let first = try await journal.write(entry("One."), key: "k", account: account)
    let again = try await journal.write(entry("One."), key: "k", account: account)
    #expect(first.isNew && !again.isNew && first.entry == again.entry)
    await #expect(throws: (any Error).self) { try await journal.write(entry("Two."), key: "k", account: account) }
    #expect(try await journal.overview(account: account).count == 1)
  }

  @Test(arguments: [
    ("", nil as String?, [String]()), (" \n", nil, []), ("x", String(repeating: "m", count: 65), []), ("x", nil, [""]),
    ("x", nil, (0...20).map { "t\($0)" }), ("x", nil, [String(repeating: "t", count: 65)]),
    (String(repeating: "x", count: 64_001), nil, []),
  ])
  func theRulesHoldForEverybodyWhoWrites(_ text: String, _ mood: String?, _ tags: [String]) async throws {
    let (journal, _, account) = try await journal()
    await #expect(throws: (any Error).self) {
      try await journal.write(entry(text, mood: mood, tags: tags), key: nil, account: account)
    }
    let kept = try await journal.write(entry("Good."), key: nil, account: account).entry
    await #expect(throws: (any Error).self) {
      try await journal.change(kept.id, account: account) { entry in
        entry.text = text
        entry.mood = mood
        entry.tags = tags
      }
    }
    #expect(try await journal.entry(kept.id, account: account) == kept)
  }

  @Test func whatADeviceBroughtInItsOwnWayStays() async throws {
    let (journal, store, account) = try await journal()
    let tags = (0...29).map { "t\($0)" }
    let payload = try entry(String(repeating: "x", count: 70_000), mood: String(repeating: "m", count: 80), tags: tags).payload()
    let id = UUIDv7.generate(microseconds: 1)
    _ = try await store.records.insert(.journalEntry, account: account, id: id, payload: payload, now: 1)
    guard case .kept(let changed) = try await journal.change(id, account: account, { $0.tags[0] = "other" }) else {
      Issue.record("not kept")
      return
    }
    #expect(changed.kept.tags == ["other"] + tags.dropFirst() && changed.kept.text?.utf8.count == 70_000)
  }

  @Test func aChangeIsMadeOnWhatAnotherDeviceWrote() async throws {
    let (journal, _, account) = try await journal()
    let kept = try await journal.write(entry("One."), key: nil, account: account).entry
    guard case .kept(let other) = try await journal.change(kept.id, account: account, { $0.mood = "light" }) else {
      Issue.record("not kept")
      return
    }
    guard case .conflict(let standing) = try await journal.change(kept.id, account: account, base: kept.change, { $0.text = "x" })
    else {
      Issue.record("no conflict")
      return
    }
    #expect(standing == other)
    guard case .kept(let both) = try await journal.change(kept.id, account: account, { $0.text = "Two." }) else {
      Issue.record("not kept")
      return
    }
    #expect(both.kept.mood == "light" && both.kept.text == "Two.")
    guard case .missing = try await journal.change("none", account: account, { $0.text = "x" }) else {
      Issue.record("found")
      return
    }
  }

  @Test func aNoteOfLaterIsAddedOnceAndNotForEver() async throws {
    let (journal, _, account) = try await journal()
    let id = try await journal.write(entry("One."), key: nil, account: account).entry.id
    for _ in 0..<2 { _ = try await journal.addLater("They called.", to: id, account: account) }
    #expect(try await journal.entry(id, account: account)?.kept.later.map(\.text) == ["They called."])
    for index in 1..<JournalRules.mostLater { _ = try await journal.addLater("Note \(index)", to: id, account: account) }
    await #expect(throws: (any Error).self) { try await journal.addLater("One too many", to: id, account: account) }
    #expect(try await journal.addLater("x", to: "none", account: account) == nil)
  }

  @Test func aSearchFindsWhatItNames() {
    let kept = entry("By the Sea", mood: "Light", tags: ["Harbour"])
    for search in [
      JournalSearch(language: .english), JournalSearch(word: "sea", language: .english),
      JournalSearch(word: "harb", language: .english), JournalSearch(mood: "LIGHT", language: .english),
      JournalSearch(tag: "harbour", language: .english), JournalSearch(word: "light", type: "reflection", language: .english),
    ] { #expect(search.finds(kept)) }
    for search in [
      JournalSearch(word: "lake", language: .english), JournalSearch(type: "question", language: .english),
      JournalSearch(mood: "heavy", language: .english), JournalSearch(tag: "harb", language: .english),
      JournalSearch(category: .loveRelationships, language: .english),
    ] { #expect(!search.finds(kept)) }
  }
}
