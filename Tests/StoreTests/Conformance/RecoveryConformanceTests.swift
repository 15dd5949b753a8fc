import Testing

@testable import Store

@Suite struct RecoveryConformanceTests {
  let folder = TemporaryFolder()

  private func password(of account: Account, _ store: DataStore) async throws -> Credential {
    try #require(try await store.accounts.credentials(of: account.id).first)
  }

  @Test(arguments: DriverKind.allCases)
  func aCodeWorksOnceAndForItsOwnAccountAlone(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await password(of: store.makeAccount(), store)
    let bob = try await password(of: store.makeAccount("bob@example.org"), store)
    let first = try await store.recovery.make(["AAAA", "BBBB"], of: ada, now: 5_000)
    _ = try await store.recovery.make(["BBBB"], of: bob, now: 5_000)
    #expect(first == 5_000)
    #expect(try await store.recovery.recover(code: "AAAA", of: bob, to: "new", now: 6_000) == nil)
    #expect(try await store.recovery.recover(code: "AAAA", of: nil, to: "new", now: 6_000) == nil)
    #expect(try await store.recovery.recover(code: "CCCC", of: ada, to: "new", now: 6_000) == nil)
    #expect(try await store.accounts.credentials(of: ada.accountID).first?.secret == "hash")
    let recovered = try await store.recovery.recover(code: "AAAA", of: ada, to: "new", now: 6_000)
    #expect(recovered == RecoveryRepository.Recovered(accountID: ada.accountID, keys: 0, left: 1))
    #expect(try await store.accounts.credentials(of: ada.accountID).first?.secret == "new")
    #expect(try await store.recovery.recover(code: "AAAA", of: ada, to: "newer", now: 6_000) == nil)
    // New ones end the old ones, even by a clock that was set back, and go with the password.
    let second = try await store.recovery.make(["DDDD"], of: ada, now: 1_000)
    #expect(second == 5_001)
    #expect(try await store.recovery.recover(code: "BBBB", of: ada, to: "newer", now: 6_000) == nil)
    #expect(try await store.recovery.codes(of: ada.id) == RecoveryRepository.Codes(left: 1, madeAt: 5_001))
    #expect(try await store.accounts.delete(ada.accountID))
    #expect(try await store.recovery.codes(of: ada.id) == nil)
    #expect(try await store.recovery.make(["EEEE"], of: ada, now: 7_000) == nil)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func ofManyAtOnceOneSucceeds(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await password(of: store.makeAccount(), store)
    _ = try await store.recovery.make(["AAAA"], of: ada, now: 5_000)
    try await store.recovery.keep(link: String(repeating: "a", count: 64), of: ada.id, expiresAt: 9_000)
    let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask { try await store.recovery.recover(code: "AAAA", of: ada, to: "new", now: 6_000) != nil }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 1)
    // With the password the links of letters are over, too.
    #expect(try await store.recovery.recover(link: String(repeating: "a", count: 64), to: "newer", now: 6_000) == nil)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aLinkWorksOnceAndNotForLong(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await password(of: store.makeAccount(), store)
    let (one, two) = (String(repeating: "1", count: 64), String(repeating: "2", count: 64))
    try await store.recovery.keep(link: one, of: ada.id, expiresAt: 9_000)
    #expect(try await store.recovery.address(ofLink: one, now: 8_999) == "ada@example.org")
    #expect(try await store.recovery.address(ofLink: one, now: 9_000) == nil)
    #expect(try await store.recovery.recover(link: one, to: "new", now: 9_000) == nil)
    try await store.recovery.keep(link: two, of: ada.id, expiresAt: 19_000)
    #expect(try await store.recovery.recover(link: two, to: "new", now: 9_000)?.accountID == ada.accountID)
    #expect(try await store.recovery.recover(link: two, to: "newer", now: 9_000) == nil)
    // A change of the password ends what letters brought.
    try await store.recovery.keep(link: one, of: ada.id, expiresAt: 19_000)
    _ = try await store.accounts.changeSecret("s", of: ada, keeping: nil, nil, keepsKeys: false, now: 10_000)
    #expect(try await store.recovery.address(ofLink: one, now: 10_000) == nil)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func lettersWaitUntilTheyAreSettled(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await password(of: store.makeAccount(), store)
    try await store.recovery.ask(for: "nobody", language: "en", now: 1)
    #expect(try await store.recovery.nextDue() == nil)
    try await store.recovery.ask(for: ada.id, language: "de", now: 100)
    let asked = try #require(try await store.recovery.due(now: 100, limit: 8).first)
    #expect((asked.address, asked.language, asked.attempts) == ("ada@example.org", "de", 0))
    try await store.recovery.put(asked, offUntil: 900)
    #expect(try await store.recovery.due(now: 899, limit: 8).isEmpty)
    #expect(try await store.recovery.due(now: 900, limit: 8).first?.attempts == 1)
    // Asked for once more meanwhile: that one is not settled with the first.
    try await store.recovery.ask(for: ada.id, language: "en", now: 950)
    try await store.recovery.settle(asked)
    let again = try #require(try await store.recovery.due(now: 950, limit: 8).first)
    #expect(again.attempts == 0)
    try await store.recovery.settle(again)
    #expect(try await store.recovery.nextDue() == nil)
    try await store.close()
  }

  /// Codes outlive a change of the master key: their key follows from the account's own.
  @Test func codesOutliveTheMasterKey() async throws {
    let keys = MasterKeys.temporary()
    let place = folder
    let store = try DataStore(.folder(place.path), masterKeys: keys)
    let ada = try await password(of: store.makeAccount(), store)
    _ = try await store.recovery.make(["AAAA"], of: ada, now: 5_000)
    try await store.close()
    let rotated = try DataStore(.folder(place.path), masterKeys: keys.rotated())
    #expect(try await rotated.recovery.recover(code: "AAAA", of: ada, to: "new", now: 6_000) != nil)
    try await rotated.close()
  }
}
