import Foundation
import Testing

@testable import Store

@Suite struct SafetyConformanceTests {
  let folder = TemporaryFolder()
  private static let day: Int64 = 86_400 * 1_000_000

  func hash(_ letter: Character) -> String { String(repeating: letter, count: 64) }

  func event(_ kind: String, of account: Account, at time: Int64, network: String = "10.0.x.x", device: String = "")
    -> SecurityEvent
  {
    SecurityEvent(id: newID(time), accountID: account.id, kind: kind, at: time, device: device, network: network)
  }

  func phone(of account: Account, until end: Int64 = 1_000_000_000) -> SignIn {
    SignIn(
      id: newID(), accountID: account.id, kind: .app, device: "phone", createdAt: 10, provenAt: 10, seenAt: 10, expiresAt: end)
  }

  // MARK: the security log

  @Test(arguments: DriverKind.allCases)
  func failuresOfADayAreOneEventAndPushNothingOut(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    try await store.accounts.note(event("passwordChanged", of: ada, at: 1))
    for time in 2..<402 { try await store.accounts.note(event("signInFailed", of: ada, at: Int64(time), device: "\(time)")) }
    try await store.accounts.note(event("signInFailed", of: ada, at: 500, network: "11.0.x.x"))
    try await store.accounts.note(event("proofFailed", of: ada, at: 501))
    try await store.accounts.note(event("signInFailed", of: ada, at: Self.day + 1))
    let events = try await store.accounts.events(of: ada.id, limit: 500)
    #expect(events.map(\.kind) == ["signInFailed", "proofFailed", "signInFailed", "signInFailed", "passwordChanged"])
    #expect(events.map(\.times) == [1, 1, 1, 400, 1])
    #expect(events[3].at == 401 && events[3].since == 2 && events[3].device == "401")
    // From ever new networks: so many are kept, and what else happened stays.
    for number in 0..<300 {
      try await store.accounts.note(event("signInFailed", of: ada, at: Self.day * 2 + Int64(number), network: "10.\(number).x.x"))
    }
    let later = try await store.accounts.events(of: ada.id, limit: 500)
    #expect(later.count { SecurityEvent.failures.contains($0.kind) } == 50)
    #expect(later.last?.kind == "passwordChanged" && later.count == 51)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func triesAtNobodyAreCountedByDay(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    for time in [Int64(5), 6, 7] { try await store.accounts.noteStray(now: time) }
    try await store.accounts.noteStray(now: Self.day * 3)
    #expect(try await store.accounts.strays(on: 0) == 3)
    #expect(try await store.accounts.strays(on: Self.day * 3 + 9) == 1)
    try await store.accounts.noteStray(now: Self.day * 100)
    #expect(try await store.accounts.strays(on: 0) == 0)
    try await store.close()
  }

  // MARK: refresh tokens

