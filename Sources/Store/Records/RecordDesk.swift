/// The records of one account, within one transaction.
struct RecordDesk {
  private let session: any SQLSession
  private let seal: Seal
  private let account: String

  /// - Returns: `nil` when there is no such account.
  init?(_ session: any SQLSession, _ vault: Vault, account: String) throws(StoreError) {
    guard let wrapped = try session.rows("SELECT wrapped FROM data_key WHERE owner = ?", [.text(account)]).first?[0].text else {
      return nil
    }
    self.session = session
    self.account = account
    seal = Seal(key: try vault.dataKey(wrapped, owner: account))
  }

  // MARK: reading

  func record(_ kind: RecordKind, id: String) throws(StoreError) -> Record? {
    try rows(kind, where: "id = ?", [.text(id)]).first
  }

  func record(_ kind: RecordKind, naturalKey: String) throws(StoreError) -> Record? {
    try rows(kind, where: "natural_key = ?", [.text(naturalKey)]).first
  }

  func records(_ kind: RecordKind, before: RecordPlace?, limit: Int) throws(StoreError) -> [Record] {
    var condition = "sealed IS NOT NULL"
    var arguments: [SQLValue] = []
    if let before {
      condition += " AND (created_at < ? OR (created_at = ? AND id < ?))"
      arguments = [.integer(before.createdAt), .integer(before.createdAt), .text(before.id)]
    }
    return try rows(kind, where: condition, arguments, "ORDER BY created_at DESC, id DESC LIMIT ?", [.integer(Int64(limit))])
  }

  func changes(after change: Int64, limit: Int) throws(StoreError) -> [Record] {
    var found: [Record] = []
    for kind in RecordKind.allCases {
      found += try rows(kind, where: "change > ?", [.integer(change)], "ORDER BY change LIMIT ?", [.integer(Int64(limit))])
    }
    return Array(found.sorted { $0.change < $1.change }.prefix(limit))
  }

  private func rows(
    _ kind: RecordKind, where condition: String, _ arguments: [SQLValue], _ order: String = "", _ last: [SQLValue] = []
  ) throws(StoreError) -> [Record] {
    let table = kind.table
    let rows = try session.rows(
      """
      SELECT id, natural_key, created_at, updated_at, change, sealed FROM \(table) WHERE account_id = ? AND \(condition) \(order)
      """, [.text(account)] + arguments + last)
    var records: [Record] = []
    records.reserveCapacity(rows.count)
    for row in rows {
      guard row.count == 6, let id = row[0].text, let createdAt = row[2].integer, let updatedAt = row[3].integer,
        let change = row[4].integer
      else { throw .malformedRow(table: table) }
      var payload: String?
      if let sealed = row[5].text { payload = try seal.open(sealed, table: table, id: id) }
      records.append(
        Record(
          kind: kind, id: id, naturalKey: row[1].text, createdAt: createdAt, updatedAt: updatedAt, change: change,
          payload: payload))
    }
    return records
  }

  // MARK: writing

