import Testing

@testable import Store

@Suite struct RecordQuotaTests {
  let folder = TemporaryFolder()

  private func kept(_ store: DataStore, _ account: Account) async throws -> Int64? {
    try await store.driver.read { (session) throws(StoreError) in
      try session.rows("SELECT kept_bytes FROM account WHERE id = ?", [.text(account.id)]).first?[0].integer
    }
  }

  /// Makes an account believe that it keeps nearly all it may.
  private func fill(_ store: DataStore, _ account: Account, leaving bytes: Int64) async throws {
    _ = try await store.driver.write { (session) throws(StoreError) in
      try session.execute(
        "UPDATE account SET kept_bytes = ? WHERE id = ?", [.integer(RecordQuota.mostBytes - bytes), .text(account.id)])
    }
  }

  @Test(arguments: DriverKind.allCases)
  func everyByteIsCounted(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let id = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: id, payload: "12345", now: 1)
    #expect(try await kept(store, account) == 517)
    _ = try await store.records.update(.journalEntry, account: account.id, id: id, payload: "1234567890", now: 2)
    #expect(try await kept(store, account) == 522)
    _ = try await store.records.delete(.journalEntry, account: account.id, id: id, now: 3)
    #expect(try await kept(store, account) == 512)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func whatDoesNotFitIsRefusedWhole(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let account = try await store.makeAccount()
    let id = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: id, payload: "text", now: 1)
    try await fill(store, account, leaving: 1000)
    let full = StoreError.quotaReached(most: RecordQuota.mostBytes)
    let changes = (0..<3).map { _ in RecordChange(kind: .journalEntry, id: newID(), base: nil, payload: "{}") }
    await #expect(throws: full) { try await store.records.apply(changes, account: account.id, now: 2) }
    await #expect(throws: full) {
      try await store.records.update(
        .journalEntry, account: account.id, id: id, payload: String(repeating: "x", count: 1200), now: 2)
    }
    // Nothing of it is there, no number is used up, and another account is not concerned.
    #expect(try await store.records.changePage(account: account.id, after: 0, limit: 10).records.map(\.change) == [1])
    let other = try await store.makeAccount("bob@example.org")
    #expect(try await store.records.insert(.journalEntry, account: other.id, id: newID(), payload: "{}", now: 2)?.isNew == true)
    // Less is always possible, and makes room.
    #expect(try await store.records.apply([changes[0]], account: account.id, now: 3).count == 1)
    try await fill(store, account, leaving: -5000)
    #expect(try await store.records.delete(.journalEntry, account: account.id, id: id, now: 4))
    try await store.close()
  }

  @Test func whatStoodBeforeIsCounted() throws {
    let driver = try SQLiteDriver()
    try driver.writeNow { (session) throws(StoreError) in
      try session.execute("DELETE FROM schema_step WHERE number >= 4")
      try session.execute("ALTER TABLE account DROP COLUMN kept_bytes")
      let id = "01a20074-ffb6-772f-ad9c-d78288b9e89b"
      try session.execute("INSERT INTO account (id, role, created_at) VALUES (?, 'member', 1)", [.text(id)])
      for (record, sealed) in [("1", "'12345678'"), ("2", "NULL")] {
        try session.execute(
          """
          INSERT INTO journal_entry (account_id, id, created_at, updated_at, change, sealed)
          VALUES ('\(id)', '01a20074-ffb6-772f-ad9c-d78288b9e89\(record)', 1, 1, \(record), \(sealed))
          """)
      }
      try Migration.migrate(session, steps: Migration.all.filter { $0.number <= Migration.quota.number })
      let kept = try session.rows("SELECT kept_bytes FROM account").first?[0].integer
      // Three bytes of every four characters, and two rows.
      #expect(kept == Int64(6 + 2 * 512))
    }
  }
}