  @Test(arguments: DriverKind.allCases)
  func twoRenewalsAtOnceAreOne(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let phone = phone(of: ada)
    try await store.signIns.start(phone, tokenHash: hash("a"))
    let signIns = store.signIns
    let (old, new) = (hash("a"), hash("b"))
    let outcomes = try await withThrowingTaskGroup(of: SignInRepository.Rotation.self) { group in
      for _ in 0..<20 {
        group.addTask { try await signIns.rotate(old, into: new, now: 20, expiresAt: 2_000_000_000, grace: 100) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { if case .rotated = $0 { true } else { false } } == 1)
    #expect(outcomes.count { if case .repeated = $0 { true } else { false } } == 19)
    #expect(try await signIns.family(tokenHash: old) == phone.id)
    #expect(try await signIns.family(tokenHash: hash("x")) == nil)
    // Another one than was given is not given within the time either.
    guard case .repeated = try await signIns.rotate(old, into: new, now: 120, expiresAt: 2_000_000_000, grace: 100) else {
      Issue.record("the time of grace is not over")
      return
    }
    guard case .reused = try await signIns.rotate(old, into: new, now: 121, expiresAt: 2_000_000_000, grace: 100) else {
      Issue.record("the time of grace is over")
      return
    }
    #expect(try await signIns.rotate(new, into: hash("c"), now: 122, expiresAt: 2_000_000_000, grace: 100) == .unknown)
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func aClockSetBackMakesTheGraceNoLonger(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    try await store.signIns.start(phone(of: ada), tokenHash: hash("a"))
    _ = try await store.signIns.rotate(hash("a"), into: hash("b"), now: 100_000, expiresAt: 2_000_000_000, grace: 100)
    guard case .reused = try await store.signIns.rotate(hash("a"), into: hash("b"), now: 20, expiresAt: 2_000_000_000, grace: 100)
    else {
      Issue.record("a token that was used before must be noticed")
      return
    }
    try await store.close()
  }

  @Test func whatWasRenewedSurvivesAKilledServer() async throws {
    let store = try DataStore(.folder(folder.path))
    let ada = try await store.makeAccount()
    try await store.signIns.start(phone(of: ada), tokenHash: hash("a"))
    _ = try await store.signIns.rotate(hash("a"), into: hash("b"), now: 20, expiresAt: 2_000_000_000, grace: 100)
    // The files as a process leaves them that ends between the commit and its answer: nothing closed, the log not merged.
    let left = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: left.path, withIntermediateDirectories: true)
    for name in ["astronova.sqlite", "astronova.sqlite-wal", "master.key"] {
      try FileManager.default.copyItem(atPath: "\(folder.path)/\(name)", toPath: "\(left.path)/\(name)")
    }
    let again = try DataStore(.folder(left.path))
    guard
      case .repeated = try await again.signIns.rotate(hash("a"), into: hash("b"), now: 60, expiresAt: 2_000_000_000, grace: 100)
    else {
      Issue.record("the session is lost")
      return
    }
    guard
      case .rotated = try await again.signIns.rotate(hash("b"), into: hash("c"), now: 61, expiresAt: 2_000_000_000, grace: 100)
    else {
      Issue.record("the next token is not good")
      return
    }
    try await again.close()
    try await store.close()
  }

  // MARK: networks

  @Test(arguments: DriverKind.allCases)
  func anAccountKnowsTheNetworksItWasEnteredFrom(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = try await store.makeAccount("bob@example.org")
    let signIns = store.signIns
    try await signIns.start(phone(of: ada), tokenHash: hash("a"), network: hash("1"))
    _ = try await signIns.rotate(hash("a"), into: hash("b"), now: 20, expiresAt: 2_000_000_000, network: hash("2"))
    #expect(try await signIns.knows(hash("1"), account: ada.id))
    #expect(try await signIns.knows(hash("2"), account: ada.id))
    #expect(try await !signIns.knows(hash("3"), account: ada.id))
    #expect(try await !signIns.knows(hash("1"), account: bob.id))
    #expect(try await signIns.endAll(of: ada.id, except: nil, hash("2")).devices == 1)
    #expect(try await !signIns.knows(hash("1"), account: ada.id))
    #expect(try await signIns.knows(hash("2"), account: ada.id))
    // As many as an account can have, the latest of them.
    for number in 10..<40 {
      let signIn = SignIn(
        id: newID(), accountID: ada.id, kind: .app, device: "", createdAt: Int64(number * 100), provenAt: 1, seenAt: 1,
        expiresAt: 10_000_000)
      try await signIns.start(
        signIn, tokenHash: String(repeating: "c", count: 62) + "\(number)",
        network: String(repeating: "d", count: 62) + "\(number)")
    }
    #expect(try await !signIns.knows(String(repeating: "d", count: 62) + "19", account: ada.id))
    #expect(try await signIns.knows(String(repeating: "d", count: 62) + "20", account: ada.id))
    try await signIns.deleteExpired(now: SignInRepository.networkLifetime + 3_950)
    #expect(try await signIns.knows(String(repeating: "d", count: 62) + "39", account: ada.id) == false)
    try await store.close()
  }

  // MARK: passwords and keys

  @Test(arguments: DriverKind.allCases, [true, false])
  func aNewPasswordEndsWhatTheOldOneLetIn(_ driver: DriverKind, _ keepsKeys: Bool) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount()
    let bob = try await store.makeAccount("bob@example.org")
    let (phone, laptop) = (phone(of: ada), phone(of: ada))
    try await store.signIns.start(phone, tokenHash: hash("a"), network: hash("1"))
    try await store.signIns.start(laptop, tokenHash: hash("b"), network: hash("2"))
    for (account, letter) in [(ada, Character("c")), (bob, "d")] {
      let key = APIKey(
        id: newID(), accountID: account.id, name: "script", hint: "", scopes: ["records"], createdAt: 1, usedAt: nil,
        expiresAt: nil)
      #expect(try await store.apiKeys.insert(key, tokenHash: hash(letter), limit: 5))
    }
    let credential = try #require(try await store.accounts.credentials(of: ada.id).first)
    // A clock that stands before the account's making stops nobody.
    let taken = try await store.accounts.changeSecret(
      "new", of: credential, keeping: phone.id, hash("1"), keepsKeys: keepsKeys, now: 0)
    #expect(taken == (keepsKeys ? 0 : 1))
    #expect(try await store.accounts.credentials(of: ada.id).first?.secret == "new")
    #expect(try await store.signIns.signIns(of: ada.id, now: 50).map(\.id) == [phone.id])
    #expect(try await store.apiKeys.keys(of: ada.id).count == (keepsKeys ? 1 : 0))
    #expect(try await store.apiKeys.keys(of: bob.id).count == 1)
    #expect(try await store.signIns.knows(hash("1"), account: ada.id))
    #expect(try await !store.signIns.knows(hash("2"), account: ada.id))
    try await store.close()
  }

  @Test(arguments: DriverKind.allCases)
  func addressesAreRewrittenAndTheOlderOfTwoHasIt(_ driver: DriverKind) async throws {
    let store = try driver.open(folder)
    let ada = try await store.makeAccount("ada@b\u{FC}cher.example", at: 1_000)
    let twin = try await store.makeAccount("a da@b\u{FC}cher.example", at: 2_000)
    let bob = try await store.makeAccount("bob@example.org", at: 3_000)
    let changed = try await store.accounts.rewriteSubjects { subject in
      subject.contains("example.org") ? nil : "ada@xn--bcher-kva.example"
    }
    #expect(changed == 1)
    let subjects = ["ada@xn--bcher-kva.example", "a da@b\u{FC}cher.example", "bob@example.org"]
    for (subject, account) in zip(subjects, [ada, twin, bob]) {
      #expect(try await store.accounts.password(subjects: ["nobody", subject])?.accountID == account.id)
    }
    #expect(try await store.accounts.password(subjects: ["ada@b\u{FC}cher.example"]) == nil)
    #expect(try await store.accounts.password(subjects: subjects.reversed())?.accountID == bob.id)
    try await store.close()
  }

  /// What a data folder of an earlier version has stays, and what is new has its beginning.
  @Test func aDataFolderOfBeforeIsBroughtAlong() async throws {
    let driver = try SQLiteDriver()
    let earlier = Migration.all.filter { $0.number < Migration.safety.number }
    try await driver.write { (session) throws(StoreError) in
      for table in ["known_network", "stray_attempt"] { try session.execute("DROP TABLE \(table)") }
      for column in ["times", "since"] { try session.execute("ALTER TABLE security_event DROP COLUMN \(column)") }
      try session.execute("DELETE FROM schema_step WHERE number >= ?", [.integer(Int64(earlier.count + 1))])
      let id = newID()
      try session.execute("INSERT INTO account (id, role, created_at) VALUES (?, 'member', 1)", [.text(id)])
      try session.execute(
        "INSERT INTO security_event (id, account_id, kind, at, device, network) VALUES (?, ?, 'signedIn', 7, '', '')",
        [.text(newID()), .text(id)])
      try Migration.migrate(session, steps: earlier + [.safety])
    }
    let rows = try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT kind, at, times, since FROM security_event")
    }
    #expect(rows == [[.text("signedIn"), .integer(7), .integer(1), .null]])
  }
}
