import Foundation
import GRDB

/// Copies of a data folder's database, and the way back. The master key is not in them: keep it apart from them.
package enum Backup {
  /// What a backup holds.
  package struct Summary: Sendable, Hashable {
    /// The number of the last schema step.
    package let schema: Int
    package let accounts: Int
    package let bytes: Int
  }

  /// Writes a copy of the database of a data folder: one file, checked before it gets its name. A running server is not disturbed.
  ///
  /// - Throws: ``StoreError/backup(reason:)`` when the target exists, or the copy is not whole.
  package static func make(of folder: String, to path: String) throws(StoreError) -> Summary {
    let source = folder + "/" + SQLiteDriver.fileName
    guard FileManager.default.fileExists(atPath: source) else { throw .backup(reason: "there is no database in \(folder)") }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .backup(reason: "\(path) exists; a backup never overwrites another file")
    }
    let temporary = path + ".part"
    unlink(temporary)
    do {
      var configuration = Configuration()
      // A connection that cannot write cannot merge the log either, so it is safe beside a running server.
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: source, configuration: configuration)
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [temporary]) }
      try queue.close()
    } catch {
      unlink(temporary)
      throw .backup(reason: "\(SQLiteSession.storeError(error))")
    }
    guard chmod(temporary, 0o600) == 0 else { throw .backup(reason: "\(temporary) cannot be made private") }
    let summary = try check(temporary)
    try DurableFile.synchronize(file: temporary)
    try DurableFile.rename(temporary, to: path)
    return summary
  }

  /// Puts a backup in the place of the database of a data folder. What was there stays beside it, under the name returned. Data keys that
  /// are wrapped under an earlier master key are wrapped again under today's.
  ///
  /// - Parameter earlierKeys: keys of the backup's time that are not in the folder.
  /// - Throws: ``StoreError/inUse(path:processID:)`` while a server runs on the folder, ``StoreError/backup(reason:)`` when the file is
  ///   no backup of ours, ``StoreError/masterKey(reason:)`` when the keys of the folder do not open it; nothing is changed then.
  package static func restore(
    _ path: String, into folder: String, masterKeys: MasterKeys? = nil, earlierKeys: MasterKeys? = nil
  ) throws(StoreError) -> (summary: Summary, previous: String?) {
    try restore(path, into: folder, masterKeys: masterKeys, earlierKeys: earlierKeys) { (_) throws(StoreError) in }
  }

  /// The steps of a restore. Whatever it is interrupted after, the next start finds either database whole: until the old one is set
  /// aside it stands, and then the new one is taken up (``FolderPreparation``).
  enum Step: CaseIterable, Sendable {
    case checked, duplicated, wrapped, copied, merged, setAside, logRemoved, placed
  }

  static func restore(
    _ path: String, into folder: String, masterKeys: MasterKeys? = nil, earlierKeys: MasterKeys? = nil,
    reached: (Step) throws(StoreError) -> Void
  ) throws(StoreError) -> (summary: Summary, previous: String?) {
    let lock = try FolderLock(folder: folder)
    defer { lock.release() }
    let files = FolderFiles(folder: folder)
    let summary = try check(path)
    let current = if let masterKeys { masterKeys } else { try MasterKeys(folder: folder, mayCreate: false) }
    let keys = try EarlierKeys.opening(current, given: earlierKeys, folder: folder)
    try checkKeys(path, keys)
    try reached(.checked)
    files.removeCopy()
    unlink(files.incoming)
    do {
      try FileManager.default.copyItem(atPath: path, toPath: files.copy)
    } catch {
      files.removeCopy()
      throw .backup(reason: "\(path) cannot be copied into \(folder)")
    }
    guard chmod(files.copy, 0o600) == 0 else { throw .backup(reason: "\(files.copy) cannot be made private") }
    try reached(.duplicated)
    // Under a name that no start takes up: the next one opens it with today's keys alone.
    if summary.schema >= Migration.accounts.number { try prepare(files.copy, Vault(keys: keys)) }
    try DurableFile.synchronize(file: files.copy)
    try reached(.wrapped)
    try DurableFile.rename(files.copy, to: files.incoming)
    try lock.hold(files.incoming)
    try reached(.copied)
    var previous: String?
    if FolderFiles.exists(files.database) {
      // The log is part of the database that it belongs to; merged, the old file stands for itself. One that is damaged keeps its log.
      try? merge(files.database)
      try reached(.merged)
      let name = FolderFiles.free(files.previous)
      try DurableFile.rename(files.database, to: name)
      previous = name
      try reached(.setAside)
      if (FolderFiles.size(files.log) ?? 0) > 0 { try DurableFile.rename(files.log, to: name + "-wal") }
    }
    unlink(files.log)
    unlink(files.index)
    try reached(.logRemoved)
    try DurableFile.rename(files.incoming, to: files.database)
    lock.noteKept()
    try reached(.placed)
    return (summary, previous)
  }

  // MARK: checks

  /// Opens a file and makes sure that it is a whole database of ours.
  static func check(_ path: String) throws(StoreError) -> Summary {
    let bytes = ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0
    return try reading(path) { (session) throws(StoreError) in
      let integrity = try session.rows("PRAGMA integrity_check").first?.first?.text
      guard integrity == "ok" else { throw .backup(reason: "\(path) is damaged: \(integrity ?? "no answer")") }
      guard try session.rows("PRAGMA foreign_key_check").isEmpty else {
        throw .backup(reason: "\(path) has rows that belong to nothing")
      }
      guard let schema = try session.rows("SELECT MAX(number) FROM schema_step").first?.first?.integer else {
        throw .backup(reason: "\(path) is no database of Astronova")
      }
      guard schema <= Migration.latest else { throw .newerSchema(found: Int(schema), known: Migration.latest) }
      let accounts =
        schema >= Migration.accounts.number ? try session.rows("SELECT COUNT(*) FROM account").first?.first?.integer ?? 0 : 0
      return Summary(schema: Int(schema), accounts: Int(accounts), bytes: bytes)
    }
  }

  static func checkKeys(_ path: String, _ keys: MasterKeys) throws(StoreError) {
    let vault = Vault(keys: keys)
    try reading(path) { (session) throws(StoreError) in
      guard
        try session.rows("SELECT 1 FROM schema_step WHERE number = ?", [.integer(Int64(Migration.accounts.number))]).count == 1
      else { return }
      for row in try session.rows("SELECT owner, wrapped FROM data_key") {
        guard row.count == 2, let owner = row[0].text, let wrapped = row[1].text else { throw .malformedRow(table: "data_key") }
        _ = try vault.dataKey(wrapped, owner: owner)
      }
    }
  }

  private static func reading<Value>(
    _ path: String, _ work: (any SQLSession) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    guard FileManager.default.fileExists(atPath: path) else { throw .backup(reason: "there is no file \(path)") }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      defer { try? queue.close() }
      return try queue.read { try work(SQLiteSession(database: $0)) }
    } catch let error as StoreError {
      if case .database(let reason) = error { throw .backup(reason: "\(path) is no database of Astronova (\(reason))") }
      throw error
    } catch {
      throw .backup(reason: "\(path) is no database of Astronova")
    }
  }

  /// How far the numbers of changes jump when a backup comes back.
  private static let lostChanges: Int64 = 1 << 32

  /// Makes a copy ready to take over: data keys under today's master key, and the number of every account's next change beyond all that were
  /// given since the backup was made. Devices ask for what came after such a number, and say with another on what their change was made;
  /// given a second time, it would stand for something else.
  private static func prepare(_ path: String, _ vault: Vault) throws(StoreError) {
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write {
        let session = SQLiteSession(database: $0)
        try vault.wrapAgain(session)
        try session.execute(
          "UPDATE account SET change_count = change_count + ? WHERE change_count < ?",
          [.integer(lostChanges), .integer(Int64.max / 2)])
      }
      try queue.close()
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  private static func merge(_ path: String) throws(StoreError) {
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try queue.close()
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }
}
