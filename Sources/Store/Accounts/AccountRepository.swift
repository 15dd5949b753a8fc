/// Accounts and the ways to sign in to them.
package struct AccountRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  // MARK: accounts

  /// Makes an account with its first way to sign in and a data key of its own.
  ///
  /// - Returns: `false` when that way already leads to an account; nothing is made then.
  package func create(_ account: Account, with credential: Credential) async throws(StoreError) -> Bool {
    let wrapped = try vault.newDataKey(owner: account.id)
    return try await driver.write(touching: .one(account.id)) { (session) throws(StoreError) in
      guard try Self.credential(session, credential.kind, credential.subject, credential.issuer) == nil else { return false }
      try Self.insert(session, account, credential, dataKey: wrapped)
      return true
    }
  }

  static func insert(
    _ session: any SQLSession, _ account: Account, _ credential: Credential, dataKey wrapped: String
  ) throws(StoreError) {
    try session.execute(
      "INSERT INTO account (id, role, created_at) VALUES (?, ?, ?)",
      [.text(account.id), .text(account.role.rawValue), .integer(account.createdAt)])
    try session.execute(
      "INSERT INTO data_key (owner, account_id, wrapped) VALUES (?, ?, ?)",
      [.text(account.id), .text(account.id), .text(wrapped)])
    try insert(session, credential)
  }

  /// The account with an id.
  package func account(_ id: String) async throws(StoreError) -> Account? {
    try await driver.read { (session) throws(StoreError) in try Self.account(session, id) }
  }

  static func account(_ session: any SQLSession, _ id: String) throws(StoreError) -> Account? {
    guard let row = try session.rows("SELECT id, role, created_at FROM account WHERE id = ?", [.text(id)]).first else {
      return nil
    }
    guard row.count == 3, let id = row[0].text, let role = row[1].text.flatMap(Account.Role.init),
      let createdAt = row[2].integer
    else { throw .malformedRow(table: "account") }
    return Account(id: id, role: role, createdAt: createdAt)
  }

  /// The accounts that a name may mean: that with the id, or those that sign in with the address, by a password or by a provider.
  /// Providers are not asked whether an address is still the same person's, so there may be several.
  package func accounts(named name: String) async throws(StoreError) -> [String] {
    let name = name.lowercased().filter { !$0.isWhitespace }
    return try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        """
        SELECT id FROM account WHERE id = ?
        UNION SELECT account_id FROM credential WHERE (kind = 'password' AND subject = ?) OR (kind <> 'password' AND LOWER(email) = ?)
        ORDER BY 1
        """, [.text(name), .text(name), .text(name)])
      return rows.compactMap { $0[0].text }
    }
  }

  /// Gives an account another role.
  package func setRole(_ role: Account.Role, of account: String) async throws(StoreError) {
    _ = try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      try session.execute("UPDATE account SET role = ? WHERE id = ?", [.text(role.rawValue), .text(account)])
    }
  }

  /// Deletes an account with everything that hangs on it, its data key first of all, and overwrites where it stood.
  ///
  /// - Returns: whether there was one.
  package func delete(_ id: String) async throws(StoreError) -> Bool {
    let deleted = try await driver.write(touching: .one(id)) { (session) throws(StoreError) in
      try session.execute("DELETE FROM account WHERE id = ?", [.text(id)]) > 0
    }
    // What the log still remembers goes with it.
    if deleted { try await driver.forget() }
    return deleted
  }

  // MARK: credentials

  /// The way to sign in under which a provider, or an address, is known.
  ///
  /// - Parameter issuer: whose subject it is, where the kind does not say it.
  package func credential(
    _ kind: Credential.Kind, subject: String, issuer: String = ""
  ) async throws(StoreError) -> Credential? {
    try await driver.read { (session) throws(StoreError) in try Self.credential(session, kind, subject, issuer) }
  }

  /// All ways to sign in to an account, the oldest first.
  package func credentials(of account: String) async throws(StoreError) -> [Credential] {
    try await driver.read { (session) throws(StoreError) in
      try Self.credentials(session, "account_id = ? ORDER BY created_at, id", [.text(account)])
    }
  }

  /// Adds a way to sign in.
  ///
  /// - Returns: `false` when it already leads to an account, or the account has a password and this is a second one.
  package func add(_ credential: Credential) async throws(StoreError) -> Bool {
    try await driver.write(touching: .one(credential.accountID)) { (session) throws(StoreError) in
      guard try Self.credential(session, credential.kind, credential.subject, credential.issuer) == nil else { return false }
      if credential.kind == .password,
        try !Self.credentials(session, "account_id = ? AND kind = 'password'", [.text(credential.accountID)]).isEmpty
      {
        return false
      }
      try Self.insert(session, credential)
      return true
    }
  }

  /// Takes a way to sign in away, unless it is the only one.
  package func remove(credential id: String, account: String) async throws(StoreError) -> Bool {
    try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      guard try Self.credentials(session, "account_id = ?", [.text(account)]).count > 1 else { return false }
      return try session.execute("DELETE FROM credential WHERE id = ? AND account_id = ?", [.text(id), .text(account)]) > 0
    }
  }

  /// Puts another hash of the same password in the place of the old one.
  package func setSecret(_ secret: String, of credential: String, now: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute(
        // A clock that was set back makes nothing older than it is.
        """
        UPDATE credential SET secret = ?, updated_at = CASE WHEN created_at > ? THEN created_at ELSE ? END
        WHERE id = ? AND kind = 'password'
        """, [.text(secret), .integer(now), .integer(now), .text(credential)])
    }
  }

  // MARK: rows

  private static func insert(_ session: any SQLSession, _ credential: Credential) throws(StoreError) {
    try session.execute(
      """
      INSERT INTO credential (id, account_id, kind, subject, issuer, email, secret, created_at, updated_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(credential.id), .text(credential.accountID), .text(credential.kind.rawValue), .text(credential.subject),
        .text(credential.issuer),
        credential.email.map(SQLValue.text) ?? .null, credential.secret.map(SQLValue.text) ?? .null,
        .integer(credential.createdAt), .integer(credential.createdAt),
      ])
  }

  static func credential(
    _ session: any SQLSession, _ kind: Credential.Kind, _ subject: String, _ issuer: String = ""
  ) throws(StoreError) -> Credential? {
    try credentials(
      session, "kind = ? AND issuer = ? AND subject = ?", [.text(kind.rawValue), .text(issuer), .text(subject)]
    ).first
  }

  private static func credentials(
    _ session: any SQLSession, _ condition: String, _ arguments: [SQLValue]
  ) throws(StoreError) -> [Credential] {
    let rows = try session.rows(
      "SELECT id, account_id, kind, subject, email, secret, created_at, issuer FROM credential WHERE \(condition)", arguments)
    var credentials: [Credential] = []
    for row in rows {
      guard row.count == 8, let id = row[0].text, let accountID = row[1].text,
        let kind = row[2].text.flatMap(Credential.Kind.init),
        let subject = row[3].text, let createdAt = row[6].integer, let issuer = row[7].text
      else { throw .malformedRow(table: "credential") }
      credentials.append(
        Credential(
          id: id, accountID: accountID, kind: kind, subject: subject, issuer: issuer, email: row[4].text, secret: row[5].text,
          createdAt: createdAt))
    }
    return credentials
  }
}

extension AccountRepository {
  /// The ids of accounts in their order, for work that goes through all of them in pieces.
  ///
  /// - Parameters:
  ///   - id: where the piece before ended; empty for the first.
  ///   - limit: how many at most.
  package func ids(after id: String, limit: Int) async throws(StoreError) -> [String] {
    try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT id FROM account WHERE id > ? ORDER BY id LIMIT ?", [.text(id), .integer(Int64(limit))])
        .compactMap { $0.first?.text }
    }
  }
}

extension AccountRepository {
  /// Finds the password that an address leads to, by the first of its forms that leads anywhere. All are looked for, so that it takes as long
  /// whichever it is.
  package func password(subjects: [String]) async throws(StoreError) -> Credential? {
    try await driver.read { (session) throws(StoreError) in
      var found: Credential?
      for subject in subjects {
        let credential = try Self.credential(session, .password, subject)
        found = found ?? credential
      }
      return found
    }
  }

  /// Writes the addresses of passwords in another form; one whose new form another account has already keeps the old one.
  ///
  /// - Parameter form: the form of an address; `nil` leaves it as it is.
  /// - Returns: how many were changed.
  package func rewriteSubjects(_ form: @escaping @Sendable (String) -> String?) async throws(StoreError) -> Int {
    try await driver.write { (session) throws(StoreError) in
      var count = 0
      // The oldest first: of two that become one, the account that was there before has it.
      for row in try session.rows("SELECT id, subject FROM credential WHERE kind = 'password' ORDER BY created_at, id") {
        guard row.count == 2, let id = row[0].text, let subject = row[1].text else { throw .malformedRow(table: "credential") }
        guard let wanted = form(subject), wanted != subject, try Self.credential(session, .password, wanted) == nil else {
          continue
        }
        count += try session.execute("UPDATE credential SET subject = ? WHERE id = ?", [.text(wanted), .text(id)])
      }
      return count
    }
  }

  /// Puts another password in the place of one and ends what the old one let in: every other device, the networks that are known by them,
  /// and the keys for programs unless they are to stay. All of it or nothing.
  ///
  /// - Parameters:
  ///   - signIn: the device that stays.
  ///   - network: the network that stays known.
  /// - Returns: how many keys were taken away.
  package func changeSecret(
    _ secret: String, of credential: Credential, keeping signIn: String?, _ network: String?, keepsKeys: Bool, now: Int64
  ) async throws(StoreError) -> Int {
    let account = credential.accountID
    return try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      try session.execute(
        "UPDATE credential SET secret = ?, updated_at = ? WHERE id = ? AND kind = 'password'",
        [.text(secret), .integer(max(now, credential.createdAt)), .text(credential.id)])
      try RecoveryRepository.endLinks(session, of: credential.id)
      return try SignInRepository.endAll(session, of: account, keeping: signIn, network, keepsKeys: keepsKeys).keys
    }
  }
}
