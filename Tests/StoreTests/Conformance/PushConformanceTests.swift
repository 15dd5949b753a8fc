import Foundation
import Testing

@testable import Store

/// Where notifications go, and the marks of what was told.
@Suite struct PushConformanceTests {
  let folder = TemporaryFolder()

  private func device(_ store: DataStore, of account: Account, end: Int64 = 9_000_000) async throws -> SignIn {
    let signIn = SignIn(
      id: newID(), accountID: account.id, kind: .browser, device: "Firefox on Linux", createdAt: 1_000, provenAt: 1_000,
      seenAt: 1_000, expiresAt: end)
    try await store.signIns.start(signIn, tokenHash: nil)
    return signIn
  }

  private func subscription(_ signIn: SignIn, _ address: String, _ content: String = "secret address") -> PushSubscription {
    let hash = String(repeating: "0", count: 63) + address
    return PushSubscription(
      id: newID(), accountID: signIn.accountID, signInID: signIn.id, device: signIn.device, endpointHash: hash,
      createdAt: 2_000, content: content)
  }

  @Test(arguments: DriverKind.allCases)
  func aDeviceHasOneAndAnAddressHasOneDevice(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let (ada, bob) = (try await store.makeAccount(), try await store.makeAccount("bob@example.org"))
    let (phone, desk, lent) = (
      try await device(store, of: ada), try await device(store, of: ada), try await device(store, of: bob)
    )
    let first = subscription(phone, "a")
    #expect(try await store.pushes.subscribe(first, limit: 2) == .kept(id: first.id, isNew: true))
    #expect(
      try await store.pushes.subscribe(subscription(phone, "a", "new keys"), limit: 2) == .kept(id: first.id, isNew: false))
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 3_000).map(\.content) == ["new keys"])
    // Another address of the same device takes the place of the first.
    let second = subscription(phone, "b")
    #expect(try await store.pushes.subscribe(second, limit: 2) == .kept(id: second.id, isNew: true))
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 3_000).map(\.id) == [second.id])
    #expect(try await store.pushes.subscribe(subscription(desk, "c"), limit: 1) == .full)
    // The browser that Bob borrows is Bob's from now on.
    let moved = subscription(lent, "b")
    #expect(try await store.pushes.subscribe(moved, limit: 2) == .kept(id: moved.id, isNew: true))
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 3_000).isEmpty)
    #expect(try await store.pushes.accounts(after: "", limit: 9) == [bob.id])
    #expect(try await !store.pushes.remove(moved.id, account: ada.id))
    #expect(try await !store.pushes.remove(moved.id, account: bob.id, endpointHash: first.endpointHash))
    #expect(try await store.pushes.remove(moved.id, account: bob.id, endpointHash: moved.endpointHash))
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func theyGoWithTheDeviceAndTheAccount(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let (phone, desk) = (try await device(store, of: ada), try await device(store, of: ada, end: 2_500))
    _ = try await store.pushes.subscribe(subscription(phone, "a"), limit: 9)
    _ = try await store.pushes.subscribe(subscription(desk, "b"), limit: 9)
    // A device whose time is over is told nothing, swept out or not.
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 2_400).count == 2)
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 2_500).map(\.signInID) == [phone.id])
    #expect(try await store.signIns.end(phone.id, account: ada.id))
    #expect(try await store.pushes.subscriptions(of: ada.id, now: 2_400).map(\.signInID) == [desk.id])
    #expect(try await store.pushes.subscribe(subscription(phone, "a"), limit: 9) == .signedOut)
    #expect(try await store.pushes.claim("morning-2026-11-23", account: ada.id, day: 1, budget: 2, now: 1) == .taken)
    #expect(try await store.accounts.delete(ada.id))
    #expect(try await store.pushes.accounts(after: "", limit: 9).isEmpty)
    #expect(try await store.pushes.claim("morning-2026-11-23", account: ada.id, day: 1, budget: 2, now: 1) == .told)
    let left = try await store.driver.read { (session) throws(StoreError) in
      try session.rows("SELECT 1 FROM push_mark UNION ALL SELECT 1 FROM push_subscription").count
    }
    #expect(left == 0)
    try await store.close()
  }

  @Test func twoProcessesClaimOnce() async throws {
    let store = try DataStore(.folder(folder.path))
    let ada = try await store.makeAccount()
    let vault = store.vault
    let other = PushRepository(driver: try SQLiteDriver(beside: folder.path), vault: vault)
    let claims = try await withThrowingTaskGroup(of: PushRepository.Claim.self) { group in
      for number in 0..<40 {
        let side = number % 2 == 0 ? store.pushes : other
        group.addTask {
          try await side.claim("align-2026-11-23-\(number / 8)", account: ada.id, day: 20_780, budget: 3, now: 1)
        }
      }
      var counts: [PushRepository.Claim: Int] = [:]
      for try await claim in group { counts[claim, default: 0] += 1 }
      return counts
    }
    #expect(claims[.taken] == 3)
    #expect((claims[.told] ?? 0) + (claims[.spent] ?? 0) == 37)
    // The next day is another budget, and marks last until nothing can ask for them.
    #expect(try await other.claim("morning-x", account: ada.id, day: 20_781, budget: 3, now: 1) == .taken)
    #expect(try await store.deleteExpired(now: PushRepository.markLifetime) == 0)
    #expect(try await store.pushes.isMarked("morning-x", account: ada.id))
    #expect(try await store.deleteExpired(now: PushRepository.markLifetime + 2) == 4)
    try await other.driver.close()
    try await store.close()
  }

  @Test func theKeyIsMadeOnceAndNothingLiesOpen() async throws {
    var store = try DataStore(.folder(folder.path))
    let ada = try await store.makeAccount()
    let phone = try await device(store, of: ada)
    _ = try await store.pushes.subscribe(subscription(phone, "a", "https://push.example.org/very-secret"), limit: 9)
    #expect(try await store.pushes.identity { "a private key" } == "a private key")
    #expect(try await store.pushes.identity { "another" } == "a private key")
    let rows = try await store.driver.read { (session) throws(StoreError) in
      try session.rows("SELECT sealed FROM push_identity UNION ALL SELECT sealed FROM push_subscription")
    }
    #expect(rows.count == 2)
    for row in rows { #expect(row[0].text?.contains("private") == false && row[0].text?.contains("push.example") == false) }
    try await store.close()
    // A new master key leaves both as they are: browsers have subscribed to this one.
    #expect(try MasterKeys.rotate(folder: folder.path) > 0)
    store = try DataStore(.folder(folder.path))
    #expect(try await store.pushes.identity { "another" } == "a private key")
    #expect(
      try await store.pushes.subscriptions(of: ada.id, now: 3_000).map(\.content) == ["https://push.example.org/very-secret"])
    try await store.close()
  }
}
