import Foundation
import Testing

@testable import Store

@Suite struct BackupTests {
  let folder = TemporaryFolder()
  let elsewhere = TemporaryFolder()

  init() throws { try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true) }

  @Test func aBackupOfARunningServerIsWholeAndComesBack() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let id = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: id, payload: "before", now: 1)
    let copy = elsewhere.path + "/copy.sqlite"
    let summary = try Backup.make(of: folder.path, to: copy)
    #expect(summary.accounts == 1 && summary.schema == Migration.latest && summary.bytes > 0)
    #expect(try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    _ = try await store.records.update(.journalEntry, account: account.id, id: id, payload: "after", now: 2)
    #expect(throws: StoreError.self) { _ = try Backup.restore(copy, into: folder.path) }
    try await store.close()

    let restored = try Backup.restore(copy, into: folder.path)
    #expect(restored.summary.accounts == 1)
    let again = try DataStore(.folder(folder.path))
    #expect(try await again.records.record(.journalEntry, account: account.id, id: id)?.payload == "before")
    try await again.close()
    // What stood there before is still there.
    let previous = try #require(restored.previous)
    #expect(FileManager.default.fileExists(atPath: previous))
  }

  @Test func aDeviceThatSawMoreThanTheBackupMissesNothingAfterwards() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let entry = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: entry, payload: "before", now: 1)
    let copy = elsewhere.path + "/copy.sqlite"
    _ = try Backup.make(of: folder.path, to: copy)
    _ = try await store.records.update(.journalEntry, account: account.id, id: entry, payload: "lost", now: 2)
    let seen = try #require(try await store.records.record(.journalEntry, account: account.id, id: entry)?.change)
    try await store.close()
    _ = try Backup.restore(copy, into: folder.path)

    let again = try DataStore(.folder(folder.path))
    let other = newID()
    _ = try await again.records.insert(.journalEntry, account: account.id, id: other, payload: "of another device", now: 3)
    let changes = try await again.records.changePage(account: account.id, after: seen, limit: 10).records
    #expect(changes.map(\.id) == [other])
    // What the device had is gone, and no new version bears its number: a change that was made on it meets what stands.
    let outcome = try await again.records.update(
      .journalEntry, account: account.id, id: entry, base: seen, payload: "made on what was lost", now: 4)
    guard case .conflict(let standing) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(standing.payload == "before")
    try await again.close()
  }

  /// A folder whose key was rotated twice since its backup, and the entry that the backup has.
  private func rotated(forgetting: Bool) async throws -> (backup: String, key: String, account: Account, entry: String) {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let entry = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: entry, payload: "before", now: 1)
    try await store.close()
    let backup = elsewhere.path + "/of-the-first-key"
    _ = try Backup.make(of: folder.path, to: backup)
    let key = elsewhere.path + "/key"
    try FileManager.default.copyItem(atPath: folder.path + "/master.key", toPath: key)
    _ = try MasterKeys.rotate(folder: folder.path)
    _ = try MasterKeys.rotate(folder: folder.path, forgetsEarlier: forgetting)
    return (backup, key, account, entry)
  }

  @Test func aBackupOfAnEarlierKeyComesBack() async throws {
    let old = try await rotated(forgetting: false)
    let earlier = folder.path + "/master.key.earlier"
    #expect(try FileManager.default.attributesOfItem(atPath: earlier)[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: earlier, encoding: .utf8).split(separator: "\n").count == 2)
    _ = try Backup.restore(old.backup, into: folder.path)
    // Today's key is enough from now on.
    try FileManager.default.removeItem(atPath: earlier)
    let store = try DataStore(.folder(folder.path))
    #expect(try await store.records.record(.journalEntry, account: old.account.id, id: old.entry)?.payload == "before")
    try await store.close()
    #expect(FolderExamination(folder: folder.path).faults.isEmpty)
    // The backup itself is as it was.
    try FileManager.default.copyItem(atPath: old.backup, toPath: elsewhere.path + "/again")
    #expect(throws: StoreError.self) { _ = try Backup.restore(elsewhere.path + "/again", into: folder.path) }
  }

  @Test func aForgottenKeyOpensABackupOnlyWhenItIsGiven() async throws {
    let old = try await rotated(forgetting: true)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/master.key.earlier"))
    #expect(throws: StoreError.self) { _ = try Backup.restore(old.backup, into: folder.path) }
    let key = try MasterKeys(text: String(contentsOfFile: old.key, encoding: .utf8))
    _ = try Backup.restore(old.backup, into: folder.path, earlierKeys: key)
    let store = try DataStore(.folder(folder.path))
    #expect(try await store.records.record(.journalEntry, account: old.account.id, id: old.entry)?.payload == "before")
    try await store.close()
  }

  @Test func aBackupOverwritesNothing() async throws {
    try await DataStore(.folder(folder.path)).close()
    let taken = elsewhere.path + "/taken"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: taken))
    #expect(throws: StoreError.self) { _ = try Backup.make(of: folder.path, to: taken) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: taken)) == Data("mine".utf8))
    #expect(throws: StoreError.self) { _ = try Backup.make(of: elsewhere.path, to: elsewhere.path + "/none") }
  }

  @Test(arguments: ["damaged", "text", "empty", "missing", "newer", "foreign"])
  func whatIsNoBackupChangesNothing(_ fault: String) async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    try await store.close()
    let path = elsewhere.path + "/" + fault
    switch fault {
    case "damaged":
      _ = try Backup.make(of: folder.path, to: path)
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      bytes.replaceSubrange(bytes.count / 2..<bytes.count, with: Data(repeating: 0xAA, count: bytes.count - bytes.count / 2))
      try bytes.write(to: URL(fileURLWithPath: path))
    case "text":
      try Data("not a database, but long enough to be read as a header of one".utf8).write(to: URL(fileURLWithPath: path))
    case "empty": try Data().write(to: URL(fileURLWithPath: path))
    case "newer", "foreign":
      let other = TemporaryFolder()
      let made = try DataStore(.folder(other.path))
      if fault == "newer" {
        _ = try await made.driver.write { (session) throws(StoreError) in
          try session.execute("INSERT INTO schema_step (number) VALUES (9999)")
        }
      }
      try await made.close()
      // Sealed under another master key, the data would be of no use here.
      if fault == "newer" {
        try FileManager.default.copyItem(atPath: other.path + "/astronova.sqlite", toPath: path)
      } else {
        _ = try Backup.make(of: other.path, to: path)
      }
    default: break
    }
    #expect(throws: StoreError.self) { _ = try Backup.restore(path, into: folder.path) }
    let again = try DataStore(.folder(folder.path))
    #expect(try await again.accounts.account(account.id) == account)
    try await again.close()
  }
}
