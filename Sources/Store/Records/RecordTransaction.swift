/// The records of one account, within one transaction.
struct RecordTransaction {
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
    guard let row = try row(kind, id: id) else { return nil }
    return try open(row)
  }

  func record(_ kind: RecordKind, naturalKey: String) throws(StoreError) -> Record? {
    guard let row = try row(kind, naturalKey: naturalKey) else { return nil }
    return try open(row)
  }

  func row(_ kind: RecordKind, id: String) throws(StoreError) -> RecordRow? {
    try session.rows(RecordRow.query(kind, where: "id = ?"), [.text(account), .text(id)]).first.map { (row) throws(StoreError) in
      try RecordRow(kind, row)
    }
  }

  func row(_ kind: RecordKind, naturalKey: String) throws(StoreError) -> RecordRow? {
    let rows = try session.rows(RecordRow.query(kind, where: "natural_key = ?"), [.text(account), .text(naturalKey)])
    return try rows.first.map { (row) throws(StoreError) in try RecordRow(kind, row) }
  }

  /// The record of a row.
  ///
  /// - Throws: ``StoreError/recordDamaged(table:id:)`` when its text does not open.
  func open(_ row: RecordRow) throws(StoreError) -> Record { try row.open(with: seal) }

  /// The record of a row; `nil` when its text does not open.
  func openIfWhole(_ row: RecordRow) throws(StoreError) -> Record? {
    do {
      return try open(row)
    } catch {
      guard case .recordDamaged = error else { throw error }
      return nil
    }
  }

  /// The record of a row; `nil` when its text does not open and the server may write it anew.
  func openOrMakeAnew(_ row: RecordRow) throws(StoreError) -> Record? {
    row.kind.isMadeAnew ? try openIfWhole(row) : try open(row)
  }

  /// - Parameter bytes: how much is opened at most, as it is sealed; one record at least.
  func page(_ kind: RecordKind, before: RecordPlace?, limit: Int, bytes: Int) throws(StoreError) -> RecordPage {
    var condition = "sealed IS NOT NULL"
    var arguments: [SQLValue] = [.text(account)]
    if let before {
      // The first part lets the index begin at the place.
      condition += " AND created_at <= ? AND (created_at < ? OR id < ?)"
      arguments += [.integer(before.createdAt), .integer(before.createdAt), .text(before.id)]
    }
    arguments.append(.integer(Int64(limit) + 1))
    var page = RecordPage()
    var last: RecordRow?
    var count = 0
    var size = 0
    let query = RecordRow.query(kind, where: condition) + " ORDER BY created_at DESC, id DESC LIMIT ?"
    try session.rows(query, arguments) { (values) throws(StoreError) in
      let row = try RecordRow(kind, values)
      guard count < limit, count == 0 || size < bytes else {
        page.next = last.map { RecordPlace(createdAt: $0.createdAt, id: $0.id) }
        return false
      }
      count += 1
      size += row.sealed?.utf8.count ?? 0
      last = row
      if let record = try openIfWhole(row) { page.records.append(record) } else { page.damaged.append(row.id) }
      return true
    }
    return page
  }

  /// How many records of a kind there are.
  func count(_ kind: RecordKind) throws(StoreError) -> Int {
    let sql = "SELECT COUNT(*) FROM \(kind.table) WHERE account_id = ? AND sealed IS NOT NULL"
    return Int(try session.rows(sql, [.text(account)]).first?.first?.integer ?? 0)
  }

  /// - Parameter bytes: how much is opened at most, as it is sealed; one record at least.
  func changes(after change: Int64, limit: Int, bytes: Int) throws(StoreError) -> ChangePage {
    // First what changed when, which is short; then the records themselves, as far as the page goes.
    var found: [(change: Int64, kind: RecordKind, id: String)] = []
    for kind in RecordKind.allCases {
      let rows = try session.rows(
        "SELECT change, id FROM \(kind.table) WHERE account_id = ? AND change > ? ORDER BY change LIMIT ?",
        [.text(account), .integer(change), .integer(Int64(limit) + 1)])
      for row in rows {
        guard row.count == 2, let change = row[0].integer, let id = row[1].text else { throw .malformedRow(table: kind.table) }
        found.append((change, kind, id))
      }
    }
    found.sort { $0.change < $1.change }
    var page = ChangePage(last: change)
    var size = 0
    for (count, entry) in found.enumerated() {
      guard count < limit, count == 0 || size < bytes else {
        page.hasMore = true
        break
      }
      page.last = entry.change
      guard let row = try row(entry.kind, id: entry.id) else { continue }
      size += row.sealed?.utf8.count ?? 0
      if let record = try openIfWhole(row) { page.records.append(record) } else { page.damaged.append(row.id) }
    }
    return page
  }

  // MARK: writing

  /// What somebody wants to write in the place of a row.
  ///
  /// - Throws: ``StoreError/recordDamaged(table:id:)`` when they cannot read what stands there.
  static func text(for row: RecordRow?, of kind: RecordKind, _ change: () throws -> String?) throws(StoreError) -> String? {
    do {
      return try change()
    } catch let error as StoreError {
      throw error
    } catch {
      guard let row else { throw .database(reason: "the first text of a record of \(kind.table) could not be made") }
      throw .recordDamaged(table: kind.table, id: row.id)
    }
  }

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
    _ record: RecordRow, with payload: String?, now: Int64, naturalKey: String? = nil
  ) throws(StoreError) -> Record {
    // A clock that was set back makes no record older than itself.
    let updatedAt = max(now, record.updatedAt)
    let growth = Int64(payload?.utf8.count ?? 0) - record.payloadBytes
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
    guard let known = try row(change.kind, id: change.id) else {
      guard let payload = change.payload, change.base == nil else { return .missing }
      if let other = try holder(of: change) { return other }
      return .kept(try insert(change.kind, id: change.id, naturalKey: change.naturalKey, payload: payload, now: now))
    }
    if let standing = try openIfWhole(known) {
      // What is asked for already stands: the answer to an earlier attempt was lost.
      if standing.payload == change.payload { return .kept(standing) }
      if change.base != standing.change { return .conflict(standing) }
    } else {
      // A device that has the version that is damaged here may mend it, or delete it.
      guard change.base == known.change else { return .damaged }
    }
    if let other = try holder(of: change) { return other }
    return .kept(try replace(known, with: change.payload, now: now, naturalKey: change.naturalKey))
  }

  /// Another record that is the one of its sort already.
  private func holder(of change: RecordChange) throws(StoreError) -> RecordOutcome? {
    guard change.payload != nil, let key = change.naturalKey, let holder = try row(change.kind, naturalKey: key),
      holder.id != change.id
    else { return nil }
    return try openIfWhole(holder).map(RecordOutcome.conflict) ?? .damaged
  }

  /// Takes a record back from an export.
  ///
  /// - Returns: whether it was missing or damaged; one that stands, or whose natural key is that of another one that opens, is left as it is.
  func restore(_ archived: ArchivedRecord, now: Int64) throws(StoreError) -> Bool {
    if let key = archived.naturalKey, let holder = try row(archived.kind, naturalKey: key), holder.id != archived.id {
      guard try openIfWhole(holder) == nil else { return false }
      _ = try replace(holder, with: archived.payload, now: now, naturalKey: key)
      return true
    }
    guard let known = try row(archived.kind, id: archived.id) else {
      _ = try insert(
        archived.kind, id: archived.id, naturalKey: archived.naturalKey, payload: archived.payload, now: now,
        createdAt: archived.createdAt)
      return true
    }
    if let standing = try openIfWhole(known), standing.payload != nil { return false }
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

/// A record as it stands in its table, not opened yet.
struct RecordRow: Sendable {
  let kind: RecordKind
  let id: String
  let naturalKey: String?
  let createdAt: Int64
  let updatedAt: Int64
  let change: Int64
  /// `nil` when it was deleted.
  let sealed: String?

  /// The query for rows of an account, which is its first argument.
  static func query(_ kind: RecordKind, where condition: String) -> String {
    """
    SELECT id, natural_key, created_at, updated_at, change, sealed FROM \(kind.table) WHERE account_id = ? AND \(condition)
    """
  }

  init(_ kind: RecordKind, _ row: [SQLValue]) throws(StoreError) {
    guard row.count == 6, let id = row[0].text, let createdAt = row[2].integer, let updatedAt = row[3].integer,
      let change = row[4].integer
    else { throw .malformedRow(table: kind.table) }
    self.kind = kind
    self.id = id
    naturalKey = row[1].text
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.change = change
    sealed = row[5].text
  }

  /// - Throws: ``StoreError/recordDamaged(table:id:)`` when the text does not open.
  func open(with seal: Seal) throws(StoreError) -> Record {
    var payload: String?
    if let sealed {
      do {
        payload = try seal.open(sealed, table: kind.table, id: id)
      } catch {
        throw .recordDamaged(table: kind.table, id: id)
      }
    }
    return Record(
      kind: kind, id: id, naturalKey: naturalKey, createdAt: createdAt, updatedAt: updatedAt, change: change, payload: payload)
  }

  /// How long the text is, in bytes, which the seal does not hide.
  var payloadBytes: Int64 { Int64(sealed.map(Seal.openBytes) ?? 0) }
}

/// How much an account may keep: the one number, in one place.
package enum RecordQuota {
  /// Bytes of all records of an account together. Twenty years of daily readings with their evidence are about 160 million, a long life of journals a few million.
  package static let mostBytes: Int64 = 256_000_000

  /// What a record counts besides its text: its row, its keys, and the tombstone that it may become.
  static let bytesOfRow: Int64 = 512

  /// What a new record counts.
  static func bytes(of payload: String) -> Int64 { bytesOfRow + Int64(payload.utf8.count) }
}
