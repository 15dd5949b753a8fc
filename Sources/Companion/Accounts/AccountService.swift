package import Crypto
package import Identity
package import Store

/// Who is who: makes accounts, signs devices in and out, and recognises them again.
package struct AccountService: Sendable {
  let store: DataStore
  let tokens: AccessTokens
  let passwords: PasswordHasher
  let guesses: GuessLimiter
  let verifier: IdentityVerifier
  let clock: WallClock
  /// Under which the next one of a refresh token follows from it.
  let refreshKey: SymmetricKey
  /// Under which the networks of accounts are remembered.
  let networkKey: SymmetricKey
  /// Who may begin an account.
  package let gate: AccountGate

  /// What tokens that were found good say.
  private let checked = Recent<String, AccessTokens.Claims>(room: 4096)
  /// Who holds a device: by the hash of a browser's token, and by the sign-in that an app's token names.
  private let holders = VersionedCache<String, CommitMark, SignInRepository.Holder>(room: 4096)
  /// Whom ID tokens of Firebase that were found good stand for.
  let vouchers = Recent<String, VerifiedIdentity>(room: 4096)

  /// Puts the value together from its parts.
  package init(
    store: DataStore, tokens: AccessTokens, passwords: PasswordHasher, guesses: GuessLimiter, verifier: IdentityVerifier,
    clock: WallClock, refreshKey: SymmetricKey, networkKey: SymmetricKey, gate: AccountGate = .open
  ) {
    self.store = store
    self.tokens = tokens
    self.passwords = passwords
    self.guesses = guesses
    self.verifier = verifier
    self.clock = clock
    self.refreshKey = refreshKey
    self.networkKey = networkKey
    self.gate = gate
  }

  /// How long a device stays signed in without being used, in microseconds.
  package static let signInLifetime: Int64 = 60 * 86_400 * 1_000_000
  /// How fresh a proof of who one is must be for what cannot be undone, in microseconds.
  package static let freshness: Int64 = 10 * 60 * 1_000_000

  /// Who may vouch for people, in the order in which they are offered.
  package var providers: [IdentityProvider] { verifier.providers }

  var seconds: Int64 { clock.wholeSeconds }

  // MARK: recognition

  /// The person at a browser.
  package func browser(_ token: OpaqueToken) async throws -> Caller {
    let holder = try await holder(token.hash) { (now) throws(StoreError) in
      try await store.signIns.holder(.browser, tokenHash: token.hash, now: now)
    }
    guard let holder else { return .visitor(.invalid) }
    return try await device(holder)
  }

  /// The person with an app, by its access token.
  package func app(_ token: String) async throws -> Caller {
    do {
      let claims = try await claims(of: token)
      // A device that was signed out is out at once, not when its token ends.
      let holder = try await holder(claims.signIn) { (now) throws(StoreError) in
        try await store.signIns.holder(id: claims.signIn, now: now)
      }
      guard let holder, holder.account.id == claims.account, holder.signIn.kind == .app else { return .visitor(.invalid) }
      return try await device(holder)
    } catch let fault as AccessTokens.Fault {
      return .visitor(fault == .expired ? .expired : .invalid)
    }
  }

  /// The program with a key.
  package func program(_ token: OpaqueToken) async throws -> Caller {
    let now = clock.microseconds
    guard let key = try await store.apiKeys.key(tokenHash: token.hash, now: now),
      let account = try await store.accounts.account(key.accountID)
    else { return .visitor(.invalid) }
    if now - (key.usedAt ?? 0) > 60_000_000 { try await store.apiKeys.touch(key.id, now: now) }
    return .member(Member(account: account, means: .program(key)))
  }

  /// Whoever holds a device, read anew when anything was committed since it was read last.
  private func holder(
    _ key: String, read: (_ now: Int64) async throws(StoreError) -> SignInRepository.Holder?
  ) async throws -> SignInRepository.Holder? {
    let now = clock.microseconds
    let mark = try store.commitMark()
    if let known = holders.value(for: key, at: mark), known.signIn.expiresAt > now { return known }
    guard let holder = try await read(now) else { return nil }
    holders.keep(holder, for: key, at: mark)
    return holder
  }

  /// Lets the time of a browser that is used begin anew, at most once a day.
  ///
  /// - Returns: whether it does; then the browser has to be told.
  package func prolong(_ member: Member, by token: OpaqueToken) async throws -> Bool {
    guard let signIn = member.signIn, signIn.kind == .browser else { return false }
    let now = clock.microseconds
    guard signIn.expiresAt - now < Self.signInLifetime - 86_400_000_000 else { return false }
    return try await store.signIns.prolong(
      signIn.id, account: member.id, tokenHash: token.hash, until: now + Self.signInLifetime)
  }

  private func device(_ holder: SignInRepository.Holder) async throws -> Caller {
    let now = clock.microseconds
    if now - holder.signIn.seenAt > 60_000_000 {
      try await store.signIns.touch(holder.signIn.id, account: holder.account.id, now: now)
    }
    return .member(Member(account: holder.account, means: .device(holder.signIn)))
  }

  /// What an access token says. Whether a signature is good does not change, so a token is checked once and then only for its time.
  private func claims(of token: String) async throws -> AccessTokens.Claims {
    if let known = checked.find(token) {
      guard known.expiresAt > seconds else { throw AccessTokens.Fault.expired }
      return known
    }
    let claims = try await tokens.claims(of: token, now: seconds)
    checked.keep(claims, for: token)
    return claims
  }

  // MARK: signing in

  /// Where a device signs in from.
  package struct Origin: Sendable {
    package let kind: SignIn.Kind
    package let device: String
    package let network: ClientNetwork
    /// Whoever is signed in where it comes from.
    package var caller: Member?
    /// What the browser remembers of those who signed in with it.
    package var known: KnownBrowser?
    /// Whether it is an app that keeps one access token and has no refresh token.
    package var keepsOneToken = false

    /// Puts the value together from its parts.
    package init(kind: SignIn.Kind, device: String, network: ClientNetwork, caller: Member? = nil, known: KnownBrowser? = nil) {
      self.kind = kind
      self.device = device
      self.network = network
      self.caller = caller
      self.known = known
    }
  }

  /// Makes an account with an address and a password.
  ///
  /// - Parameter invitation: the code, where accounts are made by invitation.
  /// - Throws: ``CompanionError`` that names the field; `conflict` when the address has an account, `forbidden` when no account is made here.
  package func register(
    email: String, password: String, invitation: String? = nil, from origin: Origin
  ) async throws -> SignInResult {
    let address = try EmailAddress(email, field: "email")
    try Self.check(password, email: address.text, field: "password")
    let now = clock.microseconds
    let account = Account(id: UUIDv7.generate(microseconds: now), role: .member, createdAt: now)
    let isMade = try await make(account, invitation: invitation) {
      Credential(
        id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: .password, subject: address.canonical,
        email: address.text, secret: try await hash(password, for: origin.network.key), createdAt: now)
    }
    guard isMade else {
      throw CompanionError.conflict(
        "An account with this address already exists. Sign in, or use another address.", field: "email")
    }
    return try await enter(account, from: origin, event: "accountCreated", isNew: true)
  }

  /// Signs in with an address and a password.
  ///
  /// - Throws: ``CompanionError`` `wrongCredentials`, the same and after the same work whether the address is known or not.
  package func signIn(email: String, password: String, from origin: Origin) async throws -> SignInResult {
    let forms = EmailAddress.forms(email)
    let credential = try await store.accounts.password(subjects: [forms.earlier, forms.canonical])
    let attempt = GuessLimiter.Attempt(
      network: origin.network.key, address: credential?.subject ?? forms.canonical,
      acquaintance: try await acquaintance(of: credential?.accountID, with: origin))
    let wrong = CompanionError.wrongCredentials("The address or the password is wrong.")
    guard case .right(let raised) = try await compare(password, with: credential?.secret, attempt) else {
      if let credential {
        try await note("signInFailed", credential.accountID, origin.device, origin.network)
      } else {
        try await store.accounts.noteStray(now: clock.microseconds)
      }
      throw wrong
    }
    guard let credential, let account = try await store.accounts.account(credential.accountID) else { throw wrong }
    if let raised { try await store.accounts.setSecret(raised, of: credential.id, now: clock.microseconds) }
    return try await enter(account, from: origin, event: "signedIn", isNew: false)
  }

  /// Signs in whom a provider vouches for, and makes the account when there is none.
  ///
  /// - Parameter invitation: the code, where accounts are made by invitation.
  /// - Throws: ``CompanionError`` `invalidToken` when an app that keeps one token brings an identity token that has been used, `forbidden`
  ///   when there is no account and none is made here.
  package func signIn(
    _ identity: VerifiedIdentity, invitation: String? = nil, from origin: Origin
  ) async throws -> SignInResult {
    // No account is made with a token that signs nobody in.
    if origin.keepsOneToken, try await store.signIns.isUsed(identityTokenHash: identity.tokenHash) { throw Self.usedToken }
    let (account, isNew) = try await account(
      Credential.Kind(identity.provider), subject: identity.subject, issuer: identity.issuer, email: identity.email,
      invitation: invitation)
    return try await enter(
      account, from: origin, event: isNew ? "accountCreated" : "signedIn", isNew: isNew,
      using: Self.used(identity, isGoodOnce: origin.keepsOneToken))
  }

  /// Whom an identity token stands for.
  ///
  /// - Throws: ``CompanionError`` `invalidToken`, or `notFound` when the provider is not configured.
  package func identity(_ token: String, from kind: IdentityProvider.Kind, nonce: String?) async throws -> VerifiedIdentity {
    try await accepted(kind, field: "identityToken") { () async throws(IdentityTokenFault) in
      try await verifier.identity(token, from: kind, nonce: nonce, now: seconds)
    }
  }

  /// Whom the code stands for that a browser came back with from a provider.
  ///
  /// - Parameters:
  ///   - verifier: what the attempt began with, beside its nonce.
  ///   - returnAddress: where the provider has sent the browser.
  /// - Throws: as ``identity(_:from:nonce:)``.
  package func identity(
    code: String, verifier proof: String, returnAddress: String, from kind: IdentityProvider.Kind, nonce: String
  ) async throws -> VerifiedIdentity {
    try await accepted(kind, field: "code") { () async throws(IdentityTokenFault) in
      try await verifier.identity(
        code: code, verifier: proof, returnAddress: returnAddress, from: kind, nonce: nonce, now: seconds)
    }
  }

  /// Where a browser goes to sign in with a provider; `nil` when that is not offered.
  ///
  /// - Throws: ``CompanionError`` `unavailable` when the provider does not say it.
  package func authorizationURL(of kind: IdentityProvider.Kind) async throws -> String? {
    do {
      return try await verifier.authorizationURL(of: kind, now: seconds)
    } catch {
      throw CompanionError.unreachable(name(of: kind))
    }
  }

  /// How people call a provider.
  private func name(of kind: IdentityProvider.Kind) -> String { providers.first { $0.kind == kind }?.name ?? kind.name }

  /// Whoever is in an answer of the verifier.
  func accepted(
    _ kind: IdentityProvider.Kind, field: String,
    _ verify: () async throws(IdentityTokenFault) -> VerifiedIdentity?
  ) async throws -> VerifiedIdentity {
    do {
      guard let identity = try await verify() else {
        throw CompanionError.notFound("This server does not offer to sign in with \(name(of: kind)).")
      }
      return identity
    } catch let fault as IdentityTokenFault {
      guard fault != .keysUnavailable else {
        throw CompanionError.unreachable(name(of: kind))
      }
      throw CompanionError.invalidToken(
        "The identity token of \(name(of: kind)) is not accepted: \(fault.rawValue).", field: field)
    }
  }

  func enter(
    _ account: Account, from origin: Origin, event: String, isNew: Bool, using identityToken: UsedIdentityToken? = nil
  ) async throws -> SignInResult {
    let now = clock.microseconds
    let lifetime = origin.keepsOneToken ? Self.oneTokenLifetime : Self.signInLifetime
    let signIn = SignIn(
      id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: origin.kind, device: origin.device, createdAt: now,
      provenAt: now, seenAt: now, expiresAt: now + lifetime, keepsOneToken: origin.keepsOneToken)
    let token = origin.keepsOneToken ? nil : OpaqueToken(origin.kind == .browser ? .session : .refresh)
    let isIn = try await store.signIns.start(
      signIn, tokenHash: token?.hash, network: mark(of: origin.network, in: account.id), using: identityToken)
    guard isIn else { throw Self.usedToken }
    try await note(event, account.id, origin.device, origin.network)
    return SignInResult(account: account, signIn: signIn, token: token, isNew: isNew)
  }

  /// The access token that an app gets when it has signed in, and when it ends, in seconds of POSIX time.
  package func accessToken(for signedIn: SignInResult) async throws -> (text: String, expires: Int64) {
    let signIn = signedIn.signIn
    let expires = signIn.keepsOneToken ? signIn.expiresAt / 1_000_000 : seconds + AccessTokens.lifetime
    let claims = AccessTokens.Claims(account: signedIn.account.id, signIn: signedIn.signIn.id, expiresAt: expires)
    return (try await tokens.token(for: claims, now: seconds), expires)
  }

  /// Notes something in the security log of an account.
  package func note(_ kind: String, _ account: String, _ device: String, _ network: ClientNetwork) async throws {
    let now = clock.microseconds
    try await store.accounts.note(
      SecurityEvent(
        id: UUIDv7.generate(microseconds: now), accountID: account, kind: kind, at: now, device: device, network: network.shown))
  }
}

