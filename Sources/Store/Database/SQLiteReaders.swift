import GRDB
import Synchronization

/// Connections of a database file that only read, each lent to one caller at a time.
///
/// GRDB's pool crosses several queues, and often threads, for every read, which costs more than the small reads of a request do themselves.
/// Here a free connection is taken under a lock and given back.
final class SQLiteReaders: Sendable {
  private struct Lent {
    var free: [DatabaseQueue] = []
    var count = 0
    var isClosed = false
    /// The connection that is asked for ``commitMark()``: its numbers mean nothing to another one.
    var watcher: DatabaseQueue?
  }

  private let path: String
  private let configuration: Configuration
  private let most: Int
  private let lent = Mutex(Lent())

  /// - Parameter most: how many connections there are at most; they are opened when they are first needed.
  init(path: String, configuration: Configuration, most: Int) {
    var configuration = configuration
    configuration.readonly = true
    self.path = path
    self.configuration = configuration
    self.most = most
  }

  /// Reads on the calling thread in one consistent snapshot; `nil` when every connection is lent, or when they are closed.
  func read<Value>(_ work: (Database) throws -> Value) throws -> Value? {
    guard let connection = try borrow() else { return nil }
    defer { give(back: connection) }
    return try connection.read(work)
  }

  /// The number that SQLite changes for a connection whenever another one commits (`PRAGMA data_version`), in whatever process; `nil` when
  /// the connections are closed.
  func commitMark() throws -> CommitMark? {
    let watcher = try lent.withLock { lent -> DatabaseQueue? in
      guard !lent.isClosed else { return nil }
      if let watcher = lent.watcher { return watcher }
      let watcher = try DatabaseQueue(path: path, configuration: configuration)
      lent.watcher = watcher
      return watcher
    }
    guard let watcher else { return nil }
    return try watcher.unsafeRead { database in
      guard let version = try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA data_version")) else {
        throw StoreError.database(reason: "data_version gave nothing")
      }
      return CommitMark(number: version)
    }
  }

  private func borrow() throws -> DatabaseQueue? {
    let (free, mayOpen) = lent.withLock { lent -> (DatabaseQueue?, Bool) in
      guard !lent.isClosed else { return (nil, false) }
      if let free = lent.free.popLast() { return (free, false) }
      guard lent.count < most else { return (nil, false) }
      lent.count += 1
      return (nil, true)
    }
    guard mayOpen else { return free }
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      lent.withLock { $0.count -= 1 }
      throw error
    }
  }

  private func give(back connection: DatabaseQueue) {
    let isKept = lent.withLock { lent in
      guard !lent.isClosed else { return false }
      lent.free.append(connection)
      return true
    }
    // Nobody has it any more, so it closes as it goes; whether that succeeds changes nothing for a connection that only read.
    if !isKept { try? connection.close() }
  }

  /// Closes the connections; those that are lent are closed when they come back.
  func close() throws {
    let free = lent.withLock { lent in
      lent.isClosed = true
      let all = lent.free + (lent.watcher.map { [$0] } ?? [])
      lent.free = []
      lent.watcher = nil
      return all
    }
    for connection in free { try connection.close() }
  }
}
