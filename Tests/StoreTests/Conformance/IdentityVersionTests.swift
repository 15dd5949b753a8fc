import Testing

@testable import Store

/// What is remembered under a version must be forgotten with every write that makes it untrue.
@Suite struct IdentityVersionTests {
  private let folder = TemporaryFolder()

  @Test(arguments: DriverKind.allCases)
  func everyWriteThatTouchesAnIdentityIsCounted(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = try await store.makeAccount("bob@example.org")
    let strange = try await store.identityVersion(of: bob.id)
    var version = try await store.identityVersion(of: ada.id)
    func isChanged() async throws -> Bool {
      let now = try await store.identityVersion(of: ada.id)
      defer { version = now }
      return now != version
    }
    let ids = (0..<6).map { newID($0) }
    let signIn = SignIn(
      id: ids[1], accountID: ada.id, kind: .app, device: "", createdAt: 1, provenAt: 1, seenAt: 1, expiresAt: 100)
    let (first, second) = (String(repeating: "1", count: 64), String(repeating: "2", count: 64))
    try await store.signIns.start(signIn, tokenHash: first)
    #expect(try await isChanged())
    try await store.signIns.touch(signIn.id, account: ada.id, now: 2)
    #expect(try await isChanged())
    _ = try await store.signIns.rotate(first, into: second, now: 3, expiresAt: 100)
    #expect(try await isChanged())
    _ = try await store.signIns.rotate(first, into: second, now: 4, expiresAt: 100)
    #expect(try await isChanged(), "a token that was used twice ends the device")
    _ = try await store.signIns.end(signIn.id, account: ada.id)
    #expect(try await isChanged())
    try await store.signIns.endAll(of: ada.id, except: nil)
    #expect(try await isChanged())
    try await store.accounts.setRole(.admin, of: ada.id)
    #expect(try await isChanged())
    let credential = Credential(
      id: ids[2], accountID: ada.id, kind: .google, subject: "g", email: nil, secret: nil, createdAt: 1)
    _ = try await store.accounts.add(credential)
    #expect(try await isChanged())
    _ = try await store.accounts.remove(credential: credential.id, account: ada.id)
    #expect(try await isChanged())
    let profile = try #require(
      try await store.records.revise(.profile, account: ada.id, naturalKey: "p", newID: ids[3], now: 1) { _ in "{}" })
    #expect(try await isChanged())
    _ = try await store.records.update(.profile, account: ada.id, id: profile.id, payload: "{\"a\":1}", now: 2)
    #expect(try await isChanged())
    _ = try await store.records.apply(
      [RecordChange(kind: .profile, id: profile.id, base: nil, payload: "{}")], account: ada.id, now: 3)
    #expect(try await isChanged())
    _ = try await store.records.delete(.profile, account: ada.id, id: profile.id, now: 4)
    #expect(try await isChanged())
    #expect(try await store.identityVersion(of: bob.id) == strange, "nothing of this was Bob's")
    // What says nothing of who somebody is.
    _ = try await store.records.insert(.journalEntry, account: ada.id, id: ids[4], payload: "{}", now: 1)
    _ = try await store.records.apply(
      [RecordChange(kind: .journalEntry, id: ids[5], base: nil, payload: "{}")], account: ada.id, now: 1)
    #expect(try await !isChanged())
    // What does not say whom it concerns concerns everybody.
    try await store.signIns.prove(signIn.id, now: 5)
    #expect(try await isChanged())
    #expect(try await store.identityVersion(of: bob.id) != strange)
    _ = try await store.accounts.delete(ada.id)
    #expect(try await isChanged())
    try await store.close()
  }
}
