import Foundation
import Testing

@testable import Store

@Suite struct SealingTests {
  let folder = TemporaryFolder()

  /// Every byte in the folder, whatever file it is in.
  func bytes() throws -> Data {
    var all = Data()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      all += try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
    }
    return all
  }

  @Test func noFileShowsWhatPeopleWrote() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    for kind in RecordKind.allCases {
      _ = try await store.records.insert(kind, account: account.id, id: newID(), payload: "CANARY-\(kind)", now: 1)
    }
    _ = try await store.charts.insert(ChartRecord(id: newID(), createdAt: 1, expiresAt: 9, payload: "CANARY-visitor"))
    #expect(try bytes().range(of: Data("CANARY".utf8)) == nil)
    #expect(try bytes().range(of: Data("ada@example.org".utf8)) != nil)
    try await store.close()
  }

  @Test func aDeletedAccountIsInNoFile() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount("canary@example.org")
    let other = try await store.makeAccount("other@example.org")
    for kind in RecordKind.allCases {
      for owner in [account, other] {
        _ = try await store.records.insert(kind, account: owner.id, id: newID(), payload: "{}", now: 1)
      }
    }
    try await store.accounts.note(
      SecurityEvent(id: newID(), accountID: account.id, kind: "signedIn", at: 1, device: "canary's phone", network: "10.0"))
    #expect(try await store.accounts.delete(account.id))
    let left = try bytes()
    #expect(left.range(of: Data("canary".utf8)) == nil)
    #expect(left.range(of: Data(account.id.utf8)) == nil)
    #expect(left.range(of: Data("other@example.org".utf8)) != nil)
    #expect(try await store.records.changePage(account: other.id, after: 0, limit: 50).records.count == RecordKind.allCases.count)
    #expect(try await !store.accounts.delete(account.id))
    try await store.close()
  }

  @Test func aTextInAnothersPlaceDoesNotOpen() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let first = newID()
    let second = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: first, payload: "one", now: 1)
    _ = try await store.records.insert(.journalEntry, account: account.id, id: second, payload: "two", now: 1)
    _ = try await store.driver.write { (session) throws(StoreError) in
      try session.execute(
        "UPDATE journal_entry SET sealed = (SELECT sealed FROM journal_entry WHERE id = ?) WHERE id = ?",
        [.text(first), .text(second)])
    }
    await #expect(throws: StoreError.recordDamaged(table: "journal_entry", id: second)) {
      _ = try await store.records.record(.journalEntry, account: account.id, id: second)
    }
    try await store.close()
  }

  @Test func theMasterKeyIsMadeOnceAndPrivate() async throws {
    try await DataStore(.folder(folder.path)).close()
    let path = folder.path + "/master.key"
    let key = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    try await DataStore(.folder(folder.path)).close()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == key)
    // A database whose key was lost is refused, not given a new one.
    try FileManager.default.removeItem(atPath: path)
    #expect {
      _ = try DataStore(.folder(folder.path))
    } throws: {
      if case .masterKey = $0 as? StoreError { true } else { false }
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aWrongMasterKeyIsRefused() async throws {
    try await DataStore(.folder(folder.path)).close()
    #expect {
      _ = try DataStore(.folder(folder.path), masterKeys: .temporary())
    } throws: {
      if case .masterKey = $0 as? StoreError { true } else { false }
    }
  }

  @Test(arguments: ["", "short", "!!!!", "AAAA", String(repeating: "A", count: 43)])
  func aTextThatIsNoKeyIsRefused(_ text: String) {
    #expect {
      _ = try MasterKeys(text: text)
    } throws: {
      if case .masterKey = $0 as? StoreError { true } else { false }
    }
  }

  @Test func rotationLosesNothing() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let id = newID()
    _ = try await store.records.insert(.profile, account: account.id, id: id, payload: "mine", now: 1)
    try await store.close()
    let before = try String(contentsOfFile: folder.path + "/master.key", encoding: .utf8)
    #expect(try MasterKeys.rotate(folder: folder.path) == 2)
    let after = try String(contentsOfFile: folder.path + "/master.key", encoding: .utf8)
    #expect(before != after && after.split(separator: "\n").count == 1)
    let again = try DataStore(.folder(folder.path))
    #expect(try await again.records.record(.profile, account: account.id, id: id)?.payload == "mine")
    #expect(throws: StoreError.self) { _ = try MasterKeys.rotate(folder: folder.path) }
    try await again.close()
    #expect(throws: StoreError.self) { _ = try DataStore(.folder(folder.path), masterKeys: MasterKeys(text: before)) }
  }

  @Test func aRotationThatWasCutOffIsFinished() async throws {
    let store = try DataStore(.folder(folder.path))
    let account = try await store.makeAccount()
    let id = newID()
    _ = try await store.records.insert(.profile, account: account.id, id: id, payload: "mine", now: 1)
    try await store.close()
    // The file already holds the new key before the old one, and nothing is wrapped anew.
    let both = try MasterKeys(folder: folder.path, mayCreate: false).rotated()
    try both.save(folder: folder.path)
    let next = try DataStore(.folder(folder.path))
    #expect(try await next.records.record(.profile, account: account.id, id: id)?.payload == "mine")
    try await next.close()
    try both.withoutEarlier.save(folder: folder.path)
    let last = try DataStore(.folder(folder.path))
    #expect(try await last.records.record(.profile, account: account.id, id: id)?.payload == "mine")
    try await last.close()
  }
}
