import Testing

@testable import Store

@Suite struct AccountConformanceTests {
  let folder = TemporaryFolder()

  func credential(
    _ kind: Credential.Kind, _ subject: String, of account: Account, secret: String? = nil
  ) -> Credential {
    Credential(id: newID(), accountID: account.id, kind: kind, subject: subject, email: nil, secret: secret, createdAt: 2_000)
  }

  @Test(arguments: DriverKind.allCases)
  func anAddressLeadsToOneAccount(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let other = Account(id: newID(), role: .member, createdAt: 1)
    #expect(try await !store.accounts.create(other, with: credential(.password, "ada@example.org", of: other, secret: "h")))
    #expect(try await store.accounts.account(other.id) == nil)
    #expect(try await store.accounts.credential(.password, subject: "ada@example.org")?.accountID == ada.id)
    #expect(try await store.accounts.account(ada.id) == ada)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aNameLeadsToAnAccountByWhicheverWay(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = Account(id: newID(), role: .member, createdAt: 1)
    let google = Credential(
      id: newID(), accountID: bob.id, kind: .google, subject: "1", email: "Bob@example.org", secret: nil, createdAt: 1)
    #expect(try await store.accounts.create(bob, with: google))
    #expect(try await store.accounts.accounts(named: " ADA@example.org") == [ada.id])
    #expect(try await store.accounts.accounts(named: "bob@EXAMPLE.org") == [bob.id])
    #expect(try await store.accounts.accounts(named: bob.id) == [bob.id])
    #expect(try await store.accounts.accounts(named: "carol@example.org").isEmpty)
    // A provider's word about an address is no proof that it is the same person.
    let twin = Credential(
      id: newID(), accountID: ada.id, kind: .apple, subject: "1", email: "bob@example.org", secret: nil, createdAt: 1)
    #expect(try await store.accounts.add(twin))
    #expect(try await Set(store.accounts.accounts(named: "bob@example.org")) == [ada.id, bob.id])
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func severalWaysLeadToAnAccountAndOneStays(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = try await store.makeAccount("bob@example.org")
    #expect(try await store.accounts.add(credential(.apple, "001.abc", of: ada)))
    #expect(try await !store.accounts.add(credential(.apple, "001.abc", of: bob)))
    #expect(try await !store.accounts.add(credential(.password, "ada2@example.org", of: ada, secret: "h")))
    let ways = try await store.accounts.credentials(of: ada.id)
    #expect(ways.map(\.kind) == [.password, .apple])
    #expect(try await !store.accounts.remove(credential: ways[0].id, account: bob.id))
    #expect(try await store.accounts.remove(credential: ways[0].id, account: ada.id))
    #expect(try await !store.accounts.remove(credential: ways[1].id, account: ada.id))
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aRefreshTokenWorksOnceAndItsCopyEndsTheSignIn(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    func hash(_ letter: Character) -> String { String(repeating: letter, count: 64) }
    let phone = SignIn(
      id: newID(), accountID: ada.id, kind: .app, device: "phone", createdAt: 10, provenAt: 10, seenAt: 10, expiresAt: 100)
    try await store.signIns.start(phone, tokenHash: hash("a"))
    #expect(try await store.signIns.rotate(hash("a"), into: hash("b"), now: 20, expiresAt: 200) == .rotated(phone))
    #expect(try await store.signIns.signIns(of: ada.id, now: 150).map(\.seenAt) == [20])
    #expect(try await store.signIns.rotate(hash("x"), into: hash("c"), now: 30, expiresAt: 200) == .unknown)
    guard case .reused = try await store.signIns.rotate(hash("a"), into: hash("c"), now: 30, expiresAt: 200) else {
      Issue.record("a token that was used before must be noticed")
      return
    }
    #expect(try await store.signIns.rotate(hash("b"), into: hash("c"), now: 31, expiresAt: 200) == .unknown)
    #expect(try await store.signIns.signIns(of: ada.id, now: 31).isEmpty)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aTokenRacedByManyIsGoodForOne(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let hash = String(repeating: "a", count: 64)
    let signIns = store.signIns
    try await signIns.start(
      SignIn(id: newID(), accountID: ada.id, kind: .app, device: "", createdAt: 1, provenAt: 1, seenAt: 1, expiresAt: 100),
      tokenHash: hash)
    let good = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          let next = String(repeating: "b", count: 62) + (index < 10 ? "0\(index)" : "\(index)")
          if case .rotated = try await signIns.rotate(hash, into: next, now: 5, expiresAt: 100) { return true }
          return false
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(good == 1)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func sessionsEndOneByOneOrAllButOne(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    var ids: [String] = []
    for index in 0..<3 {
      let signIn = SignIn(
        id: newID(Int64(index)), accountID: ada.id, kind: .browser, device: "\(index)", createdAt: Int64(index),
        provenAt: Int64(index), seenAt: Int64(index), expiresAt: 100)
      ids.append(signIn.id)
      try await store.signIns.start(signIn, tokenHash: String(repeating: "\(index)", count: 64))
    }
    let first = String(repeating: "0", count: 64)
    let holder = try #require(try await store.signIns.holder(.browser, tokenHash: first, now: 50))
    #expect(holder.signIn.id == ids[0] && holder.account == ada)
    #expect(try await store.signIns.holder(id: ids[0], now: 50) == holder)
    #expect(try await store.signIns.holder(id: ids[0], now: 100) == nil)
    #expect(try await store.signIns.holder(id: newID(), now: 50) == nil)
    #expect(try await store.signIns.holder(.app, tokenHash: first, now: 50) == nil)
    #expect(try await store.signIns.holder(.browser, tokenHash: first, now: 100) == nil)
    #expect(try await !store.signIns.end(ids[0], account: newID()))
    #expect(try await store.signIns.end(ids[0], account: ada.id))
    #expect(try await store.signIns.holder(.browser, tokenHash: first, now: 50) == nil)
    #expect(try await store.signIns.endAll(of: ada.id, except: ids[2]).devices == 1)
    #expect(try await store.signIns.signIns(of: ada.id, now: 50).map(\.id) == [ids[2]])
    #expect(try await store.signIns.deleteExpired(now: 100) == 1)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func keysForProgramsAreCountedAndTakenAway(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    func key(_ name: String, until: Int64? = nil) -> APIKey {
      APIKey(
        id: newID(), accountID: ada.id, name: name, hint: "an_1234", scopes: ["charts", "profile"], createdAt: 1, usedAt: nil,
        expiresAt: until)
    }
    let script = key("script", until: 50)
    let hash = String(repeating: "a", count: 64)
    #expect(try await store.apiKeys.insert(script, tokenHash: hash, limit: 2))
    #expect(try await store.apiKeys.insert(key("b"), tokenHash: String(repeating: "b", count: 64), limit: 2))
    #expect(try await !store.apiKeys.insert(key("c"), tokenHash: String(repeating: "c", count: 64), limit: 2))
    #expect(try await store.apiKeys.key(tokenHash: hash, now: 49) == script)
    #expect(try await store.apiKeys.key(tokenHash: hash, now: 50) == nil)
    #expect(try await !store.apiKeys.delete(script.id, account: newID()))
    #expect(try await store.apiKeys.delete(script.id, account: ada.id))
    #expect(try await store.apiKeys.keys(of: ada.id).map(\.name) == ["b"])
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func theSecurityLogKeepsTheNewest(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    for time in 0..<205 {
      try await store.accounts.note(
        SecurityEvent(id: newID(Int64(time)), accountID: ada.id, kind: "signedIn", at: Int64(time), device: "", network: "10.0"))
    }
    let events = try await store.accounts.events(of: ada.id, limit: 500)
    #expect(events.count == 200 && events.first?.at == 204 && events.last?.at == 5)
    try await store.close()
  }
}
