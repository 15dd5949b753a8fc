import GRDB

/// A conversation with SQLite through GRDB.
struct SQLiteSession: SQLSession {
  let database: Database

  @discardableResult
  func execute(_ sql: String, _ arguments: [SQLValue]) throws(StoreError) -> Int {
    do {
      try database.cachedStatement(sql: sql).execute(arguments: Self.arguments(arguments))
      return database.changesCount
    } catch {
      throw Self.storeError(error)
    }
  }

  func rows(_ sql: String, _ arguments: [SQLValue]) throws(StoreError) -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try self.rows(sql, arguments) { (row) throws(StoreError) in
      rows.append(row)
      return true
    }
    return rows
  }

  func rows(
    _ sql: String, _ arguments: [SQLValue], while take: ([SQLValue]) throws(StoreError) -> Bool
  ) throws(StoreError) {
    do {
      let cursor = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: Self.arguments(arguments))
      while let row = try cursor.next(), try take(row.databaseValues.map(Self.value)) {}
    } catch {
      throw Self.storeError(error)
    }
  }

  private static func arguments(_ values: [SQLValue]) -> StatementArguments {
    StatementArguments(
      values.map { value -> (any DatabaseValueConvertible)? in
        switch value {
        case .null: nil
        case .integer(let value): value
        case .real(let value): value
        case .text(let value): value
        }
      })
  }

  private static func value(_ value: DatabaseValue) -> SQLValue {
    switch value.storage {
    case .int64(let value): .integer(value)
    case .double(let value): .real(value)
    case .string(let value): .text(value)
    case .null, .blob: .null
    }
  }

  /// Whether there was no room: in the file system for what was written or for the index of the log, or under the page limit.
  private static func isDiskFull(_ error: DatabaseError) -> Bool {
    error.resultCode == .SQLITE_FULL || error.extendedResultCode == .SQLITE_IOERR_SHMSIZE
  }

  /// The error without the arguments of the statement, which are someone's birth.
  static func storeError(_ error: any Error) -> StoreError {
    if let error = error as? StoreError { return error }
    if let error = error as? DatabaseError { return isDiskFull(error) ? .diskFull : .database(reason: error.description) }
    return .database(reason: "\(type(of: error))")
  }
}
