import Foundation
import GRDB

/// Puts a data folder in order before its database is opened: closes it to others, finishes or clears away what was interrupted, and
/// makes sure that a database which was lost is never taken for one that is to be made.
struct FolderPreparation {
  let files: FolderFiles
  let lock: FolderLock
  /// The keys that were given; those of the folder when `nil`.
  let masterKeys: MasterKeys?
  /// Whether whoever starts the server has said that it is to begin afresh.
  let beginsAnew: Bool
  private(set) var notices: [FolderNotice] = []

  init(_ files: FolderFiles, lock: FolderLock, masterKeys: MasterKeys?, beginsAnew: Bool) {
    self.files = files
    self.lock = lock
    self.masterKeys = masterKeys
    self.beginsAnew = beginsAnew
  }

  /// Leaves a folder in which the database may be opened, or made.
  mutating func run() throws(StoreError) {
    closeToOthers()
    try sweep()
    let found = try standing()
    guard found == .kept else {
      guard beginsAnew || (!isUsed && found != .foreign) else {
        throw .databaseLost(
          path: files.database, state: found.words, previous: FolderFiles.exists(files.previous) ? files.previous : nil)
      }
      try setAside()
      // Made by us, so that it is its owner's alone whatever the process allows to others.
      try lock.hold(files.database)
      return
    }
    guard !beginsAnew else { throw .notNew(path: files.database) }
  }

  // MARK: others

  /// Takes the rights of others away from the folder and from what people keep in it.
  private mutating func closeToOthers() {
    close(files.folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: files.folder))?.sorted() ?? [] {
      guard name.hasPrefix("astronova.") || name.hasPrefix(MasterKeys.fileName) else { continue }
      close(files.folder + "/" + name)
    }
  }

  private mutating func close(_ path: String) {
    guard let status = FolderFiles.status(path), status.st_mode & 0o077 != 0 else { return }
    // A folder that everybody may write to by design, such as /tmp, stays what it is; what is in it is closed.
    let isShared = status.st_mode & S_IFMT == S_IFDIR && status.st_mode & mode_t(S_ISVTX) != 0
    if !isShared, status.st_uid == geteuid(), chmod(path, status.st_mode & 0o700) == 0 {
      notices.append(.closedToOthers(path: path))
    } else {
      notices.append(.openToOthers(path: path))
    }
  }

  // MARK: what was interrupted

  private mutating func sweep() throws(StoreError) {
    // A key that never came into force.
    unlink(files.incomingKey)
    files.removeCopy()
    guard FolderFiles.exists(files.incoming) else { return }
    // With a database in its place the copy had not been taken up; without one everything was ready for it.
    guard (FolderFiles.size(files.database) ?? 0) == 0, try isWhole(files.incoming) else {
      unlink(files.incoming)
      notices.append(.restoreDropped)
      return
    }
    try lock.hold(files.incoming)
    // The log of what was set aside; it belongs to that when it could not be merged.
    if (FolderFiles.size(files.log) ?? 0) > 0 {
      try DurableFile.rename(files.log, to: FolderFiles.free(files.previous + "-wal"))
    }
    unlink(files.log)
    unlink(files.index)
    try DurableFile.rename(files.incoming, to: files.database)
    notices.append(.restoreFinished)
  }

  /// Whether a copy is a whole database that the keys open.
  private func isWhole(_ path: String) throws(StoreError) -> Bool {
    do {
      _ = try Backup.check(path)
    } catch {
      return false
    }
    let keys = if let masterKeys { masterKeys } else { try MasterKeys(folder: files.folder, mayCreate: false) }
    try Backup.checkKeys(path, keys)
    return true
  }

  // MARK: what stands

  /// What stands where the database should be.
  private enum Standing: Equatable {
    case missing
    case empty
    /// A database without our tables.
    case blank
    /// No database, or one that does not answer.
    case foreign
    case kept

    var words: String {
      switch self {
      case .missing: "missing"
      case .empty: "empty"
      case .blank: "without any table"
      case .foreign, .kept: "damaged"
      }
    }
  }

  private func standing() throws(StoreError) -> Standing {
    guard let size = FolderFiles.size(files.database) else { return .missing }
    guard size > 0 else { return .empty }
    // SQLite takes a file that is shorter than its smallest page for an empty one.
    guard size >= 512 else { return .foreign }
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: files.database, configuration: configuration)
      defer { try? queue.close() }
      let hasSteps = try queue.read { try $0.tableExists("schema_step") }
      if hasSteps { return .kept }
      return try queue.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master") } == 0 ? .blank : .foreign
    } catch let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode) {
      return .foreign
    } catch {
      throw SQLiteSession.storeError(error)
    }
  }

  /// Whether the folder has held a database before.
  private var isUsed: Bool {
    lock.hasKept || FolderFiles.exists(files.key) || FolderFiles.exists(files.previous) || (FolderFiles.size(files.log) ?? 0) > 0
  }

  /// Gives what is left of a database another name: a log that stayed behind would become part of the new one.
  private mutating func setAside() throws(StoreError) {
    let target = FolderFiles.free(files.database + ".before-new")
    // The index follows from the log.
    unlink(files.index)
    for (path, ending) in [(files.database, ""), (files.log, "-wal")] where FolderFiles.exists(path) {
      // What holds nothing is not worth a name.
      guard (FolderFiles.size(path) ?? 0) > 0 else {
        unlink(path)
        continue
      }
      try DurableFile.rename(path, to: target + ending)
      notices.append(.setAside(path: target + ending))
    }
  }
}
