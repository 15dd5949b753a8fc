import Foundation

/// An invitation that was found in the data folder.
package struct Invitation: Sendable, Hashable {
  /// SHA-256 of its code, in hexadecimal.
  package let hash: String
  /// Until when it is good, in seconds of POSIX time.
  package let expiresAt: Int64
  let path: String

  /// Whether it is still there: it may be taken back at any time.
  var isThere: Bool { access(path, F_OK) == 0 }

  /// Removes it after it was used. When that does not happen, the database knows that it was used.
  package func discard() { unlink(path) }
}

/// What came of making an account with an invitation.
package enum InvitedAccount: Sendable, Hashable {
  /// It is made, and the invitation is used.
  case made
  /// That way to sign in leads to an account already; the invitation stays good.
  case taken
  /// The invitation made another account, or was taken back; nothing is made.
  case notInvited
}

extension AccountRepository {
  /// Makes an account for somebody who was invited, and notes in the same transaction that the invitation was used.
  package func create(
    _ account: Account, with credential: Credential, using invitation: Invitation
  ) async throws(StoreError) -> InvitedAccount {
    let wrapped = try vault.newDataKey(owner: account.id)
    return try await driver.write(touching: .one(account.id)) { (session) throws(StoreError) in
      guard try Self.credential(session, credential.kind, credential.subject, credential.issuer) == nil else { return .taken }
      guard invitation.isThere, try !Self.isUsed(invitation, session) else { return .notInvited }
      // Forgotten when nobody could use it any more; there in seconds, here in microseconds.
      let expiresAt = min(invitation.expiresAt, .max / 1_000_000) * 1_000_000
      try session.execute(
        "INSERT INTO used_invitation (code_hash, expires_at) VALUES (?, ?)", [.text(invitation.hash), .integer(expiresAt)])
      try Self.insert(session, account, credential, dataKey: wrapped)
      return .made
    }
  }

  /// Whether an invitation has made an account.
  package func isUsed(_ invitation: Invitation) async throws(StoreError) -> Bool {
    try await driver.read { (session) throws(StoreError) in try Self.isUsed(invitation, session) }
  }

  private static func isUsed(_ invitation: Invitation, _ session: any SQLSession) throws(StoreError) -> Bool {
    try !session.rows("SELECT 1 FROM used_invitation WHERE code_hash = ?", [.text(invitation.hash)]).isEmpty
  }
}
