/// Why the store cannot be opened or used.
package enum StoreError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The data folder cannot be made or written.
  case folderUnusable(path: String, reason: String)
  /// Another process holds the data folder.
  case inUse(path: String, processID: Int?)
  /// The database was written by a newer version than this one.
  case newerSchema(found: Int, known: Int)
  /// A folder that has kept data has no database that can be opened; `state` says what stands in its place.
  case databaseLost(path: String, state: String, previous: String?)
  /// A new database was asked for where one stands.
  case notNew(path: String)
  /// There is no room for what was to be written; nothing of it was kept.
  case diskFull
  /// The database does not answer a statement.
  case database(reason: String)
  /// The key that opens everything else is missing or cannot be used.
  case masterKey(reason: String)
  /// A sealed text of a table does not open: it was changed, or put in another's place.
  case sealBroken(table: String)
  /// The sealed text of one record does not open, or does not say what it must; the others of its table are none the worse for it.
  case recordDamaged(table: String, id: String)
  /// A backup cannot be made or is not one.
  case backup(reason: String)
  /// The account keeps as much as it may, in bytes; nothing of the write was kept.
  case quotaReached(most: Int64)
  /// A stored row does not have the shape that its table promises.
  case malformedRow(table: String)

  /// Whether it is one record that does not open, and nothing else.
  package var isDamagedRecord: Bool { if case .recordDamaged = self { true } else { false } }

  package var description: String {
    switch self {
    case .folderUnusable(let path, let reason): "the data folder \(path) cannot be used: \(reason)"
    case .inUse(let path, let processID):
      "the data folder \(path) is in use by another astronova\(processID.map { " (process \($0))" } ?? ""); stop it or choose another --data"
    case .newerSchema(let found, let known):
      "the database has schema \(found), this version knows \(known); start a newer astronova or choose another --data"
    case .databaseLost(let path, let state, let previous):
      "the database \(path) is \(state), and this folder has kept data; \(previous.map { "what stood there before the last restore is \($0); " } ?? "")put a backup in its place with astronova restore, or begin afresh with astronova serve --new"
    case .notNew(let path): "there is a database at \(path), so nothing new is begun; leave --new out, or choose another --data"
    case .diskFull: "the disk is full"
    case .database(let reason): "the database failed: \(reason)"
    case .masterKey(let reason): "the master key cannot be used: \(reason)"
    case .sealBroken(let table): "a sealed text of \(table) does not open"
    case .recordDamaged(let table, let id):
      "the record \(id) of \(table) is damaged: its sealed text does not open or has another shape"
    case .backup(let reason): "the backup failed: \(reason)"
    case .quotaReached(let most): "the account keeps as much as it may, \(most) bytes"
    case .malformedRow(let table): "a row of \(table) is malformed"
    }
  }
}
