extension RecordRepository {
  /// The only record of its sort, and another one that follows from it.
  package struct Following: Sendable {
    let kind: RecordKind
    let naturalKey: String
    let newID: String
    let change: @Sendable (String?) throws -> String?

    /// - Parameter change: what to write for what stands (`nil`: nothing yet); `nil` leaves it as it is.
    package init(_ kind: RecordKind, naturalKey: String, newID: String, _ change: @escaping @Sendable (String?) throws -> String?)
    {
      self.kind = kind
      self.naturalKey = naturalKey
      self.newID = newID
      self.change = change
    }
  }

  /// Keeps the only record of its sort and changes another one with it: both or neither, once, however often and by however many it
  /// is asked for at the same time.
  ///
  /// - Parameters:
  ///   - write: what to write for what stands (`nil`: nothing yet); `nil` leaves both records as they are.
  ///   - following: what changes when something was written.
  /// - Returns: what stands afterwards, and whether it was written just now; `nil` when the account is gone or there was nothing.
  /// - Throws: ``StoreError/recordDamaged(table:id:)`` when what stands cannot be read by whoever is to change it; nothing is written then.
  package func keep(
    _ kind: RecordKind, account: String, naturalKey: String, newID: String, now: Int64, following: Following,
    _ write: @escaping @Sendable (String?) throws -> String?
  ) async throws(StoreError) -> (record: Record, isNew: Bool)? {
    try await driver.write(
      touching: kind == .profile || following.kind == .profile ? .one(account) : .nobody
    ) { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return nil }
      let row = try transaction.row(kind, naturalKey: naturalKey)
      let known = try row.flatMap { (row) throws(StoreError) in try transaction.openOrMakeAnew(row) }
      guard let payload = try RecordTransaction.text(for: row, of: kind, { try write(known?.payload) }) else {
        return known.map { ($0, false) }
      }
      let record =
        if let row { try transaction.replace(row, with: payload, now: now) } else {
          try transaction.insert(kind, id: newID, naturalKey: naturalKey, payload: payload, now: now)
        }
      let other = try transaction.row(following.kind, naturalKey: following.naturalKey)
      let standing = try other.flatMap { (row) throws(StoreError) in try transaction.openOrMakeAnew(row) }
      let changed = try RecordTransaction.text(for: other, of: following.kind) { try following.change(standing?.payload) }
      guard let changed else { return (record, true) }
      if let other {
        if standing?.payload != changed { _ = try transaction.replace(other, with: changed, now: now) }
      } else {
        _ = try transaction.insert(
          following.kind, id: following.newID, naturalKey: following.naturalKey, payload: changed, now: now)
      }
      return (record, true)
    }
  }

  /// The records with natural keys, as many as there are and open, in one consistent snapshot.
  package func records(
    account: String, naturalKeys: [(kind: RecordKind, key: String)]
  ) async throws(StoreError) -> [Record] {
    try await driver.read { (session) throws(StoreError) in
      guard let transaction = try RecordTransaction(session, vault, account: account) else { return [] }
      var found: [Record] = []
      for (kind, key) in naturalKeys {
        guard let row = try transaction.row(kind, naturalKey: key) else { continue }
        if let record = try transaction.openOrMakeAnew(row), record.payload != nil { found.append(record) }
      }
      return found
    }
  }
}
