import Testing

@testable import Store

/// Identity tokens that sign in once.
@Suite struct IdentityTokenConformanceTests {
  let folder = TemporaryFolder()

  private func hash(_ letter: String) -> String { String(repeating: letter, count: 64) }

  private func phone(of account: Account, now: Int64 = 2_000) -> SignIn {
    SignIn(
      id: newID(), accountID: account.id, kind: .app, device: "", createdAt: now, provenAt: now, seenAt: now,
      expiresAt: now + 1_000, keepsOneToken: true)
  }

  private func token(_ letter: String, isGoodOnce: Bool = true) -> UsedIdentityToken {
    UsedIdentityToken(hash: hash(letter), expiresAt: 5_000, isGoodOnce: isGoodOnce)
  }

  @Test(arguments: DriverKind.allCases)
  func aTokenSignsInOnceUntilItIsForgotten(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let first = phone(of: ada)
    #expect(try await store.signIns.start(first, tokenHash: nil, using: token("a")))
    #expect(try await !store.signIns.start(phone(of: ada), tokenHash: nil, using: token("a")))
    // What another way of signing in has used is used for this one as well, but not the other way round.
    #expect(try await store.signIns.start(phone(of: ada), tokenHash: hash("1"), using: token("b", isGoodOnce: false)))
    #expect(try await !store.signIns.start(phone(of: ada), tokenHash: nil, using: token("b")))
    #expect(try await store.signIns.start(phone(of: ada), tokenHash: hash("2"), using: token("b", isGoodOnce: false)))
    #expect(try await store.signIns.signIns(of: ada.id, now: 2_000).count == 3)
    #expect(try await store.signIns.holder(id: first.id, now: 2_000)?.signIn == first)
    _ = try await store.signIns.deleteExpired(now: 4_999)
    #expect(try await store.signIns.isUsed(identityTokenHash: hash("a")))
    _ = try await store.signIns.deleteExpired(now: 5_000)
    #expect(try await !store.signIns.isUsed(identityTokenHash: hash("a")))
    try await store.close()
  }

  /// The token and the device are one change: what stops in the middle has used nothing.
  @Test(arguments: DriverKind.allCases)
  func whatDoesNotComeToItsEndUsesNoToken(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let stranger = Account(id: newID(), role: .member, createdAt: 1)
    await #expect(throws: StoreError.self) {
      try await store.signIns.start(phone(of: stranger), tokenHash: nil, using: token("a"))
    }
    #expect(try await !store.signIns.isUsed(identityTokenHash: hash("a")))
    #expect(try await store.signIns.start(phone(of: ada), tokenHash: nil, using: token("a")))
    try await store.close()
  }

  @Test func aUsedTokenOutlivesTheProcess() async throws {
    let first = try DataStore(.folder(folder.path))
    let ada = try await first.makeAccount()
    #expect(try await first.signIns.start(phone(of: ada), tokenHash: nil, using: token("a")))
    try await first.close()
    let second = try DataStore(.folder(folder.path))
    #expect(try await !second.signIns.start(phone(of: ada), tokenHash: nil, using: token("a")))
    #expect(try await second.signIns.signIns(of: ada.id, now: 2_000).count == 1)
    try await second.close()
  }

  @Test(arguments: DriverKind.allCases)
  func onlyADeviceWithOneTokenIsKeptForLonger(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = try await store.makeAccount("bob@example.org")
    let first = phone(of: ada)
    let ordinary = SignIn(
      id: newID(), accountID: ada.id, kind: .app, device: "", createdAt: 2_000, provenAt: 2_000, seenAt: 2_000, expiresAt: 3_000)
    try await store.signIns.start(first, tokenHash: nil)
    try await store.signIns.start(ordinary, tokenHash: hash("1"))
    let extended = try await store.signIns.extend(first.id, account: ada.id, until: 9_000, now: 2_999)
    #expect(extended?.expiresAt == 9_000 && extended?.provenAt == 2_000)
    #expect(try await store.signIns.extend(ordinary.id, account: ada.id, until: 9_000, now: 2_500) == nil)
    #expect(try await store.signIns.extend(first.id, account: bob.id, until: 9_000, now: 2_500) == nil)
    #expect(try await store.signIns.extend(first.id, account: ada.id, until: 9_999, now: 9_000) == nil)
    try await store.close()
  }
}
