/// A link to readings of the cards.
package struct TarotShare: Sendable, Hashable {
  /// SHA-256 of what stands in its address, in hexadecimal.
  package let tokenHash: String
  package let accountID: String
  /// What it shows, as JSON.
  package let payload: String
  /// How often it was followed.
  package let views: Int64
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time; it shows nothing from then on.
  package let expiresAt: Int64

  /// A link.
  package init(tokenHash: String, accountID: String, payload: String, views: Int64 = 0, createdAt: Int64, expiresAt: Int64) {
    self.tokenHash = tokenHash
    self.accountID = accountID
    self.payload = payload
    self.views = views
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }
}

/// Links to readings of the cards, by the hash of what stands in their addresses; sealed like everything else.
package struct TarotShareRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  private static let table = "tarot_share"
  /// For how long a link that has run out is remembered, in microseconds: thirty days.
  package static let memory: Int64 = 30 * 86_400_000_000

  /// Keeps a link.
  ///
  /// - Returns: `false` when the account already has `limit` links that lead somewhere, or is gone.
  package func insert(_ share: TarotShare, limit: Int) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      let open = try session.rows(
        "SELECT COUNT(*) FROM tarot_share WHERE account_id = ? AND expires_at > ?",
        [.text(share.accountID), .integer(share.createdAt)]
      ).first?.first?.integer
      let isKnown = try !session.rows("SELECT 1 FROM account WHERE id = ?", [.text(share.accountID)]).isEmpty
      guard isKnown, open ?? 0 < limit else { return false }
      let seal = try vault.visitorsSeal(session)
      try session.execute(
        """
        INSERT INTO tarot_share (token_hash, account_id, sealed, views, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          .text(share.tokenHash), .text(share.accountID),
          .text(try seal.close(share.payload, table: Self.table, id: share.tokenHash)), .integer(share.views),
          .integer(share.createdAt), .integer(share.expiresAt),
        ])
      return true
    }
  }

  /// The link with a hash, run out or not.
  package func share(tokenHash: String) async throws(StoreError) -> TarotShare? {
    try await shares("token_hash = ?", [.text(tokenHash)]).first
  }

  /// The links of an account, the newest first.
  package func shares(of account: String, limit: Int) async throws(StoreError) -> [TarotShare] {
    try await shares(
      "account_id = ? ORDER BY created_at DESC, token_hash LIMIT ?", [.text(account), .integer(Int64(limit))])
  }

  /// Notes that a link was followed.
  package func countView(_ tokenHash: String) async throws(StoreError) {
    try await driver.writeInPassing(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("UPDATE tarot_share SET views = views + 1 WHERE token_hash = ?", [.text(tokenHash)])
    }
  }

  /// Takes a link back; `false` when the account has none with this hash.
  package func delete(_ tokenHash: String, account: String) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute(
        "DELETE FROM tarot_share WHERE token_hash = ? AND account_id = ?", [.text(tokenHash), .text(account)]) > 0
    }
  }

  /// Forgets links that ran out so long ago that nobody follows them any more, and says how many those were.
  package func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM tarot_share WHERE expires_at <= ?", [.integer(now - Self.memory)])
    }
  }

  private func shares(_ condition: String, _ arguments: [SQLValue]) async throws(StoreError) -> [TarotShare] {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        "SELECT token_hash, account_id, sealed, views, created_at, expires_at FROM tarot_share WHERE \(condition)", arguments)
      guard !rows.isEmpty else { return [] }
      let seal = try vault.visitorsSeal(session)
      var shares: [TarotShare] = []
      for row in rows {
        guard row.count == 6, let hash = row[0].text, let account = row[1].text, let sealed = row[2].text,
          let views = row[3].integer, let created = row[4].integer, let expires = row[5].integer
        else { throw .malformedRow(table: Self.table) }
        shares.append(
          TarotShare(
            tokenHash: hash, accountID: account, payload: try seal.open(sealed, table: Self.table, id: hash), views: views,
            createdAt: created, expiresAt: expires))
      }
      return shares
    }
  }
}
