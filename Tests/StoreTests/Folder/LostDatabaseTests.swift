import Foundation
import GRDB
import Testing

@testable import Store

@Suite struct LostDatabaseTests {
  /// What may stand where the database was.
  enum Loss: CaseIterable {
    case missing, empty, blank, short, header, truncated, foreign
  }

  private func lose(_ loss: Loss, _ fixture: FolderFixture) throws {
    switch loss {
    case .missing: try fixture.remove("astronova.sqlite")
    case .empty: try fixture.truncate(to: 0)
    case .short: try fixture.truncate(to: 100)
    case .truncated: try fixture.truncate(to: 8192)
    case .header: try fixture.overwrite(at: 0, with: Data(repeating: 0x58, count: 100))
    case .blank, .foreign:
      try fixture.remove("astronova.sqlite")
      let queue = try DatabaseQueue(path: fixture.database)
      try queue.write { try $0.execute(sql: "CREATE TABLE theirs (id INTEGER)") }
      if loss == .blank { try queue.write { try $0.execute(sql: "DROP TABLE theirs") } }
      try queue.close()
    }
  }

  @Test(arguments: Loss.allCases)
  func aLostDatabaseIsNeverTakenForANewOne(_ loss: Loss) async throws {
    let fixture = try await FolderFixture()
    try lose(loss, fixture)
    let before = try? Data(contentsOf: URL(fileURLWithPath: fixture.database))
    let key = try String(contentsOfFile: fixture.key, encoding: .utf8)
    for _ in 0..<2 {
      #expect {
        _ = try DataStore(.folder(fixture.folder.path))
      } throws: { error in
        "\(error)".contains("astronova restore") && "\(error)".contains("--new")
      }
    }
    #expect((try? Data(contentsOf: URL(fileURLWithPath: fixture.database))) == before)
    #expect(try await fixture.kept(beginsAnew: true) == nil)
    // What was left is still there, and so is the key.
    let aside = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).filter { $0.contains("before-new") }
    #expect(aside.isEmpty == (loss == .missing || loss == .empty))
    #expect(try String(contentsOfFile: fixture.key, encoding: .utf8) == key)
    // Begun afresh, it goes on by itself.
    #expect(try await fixture.kept() == nil)
  }

  @Test func aLogWithoutItsDatabaseIsALoss() async throws {
    let fixture = try await FolderFixture()
    let store = try DataStore(.folder(fixture.folder.path))
    _ = try await store.records.insert(.journalEntry, account: fixture.account.id, id: newID(), payload: "more", now: 2)
    let crashed = TemporaryFolder()
    try FileManager.default.copyItem(atPath: fixture.folder.path, toPath: crashed.path)
    try await store.close()
    for name in ["astronova.sqlite", "master.key", "astronova.lock"] {
      try FileManager.default.removeItem(atPath: crashed.path + "/" + name)
    }
    #expect(throws: StoreError.self) { _ = try DataStore(.folder(crashed.path)) }
    #expect(FileManager.default.fileExists(atPath: crashed.path + "/astronova.sqlite-wal"))
    let anew = try DataStore(.folder(crashed.path), beginsAnew: true)
    #expect(try await anew.accounts.account(fixture.account.id) == nil)
    try await anew.close()
  }

  @Test func aKeyFromElsewhereMakesNoDifference() async throws {
    let folder = TemporaryFolder()
    let keys = MasterKeys.temporary()
    let store = try DataStore(.folder(folder.path), masterKeys: keys)
    try await store.close()
    try FileManager.default.removeItem(atPath: folder.path + "/astronova.sqlite")
    #expect(throws: StoreError.self) { _ = try DataStore(.folder(folder.path), masterKeys: keys) }
    #expect(FolderExamination(folder: folder.path, masterKeys: keys).faults == [.databaseMissing])
    try await DataStore(.folder(folder.path), masterKeys: keys, beginsAnew: true).close()
  }

  @Test func aGoodDatabaseIsNotBegunAfresh() async throws {
    let fixture = try await FolderFixture()
    #expect(throws: StoreError.notNew(path: fixture.database)) {
      _ = try DataStore(.folder(fixture.folder.path), beginsAnew: true)
    }
    #expect(try await fixture.kept() == "kept")
  }

  @Test func aFirstStartThatWasCutOffGoesOn() async throws {
    // The lock and an empty file are all that a first start has made; or a database without a table and without a key.
    for hasTable in [false, true] {
      let folder = TemporaryFolder()
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      for name in ["astronova.lock", "astronova.sqlite"] {
        try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
      }
      if hasTable {
        let queue = try DatabaseQueue(path: folder.path + "/astronova.sqlite")
        try await queue.write { try $0.execute(sql: "CREATE TABLE half (id INTEGER); DROP TABLE half") }
        try queue.close()
      }
      let store = try DataStore(.folder(folder.path))
      _ = try await store.makeAccount()
      try await store.close()
    }
  }
}
