import Foundation
import Testing

@testable import Store

@Suite struct InvitationTests {
  let folder = TemporaryFolder()
  private let hash = String(repeating: "ab", count: 32)

  /// Makes an account with the invitation of ``hash``, as far as it is open.
  private func use(_ store: DataStore, _ invitation: Invitation?, subject: String = "001") async throws -> InvitedAccount? {
    guard let invitation else { return nil }
    let account = Account(id: newID(), role: .member, createdAt: 1)
    let way = Credential(
      id: newID(), accountID: account.id, kind: .google, subject: subject, email: nil, secret: nil, createdAt: 1)
    return try await store.accounts.create(account, with: way, using: invitation)
  }

  @Test func anInvitationIsGoodOnce() async throws {
    let store = try DataStore(.folder(folder.path))
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    #expect(invitations.count(now: 99) == 1)
    let found = try #require(invitations.find(hash, now: 99))
    #expect(try await !store.accounts.isUsed(found))
    #expect(try await use(store, found) == .made)
    #expect(try await store.accounts.isUsed(found))
    found.discard()
    #expect(try await use(store, found, subject: "002") == .notInvited)
    #expect(invitations.find(hash, now: 99) == nil && invitations.count(now: 99) == 0)
    // When it could not be used anyway it is forgotten that it was.
    _ = try await store.deleteExpired(now: 99_999_999)
    #expect(try await store.accounts.isUsed(found))
    _ = try await store.deleteExpired(now: 100_000_000)
    #expect(try await !store.accounts.isUsed(found))
    try await store.close()
  }

  /// The account and the use of the code are one change: a process that ends between the two and the removal of the file leaves one account
  /// behind and no second one.
  @Test func whoeverIsStoppedAfterTheAccountWasMadeHasUsedTheCode() async throws {
    let invitations = Invitations(.folder(folder.path))
    let first = try DataStore(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    #expect(try await use(first, invitations.find(hash, now: 1)) == .made)
    try await first.close()
    let second = try DataStore(.folder(folder.path))
    #expect(try await use(second, invitations.find(hash, now: 1), subject: "002") == .notInvited)
    try await second.close()
  }

  /// The second write fails: a subject of that length is refused by the table, after the code was noted as used.
  @Test func anAccountThatCannotBeMadeUsesNoCode() async throws {
    let store = try DataStore(.folder(folder.path))
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    let found = try #require(invitations.find(hash, now: 1))
    await #expect(throws: StoreError.self) { try await use(store, found, subject: String(repeating: "x", count: 321)) }
    #expect(try await !store.accounts.isUsed(found) && invitations.find(hash, now: 1) == found)
    #expect(try await use(store, found) == .made)
    // Nor does a way to sign in that leads to an account.
    let other = String(repeating: "ef", count: 32)
    try invitations.make(other, expiresAt: 100)
    let next = try #require(invitations.find(other, now: 1))
    #expect(try await use(store, next) == .taken)
    #expect(try await !store.accounts.isUsed(next))
    // What was taken back meanwhile makes none.
    #expect(invitations.revoke(other))
    #expect(try await use(store, next, subject: "003") == .notInvited)
    try await store.close()
  }

  @Test func itsTimeIsOverAtItsEnd() throws {
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    #expect(invitations.find(hash, now: 99)?.expiresAt == 100)
    #expect(invitations.find(hash, now: 100) == nil)
    #expect(invitations.count(now: 100) == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/invitations").isEmpty)
  }

  @Test func anInvitationIsTakenBack() throws {
    let invitations = Invitations(.folder(folder.path))
    let other = String(repeating: "cd", count: 32)
    for hash in [hash, other] { try invitations.make(hash, expiresAt: 100) }
    #expect(invitations.revoke(hash))
    #expect(!invitations.revoke(hash) && invitations.find(hash, now: 1) == nil)
    #expect(invitations.revokeAll() == 1 && invitations.count(now: 1) == 0)
  }

  @Test func ofManyWhoUseItAtOnceOneMay() async throws {
    let store = try DataStore(.folder(folder.path))
    let invitations = Invitations(.folder(folder.path))
    try invitations.make(hash, expiresAt: 100)
    let found = try #require(invitations.find(hash, now: 1))
    let outcomes = try await withThrowingTaskGroup(of: InvitedAccount?.self) { group in
      for index in 0..<50 { group.addTask { try await use(store, found, subject: "\(index)") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.filter { $0 == .made }.count == 1 && outcomes.filter { $0 == .notInvited }.count == 49)
    try await store.close()
  }

  @Test(arguments: ["", "../master.key", "AB", "zz"])
  func whatIsNoHashIsNoFile(_ text: String) throws {
    let invitations = Invitations(.folder(folder.path))
    #expect(invitations.find(text, now: 0) == nil)
    #expect(throws: StoreError.self) { try invitations.make(text, expiresAt: 1) }
    #expect(Invitations(.memory).find(hash, now: 0) == nil)
  }
}
