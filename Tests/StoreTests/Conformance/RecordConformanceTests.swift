import Testing

@testable import Store

@Suite struct RecordConformanceTests {
  let folder = TemporaryFolder()

  @Test(arguments: DriverKind.allCases, RecordKind.allCases)
  func everyKindIsKeptFoundChangedAndDeleted(_ driver: DriverKind, _ kind: RecordKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let id = newID()
    let made = try #require(try await store.records.insert(kind, account: account.id, id: id, payload: #"{"é":"🌒"}"#, now: 5))
    #expect(made.isNew && made.record.change == 1 && made.record.payload == #"{"é":"🌒"}"#)
    #expect(try await store.records.record(kind, account: account.id, id: id) == made.record)
    guard
      case .kept(let changed) = try await store.records.update(kind, account: account.id, id: id, base: 1, payload: "{}", now: 9)
    else {
      Issue.record("not kept")
      return
    }
    #expect(changed.change == 2 && changed.createdAt == 5 && changed.updatedAt == 9)
    #expect(try await store.records.delete(kind, account: account.id, id: id, now: 11))
    #expect(try await store.records.record(kind, account: account.id, id: id) == nil)
    #expect(try await !store.records.delete(kind, account: account.id, id: id, now: 12))
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func nobodyReachesAnothersRecord(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount("ada@example.org")
    let bob = try await store.makeAccount("bob@example.org")
    let id = newID()
    _ = try await store.records.insert(.journalEntry, account: ada.id, id: id, naturalKey: "k", payload: "ada's", now: 1)
    #expect(try await store.records.record(.journalEntry, account: bob.id, id: id) == nil)
    #expect(try await store.records.record(.journalEntry, account: bob.id, naturalKey: "k") == nil)
    #expect(try await store.records.update(.journalEntry, account: bob.id, id: id, payload: "x", now: 2) == .missing)
    #expect(try await !store.records.delete(.journalEntry, account: bob.id, id: id, now: 2))
    #expect(try await store.records.changePage(account: bob.id, after: 0, limit: 10).records.isEmpty)
    // The same id may be used by both: an id of another's is neither taken nor told.
    #expect(try await store.records.insert(.journalEntry, account: bob.id, id: id, payload: "bob's", now: 2)?.isNew == true)
    #expect(try await store.records.record(.journalEntry, account: ada.id, id: id)?.payload == "ada's")
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aNaturalKeyKeepsTheFirst(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    func insert(_ payload: String) async throws -> (record: Record, isNew: Bool)? {
      try await store.records.insert(
        .horoscope, account: account.id, id: newID(), naturalKey: "daily:2026-11-21", payload: payload, now: 3)
    }
    let first = try #require(try await insert("first"))
    let second = try #require(try await insert("second"))
    #expect(first.isNew && !second.isNew && second.record == first.record)
    // A deleted record gives its key free.
    #expect(try await store.records.delete(.horoscope, account: account.id, id: first.record.id, now: 4))
    #expect(try await insert("third")?.isNew == true)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func pagesGoThroughEverythingOnce(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    var ids: Set<String> = []
    for index in 0..<23 {
      let id = newID()
      ids.insert(id)
      // Several of one instant: the id decides.
      _ = try await store.records.insert(.bookmark, account: account.id, id: id, payload: "{}", now: Int64(index / 4))
    }
    var seen: [Record] = []
    while true {
      let page = try await store.records.records(.bookmark, account: account.id, before: seen.last, limit: 5)
      seen += page
      if page.count < 5 { break }
    }
    #expect(Set(seen.map(\.id)) == ids && seen.count == 23)
    #expect(seen.map(\.createdAt) == seen.map(\.createdAt).sorted(by: >))
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aRevisionSeesWhatStands(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let records = store.records
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          _ = try await records.revise(.memory, account: account.id, naturalKey: "memory", newID: newID(), now: 7) { known in
            "\((known.flatMap(Int.init) ?? 0) + 1)"
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await records.record(.memory, account: account.id, naturalKey: "memory")?.payload == "50")
    try await store.close()
  }

  // MARK: - synchronisation

  @Test(arguments: DriverKind.allCases)
  func twoDevicesEndWithTheSame(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let kept = newID()
    let gone = newID()
    let phone = [
      RecordChange(kind: .journalEntry, id: kept, base: nil, payload: "from the phone"),
      RecordChange(kind: .bookmark, id: gone, base: nil, payload: "soon gone"),
    ]
    #expect(try await store.records.apply(phone, account: account.id, now: 1).count == 2)
    // The answer was lost, and the phone asks again.
    let again = try await store.records.apply(phone, account: account.id, now: 2)
    #expect(again.allSatisfy { if case .kept(let record) = $0 { record.updatedAt == 1 } else { false } })
    let seen = try await store.records.changePage(account: account.id, after: 0, limit: 10).records
    #expect(seen.map(\.id) == [kept, gone])
    // The tablet changes one and deletes the other; the phone, which does not know, changes the same.
    let tablet = [
      RecordChange(kind: .journalEntry, id: kept, base: seen[0].change, payload: "from the tablet"),
      RecordChange(kind: .bookmark, id: gone, base: seen[1].change, payload: nil),
    ]
    _ = try await store.records.apply(tablet, account: account.id, now: 3)
    let late = try await store.records.apply(
      [
        RecordChange(kind: .journalEntry, id: kept, base: seen[0].change, payload: "late"),
        RecordChange(kind: .bookmark, id: gone, base: seen[1].change, payload: "late"),
        RecordChange(kind: .bookmark, id: newID(), base: 1, payload: "of nothing"),
      ], account: account.id, now: 4)
    guard case .conflict(let first) = late[0], case .conflict(let second) = late[1] else {
      Issue.record("\(late)")
      return
    }
    #expect(first.payload == "from the tablet" && second.payload == nil && late[2] == .missing)
    let news = try await store.records.changePage(account: account.id, after: seen[1].change, limit: 10).records
    #expect(news.map(\.payload) == ["from the tablet", nil])
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func changesArriveInPagesWithoutGapOrRepetition(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    for index in 0..<30 {
      _ = try await store.records.insert(
        RecordKind.allCases[index % RecordKind.allCases.count], account: account.id, id: newID(), payload: "\(index)", now: 1)
    }
    var seen: [Record] = []
    while true {
      let page = try await store.records.changePage(account: account.id, after: seen.last?.change ?? 0, limit: 7).records
      if page.isEmpty { break }
      seen += page
    }
    #expect(seen.map(\.payload) == (0..<30).map { "\($0)" })
    #expect(seen.map(\.change) == (1...30).map { Int64($0) })
    try await store.close()
  }

  @Test func anAccountThatIsGoneKeepsNothing() async throws {
    let store = try DataStore(.memory)
    #expect(try await store.records.insert(.chart, account: newID(), id: newID(), payload: "{}", now: 1) == nil)
    #expect(try await store.records.records(.chart, account: newID(), limit: 5).isEmpty)
  }
}
