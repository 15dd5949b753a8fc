extension ChartRepository {
  /// Gives a chart that nobody has claimed to an account: it keeps its id and its time, is sealed with the account's key, and does not
  /// expire any more. Claiming it again gives the same record.
  ///
  /// - Returns: `nil` when there is no such chart, or the account is gone. Of two accounts that claim at once the first gets it.
  package func claim(id: String, account: String, now: Int64) async throws(StoreError) -> Record? {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return nil }
      if let own = try transaction.record(.chart, id: id), own.payload != nil { return own }
      let rows = try session.rows(
        "SELECT id, created_at, expires_at, payload FROM chart WHERE id = ? AND expires_at > ?", [.text(id), .integer(now)])
      guard let row = rows.first else { return nil }
      let chart = try Self.record(row, vault.visitorsSeal(session))
      _ = try transaction.restore(
        ArchivedRecord(kind: .chart, id: id, naturalKey: nil, createdAt: chart.createdAt, payload: chart.payload), now: now)
      try session.execute("DELETE FROM chart WHERE id = ?", [.text(id)])
      return try transaction.record(.chart, id: id)
    }
  }
}
