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
