/// An identity token with which somebody was signed in.
package struct UsedIdentityToken: Sendable, Hashable {
  /// SHA-256, in hexadecimal, of what the provider has signed.
  package let hash: String
  /// Until when it is remembered, in microseconds of POSIX time.
  package let expiresAt: Int64
  /// Whether it signs in once and no more.
  package let isGoodOnce: Bool

  /// Puts the value together from its parts.
  package init(hash: String, expiresAt: Int64, isGoodOnce: Bool) {
    self.hash = hash
    self.expiresAt = expiresAt
    self.isGoodOnce = isGoodOnce
  }
}

extension SignInRepository {
  /// Whether an identity token has been used.
  package func isUsed(identityTokenHash hash: String) async throws(StoreError) -> Bool {
    try await driver.read { (session) throws(StoreError) in try Self.isUsed(hash, session) }
  }

  /// Remembers that an identity token was used for something else than signing in.
  package func note(_ identityToken: UsedIdentityToken) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in try Self.use(identityToken, session) }
  }

  /// Keeps a device with one token signed in for longer.
  ///
  /// - Returns: `nil` when it is not signed in any more, or is none of that kind.
  package func extend(
    _ id: String, account: String, until expiresAt: Int64, now: Int64, network: String? = nil
  ) async throws(StoreError) -> SignIn? {
    try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      let changed = try session.execute(
        // A clock that was set back does not end what has not begun.
        """
        UPDATE sign_in SET seen_at = ?, expires_at = CASE WHEN created_at > ? THEN created_at ELSE ? END
        WHERE id = ? AND account_id = ? AND keeps_one_token = 1 AND expires_at > ?
        """,
        [.integer(now), .integer(expiresAt), .integer(expiresAt), .text(id), .text(account), .integer(now)])
      guard changed > 0 else { return nil }
      try Self.note(network, session, account: account, now: now)
      return try Self.signIns(session, "WHERE sign_in.id = ?", [.text(id)]).first
    }
  }

  /// Uses an identity token.
  ///
  /// - Returns: whether it may be used.
  static func use(_ token: UsedIdentityToken, _ session: any SQLSession) throws(StoreError) -> Bool {
    guard try !isUsed(token.hash, session) else { return !token.isGoodOnce }
    try session.execute(
      "INSERT INTO used_identity_token (token_hash, expires_at) VALUES (?, ?)", [.text(token.hash), .integer(token.expiresAt)])
    return true
  }

  private static func isUsed(_ hash: String, _ session: any SQLSession) throws(StoreError) -> Bool {
    try !session.rows("SELECT 1 FROM used_identity_token WHERE token_hash = ?", [.text(hash)]).isEmpty
  }
}
