/// Keys with which programs act for accounts. The keys themselves are shown once and kept nowhere; here are their hashes.
package struct APIKeyRepository: Sendable {
  let driver: any SQLDriver

  /// Keeps a key.
  ///
  /// - Returns: `false` when the account already has `limit` keys.
  package func insert(_ key: APIKey, tokenHash: String, limit: Int) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard try Self.keys(session, "account_id = ?", [.text(key.accountID)]).count < limit else { return false }
      try session.execute(
        """
        INSERT INTO api_key (id, account_id, name, token_hash, hint, scopes, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(key.id), .text(key.accountID), .text(key.name), .text(tokenHash), .text(key.hint),
          .text(key.scopes.joined(separator: " ")), .integer(key.createdAt), key.expiresAt.map(SQLValue.integer) ?? .null,
        ])
      return true
    }
  }

  /// The key with a hash, while it is good.
  package func key(tokenHash: String, now: Int64) async throws(StoreError) -> APIKey? {
    try await driver.read { (session) throws(StoreError) in
      try Self.keys(session, "token_hash = ? AND (expires_at IS NULL OR expires_at > ?)", [.text(tokenHash), .integer(now)]).first
    }
  }

  /// The keys of an account, the newest first.
  package func keys(of account: String) async throws(StoreError) -> [APIKey] {
    try await driver.read { (session) throws(StoreError) in
      try Self.keys(session, "account_id = ? ORDER BY created_at DESC, id DESC", [.text(account)])
    }
  }

  /// Notes that a key was used.
  package func touch(_ id: String, now: Int64) async throws(StoreError) {
    try await driver.writeInPassing(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("UPDATE api_key SET used_at = ? WHERE id = ?", [.integer(now), .text(id)])
    }
  }

  /// Takes a key away.
  package func delete(_ id: String, account: String) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM api_key WHERE id = ? AND account_id = ?", [.text(id), .text(account)]) > 0
    }
  }

  private static func keys(
    _ session: any SQLSession, _ condition: String, _ arguments: [SQLValue]
  ) throws(StoreError) -> [APIKey] {
    let rows = try session.rows(
      "SELECT id, account_id, name, hint, scopes, created_at, used_at, expires_at FROM api_key WHERE \(condition)", arguments)
    var keys: [APIKey] = []
    for row in rows {
      guard row.count == 8, let id = row[0].text, let account = row[1].text, let name = row[2].text, let hint = row[3].text,
        let scopes = row[4].text, let createdAt = row[5].integer
      else { throw .malformedRow(table: "api_key") }
      keys.append(
        APIKey(
          id: id, accountID: account, name: name, hint: hint, scopes: scopes.split(separator: " ").map(String.init),
          createdAt: createdAt, usedAt: row[6].integer, expiresAt: row[7].integer))
    }
    return keys
  }
}
