/// What accounts keep: sealed, numbered by change, and only ever reached through the account that owns it.
package struct RecordRepository: Sendable {
  let driver: any SQLDriver
  let vault: Vault

  /// Keeps a new record. With a natural key that is taken, gives the record that has it and keeps nothing.
  ///
  /// - Returns: `nil` when the account is gone.
  package func insert(
    _ kind: RecordKind, account: String, id: String, naturalKey: String? = nil, payload: String, now: Int64
  ) async throws(StoreError) -> (record: Record, isNew: Bool)? {
    try await driver.write(touching: .by(kind, of: account)) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return nil }
      if let naturalKey, let known = try transaction.record(kind, naturalKey: naturalKey) { return (known, false) }
      // A device may have brought the id without its natural key.
      if let known = try transaction.record(kind, id: id) { return (known, false) }
      return (try transaction.insert(kind, id: id, naturalKey: naturalKey, payload: payload, now: now), true)
    }
  }

  /// The record with an id, unless it is deleted.
  package func record(_ kind: RecordKind, account: String, id: String) async throws(StoreError) -> Record? {
    try await driver.read { (session) throws(StoreError) in
      guard let record = try RecordTransaction(session, vault, account: account)?.record(kind, id: id), record.payload != nil
      else {
        return nil
      }
      return record
    }
  }

  /// The record with a natural key; none when it is damaged and the server makes such records anew.
  package func record(_ kind: RecordKind, account: String, naturalKey: String) async throws(StoreError) -> Record? {
    try await driver.read { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account),
        let row = try transaction.row(kind, naturalKey: naturalKey)
      else { return nil }
      return try transaction.openOrMakeAnew(row)
    }
  }

  /// The id of the record with a natural key, which is not opened.
  package func id(of kind: RecordKind, account: String, naturalKey: String) async throws(StoreError) -> String? {
    try await driver.read { (session) throws(StoreError) in
      try RecordTransaction(session, vault, account: account)?.row(kind, naturalKey: naturalKey)?.id
    }
  }

  /// Records of a kind that open, the newest first.
  ///
  /// - Parameters:
  ///   - before: the last record of the page before.
  ///   - limit: how many at most; fewer when they are large.
  package func records(
    _ kind: RecordKind, account: String, before: Record? = nil, limit: Int
  ) async throws(StoreError) -> [Record] {
    try await driver.read { (session) throws(StoreError) in
      try RecordTransaction(session, vault, account: account)?
        .page(kind, before: before.map { RecordPlace($0) }, limit: limit, bytes: RecordPage.usualBytes).records ?? []
    }
  }

  /// A page of the records of a kind, the newest first.
  ///
  /// - Parameters:
  ///   - place: where the page before ended; `nil` for the first page.
  ///   - limit: how many at most, from 1.
  ///   - bytes: how much is opened at most, as it is sealed; one record at least.
  /// - Returns: the records, and where the page ended when more follow.
  package func page(
    _ kind: RecordKind, account: String, after place: RecordPlace? = nil, limit: Int, bytes: Int = RecordPage.usualBytes
  ) async throws(StoreError) -> RecordPage {
    try await driver.read { (session) throws(StoreError) in
      try RecordTransaction(session, vault, account: account)?.page(kind, before: place, limit: limit, bytes: bytes)
        ?? RecordPage()
    }
  }

  /// The version of what an account has of a kind: while it is the same, what was read of it is still true. It is taken before reading.
  package func version(of kind: RecordKind, account: String) async throws(StoreError) -> RecordsVersion {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        "SELECT COUNT(*), COALESCE(MAX(change), 0) FROM \(kind.table) WHERE account_id = ?", [.text(account)])
      guard let row = rows.first, row.count == 2, let count = row[0].integer, let change = row[1].integer else {
        throw .malformedRow(table: kind.table)
      }
      return RecordsVersion(count: count, change: change)
    }
  }

  /// How many records of a kind an account has.
  package func count(_ kind: RecordKind, account: String) async throws(StoreError) -> Int {
    try await driver.read { (session) throws(StoreError) in
      try RecordTransaction(session, vault, account: account)?.count(kind) ?? 0
    }
  }

  /// Puts another text in the place of a record's.
  ///
  /// - Parameter base: the version that the change is based on; `nil` takes whatever stands.
  package func update(
    _ kind: RecordKind, account: String, id: String, base: Int64? = nil, payload: String, now: Int64
  ) async throws(StoreError) -> RecordOutcome {
    try await driver.write(touching: .by(kind, of: account)) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account),
        let known = try transaction.row(kind, id: id),
        known.sealed != nil
      else { return .missing }
      if let base, base != known.change { return .conflict(try transaction.open(known)) }
      return .kept(try transaction.replace(known, with: payload, now: now))
    }
  }

  /// Changes a record by what stands in it, or makes the first one; nothing comes between the reading and the writing.
  ///
  /// - Parameters:
  ///   - createdAt: when a first one was made, for what happened before it came here; now when left out, and never later.
  ///   - change: what to write for what stands (`nil`: nothing yet); `nil` writes nothing.
  /// - Returns: what stands afterwards; `nil` when the account is gone or there was nothing to write.
  /// - Throws: ``StoreError/recordDamaged(table:id:)`` when `change` cannot read what stands; nothing is written then.
  package func revise(
    _ kind: RecordKind, account: String, naturalKey: String, newID: String, now: Int64, createdAt: Int64? = nil,
    _ change: @escaping @Sendable (String?) throws -> String?
  ) async throws(StoreError) -> Record? {
    try await driver.write(touching: .by(kind, of: account)) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return nil }
      let row = try transaction.row(kind, naturalKey: naturalKey)
      let known = try row.flatMap { (row) throws(StoreError) in try transaction.openOrMakeAnew(row) }
      guard let payload = try RecordTransaction.text(for: row, of: kind, { try change(known?.payload) }) else { return known }
      if let row { return try transaction.replace(row, with: payload, now: now) }
      return try transaction.insert(
        kind, id: newID, naturalKey: naturalKey, payload: payload, now: now, createdAt: createdAt)
    }
  }

  /// Changes the only record of its sort, or makes it, when it still stands in the version that the change is based on.
  ///
  /// - Parameters:
  ///   - base: the version; 0 when there was none.
  ///   - change: what to write for what stands (`nil`: nothing yet).
  /// - Returns: what became of it; `nil` when the account is gone.
  package func revise(
    _ kind: RecordKind, account: String, naturalKey: String, newID: String, base: Int64, now: Int64,
    _ change: @escaping @Sendable (String?) -> String
  ) async throws(StoreError) -> RecordOutcome? {
    try await driver.write(touching: .by(kind, of: account)) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return nil }
      let row = try transaction.row(kind, naturalKey: naturalKey)
      let known = try row.flatMap { (row) throws(StoreError) in try transaction.openOrMakeAnew(row) }
      guard base == row?.change ?? 0 else { return known.map(RecordOutcome.conflict) ?? .missing }
      let payload = change(known?.payload)
      if let row { return .kept(try transaction.replace(row, with: payload, now: now)) }
      return .kept(try transaction.insert(kind, id: newID, naturalKey: naturalKey, payload: payload, now: now))
    }
  }

  /// Deletes a record and leaves a tombstone.
  ///
  /// - Returns: whether there was one.
  package func delete(_ kind: RecordKind, account: String, id: String, now: Int64) async throws(StoreError) -> Bool {
    try await driver.write(touching: .by(kind, of: account)) { (session) throws(StoreError) in
      // One that is damaged can be deleted too.
      guard let transaction = try RecordTransaction(session, vault, account: account),
        let known = try transaction.row(kind, id: id),
        known.sealed != nil
      else { return false }
      _ = try transaction.replace(known, with: nil, now: now)
      return true
    }
  }

  // MARK: - synchronisation

  /// A page of what changed after a change, oldest first, tombstones included.
  ///
  /// - Parameters:
  ///   - limit: how many at most, from 1.
  ///   - bytes: how much is opened at most, as it is sealed; one record at least.
  package func changePage(
    account: String, after change: Int64, limit: Int, bytes: Int = RecordPage.usualBytes
  ) async throws(StoreError) -> ChangePage {
    try await driver.read { (session) throws(StoreError) in
      try RecordTransaction(session, vault, account: account)?.changes(after: change, limit: limit, bytes: bytes)
        ?? ChangePage(last: change)
    }
  }

  /// Applies changes that a device made, all in one transaction; a conflict with one keeps none of the others back.
  ///
  /// Doing the same twice is harmless: a change whose result already stands is answered as kept.
  package func apply(_ changes: [RecordChange], account: String, now: Int64) async throws(StoreError) -> [RecordOutcome] {
    try await driver.write(touching: changes.contains { $0.kind == .profile } ? .one(account) : .nobody) {
      (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else {
        return changes.map { _ in .missing }
      }
      var outcomes: [RecordOutcome] = []
      for change in changes { outcomes.append(try transaction.apply(change, now: now)) }
      return outcomes
    }
  }

  /// Takes records back from an export, all in one transaction. What stands is left as it is, so doing it twice is harmless.
  ///
  /// - Returns: for each whether it was missing; all `false` when the account is gone.
  package func restore(_ archived: [ArchivedRecord], account: String, now: Int64) async throws(StoreError) -> [Bool] {
    try await driver.write(touching: archived.contains { $0.kind == .profile } ? .one(account) : .nobody) {
      (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return archived.map { _ in false } }
      var outcomes: [Bool] = []
      for record in archived { outcomes.append(try transaction.restore(record, now: now)) }
      return outcomes
    }
  }
}