  /// - Parameter createdAt: when it was first made, for a record that comes back from an export; now when left out.
  func insert(
    _ kind: RecordKind, id: String, naturalKey: String?, payload: String, now: Int64, createdAt: Int64? = nil
  ) throws(StoreError) -> Record {
    let createdAt = min(createdAt ?? now, now)
    let record = Record(
      kind: kind, id: id, naturalKey: naturalKey, createdAt: createdAt, updatedAt: now,
      change: try nextChange(adding: RecordQuota.bytes(of: payload)), payload: payload
    )
    try session.execute(
      """
      INSERT INTO \(kind.table) (account_id, id, natural_key, created_at, updated_at, change, sealed) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(account), .text(id), naturalKey.map(SQLValue.text) ?? .null, .integer(createdAt), .integer(now),
        .integer(record.change),
        .text(try seal.close(payload, table: kind.table, id: id)),
      ])
    return record
  }

  /// Writes another text, or a tombstone, in the place of a record's.
  ///
  /// - Parameter naturalKey: another natural key than the record has; `nil` leaves what stands.
  func replace(
    _ record: Record, with payload: String?, now: Int64, naturalKey: String? = nil
  ) throws(StoreError) -> Record {
    // A clock that was set back makes no record older than itself.
    let updatedAt = max(now, record.updatedAt)
    let growth = Int64(payload?.utf8.count ?? 0) - Int64(record.payload?.utf8.count ?? 0)
    let written = Record(
      kind: record.kind, id: record.id, naturalKey: payload == nil ? nil : naturalKey ?? record.naturalKey,
      createdAt: record.createdAt, updatedAt: updatedAt, change: try nextChange(adding: growth), payload: payload)
    var sealed = SQLValue.null
    if let payload { sealed = .text(try seal.close(payload, table: record.kind.table, id: record.id)) }
    try session.execute(
      "UPDATE \(record.kind.table) SET natural_key = ?, updated_at = ?, change = ?, sealed = ? WHERE account_id = ? AND id = ?",
      [
        written.naturalKey.map(SQLValue.text) ?? .null, .integer(updatedAt), .integer(written.change), sealed, .text(account),
        .text(record.id),
      ])
    return written
  }

  func apply(_ change: RecordChange, now: Int64) throws(StoreError) -> RecordOutcome {
    let known = try record(change.kind, id: change.id)
    // What is asked for already stands: the answer to an earlier attempt was lost.
    if let known, known.payload == change.payload { return .kept(known) }
    if let known, change.base != known.change { return .conflict(known) }
    if known == nil, change.payload == nil || change.base != nil { return .missing }
    // Another record is the one of its sort already.
    if change.payload != nil, let key = change.naturalKey, let holder = try record(change.kind, naturalKey: key),
      holder.id != change.id
    {
      return .conflict(holder)
    }
    if let known { return .kept(try replace(known, with: change.payload, now: now, naturalKey: change.naturalKey)) }
    guard let payload = change.payload else { return .missing }
    return .kept(try insert(change.kind, id: change.id, naturalKey: change.naturalKey, payload: payload, now: now))
  }

  /// Takes a record back from an export.
  ///
  /// - Returns: whether it was missing; one that stands, or whose natural key is taken, is left as it is.
  func restore(_ archived: ArchivedRecord, now: Int64) throws(StoreError) -> Bool {
    if let key = archived.naturalKey, try record(archived.kind, naturalKey: key) != nil { return false }
    guard let known = try record(archived.kind, id: archived.id) else {
      _ = try insert(
        archived.kind, id: archived.id, naturalKey: archived.naturalKey, payload: archived.payload, now: now,
        createdAt: archived.createdAt)
      return true
    }
    guard known.payload == nil else { return false }
    _ = try replace(known, with: archived.payload, now: now, naturalKey: archived.naturalKey)
    return true
  }

  /// Counts a change.
  ///
  /// - Parameter bytes: by how much the account keeps more.
  /// - Throws: ``StoreError/quotaReached(most:)`` when that is more than it may; keeping less is always possible.
  private func nextChange(adding bytes: Int64) throws(StoreError) -> Int64 {
    try session.execute(
      """
      UPDATE account SET change_count = change_count + 1,
      kept_bytes = CASE WHEN kept_bytes + ? < 0 THEN 0 ELSE kept_bytes + ? END WHERE id = ?
      """, [.integer(bytes), .integer(bytes), .text(account)])
    let row = try session.rows("SELECT change_count, kept_bytes FROM account WHERE id = ?", [.text(account)]).first
    guard let row, row.count == 2, let change = row[0].integer, let kept = row[1].integer else {
      throw .malformedRow(table: "account")
    }
    guard bytes <= 0 || kept <= RecordQuota.mostBytes else { throw .quotaReached(most: RecordQuota.mostBytes) }
    return change
  }
}