extension CompanionError {
  /// The keys of a provider cannot be had.
  package static func unreachable(_ provider: IdentityProvider.Kind) -> CompanionError { unreachable(provider.name) }

  fileprivate static func unreachable(_ name: String) -> CompanionError {
    .unavailable("\(name) cannot be reached at the moment. Try again in a while.")
  }
}

extension Credential.Kind {
  package init(_ provider: IdentityProvider.Kind) {
    switch provider {
    case .apple: self = .apple
    case .google: self = .google
    case .firebase: self = .firebase
    case .openid: self = .openid
    }
  }
}

/// What a device gets when it has signed in.
package struct SignInResult: Sendable {
  package let account: Account
  package let signIn: SignIn
  /// The session token of a browser, or the refresh token of an app; `nil` for an app that keeps one access token.
  package let token: OpaqueToken?
  package let isNew: Bool
}

/// What a browser remembers of those who signed in with it, in a sealed cookie, so that a stranger's guesses elsewhere do not keep them out.
/// Signing out takes it away.
package struct KnownBrowser: Codable, Sendable, Hashable {
  /// What the browser is called among the tries at an address.
  package let id: String
  /// The ids of the accounts, the latest first.
  package let accounts: [String]

  /// Puts the value together from its parts.
  package init(id: String, accounts: [String]) {
    self.id = id
    self.accounts = accounts
  }

  /// A year, in seconds.
  package static let seconds: Int64 = 365 * 86_400
  /// How many accounts share a browser at most.
  private static let most = 5

  /// This one with an account more, or before the others.
  package func with(_ account: String) -> KnownBrowser {
    KnownBrowser(id: id, accounts: Array(([account] + accounts.filter { $0 != account }).prefix(Self.most)))
  }
}