/// A page of the records of a kind, the newest first.
package struct RecordPage: Sendable, Hashable {
  /// The records that open.
  package internal(set) var records: [Record] = []
  /// Where the page ended, when more follow.
  package internal(set) var next: RecordPlace?
  /// The ids of records between them whose sealed texts do not open.
  package internal(set) var damaged: [String] = []

  /// How much of a page is opened at most, in bytes as they are sealed: then it ends, with one record at least. Twenty readings with their
  /// evidence are half a megabyte.
  package static let usualBytes = 4_000_000
}

/// What changed in an account after a change, the oldest first, tombstones included.
package struct ChangePage: Sendable, Hashable {
  /// The records that open, and the tombstones.
  package internal(set) var records: [Record] = []
  /// The last change that was looked at; the one that was asked from when there is none.
  package internal(set) var last: Int64
  /// Whether more follow.
  package internal(set) var hasMore = false
  /// The ids of records between them whose sealed texts do not open.
  package internal(set) var damaged: [String] = []
}

/// A place in the list of the records of a kind, as it travels between the pages of a list.
package struct RecordPlace: Sendable, Hashable {
  /// Microseconds of POSIX time.
  let createdAt: Int64
  let id: String

  /// The place of a record.
  package init(_ record: Record) {
    createdAt = record.createdAt
    id = record.id
  }

  /// A place by what makes it.
  init(createdAt: Int64, id: String) {
    self.createdAt = createdAt
    self.id = id
  }

  /// A place from its text; `nil` when the text is none of ours.
  package init?(text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, let createdAt = Int64(parts[0]), RecordID.isValid(parts[1]) else { return nil }
    self.createdAt = createdAt
    id = String(parts[1])
  }

  /// The place as a text of letters, digits, `-` and `_`.
  package var text: String { "\(createdAt)_\(id)" }
}

/// The version of all records of a kind that somebody has. Every change has a number of its own, a deletion too; the count tells when a trace
/// of a deletion is gone.
package struct RecordsVersion: Sendable, Hashable {
  let count, change: Int64
}
