package import Identity
package import Store

extension AccountService {
  /// Adds somebody who vouches to the ways to sign in to an account.
  ///
  /// - Returns: `nil` when that identity already leads to an account.
  package func link(
    _ identity: VerifiedIdentity, to account: String, device: String, _ network: ClientNetwork
  ) async throws -> Credential? {
    let now = clock.microseconds
    let credential = Credential(
      id: UUIDv7.generate(microseconds: now), accountID: account, kind: Credential.Kind(identity.provider),
      subject: identity.subject, issuer: identity.issuer, email: identity.email, secret: nil, createdAt: now)
    // Whoever has seen the token must not sign in with it as an app that shows no nonce.
    if let used = Self.used(identity, isGoodOnce: false) { try await store.signIns.note(used) }
    guard try await store.accounts.add(credential) else { return nil }
    try await note("credentialAdded", account, device, network)
    return credential
  }

  /// Adds an address and a password to the ways to sign in to the account of a member who has just proven who they are.
  ///
  /// - Returns: `nil` when the address already leads to an account, or the account has a password.
  /// - Throws: ``CompanionError`` `proofTooOld`, or one that names `email` or `password`.
  package func addPassword(_ password: String, email: String, of member: Member, _ network: ClientNetwork) async throws
    -> Credential?
  {
    try await requireProof(member, password: nil, network)
    let address = try EmailAddress(email, field: "email")
    try Self.check(password, email: address.text, field: "password")
    let now = clock.microseconds
    let credential = Credential(
      id: UUIDv7.generate(microseconds: now), accountID: member.id, kind: .password, subject: address.canonical,
      email: address.text, secret: try await hash(password, for: network.key), createdAt: now)
    guard try await store.accounts.add(credential) else { return nil }
    try await note("credentialAdded", member.id, member.signIn?.device ?? "", network)
    return credential
  }

  /// Takes a way to sign in away from a member who has just proven who they are.
  ///
  /// - Throws: ``CompanionError`` `proofTooOld`, `notFound`, or `conflict` when it is the only one.
  package func unlink(_ id: String, of member: Member, _ network: ClientNetwork) async throws {
    try await requireProof(member, password: nil, network)
    guard try await store.accounts.credentials(of: member.id).contains(where: { $0.id == id }) else {
      throw CompanionError.notFound("This account has no such sign-in method.")
    }
    guard try await store.accounts.remove(credential: id, account: member.id) else {
      throw CompanionError.conflict("This is the account’s only sign-in method. Add another one first.")
    }
    try await note("credentialRemoved", member.id, member.signIn?.device ?? "", network)
  }
}
