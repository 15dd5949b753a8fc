import Identity
package import Store

extension AccountService {
  /// Whom an ID token of Firebase stands for; a visitor when it is not good. Nobody gets an account by it.
  package func vouched(_ token: String) async throws -> Caller {
    let identity: VerifiedIdentity
    // Whether a signature is good does not change, so a token is checked once and then only for its time.
    if let known = vouchers.find(token), known.isFresh(at: seconds) {
      identity = known
    } else {
      do {
        guard let verified = try await verifier.identity(token, from: .firebase, now: seconds) else { return .visitor(.invalid) }
        identity = verified
      } catch {
        return .visitor(error == .keysUnavailable ? .keysUnavailable : .invalid)
      }
      vouchers.keep(identity, for: token)
    }
    return .vouched(Vouched(identity: identity, account: try await known(.firebase, subject: identity.subject)))
  }

  /// The account of a subject; `nil` when there is none.
  package func known(_ kind: Credential.Kind, subject: String, issuer: String = "") async throws -> Account? {
    guard let known = try await store.accounts.credential(kind, subject: subject, issuer: issuer) else { return nil }
    return try await store.accounts.account(known.accountID)
  }

  /// The account of a subject; made when there is none and whoever asks may begin one.
  ///
  /// - Parameter invitation: the code, where accounts are made by invitation.
  /// - Throws: ``CompanionError`` `forbidden` when there is none and none is made here.
  package func account(
    _ kind: Credential.Kind, subject: String, issuer: String = "", email: String?, invitation: String? = nil
  ) async throws -> (account: Account, isNew: Bool) {
    // Two requests at once: the other one may make it, and then it is there.
    for _ in 0..<2 {
      if let account = try await known(kind, subject: subject, issuer: issuer) { return (account, false) }
      let now = clock.microseconds
      let account = Account(id: UUIDv7.generate(microseconds: now), role: .member, createdAt: now)
      let credential = Credential(
        id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: kind, subject: subject, issuer: issuer, email: email,
        secret: nil, createdAt: now)
      if try await make(account, invitation: invitation, with: { credential }) { return (account, true) }
    }
    throw CompanionError.unavailable("The account is being created right now. Try again.")
  }
}
