/// Where the notifications for one device go.
package struct PushSubscription: Sendable, Hashable {
  /// A ``UUIDv7``.
  package let id: String
  package let accountID: String
  /// The device, which is signed in.
  package let signInID: String
  /// What the device is called.
  package let device: String
  /// What tells that two addresses are the same one.
  package let endpointHash: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// The address and its keys, in a form that whoever keeps it understands; `nil` when it does not open.
  package let content: String?

  package init(
    id: String, accountID: String, signInID: String, device: String, endpointHash: String, createdAt: Int64, content: String?
  ) {
    self.id = id
    self.accountID = accountID
    self.signInID = signInID
    self.device = device
    self.endpointHash = endpointHash
    self.createdAt = createdAt
    self.content = content
  }
}

/// Subscriptions to notifications, sealed with the keys of their accounts, and the marks of what was told.
package struct PushRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  private static let table = "push_subscription"

  /// What became of a subscription.
  package enum Subscribing: Sendable, Hashable {
    /// It is kept under an id.
    case kept(id: String, isNew: Bool)
    /// The account has as many as it may have.
    case full
    /// The device is signed out, or the account gone.
    case signedOut
  }

  /// Keeps where the notifications for a device go, in place of what was kept for it. An address that belonged to another device or
  /// account belongs to this one from now on.
  package func subscribe(
    _ subscription: PushSubscription, limit: Int
  ) async throws(StoreError) -> Subscribing {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      let account = subscription.accountID
      guard let content = subscription.content, let seal = try seal(session, account),
        try !session.rows(
          "SELECT 1 FROM sign_in WHERE id = ? AND account_id = ?", [.text(subscription.signInID), .text(account)]
        ).isEmpty
      else { return .signedOut }
      let known = try session.rows(
        "SELECT id FROM push_subscription WHERE endpoint_hash = ? AND account_id = ? AND sign_in_id = ?",
        [.text(subscription.endpointHash), .text(account), .text(subscription.signInID)]
      ).first?.first?.text
      if let known {
        // The keys may be new ones.
        try session.execute(
          "UPDATE push_subscription SET sealed = ? WHERE id = ?",
          [.text(try seal.close(content, table: Self.table, id: known)), .text(known)])
        return .kept(id: known, isNew: false)
      }
      try session.execute(
        "DELETE FROM push_subscription WHERE endpoint_hash = ? OR sign_in_id = ?",
        [.text(subscription.endpointHash), .text(subscription.signInID)])
      let count = try session.rows("SELECT COUNT(*) FROM push_subscription WHERE account_id = ?", [.text(account)])
      guard (count.first?.first?.integer ?? 0) < Int64(limit) else { return .full }
      try session.execute(
        """
        INSERT INTO push_subscription (id, account_id, sign_in_id, endpoint_hash, created_at, sealed) VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          .text(subscription.id), .text(account), .text(subscription.signInID), .text(subscription.endpointHash),
          .integer(subscription.createdAt), .text(try seal.close(content, table: Self.table, id: subscription.id)),
        ])
      return .kept(id: subscription.id, isNew: true)
    }
  }

  /// The subscriptions of an account whose devices are signed in, the oldest first.
  ///
  /// - Parameter now: microseconds of POSIX time.
  package func subscriptions(of account: String, now: Int64) async throws(StoreError) -> [PushSubscription] {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        """
        SELECT push_subscription.id, sign_in_id, device, endpoint_hash, push_subscription.created_at, sealed
        FROM push_subscription JOIN sign_in ON sign_in.id = sign_in_id
        WHERE push_subscription.account_id = ? AND sign_in.expires_at > ? ORDER BY push_subscription.created_at, push_subscription.id
        """, [.text(account), .integer(now)])
      guard !rows.isEmpty, let seal = try seal(session, account) else { return [] }
      var subscriptions: [PushSubscription] = []
      for row in rows {
        guard row.count == 6, let id = row[0].text, let signIn = row[1].text, let device = row[2].text, let hash = row[3].text,
          let createdAt = row[4].integer, let sealed = row[5].text
        else { throw .malformedRow(table: Self.table) }
        subscriptions.append(
          PushSubscription(
            id: id, accountID: account, signInID: signIn, device: device, endpointHash: hash, createdAt: createdAt,
            content: try? seal.open(sealed, table: Self.table, id: id)))
      }
      return subscriptions
    }
  }

  /// Takes a subscription of an account away; `false` when there is none.
  ///
  /// - Parameter endpointHash: the address that is gone; another one that has taken its place stays. Any when `nil`.
  package func remove(_ id: String, account: String, endpointHash: String? = nil) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard let endpointHash else {
        return try session.execute(
          "DELETE FROM push_subscription WHERE id = ? AND account_id = ?", [.text(id), .text(account)]) > 0
      }
      return try session.execute(
        "DELETE FROM push_subscription WHERE id = ? AND account_id = ? AND endpoint_hash = ?",
        [.text(id), .text(account), .text(endpointHash)]) > 0
    }
  }

  /// The ids of accounts with subscriptions in their order, for work that goes through all of them in pieces.
  ///
  /// - Parameter id: where the piece before ended; empty for the first.
  package func accounts(after id: String, limit: Int) async throws(StoreError) -> [String] {
    try await driver.read { (session) throws(StoreError) in
      try session.rows(
        "SELECT DISTINCT account_id FROM push_subscription WHERE account_id > ? ORDER BY account_id LIMIT ?",
        [.text(id), .integer(Int64(limit))]
      ).compactMap { $0.first?.text }
    }
  }

  /// What seals the subscriptions of an account; `nil` when there is no such account.
  private func seal(_ session: any SQLSession, _ account: String) throws(StoreError) -> Seal? {
    let rows = try session.rows("SELECT wrapped FROM data_key WHERE owner = ?", [.text(account)])
    guard let wrapped = rows.first?.first?.text else { return nil }
    return Seal(key: try vault.dataKey(wrapped, owner: account))
  }
}
