import Crypto
import Foundation

/// Ways back in for whoever has forgotten a password. Codes and links are kept as hashes alone: codes under a key that follows from the data
/// key of the account, so that a copy of the database is no help in guessing them, and a change of the master key leaves them good.
package struct RecoveryRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  /// The codes of a password.
  package struct Codes: Sendable, Hashable {
    /// How many have not been used.
    package let left: Int
    /// When they were made, in microseconds of POSIX time; it tells one set from the next.
    package let madeAt: Int64
  }

  /// What became of an account whose password was set anew.
  package struct Recovered: Sendable, Hashable {
    package let accountID: String
    /// How many keys for programs were taken away.
    package let keys: Int
    /// How many codes are left.
    package let left: Int
  }

  // MARK: codes

  /// Makes codes in the place of those that there are.
  ///
  /// - Parameter codes: in their canonical form.
  /// - Returns: when they were made; `nil` when the password is gone.
  package func make(_ codes: [String], of credential: Credential, now: Int64) async throws(StoreError) -> Int64? {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard
        try !session.rows("SELECT 1 FROM credential WHERE id = ? AND kind = 'password'", [.text(credential.id)]).isEmpty,
        let key = try key(session, owner: credential.accountID)
      else { return nil }
      // A clock that was set back must not make two sets look alike.
      let madeAt = max(now, (try Self.codes(session, of: credential.id)?.madeAt ?? 0) + 1)
      try session.execute("DELETE FROM recovery_code WHERE credential_id = ?", [.text(credential.id)])
      for code in Set(codes) {
        try session.execute(
          "INSERT INTO recovery_code (credential_id, code_hash, made_at) VALUES (?, ?, ?)",
          [.text(credential.id), .text(Self.hash(code, under: key)), .integer(madeAt)])
      }
      return madeAt
    }
  }

  /// The codes of a password; `nil` when there are none, or none are left.
  package func codes(of credential: String) async throws(StoreError) -> Codes? {
    try await driver.read { (session) throws(StoreError) in try Self.codes(session, of: credential) }
  }

  private static func codes(_ session: any SQLSession, of credential: String) throws(StoreError) -> Codes? {
    let row = try session.rows(
      "SELECT COUNT(*), MAX(made_at) FROM recovery_code WHERE credential_id = ?", [.text(credential)]
    ).first
    guard let row, row.count == 2, let left = row[0].integer, let madeAt = row[1].integer, left > 0 else { return nil }
    return Codes(left: Int(clamping: left), madeAt: madeAt)
  }

  /// Uses a code up and puts another password in the place of the forgotten one, with everything ended that the old one let in. All of it or
  /// nothing; of two at once one succeeds. Where there is no account it takes as long.
  ///
  /// - Parameters:
  ///   - code: in its canonical form.
  ///   - credential: the password that was forgotten; `nil` when the address leads to none.
  ///   - secret: the hash of the new one.
  /// - Returns: `nil` when the code is not one of the account's.
  package func recover(
    code: String, of credential: Credential?, to secret: String, now: Int64
  ) async throws(StoreError) -> Recovered? {
    try await driver.write(touching: Self.touched) { (session) throws(StoreError) in
      // Of nobody, the key of the visitors, so that the work is the same.
      let key = try key(session, owner: credential?.accountID ?? Vault.visitors) ?? SymmetricKey(size: .bits256)
      let used = try session.execute(
        "DELETE FROM recovery_code WHERE credential_id = ? AND code_hash = ?",
        [.text(credential?.id ?? ""), .text(Self.hash(code, under: key))])
      guard used == 1, let credential else { return nil }
      return try Self.set(secret, of: credential.id, session, now: now)
    }
  }

  // MARK: links

  /// Remembers the link of a letter.
  package func keep(link tokenHash: String, of credential: String, expiresAt: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard try !session.rows("SELECT 1 FROM credential WHERE id = ?", [.text(credential)]).isEmpty else { return 0 }
      return try session.execute(
        "INSERT INTO recovery_link (token_hash, credential_id, expires_at) VALUES (?, ?, ?)",
        [.text(tokenHash), .text(credential), .integer(expiresAt)])
    }
  }

  /// The address of the password that a link is for, while it is good.
  package func address(ofLink tokenHash: String, now: Int64) async throws(StoreError) -> String? {
    try await driver.read { (session) throws(StoreError) in
      try session.rows(
        """
        SELECT COALESCE(email, subject) FROM recovery_link JOIN credential ON credential.id = credential_id
        WHERE token_hash = ? AND expires_at > ?
        """, [.text(tokenHash), .integer(now)]
      ).first?.first?.text
    }
  }

  /// Uses a link up and puts another password in the place of the forgotten one, with everything ended that the old one let in. All of it or
  /// nothing; of two at once one succeeds.
  ///
  /// - Parameter secret: the hash of the new one.
  /// - Returns: `nil` when the link is none, was used, or has run out.
  package func recover(link tokenHash: String, to secret: String, now: Int64) async throws(StoreError) -> Recovered? {
    try await driver.write(touching: Self.touched) { (session) throws(StoreError) in
      guard
        let id = try session.rows(
          "SELECT credential_id FROM recovery_link WHERE token_hash = ? AND expires_at > ?", [.text(tokenHash), .integer(now)]
        ).first?.first?.text
      else { return nil }
      return try Self.set(secret, of: id, session, now: now)
    }
  }

  /// Forgets links whose time is over.
  func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM recovery_link WHERE expires_at <= ?", [.integer(now)])
    }
  }

  /// Makes worthless what letters brought, for a password that is another now.
  static func endLinks(_ session: any SQLSession, of credential: String) throws(StoreError) {
    try session.execute("DELETE FROM recovery_link WHERE credential_id = ?", [.text(credential)])
    try session.execute("DELETE FROM recovery_letter WHERE credential_id = ?", [.text(credential)])
  }

  // MARK: rows

  private static let touched: @Sendable (Recovered?) -> TouchedIdentities = { recovered in
    recovered.map { .one($0.accountID) } ?? .nobody
  }

  private static func set(
    _ secret: String, of credential: String, _ session: any SQLSession, now: Int64
  ) throws(StoreError) -> Recovered? {
    guard
      let account = try session.rows(
        "SELECT account_id FROM credential WHERE id = ? AND kind = 'password'", [.text(credential)]
      ).first?.first?.text
    else { return nil }
    try session.execute(
      """
      UPDATE credential SET secret = ?, updated_at = CASE WHEN created_at > ? THEN created_at ELSE ? END WHERE id = ?
      """, [.text(secret), .integer(now), .integer(now), .text(credential)])
    try endLinks(session, of: credential)
    let ended = try SignInRepository.endAll(session, of: account, keeping: nil, nil, keepsKeys: false)
    return Recovered(accountID: account, keys: ended.keys, left: try codes(session, of: credential)?.left ?? 0)
  }

  /// Under what the codes of an account are hashed; `nil` when there is no such account.
  private func key(_ session: any SQLSession, owner: String) throws(StoreError) -> SymmetricKey? {
    let rows = try session.rows("SELECT wrapped FROM data_key WHERE owner = ?", [.text(owner)])
    guard let wrapped = rows.first?.first?.text else { return nil }
    return HKDF<SHA256>.deriveKey(
      inputKeyMaterial: try vault.dataKey(wrapped, owner: owner), info: Data("astronova recovery codes".utf8), outputByteCount: 32
    )
  }

  private static func hash(_ code: String, under key: SymmetricKey) -> String {
    HMAC<SHA256>.authenticationCode(for: Data(code.utf8), using: key)
      .map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }
}
