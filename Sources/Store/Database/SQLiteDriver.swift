import Foundation
import GRDB

/// SQLite in one file (write-ahead log, full synchronisation) or, for tests, in memory.
final class SQLiteDriver: SQLDriver {
  private let writer: any DatabaseWriter
  /// `nil` in memory, where there is one connection.
  private let readers: SQLiteReaders?
  private let batcher: WriteBatcher
  private let lock: FolderLock?
  private let space: DiskSpace
  /// What was put in order on the way.
  let notices: [FolderNotice]

  /// A database in memory, gone with the process.
  init() throws(StoreError) {
    do {
      let queue = try DatabaseQueue(configuration: Self.configuration)
      try queue.write { try Migration.migrate(SQLiteSession(database: $0)) }
      writer = queue
    } catch {
      throw SQLiteSession.storeError(error)
    }
    readers = nil
    batcher = WriteBatcher(writer: writer)
    lock = nil
    space = DiskSpace(files: nil)
    notices = []
  }

  /// The database of a data folder, which is locked against other processes for as long as the driver lives: with two writers
  /// SQLite before 3.51.3 can lose a checkpoint (sqlite.org/wal.html#walresetbug).
  ///
  /// - Parameters:
  ///   - masterKeys: the keys that were given; those of the folder when left out.
  ///   - beginsAnew: whether a database that was lost is to be followed by a new one.
  init(folder: String, masterKeys: MasterKeys? = nil, beginsAnew: Bool = false) throws(StoreError) {
    let files = FolderFiles(folder: folder)
    let lock = try FolderLock(folder: folder)
    var preparation = FolderPreparation(files, lock: lock, masterKeys: masterKeys, beginsAnew: beginsAnew)
    try preparation.run()
    self.lock = lock
    space = DiskSpace(files: files)
    notices = preparation.notices
    do {
      let pool = try DatabasePool(path: files.database, configuration: Self.configuration)
      try pool.writeWithoutTransaction { database in
        // A pool sets NORMAL after its configuration has run, which may lose the last commits when the power goes.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA secure_delete = ON")
      }
      try pool.write { try Migration.migrate(SQLiteSession(database: $0)) }
      writer = pool
    } catch {
      throw SQLiteSession.storeError(error)
    }
    readers = Self.readers(of: files.database)
    batcher = WriteBatcher(writer: writer)
  }

  /// The database of a folder that another driver holds, beside that one and without a lock: what a second process would see.
  init(beside folder: String) throws(StoreError) {
    lock = nil
    space = DiskSpace(files: nil)
    notices = []
    let file = FolderFiles(folder: folder).database
    do {
      writer = try DatabasePool(path: file, configuration: Self.configuration)
    } catch {
      throw SQLiteSession.storeError(error)
    }
    readers = Self.readers(of: file)
    batcher = WriteBatcher(writer: writer)
  }

  /// The database within a data folder.
  static let fileName = "astronova.sqlite"

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "astronova"
    configuration.busyMode = .timeout(5)
    configuration.foreignKeysEnabled = true
    configuration.publicStatementArguments = false
    configuration.maximumReaderCount = mostReaders
    return configuration
  }

  /// A reader for every thread that may ask, so that none waits for another.
  private static var mostReaders: Int { max(4, ProcessInfo.processInfo.activeProcessorCount) + 1 }

  private static func readers(of file: String) -> SQLiteReaders {
    SQLiteReaders(path: file, configuration: configuration, most: mostReaders)
  }

  func read<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    // On the caller's thread: a look into the pages in memory is over sooner than a change of threads, and readers wait for no writer.
    try readNow(work)
  }

  func commitMark() throws(StoreError) -> CommitMark {
    do {
      if let mark = try readers?.commitMark() { return mark }
      // In memory every change goes over the one connection that there is.
      return try writer.read { database in
        guard let changes = try Int64.fetchOne(database.cachedStatement(sql: "SELECT total_changes()")) else {
          throw StoreError.database(reason: "total_changes gave nothing")
        }
        return CommitMark(number: changes)
      }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  func write<Value: Sendable>(
    touching: @escaping @Sendable (Value) -> TouchedIdentities,
    _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    do {
      let value = try await batcher.write { (session) throws(StoreError) in
        let value = try work(session)
        try IdentityVersion.count(touching(value), session)
        return value
      }
      space.note(isFull: false)
      return value
    } catch {
      if error == .diskFull { space.note(isFull: true) }
      throw error
    }
  }

  /// Reads on the calling thread.
  func readNow<Value>(_ work: (any SQLSession) throws(StoreError) -> Value) throws(StoreError) -> Value {
    do {
      if let value = try readers?.read({ try work(SQLiteSession(database: $0)) }) { return value }
      return try writer.read { try work(SQLiteSession(database: $0)) }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  /// Writes while the store is being opened.
  func writeNow(_ work: (any SQLSession) throws(StoreError) -> Void) throws(StoreError) {
    do {
      try writer.write { try work(SQLiteSession(database: $0)) }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  /// Whether there is no room to write; tried again, when the last write has failed for that, at most once a second.
  func isFull() async -> Bool {
    if space.isToBeTried {
      _ = try? await write(touching: .nobody) { (session) throws(StoreError) in
        // A few pages: a little may fit into those that are there, however full the disk is.
        let filler = SQLValue.text(String(repeating: "0", count: 255))
        for number in 0..<64 {
          try session.execute(
            "INSERT INTO job_state (name, place, updated_at) VALUES (?, ?, 0)", [.text("room \(number)"), filler])
        }
        return try session.execute("DELETE FROM job_state WHERE name LIKE 'room %'")
      }
    }
    return space.isFull
  }

  /// Notes that the folder holds a database, so that a loss of it is noticed.
  func noteKept() { lock?.noteKept() }

  /// Merges the log into the database, so that nothing that was replaced stays in it.
  func mergeNow() throws(StoreError) {
    do {
      try writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  func forget() async throws(StoreError) {
    do {
      // Pages of deleted rows are zeroed as they are freed (SECURE_DELETE); the log goes when it has been merged.
      if let pool = writer as? DatabasePool {
        _ = try await pool.barrierWriteWithoutTransaction { try $0.checkpoint(.truncate) }
      }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  func close() async throws(StoreError) { try closeNow() }

  /// The same on the calling thread.
  func closeNow() throws(StoreError) {
    do {
      try readers?.close()
      // Closing a pool may leave the log unmerged (GRDB issue 739), so it is merged first. Where there is no room for that it stays.
      if writer is DatabasePool { try? mergeNow() }
      try writer.close()
    } catch {
      throw SQLiteSession.storeError(error)
    }
    lock?.release()
  }

  /// A pragma as the writing connection has it.
  func pragma(_ name: String) throws(StoreError) -> SQLValue {
    do {
      return try writer.writeWithoutTransaction { try SQLiteSession(database: $0).rows("PRAGMA \(name)").first?.first ?? .null }
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }
}
