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
