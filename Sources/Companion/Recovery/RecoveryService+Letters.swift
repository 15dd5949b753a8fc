import Identity
import Store

extension RecoveryService {
  /// How long the link of a letter is good, in microseconds.
  package static let linkLifetime: Int64 = 30 * 60 * 1_000_000
  /// After how many seconds a letter that could not be sent is tried again; after the last it is given up.
  static let pauses: [Int64] = [10, 60, 300]
  /// How many letters are sent at a time.
  private static let atOnce = 8

  private static let notOffered = CompanionError.notFound("This server sends no mail; use a recovery code.")
  private static let noSuchLink = CompanionError.invalidToken(
    "token is not good: the link was used, is older than thirty minutes, or a newer one has been used. Ask for another letter.",
    field: "token")

  /// Asks for a letter with a link. Whether there is an account with the address nobody learns: it is looked for afterwards, beside the request.
  ///
  /// - Parameter language: the tag of the language to write in.
  /// - Throws: ``CompanionError`` that names `email`, or `notFound` where no mail is sent; ``ProofRefusal`` for too many letters.
  package func askForLetter(email: String, language: String, from origin: AccountService.Origin) throws {
    guard sendsLetters else { throw Self.notOffered }
    let address = try EmailAddress(email, field: "email")
    do {
      try accounts.guesses.letter(to: address.canonical, from: origin.network.key)
    } catch {
      throw ProofRefusal(error)
    }
    guard box.put(LetterBox.Wish(email: address.text, language: language, origin: origin)) else {
      throw CompanionError.unavailable("Too many letters are asked for at this moment. Try again in a few seconds.")
    }
  }

  /// Notes in the store what was asked for, where there is an account.
  package func collect() async throws {
    var wishes = box.empty()[...]
    while let wish = wishes.first {
      do {
        let forms = EmailAddress.forms(wish.email)
        if let credential = try await store.accounts.password(subjects: [forms.earlier, forms.canonical]) {
          try await store.recovery.ask(for: credential.id, language: wish.language, now: clock.microseconds)
          try await accounts.note("recoveryLetterAsked", credential.accountID, wish.origin.device, wish.origin.network)
        } else {
          try await store.accounts.noteStray(now: clock.microseconds)
        }
      } catch {
        box.putBack(wishes)
        throw error
      }
      wishes = wishes.dropFirst()
    }
  }

  /// The address of the account that a link is for; `nil` when the link is not good.
  package func address(ofLink text: String) async throws -> String? {
    guard let token = OpaqueToken(.recovery, text: text) else { return nil }
    return try await store.recovery.address(ofLink: token.hash, now: clock.microseconds)
  }

  /// Puts another password in the place of a forgotten one by the link of a letter, which is used up, and signs every other device out.
  ///
  /// - Throws: ``CompanionError`` `invalidToken`, or one that names `newPassword`; ``ProofRefusal``.
  package func recover(link text: String, to password: String, from origin: AccountService.Origin) async throws -> Recovered {
    guard let token = OpaqueToken(.recovery, text: text), let address = try await address(ofLink: text) else {
      throw Self.noSuchLink
    }
    try AccountService.check(password, email: address, field: "newPassword")
    let secret = try await accounts.hash(password, for: origin.network.key)
    guard let recovered = try await store.recovery.recover(link: token.hash, to: secret, now: clock.microseconds) else {
      throw Self.noSuchLink
    }
    return try await enter(recovered, by: "recoveryLinkUsed", origin)
  }

  /// Sends the letters that are due. A link is made for each when it is sent and kept as its hash alone, so whatever a stop of the server leaves
  /// behind is sent when it is back.
  ///
  /// - Returns: when the next letter is due, in microseconds of POSIX time; `nil` when none waits.
  package func sendDue(_ send: @escaping @Sendable (RecoveryLetter) async -> LetterFate) async throws -> Int64? {
    try await collect()
    let due = try await store.recovery.due(now: clock.microseconds, limit: Self.atOnce)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for letter in due { group.addTask { try await deliver(letter, send) } }
      try await group.waitForAll()
    }
    return try await store.recovery.nextDue()
  }

  private func deliver(
    _ asked: RecoveryRepository.Letter, _ send: @Sendable (RecoveryLetter) async -> LetterFate
  ) async throws {
    let now = clock.microseconds
    // Whoever asked so long ago does not wait any more.
    guard now - asked.askedAt < Self.linkLifetime else { return try await store.recovery.settle(asked) }
    let token = OpaqueToken(.recovery)
    try await store.recovery.keep(link: token.hash, of: asked.credentialID, expiresAt: now + Self.linkLifetime)
    switch await send(RecoveryLetter(address: asked.address, token: token.text, language: asked.language)) {
    case .sent, .refused: try await store.recovery.settle(asked)
    case .failed:
      guard asked.attempts < Self.pauses.count else { return try await store.recovery.settle(asked) }
      try await store.recovery.put(asked, offUntil: clock.microseconds + Self.pauses[asked.attempts] * 1_000_000)
    }
  }
}
