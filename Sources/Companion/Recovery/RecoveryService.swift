import Identity
package import Store

/// The ways back in for whoever has forgotten a password: codes that were shown once, and letters with a link where the server sends mail.
///
/// Nothing that an account keeps depends on its password: it is sealed under the account's own data key, so all of it reads as before.
package struct RecoveryService: Sendable {
  let store: DataStore
  let accounts: AccountService
  let clock: WallClock
  /// Whether the server sends letters.
  package let sendsLetters: Bool
  /// What was asked for a moment ago.
  package let box = LetterBox()

  /// Puts the value together from its parts.
  package init(store: DataStore, accounts: AccountService, clock: WallClock, sendsLetters: Bool) {
    self.store = store
    self.accounts = accounts
    self.clock = clock
    self.sendsLetters = sendsLetters
  }

  // MARK: codes

  /// Codes that were just made: shown once, and kept as hashes alone.
  package struct NewCodes: Sendable, Hashable {
    /// As they are shown.
    package let codes: [String]
    /// When they were made, in microseconds of POSIX time.
    package let madeAt: Int64
  }

  /// The codes of a member; `nil` when none are left, or there is no password.
  package func codes(of member: Member) async throws -> RecoveryRepository.Codes? {
    guard let password = try await accounts.password(of: member) else { return nil }
    return try await store.recovery.codes(of: password.id)
  }

  /// Makes the first codes of an account that was made just now; `nil` without a password.
  package func makeFirst(for account: Account) async throws -> NewCodes? {
    guard let password = try await accounts.credentials(of: account.id).first(where: { $0.kind == .password }) else { return nil }
    return try await make(for: password)
  }

  /// Makes codes for a member who has just proven who they are; those that there were are worth nothing any more.
  ///
  /// - Throws: ``CompanionError`` `proofTooOld`, `wrongCredentials`, or `conflict` when the account has no password; ``ProofRefusal``.
  package func make(for member: Member, password: String?, _ network: ClientNetwork) async throws -> NewCodes {
    guard member.signIn != nil else {
      throw CompanionError.forbidden("API keys cannot be used here; sign in with your account.")
    }
    let none = CompanionError.conflict(
      "This account has no password, so there is nothing that a recovery code could stand in for.", field: "password")
    guard let known = try await accounts.password(of: member) else { throw none }
    try await accounts.requireProof(member, password: password, network)
    guard let made = try await make(for: known) else { throw none }
    try await accounts.note("recoveryCodesMade", by: member, network)
    return made
  }

  private func make(for password: Credential) async throws -> NewCodes? {
    let codes = (0..<RecoveryCode.setCount).map { _ in RecoveryCode() }
    let madeAt = try await store.recovery.make(codes.map(\.canonical), of: password, now: clock.microseconds)
    return madeAt.map { NewCodes(codes: codes.map(\.text), madeAt: $0) }
  }

  // MARK: setting another password

  /// Somebody who is back in.
  package struct Recovered: Sendable {
    package let signedIn: SignInResult
    /// How many codes are left.
    package let codesLeft: Int
    /// How many keys for programs were taken away.
    package let keysDeleted: Int
  }

  /// Puts another password in the place of a forgotten one by a code, which is used up, and signs every other device out.
  ///
  /// A wrong code, somebody else's and an unknown address have the same answer after the same work: the new password is hashed before anything
  /// is looked at.
  ///
  /// - Throws: ``CompanionError`` that names `email`, `code` or `newPassword`; ``ProofRefusal`` for too many wrong codes.
  package func recover(
    email: String, code text: String, to password: String, from origin: AccountService.Origin
  ) async throws -> Recovered {
    let address = try EmailAddress(email, field: "email")
    let code = try Self.code(text)
    try AccountService.check(password, email: address.text, field: "newPassword")
    let forms = EmailAddress.forms(email)
    let credential = try await store.accounts.password(subjects: [forms.earlier, forms.canonical])
    let acquaintance = try await accounts.acquaintance(of: credential?.accountID, with: origin)
    // Apart from passwords: whoever comes here has tried those.
    let attempt = GuessLimiter.Attempt(
      network: origin.network.key, address: "recovery \(credential?.subject ?? forms.canonical)", acquaintance: acquaintance)
    let charge: GuessLimiter.Charge
    do {
      charge = try accounts.guesses.begin(attempt)
    } catch {
      throw ProofRefusal(error, of: .codes)
    }
    let secret: String
    do {
      secret = try await accounts.hash(password, for: origin.network.key, isKnown: acquaintance != .none)
    } catch {
      accounts.guesses.giveBack(charge)
      throw error
    }
    let recovered = try await store.recovery.recover(
      code: code.canonical, of: credential, to: secret, now: clock.microseconds)
    guard let recovered else {
      if let credential {
        try await accounts.note("recoveryFailed", credential.accountID, origin.device, origin.network)
      } else {
        try await store.accounts.noteStray(now: clock.microseconds)
      }
      throw CompanionError.wrongCredentials(
        "code does not open an account with this address. It may have been used, newer codes may have replaced it, or the address is another one.",
        field: "code")
    }
    accounts.guesses.giveBack(charge)
    return try await enter(recovered, by: "recoveryCodeUsed", origin)
  }

  /// Whoever has a new password is signed in with it.
  func enter(
    _ recovered: RecoveryRepository.Recovered, by event: String, _ origin: AccountService.Origin
  ) async throws -> Recovered {
    let id = recovered.accountID
    guard let account = try await store.accounts.account(id) else { throw CompanionError.notFound("There is no such account.") }
    try await accounts.note(event, id, origin.device, origin.network)
    if recovered.keys > 0 { try await accounts.note("apiKeysDeleted", id, origin.device, origin.network) }
    let signedIn = try await accounts.enter(account, from: origin, event: "signedIn", isNew: false)
    return Recovered(signedIn: signedIn, codesLeft: recovered.left, keysDeleted: recovered.keys)
  }

  /// A code as it was typed.
  private static func code(_ text: String) throws(CompanionError) -> RecoveryCode {
    do {
      return try RecoveryCode(text)
    } catch {
      let reason =
        switch error {
        case .length(0): "is missing: it has \(RecoveryCode.length) characters, such as ABCD-EFGH-JKLM-NPQR"
        case .length(let count): "must have \(RecoveryCode.length) characters; this has \(count)"
        case .character("0"), .character("O"), .character("1"), .character("I"):
          "never contains 0 and O or 1 and I, because they are easily confused; look once more at what you wrote down"
        case .character(let character): "must consist of letters and digits; “\(character)” stands in none"
        case .typo: "has a typing mistake in it; compare it group by group"
        }
      throw CompanionError.invalid("code \(reason).", field: "code")
    }
  }
}
