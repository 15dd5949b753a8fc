extension PushRepository {
  /// Whether somebody may be told something.
  package enum Claim: Sendable, Hashable {
    /// Yes, and nobody else will.
    case taken
    /// It was told already, or somebody is about to.
    case told
    /// The day has had as many as it may have.
    case spent
  }

  /// Marks something as told before it is sent. Of any number who ask for the same one, in any process, one is answered ``Claim/taken``, once.
  ///
  /// - Parameters:
  ///   - mark: what is told, such as `morning-2026-11-23`.
  ///   - day: the day of the person that it is counted for.
  ///   - budget: how many a day may have.
  ///   - now: microseconds of POSIX time.
  package func claim(
    _ mark: String, account: String, day: Int, budget: Int, now: Int64
  ) async throws(StoreError) -> Claim {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard try !Self.isMarked(session, mark, account) else { return .told }
      let count = try session.rows(
        "SELECT COUNT(*) FROM push_mark WHERE account_id = ? AND day = ?", [.text(account), .integer(Int64(day))])
      guard (count.first?.first?.integer ?? 0) < Int64(budget) else { return .spent }
      // The account may be gone meanwhile; then there is nobody to tell.
      let made = try session.execute(
        """
        INSERT INTO push_mark (account_id, mark, day, made_at) SELECT id, ?, ?, ? FROM account WHERE id = ?
        """, [.text(mark), .integer(Int64(day)), .integer(now), .text(account)])
      return made == 1 ? .taken : .told
    }
  }

  /// Whether something was told; asking costs less than ``claim(_:account:day:budget:now:)``.
  package func isMarked(_ mark: String, account: String) async throws(StoreError) -> Bool {
    try await driver.read { (session) throws(StoreError) in try Self.isMarked(session, mark, account) }
  }

  private static func isMarked(_ session: any SQLSession, _ mark: String, _ account: String) throws(StoreError) -> Bool {
    try !session.rows("SELECT 1 FROM push_mark WHERE account_id = ? AND mark = ?", [.text(account), .text(mark)]).isEmpty
  }

  /// For how long marks are kept, in microseconds: far longer than anything is told late.
  static let markLifetime: Int64 = 14 * 86_400 * 1_000_000

  /// Forgets marks that nothing can ask for any more.
  func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM push_mark WHERE made_at < ?", [.integer(now - Self.markLifetime)])
    }
  }

  /// By what the server proves itself to push services: the one that is kept, or a new one, kept from now on.
  ///
  /// - Parameter fresh: makes a new one.
  package func identity(_ fresh: @escaping @Sendable () -> String) async throws(StoreError) -> String {
    let known = try await driver.read { (session) throws(StoreError) in try standing(session) }
    if let known { return known }
    return try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      if let known = try standing(session) { return known }
      let made = fresh()
      let sealed = try vault.visitorsSeal(session).close(made, table: "push_identity", id: "1")
      try session.execute("INSERT INTO push_identity (id, sealed) VALUES (1, ?)", [.text(sealed)])
      return made
    }
  }

  private func standing(_ session: any SQLSession) throws(StoreError) -> String? {
    guard let sealed = try session.rows("SELECT sealed FROM push_identity WHERE id = 1").first?.first?.text else { return nil }
    return try vault.visitorsSeal(session).open(sealed, table: "push_identity", id: "1")
  }
}
