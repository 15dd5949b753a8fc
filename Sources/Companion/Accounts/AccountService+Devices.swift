import Identity
package import Store

extension AccountService {
  // MARK: ways to sign in

  /// The ways to sign in to an account.
  package func credentials(of account: String) async throws -> [Credential] { try await store.accounts.credentials(of: account) }

  /// The address and password of a member; `nil` without a password.
  package func password(of member: Member) async throws -> Credential? {
    try await credentials(of: member.id).first { $0.kind == .password }
  }

  /// Whoever holds a device by the id of its sign-in, while it is signed in.
  package func holder(of signIn: String) async throws -> SignInRepository.Holder? {
    try await store.signIns.holder(id: signIn, now: clock.microseconds)
  }

  // MARK: devices

  /// The devices that are signed in to a member's account.
  package func devices(of member: Member) async throws -> [SignIn] {
    try await store.signIns.signIns(of: member.id, now: clock.microseconds)
  }

  /// Signs a device of a member out.
  ///
  /// - Throws: ``CompanionError`` `notFound`.
  package func signOut(device id: String, of member: Member, _ network: ClientNetwork) async throws {
    guard try await store.signIns.end(id, account: member.id) else { throw CompanionError.notFound("There is no such device.") }
    try await note("deviceSignedOut", by: member, network)
  }

  /// Signs the device out that a member uses.
  package func signOut(_ member: Member, _ network: ClientNetwork) async throws {
    guard let signIn = member.signIn else { return }
    _ = try await store.signIns.end(signIn.id, account: member.id)
    try await note("signedOut", by: member, network)
  }

  /// Ends the session of a browser that signs in anew.
  package func end(_ signIn: SignIn, of member: Member) async throws {
    _ = try await store.signIns.end(signIn.id, account: member.id)
  }

  /// What happened to an account's safety, the latest first.
  package func events(of member: Member) async throws -> [SecurityEvent] {
    try await store.accounts.events(of: member.id, limit: AccountRepository.mostListed)
  }

  /// Notes something in the security log of a member.
  package func note(_ kind: String, by member: Member, _ network: ClientNetwork) async throws {
    try await note(kind, member.id, member.signIn?.device ?? "", network)
  }

  // MARK: keys for programs

  /// How many keys for programs an account may have.
  package static let mostKeys = 20

  /// The keys for programs of a member.
  package func keys(of member: Member) async throws -> [APIKey] { try await store.apiKeys.keys(of: member.id) }

  /// Makes a key for a program, for a member who has just proven who they are.
  ///
  /// - Throws: ``CompanionError`` `proofTooOld`, `wrongCredentials`, or `conflict` when there are ``mostKeys``.
  package func makeKey(
    _ name: String, scopes: [String], days: Int, password: String?, for member: Member, _ network: ClientNetwork
  ) async throws -> (key: APIKey, text: String) {
    // A key outlives the device that asks for it, so whoever finds an open browser must not make one.
    try await requireProof(member, password: password, network)
    let token = OpaqueToken(.program)
    let now = clock.microseconds
    let key = APIKey(
      id: UUIDv7.generate(microseconds: now), accountID: member.id, name: name, hint: token.hint, scopes: scopes, createdAt: now,
      usedAt: nil, expiresAt: now + Int64(days) * 86_400_000_000)
    guard try await store.apiKeys.insert(key, tokenHash: token.hash, limit: Self.mostKeys) else {
      throw CompanionError.conflict("An account may have \(Self.mostKeys) keys; delete one first.")
    }
    try await note("apiKeyMade", by: member, network)
    return (key, token.text)
  }

  /// Takes a key for a program away.
  ///
  /// - Throws: ``CompanionError`` `notFound`.
  package func deleteKey(_ id: String, of member: Member, _ network: ClientNetwork) async throws {
    guard try await store.apiKeys.delete(id, account: member.id) else { throw CompanionError.notFound("There is no such key.") }
    try await note("apiKeyDeleted", by: member, network)
  }
}

/// What a device is called in the list of devices.
package enum DeviceName {
  /// What a client calls itself, on one line and not too long.
  package static func shortened(_ text: String) -> String {
    let clean = text.unicodeScalars.map {
      $0.properties.generalCategory == .control || $0.value == 0x2028 || $0.value == 0x2029 ? " " : $0
    }
    // The tables count code points, of which a character may have any number.
    return String(String.UnicodeScalarView(clean)).prefix(60).fitting(100) { $0.unicodeScalars.count }.trimmed
  }

  /// A browser by what it sends of itself: “Firefox on Linux”.
  package static func browser(userAgent: String?) -> String {
    guard let text = userAgent else { return "A browser" }
    // Edge and Opera call themselves Chrome too, and Chrome calls itself Safari, so the order decides.
    let browsers = [
      ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("Chrome/", "Chrome"),
      ("CriOS", "Chrome"), ("Safari/", "Safari"),
    ]
    let systems = [
      ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
      ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]
    let browser = browsers.first { text.contains($0.0) }?.1 ?? "A browser"
    guard let system = systems.first(where: { text.contains($0.0) })?.1 else { return browser }
    return "\(browser) on \(system)"
  }
}
