import Testing

@testable import Store

/// What devices, exports and sign-ups do with records, on every driver.
@Suite struct RecordExchangeTests {
  let folder = TemporaryFolder()

  @Test(arguments: DriverKind.allCases)
  func theOnlyOneOfItsSortStaysTheOnlyOne(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let (first, second) = (newID(), newID())
    func bookmark(_ id: String, base: Int64? = nil, _ payload: String?) async throws -> RecordOutcome {
      let change = RecordChange(kind: .bookmark, id: id, base: base, payload: payload, naturalKey: "reading")
      return try #require(try await store.records.apply([change], account: account.id, now: 1).first)
    }
    guard case .kept(let kept) = try await bookmark(first, "one") else {
      Issue.record("not kept")
      return
    }
    #expect(try await bookmark(second, "two") == .conflict(kept))
    // Deleted it gives its place free, and brought back it finds it taken.
    guard case .kept(let gone) = try await bookmark(first, base: kept.change, nil),
      case .kept(let other) = try await bookmark(second, "two")
    else {
      Issue.record("not kept")
      return
    }
    #expect(try await bookmark(first, base: gone.change, "one") == .conflict(other))
    #expect(try await store.records.record(.bookmark, account: account.id, naturalKey: "reading") == other)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aRevisionOfAnotherVersionIsToldWhatStands(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    func revise(base: Int64, _ text: String) async throws -> RecordOutcome? {
      try await store.records.revise(
        .profile, account: account.id, naturalKey: "profile", newID: newID(), base: base, now: 1
      ) { _ in text }
    }
    #expect(try await revise(base: 3, "early") == .missing)
    guard case .kept(let first) = try await revise(base: 0, "first") else {
      Issue.record("not kept")
      return
    }
    #expect(try await revise(base: 0, "late") == .conflict(first))
    guard case .kept(let second) = try await revise(base: first.change, "second") else {
      Issue.record("not kept")
      return
    }
    #expect(second.id == first.id && second.change > first.change)
    #expect(
      try await store.records.revise(
        .profile, account: newID(), naturalKey: "profile", newID: newID(), base: 0, now: 1
      ) { _ in "" } == nil)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func pagesEndWithTheLastRecord(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    for index in 0..<10 {
      _ = try await store.records.insert(.chart, account: account.id, id: newID(), payload: "\(index)", now: Int64(index / 3))
    }
    var seen: [String?] = []
    var place: RecordPlace?
    var pages = 0
    repeat {
      let page = try await store.records.page(.chart, account: account.id, after: place, limit: 5)
      seen += page.records.map(\.payload)
      place = page.next.flatMap { RecordPlace(text: $0.text) }
      pages += 1
    } while place != nil
    #expect(pages == 2 && Set(seen).count == 10)
    for text in ["", "1", "1_", "x_\(newID())", "1_\(newID().uppercased())", "1_\(newID())_"] {
      #expect(RecordPlace(text: text) == nil, "\(text)")
    }
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func whatComesBackLeavesWhatStands(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let (old, standing, deleted) = (newID(), newID(), newID())
    _ = try await store.records.insert(.journalEntry, account: account.id, id: standing, payload: "mine", now: 50)
    _ = try await store.records.insert(.journalEntry, account: account.id, id: deleted, payload: "gone", now: 50)
    _ = try await store.records.delete(.journalEntry, account: account.id, id: deleted, now: 51)
    func archived(_ id: String, _ text: String, key: String? = nil) -> ArchivedRecord {
      ArchivedRecord(kind: .journalEntry, id: id, naturalKey: key, createdAt: 7, payload: text)
    }
    let all = [
      archived(old, "old", key: "k"), archived(standing, "other"), archived(deleted, "back"), archived(newID(), "x", key: "k"),
    ]
    #expect(try await store.records.restore(all, account: account.id, now: 60) == [true, false, true, false])
    #expect(try await store.records.restore(all, account: account.id, now: 61) == [false, false, false, false])
    #expect(try await store.records.record(.journalEntry, account: account.id, id: old)?.createdAt == 7)
    #expect(try await store.records.record(.journalEntry, account: account.id, id: standing)?.payload == "mine")
    #expect(try await store.records.record(.journalEntry, account: account.id, id: deleted)?.payload == "back")
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aChartBelongsToWhoClaimsItFirst(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount("ada@example.org")
    let bob = try await store.makeAccount("bob@example.org")
    let id = newID()
    let chart = ChartRecord(id: id, createdAt: 3, expiresAt: 1000, payload: "birth")
    _ = try await store.charts.insert(chart)
    #expect(try await store.charts.claim(id: id, account: ada.id, now: 1000) == nil)
    let claimed = try #require(try await store.charts.claim(id: id, account: ada.id, now: 5))
    #expect(claimed.id == id && claimed.createdAt == 3 && claimed.payload == "birth")
    #expect(try await store.charts.claim(id: id, account: bob.id, now: 5) == nil)
    #expect(try await store.charts.claim(id: id, account: ada.id, now: 2000) == claimed)
    #expect(try await store.charts.chart(id: id, now: 5) == nil)
    try await store.close()
  }
}
