/// A value that goes into a statement or comes out of a row. Timestamps are integers (microseconds), JSON is text.
package enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// The integer, when it is one.
  package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  /// The text, when it is one.
  package var text: String? { if case .text(let value) = self { value } else { nil } }
}

/// One conversation with a database, inside a transaction. Repositories are written against this and nothing else, in SQL that
/// SQLite and PostgreSQL both understand (`?` marks a parameter; a driver numbers them if its database wants that).
package protocol SQLSession {
  /// Runs a statement and says how many rows it changed.
  @discardableResult
  func execute(_ sql: String, _ arguments: [SQLValue]) throws(StoreError) -> Int
  /// Runs a query.
  func rows(_ sql: String, _ arguments: [SQLValue]) throws(StoreError) -> [[SQLValue]]
  /// Runs a query and hands over one row after the other, for as long as `take` wants more.
  func rows(_ sql: String, _ arguments: [SQLValue], while take: ([SQLValue]) throws(StoreError) -> Bool) throws(StoreError)
}

extension SQLSession {
  /// Runs a statement without parameters.
  @discardableResult
  package func execute(_ sql: String) throws(StoreError) -> Int { try execute(sql, []) }
  /// Runs a query without parameters.
  package func rows(_ sql: String) throws(StoreError) -> [[SQLValue]] { try rows(sql, []) }
}

/// A moment of a database: while it is the same, nothing was committed, by this process or another one.
package struct CommitMark: Sendable, Hashable {
  private let number: Int64

  init(number: Int64) { self.number = number }
}

/// A way to a database.
package protocol SQLDriver: Sendable {
  /// The moment of the database that the next read sees, or an earlier one.
  func commitMark() throws(StoreError) -> CommitMark
  /// Reads in one consistent snapshot.
  func read<Value: Sendable>(_ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value) async throws(StoreError)
    -> Value
  /// Writes all or nothing. When this returns, the change survives a crash of the process and of the machine.
  ///
  /// - Parameter touching: whose identity the change may concern; it is counted in the same transaction (``IdentityVersion``).
  func write<Value: Sendable>(
    touching: @escaping @Sendable (Value) -> TouchedIdentities,
    _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value
  /// Whether there is no room to write.
  func isFull() async -> Bool
  /// Overwrites what deleted rows have left behind, in the write-ahead log too.
  func forget() async throws(StoreError)
  /// Puts everything into the main file and lets go of it.
  func close() async throws(StoreError)
}

extension SQLDriver {
  /// Writes what may concern anybody.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await write(touching: { _ in .everybody }, work)
  }

  /// Writes what nobody waits for, such as when somebody was seen; with a full disk it is left out, so that reading goes on.
  func writeInPassing(
    touching: TouchedIdentities, _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Int
  ) async throws(StoreError) {
    do {
      _ = try await write(touching: touching, work)
    } catch {
      guard error == .diskFull else { throw error }
    }
  }

  /// Writes what concerns the identities that are named, and no others.
  func write<Value: Sendable>(
    touching: TouchedIdentities, _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await write(touching: { _ in touching }, work)
  }
}
