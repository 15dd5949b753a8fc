import Crypto
import Testing

@testable import Store

/// Pages that end where it is enough, and go on past what does not open.
@Suite struct RecordPageTests {
  let folder = TemporaryFolder()

  private func damage(_ store: DataStore, _ id: String, _ kind: RecordKind = .journalEntry) async throws {
    _ = try await store.driver.write { (session) throws(StoreError) in
      try session.execute("UPDATE \(kind.table) SET sealed = 'AAAA' || substr(sealed, 5) WHERE id = ?", [.text(id)])
    }
  }

  private func write(_ count: Int, _ store: DataStore, _ account: Account, bytes: Int = 10) async throws -> [String] {
    var ids: [String] = []
    for index in 0..<count {
      let id = newID(Int64(1000 + index))
      _ = try await store.records.insert(
        .journalEntry, account: account.id, id: id, payload: "\(index) " + String(repeating: "x", count: bytes),
        now: Int64(index / 2))
      ids.append(id)
    }
    return ids
  }

  @Test(arguments: DriverKind.allCases)
  func aPageEndsWhenItIsLarge(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let ids = try await write(10, store, account, bytes: 1000)
    var seen: [String] = []
    var sizes: [Int] = []
    var place: RecordPlace?
    repeat {
      let page = try await store.records.page(.journalEntry, account: account.id, after: place, limit: 100, bytes: 4000)
      seen += page.records.map(\.id)
      sizes.append(page.records.count)
      place = page.next
    } while place != nil
    #expect(Set(seen) == Set(ids) && seen.count == 10 && sizes == [3, 3, 3, 1])
    // One that is larger than a page comes alone.
    #expect(try await store.records.page(.journalEntry, account: account.id, limit: 100, bytes: 1).records.count == 1)
    #expect(try await store.records.count(.journalEntry, account: account.id) == 10)
    #expect(try await store.records.count(.chart, account: account.id) == 0)
    var last: Int64 = 0
    var changes: [Int64] = []
    while true {
      let page = try await store.records.changePage(account: account.id, after: last, limit: 100, bytes: 4000)
      changes += page.records.map(\.change)
      last = page.last
      guard page.hasMore else { break }
    }
    #expect(changes == Array(1...10) && last == 10)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func whatDoesNotOpenIsNamedAndPassedOver(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let ids = try await write(6, store, account)
    for index in [0, 3, 4, 5] { try await damage(store, ids[index]) }
    var seen: Set<String> = []
    var damaged: Set<String> = []
    var place: RecordPlace?
    var pages = 0
    repeat {
      let page = try await store.records.page(.journalEntry, account: account.id, after: place, limit: 2)
      seen.formUnion(page.records.map(\.id))
      damaged.formUnion(page.damaged)
      place = page.next
      pages += 1
    } while place != nil
    #expect(pages == 3 && seen == [ids[1], ids[2]] && damaged == [ids[0], ids[3], ids[4], ids[5]])
    let changes = try await store.records.changePage(account: account.id, after: 0, limit: 5)
    #expect(changes.records.map(\.id) == [ids[1], ids[2]] && changes.last == 5 && changes.hasMore)
    #expect(try await store.records.changePage(account: account.id, after: 5, limit: 5).damaged == [ids[5]])
    await #expect(throws: StoreError.recordDamaged(table: "journal_entry", id: ids[0])) {
      _ = try await store.records.record(.journalEntry, account: account.id, id: ids[0])
    }
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func whatDoesNotOpenCanBeMendedAndDeleted(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let ids = try await write(4, store, account)
    for id in ids { try await damage(store, id) }
    func apply(_ id: String, base: Int64?, _ payload: String?) async throws -> RecordOutcome? {
      let change = RecordChange(kind: .journalEntry, id: id, base: base, payload: payload)
      return try await store.records.apply([change], account: account.id, now: 9).first
    }
    #expect(try await apply(ids[0], base: nil, "new") == .damaged)
    #expect(try await apply(ids[0], base: 7, "new") == .damaged)
    guard case .kept(let mended)? = try await apply(ids[0], base: 1, "new") else {
      Issue.record("not mended")
      return
    }
    #expect(mended.payload == "new")
    #expect(try await store.records.delete(.journalEntry, account: account.id, id: ids[1], now: 9))
    let back = ArchivedRecord(kind: .journalEntry, id: ids[2], naturalKey: nil, createdAt: 1, payload: "back")
    #expect(try await store.records.restore([back], account: account.id, now: 9) == [true])
    #expect(try await store.records.record(.journalEntry, account: account.id, id: ids[2])?.payload == "back")
    // What it weighs is known without opening it.
    let kept = try await store.driver.read { (session) throws(StoreError) in
      try session.rows("SELECT kept_bytes FROM account WHERE id = ?", [.text(account.id)]).first?[0].integer
    }
    // Four rows, "new", nothing, "back", and twelve bytes that stand as they were.
    #expect(kept == 2067)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func whatTheServerMakesItMakesAnew(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    func revise(_ kind: RecordKind) async throws -> String? {
      let record = try await store.records.revise(kind, account: account.id, naturalKey: "k", newID: newID(), now: 1) {
        standing in
        "\(standing ?? "")+"
      }
      return record?.payload
    }
    for kind in [RecordKind.memory, .profile] {
      #expect(try await revise(kind) == "+")
      let id = try #require(try await store.records.record(kind, account: account.id, naturalKey: "k")?.id)
      try await damage(store, id, kind)
    }
    #expect(try await store.records.records(account: account.id, naturalKeys: [(.memory, "k")]).isEmpty)
    #expect(try await store.records.record(.memory, account: account.id, naturalKey: "k") == nil)
    #expect(try await store.records.id(of: .memory, account: account.id, naturalKey: "k") != nil)
    #expect(try await store.records.id(of: .memory, account: account.id, naturalKey: "j") == nil)
    #expect(try await revise(.memory) == "+")
    await #expect(throws: StoreError.self) { try await revise(.profile) }
    try await store.close()
  }

  @Test(arguments: 0..<40)
  func aSealHidesNoLength(_ count: Int) throws {
    let seal = Seal(key: .init(size: .bits256))
    let sealed = try seal.close(String(repeating: "x", count: count), table: "t", id: "i")
    #expect(Seal.openBytes(sealed) == count)
  }
}
