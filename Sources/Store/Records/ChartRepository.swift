/// A kept birth chart. What the sky was is worked out again when it is asked for; only the birth is kept.
package struct ChartRecord: Sendable, Hashable {
  /// A ``UUIDv7``.
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time; the chart is gone from then on.
  package let expiresAt: Int64
  /// The birth as JSON.
  package let payload: String

  /// A record.
  package init(id: String, createdAt: Int64, expiresAt: Int64, payload: String) {
    self.id = id
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.payload = payload
  }
}

/// What became of a chart that was to be kept under an idempotency key.
package enum ChartInsertion: Sendable, Hashable {
  /// It is kept.
  case inserted(ChartRecord)
  /// The key was used before for the same birth; this is the chart of that time.
  case repeated(ChartRecord)
  /// The key was used before for another birth; nothing was kept.
  case conflict
}

/// Birth charts that nobody has claimed, by id; sealed like everything else.
package struct ChartRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  /// Keeps a chart.
  ///
  /// - Parameters:
  ///   - record: the chart.
  ///   - idempotencyKey: with a key, asking again with the same payload gives the first chart instead of a second one.
  ///   - keyExpiresAt: until when the key is remembered, in microseconds of POSIX time.
  package func insert(
    _ record: ChartRecord, idempotencyKey: String? = nil, keyExpiresAt: Int64 = 0
  ) async throws(StoreError) -> ChartInsertion {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      let seal = try vault.visitorsSeal(session)
      if let idempotencyKey {
        let known = try session.rows(
          """
          SELECT chart.id, chart.created_at, chart.expires_at, chart.payload FROM chart_request
          JOIN chart ON chart.id = chart_request.chart_id
          WHERE chart_request.idempotency_key = ? AND chart_request.expires_at > ? AND chart.expires_at > ?
          """, [.text(idempotencyKey), .integer(record.createdAt), .integer(record.createdAt)])
        if let row = known.first {
          let earlier = try Self.record(row, seal)
          return earlier.payload == record.payload ? .repeated(earlier) : .conflict
        }
        try session.execute("DELETE FROM chart_request WHERE idempotency_key = ?", [.text(idempotencyKey)])
      }
      try session.execute(
        "INSERT INTO chart (id, created_at, expires_at, payload) VALUES (?, ?, ?, ?)",
        [
          .text(record.id), .integer(record.createdAt), .integer(record.expiresAt),
          .text(try seal.close(record.payload, table: "chart", id: record.id)),
        ])
      if let idempotencyKey {
        try session.execute(
          "INSERT INTO chart_request (idempotency_key, chart_id, expires_at) VALUES (?, ?, ?)",
          [.text(idempotencyKey), .text(record.id), .integer(keyExpiresAt)])
      }
      return .inserted(record)
    }
  }

  /// The chart with an id, unless it has expired.
  package func chart(id: String, now: Int64) async throws(StoreError) -> ChartRecord? {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        "SELECT id, created_at, expires_at, payload FROM chart WHERE id = ? AND expires_at > ?", [.text(id), .integer(now)])
      guard let row = rows.first else { return nil }
      return try Self.record(row, vault.visitorsSeal(session))
    }
  }

  /// Deletes what has expired and says how many charts that were.
  @discardableResult
  package func deleteExpired(now: Int64) async throws(StoreError) -> Int {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM chart_request WHERE expires_at <= ?", [.integer(now)])
      return try session.execute("DELETE FROM chart WHERE expires_at <= ?", [.integer(now)])
    }
  }

  static func record(_ row: [SQLValue], _ seal: Seal) throws(StoreError) -> ChartRecord {
    guard row.count == 4, let id = row[0].text, let createdAt = row[1].integer, let expiresAt = row[2].integer,
      let sealed = row[3].text
    else { throw .malformedRow(table: "chart") }
    return ChartRecord(id: id, createdAt: createdAt, expiresAt: expiresAt, payload: try seal.open(sealed, table: "chart", id: id))
  }
}

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
