/// Devices that are signed in, and the tokens by which they prove it. Tokens come in hashed; the tokens themselves are nowhere.
package struct SignInRepository: Sendable {
  let driver: any SQLDriver

  /// What became of a refresh token.
  package enum Rotation: Sendable, Hashable {
    /// It was good, and the new one has taken its place.
    case rotated(SignIn)
    /// It had been used a moment ago for the same new one, whose answer may have been lost or crossed with this one.
    case repeated(SignIn)
    /// It had been used before: somebody has a copy, so the device is signed out.
    case reused(SignIn)
    /// Nobody was given it, or its time is over.
    case unknown
  }

  /// Signs a device in.
  ///
  /// - Parameters:
  ///   - tokenHash: the session or refresh token; `nil` for an app that keeps one access token.
  ///   - network: where it is, for ``knows(_:account:)``.
  ///   - identityToken: what the person was vouched for with; it is used up in the same transaction.
  /// - Returns: `false`, with nobody signed in, when the identity token is good once and had been used.
  @discardableResult
  package func start(
    _ signIn: SignIn, tokenHash: String?, network: String? = nil, using identityToken: UsedIdentityToken? = nil
  ) async throws(StoreError) -> Bool {
    try await driver.write(touching: .one(signIn.accountID)) { (session) throws(StoreError) in
      if let identityToken, try !Self.use(identityToken, session) { return false }
      try session.execute(
        """
        INSERT INTO sign_in (id, account_id, kind, device, created_at, proven_at, seen_at, expires_at, keeps_one_token)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(signIn.id), .text(signIn.accountID), .text(signIn.kind.rawValue), .text(signIn.device),
          .integer(signIn.createdAt), .integer(signIn.provenAt), .integer(signIn.seenAt), .integer(signIn.expiresAt),
          .integer(signIn.keepsOneToken ? 1 : 0),
        ])
      try Self.note(network, session, account: signIn.accountID, now: signIn.createdAt)
      if let tokenHash {
        try Self.insertToken(session, tokenHash, signIn.id, now: signIn.createdAt, expiresAt: signIn.expiresAt)
      }
      return true
    }
  }

  /// A device that is signed in, and whose it is.
  package struct Holder: Sendable, Hashable {
    package let signIn: SignIn
    package let account: Account
  }

  /// The device that a session token belongs to, with its account.
  package func holder(_ kind: SignIn.Kind, tokenHash: String, now: Int64) async throws(StoreError) -> Holder? {
    try await driver.read { (session) throws(StoreError) in
      try Self.holder(
        session,
        """
        JOIN sign_in_token ON sign_in_token.sign_in_id = sign_in.id
        WHERE token_hash = ? AND replaced_at IS NULL AND sign_in_token.expires_at > ? AND sign_in.expires_at > ? AND sign_in.kind = ?
        """, [.text(tokenHash), .integer(now), .integer(now), .text(kind.rawValue)])
    }
  }

  /// The device with an id, while it is signed in, with its account.
  package func holder(id: String, now: Int64) async throws(StoreError) -> Holder? {
    try await driver.read { (session) throws(StoreError) in
      try Self.holder(session, "WHERE sign_in.id = ? AND sign_in.expires_at > ?", [.text(id), .integer(now)])
    }
  }

  /// The device that a refresh token belongs to, whether it is still good or was replaced; `nil` when it was given to nobody.
  package func family(tokenHash: String) async throws(StoreError) -> String? {
    try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT sign_in_id FROM sign_in_token WHERE token_hash = ?", [.text(tokenHash)]).first?.first?.text
    }
  }

  /// Takes a refresh token and gives the next one in its place; a token that was taken before ends the sign-in, unless it was a moment ago.
  ///
  /// - Parameters:
  ///   - newHash: the next one; always the same for the same token.
  ///   - expiresAt: until when the new token is good, and the device signed in.
  ///   - grace: for how long the same next one is given again, in microseconds.
  ///   - network: where the device is.
  package func rotate(
    _ tokenHash: String, into newHash: String, now: Int64, expiresAt: Int64, grace: Int64 = 0, network: String? = nil
  ) async throws(StoreError) -> Rotation {
    let touching: @Sendable (Rotation) -> TouchedIdentities = { rotation in
      switch rotation {
      case .rotated(let signIn), .reused(let signIn): .one(signIn.accountID)
      case .repeated, .unknown: .nobody
      }
    }
    return try await driver.write(touching: touching) { (session) throws(StoreError) in
      guard
        let row = try session.rows(
          "SELECT sign_in_id, expires_at, replaced_at FROM sign_in_token WHERE token_hash = ?", [.text(tokenHash)]
        ).first, row.count == 3, let id = row[0].text, let end = row[1].integer,
        let signIn = try Self.signIns(session, "WHERE sign_in.id = ?", [.text(id)]).first, signIn.kind == .app
      else { return .unknown }
      if let replacedAt = row[2].integer {
        // In both directions: a clock that was set back must not make it longer.
        if abs(now - replacedAt) <= grace, signIn.expiresAt > now, try Self.has(session, newHash, of: id) {
          return .repeated(signIn)
        }
        try session.execute("DELETE FROM sign_in WHERE id = ?", [.text(id)])
        return .reused(signIn)
      }
      guard end > now, signIn.expiresAt > now else { return .unknown }
      try session.execute("UPDATE sign_in_token SET replaced_at = ? WHERE token_hash = ?", [.integer(now), .text(tokenHash)])
      try Self.insertToken(session, newHash, id, now: now, expiresAt: expiresAt)
      try session.execute(
        // A clock that was set back does not end what has not begun.
        "UPDATE sign_in SET seen_at = ?, expires_at = CASE WHEN created_at > ? THEN created_at ELSE ? END WHERE id = ?",
        [.integer(now), .integer(expiresAt), .integer(expiresAt), .text(id)])
      try Self.note(network, session, account: signIn.accountID, now: now)
      return .rotated(signIn)
    }
  }

  /// Notes that a device was seen.
  package func touch(_ id: String, account: String, now: Int64) async throws(StoreError) {
    try await driver.writeInPassing(touching: .one(account)) { (session) throws(StoreError) in
      try session.execute(
        "UPDATE sign_in SET seen_at = ? WHERE id = ? AND seen_at < ?", [.integer(now), .text(id), .integer(now)])
    }
  }

  /// Keeps a browser signed in that is used.
  ///
  /// - Returns: whether it is signed in still, with this token.
  package func prolong(
    _ id: String, account: String, tokenHash: String, until expiresAt: Int64
  ) async throws(StoreError) -> Bool {
    try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      let isIn = try session.execute(
        "UPDATE sign_in SET expires_at = ? WHERE id = ? AND account_id = ? AND kind = 'browser' AND expires_at < ?",
        [.integer(expiresAt), .text(id), .text(account), .integer(expiresAt)])
      guard isIn > 0 else { return false }
      return try session.execute(
        "UPDATE sign_in_token SET expires_at = ? WHERE token_hash = ? AND sign_in_id = ? AND replaced_at IS NULL",
        [.integer(expiresAt), .text(tokenHash), .text(id)]) > 0
    }
  }

  /// Notes that the person at a device has just proven who they are.
  package func prove(_ id: String, now: Int64) async throws(StoreError) {
    _ = try await driver.write { (session) throws(StoreError) in
      try session.execute("UPDATE sign_in SET proven_at = ? WHERE id = ?", [.integer(now), .text(id)])
    }
  }

  /// The devices of an account, the last seen first.
  package func signIns(of account: String, now: Int64) async throws(StoreError) -> [SignIn] {
    try await driver.read { (session) throws(StoreError) in
      try Self.signIns(
        session, "WHERE account_id = ? AND sign_in.expires_at > ? ORDER BY seen_at DESC, sign_in.id DESC",
        [.text(account), .integer(now)])
    }
  }

  /// Signs a device out.
  ///
  /// - Returns: whether it was signed in.
  package func end(_ id: String, account: String) async throws(StoreError) -> Bool {
    try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      try session.execute("DELETE FROM sign_in WHERE id = ? AND account_id = ?", [.text(id), .text(account)]) > 0
    }
  }

  /// Signs out every device of an account but one, with the networks that are known by them.
  ///
  /// - Parameters:
  ///   - network: the network that stays known.
  ///   - keepsKeys: whether the keys for programs stay, too.
  /// - Returns: how many devices and keys that were.
  @discardableResult
  package func endAll(
    of account: String, except kept: String?, _ network: String? = nil, keepsKeys: Bool = true
  ) async throws(StoreError) -> (devices: Int, keys: Int) {
    try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      try Self.endAll(session, of: account, keeping: kept, network, keepsKeys: keepsKeys)
    }
  }

  static func endAll(
    _ session: any SQLSession, of account: String, keeping kept: String?, _ network: String?, keepsKeys: Bool
  ) throws(StoreError) -> (devices: Int, keys: Int) {
    let devices = try session.execute(
      "DELETE FROM sign_in WHERE account_id = ? AND id <> ?", [.text(account), .text(kept ?? "")])
    try session.execute(
      "DELETE FROM known_network WHERE account_id = ? AND network <> ?", [.text(account), .text(network ?? "")])
    let keys = keepsKeys ? 0 : try session.execute("DELETE FROM api_key WHERE account_id = ?", [.text(account)])
    return (devices, keys)
  }

  /// Forgets devices and tokens whose time is over.
  @discardableResult
  package func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM sign_in_token WHERE expires_at <= ?", [.integer(now)])
      try session.execute("DELETE FROM known_network WHERE seen_at < ?", [.integer(now - Self.networkLifetime)])
      try session.execute("DELETE FROM used_identity_token WHERE expires_at <= ?", [.integer(now)])
      try session.execute("DELETE FROM used_invitation WHERE expires_at <= ?", [.integer(now)])
      return try session.execute("DELETE FROM sign_in WHERE expires_at <= ?", [.integer(now)])
    }
  }

  // MARK: rows

  @discardableResult
  private static func insertToken(
    _ session: any SQLSession, _ hash: String, _ signIn: String, now: Int64, expiresAt: Int64
  ) throws(StoreError) -> Int {
    try session.execute(
      "INSERT INTO sign_in_token (token_hash, sign_in_id, issued_at, expires_at) VALUES (?, ?, ?, ?)",
      [.text(hash), .text(signIn), .integer(now), .integer(expiresAt)])
  }

  private static func holder(
    _ session: any SQLSession, _ condition: String, _ arguments: [SQLValue]
  ) throws(StoreError) -> Holder? {
    guard let signIn = try signIns(session, condition, arguments).first,
      let account = try AccountRepository.account(session, signIn.accountID)
    else { return nil }
    return Holder(signIn: signIn, account: account)
  }

  static func signIns(
    _ session: any SQLSession, _ condition: String, _ arguments: [SQLValue]
  ) throws(StoreError) -> [SignIn] {
    let rows = try session.rows(
      """
      SELECT sign_in.id, account_id, kind, device, created_at, proven_at, seen_at, sign_in.expires_at, keeps_one_token
      FROM sign_in \(condition)
      """, arguments)
    var signIns: [SignIn] = []
    for row in rows {
      guard row.count == 9, let id = row[0].text, let account = row[1].text, let kind = row[2].text.flatMap(SignIn.Kind.init),
        let device = row[3].text, let createdAt = row[4].integer, let provenAt = row[5].integer, let seenAt = row[6].integer,
        let expiresAt = row[7].integer, let keepsOneToken = row[8].integer
      else { throw .malformedRow(table: "sign_in") }
      signIns.append(
        SignIn(
          id: id, accountID: account, kind: kind, device: device, createdAt: createdAt, provenAt: provenAt, seenAt: seenAt,
          expiresAt: expiresAt, keepsOneToken: keepsOneToken == 1))
    }
    return signIns
  }
}

extension SignInRepository {
  /// How many networks an account knows.
  static let mostNetworks = 20
  /// How long a network is known in which the account was not seen any more, in microseconds.
  static let networkLifetime: Int64 = 180 * 86_400 * 1_000_000

  /// Whether an account has been entered from a network.
  ///
  /// - Parameter network: a keyed hash of account and network.
  package func knows(_ network: String, account: String) async throws(StoreError) -> Bool {
    try await driver.read { (session) throws(StoreError) in
      try !session.rows(
        "SELECT 1 FROM known_network WHERE account_id = ? AND network = ?", [.text(account), .text(network)]
      ).isEmpty
    }
  }

  /// Notes where an account is entered from; those seen last stay known.
  static func note(_ network: String?, _ session: any SQLSession, account: String, now: Int64) throws(StoreError) {
    guard let network else { return }
    let known = try session.execute(
      "UPDATE known_network SET seen_at = ? WHERE account_id = ? AND network = ?",
      [.integer(now), .text(account), .text(network)])
    guard known == 0 else { return }
    try session.execute(
      "INSERT INTO known_network (account_id, network, seen_at) VALUES (?, ?, ?)",
      [.text(account), .text(network), .integer(now)])
    try session.execute(
      """
      DELETE FROM known_network WHERE account_id = ? AND network NOT IN
      (SELECT network FROM known_network WHERE account_id = ? ORDER BY seen_at DESC, network LIMIT ?)
      """, [.text(account), .text(account), .integer(Int64(mostNetworks))])
  }

  /// Whether a device was given a token.
  static func has(_ session: any SQLSession, _ tokenHash: String, of signIn: String) throws(StoreError) -> Bool {
    try !session.rows("SELECT 1 FROM sign_in_token WHERE token_hash = ? AND sign_in_id = ?", [.text(tokenHash), .text(signIn)])
      .isEmpty
  }
}
