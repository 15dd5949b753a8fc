package import Identity
package import Store
import Wire

extension AccountDesk {
  /// The account of an identity; made when there is none.
  package func account(of identity: VerifiedIdentity) async throws -> (account: Account, isNew: Bool) {
    let kind = Credential.Kind(identity.provider)
    if let known = try await store.accounts.credential(kind, subject: identity.subject),
      let account = try await store.accounts.account(known.accountID)
    {
      return (account, false)
    }
    return try await account(kind, subject: identity.subject, email: identity.email)
  }

  /// The account of a subject; made when there is none.
  package func account(_ kind: Credential.Kind, subject: String, email: String?) async throws -> (account: Account, isNew: Bool) {
    // Two requests at once: the other one may make it, and then it is there.
    for _ in 0..<2 {
      if let known = try await store.accounts.credential(kind, subject: subject),
        let account = try await store.accounts.account(known.accountID)
      {
        return (account, false)
      }
      let now = clock.microseconds
      let account = Account(id: UUIDv7.generate(microseconds: now), role: .member, createdAt: now)
      let credential = Credential(
        id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: kind, subject: subject, email: email, secret: nil,
        createdAt: now)
      if try await store.accounts.create(account, with: credential) { return (account, true) }
    }
    throw Problem(.unavailable, "The account is being made at this moment. Try again.")
  }
}
