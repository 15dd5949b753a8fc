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
