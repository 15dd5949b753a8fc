import Foundation
import GRDB

/// A look at a data folder that changes nothing in it, beside a running server too.
package struct FolderExamination: Sendable, Hashable {
  /// What is wrong.
  package enum Fault: Sendable, Hashable {
    /// There is a key, or what else a database leaves, and no database.
    case databaseMissing
    /// The database has no byte, or no table.
    case databaseEmpty
    /// The database was being replaced by a backup; the next start finishes that.
    case restoreInterrupted
    /// It does not begin as a database does.
    case headerOverwritten
    /// It is shorter than it says, or does not hold together; in SQLite’s words.
    case damaged(String)
    /// It cannot be read at all.
    case unreadable(String)
    /// It belongs to another program.
    case foreign
    /// A newer version has written it.
    case newerSchema(found: Int, known: Int)
    case keyMissing(path: String)
    case keyUnusable(String)
    /// A data key does not open with the master key.
    case keyWrong(String)
    /// So many sealed texts of a table do not open.
    case textsBroken(table: String, count: Int)
  }

  /// What a database holds.
  package struct Contents: Sendable, Hashable {
    package internal(set) var schema = 0
    package internal(set) var accounts = 0
    package internal(set) var bytes = 0
    /// Data keys that open.
    package internal(set) var dataKeys = 0
    /// Sealed texts that open.
    package internal(set) var sealedTexts = 0
  }

  /// What is wrong; nothing when it is in order.
  package internal(set) var faults: [Fault] = []
  /// What is kept; `nil` when nothing is yet, or it cannot be read.
  package internal(set) var contents: Contents?
  /// Files that other users may read.
  package internal(set) var openToOthers: [String] = []

  /// The number of the schema that this version writes.
  package static var latestSchema: Int { Migration.latest }

  /// Looks at a folder.
  ///
  /// - Parameter masterKeys: the keys that were given; those of the folder when `nil`.
  package init(folder: String, masterKeys: MasterKeys? = nil) {
    let files = FolderFiles(folder: folder)
    openToOthers = [files.folder, files.database, files.key].filter { path in
      FolderFiles.status(path).map { $0.st_mode & 0o077 != 0 } ?? false
    }
    guard let size = FolderFiles.size(files.database) else {
      if FolderFiles.exists(files.incoming) {
        faults = [.restoreInterrupted]
      } else if FolderLock.isMarked(files) || FolderFiles.exists(files.key) || FolderFiles.exists(files.previous)
        || (FolderFiles.size(files.log) ?? 0) > 0
      {
        faults = [.databaseMissing]
      }
      return
    }
    guard size > 0 else {
      faults = [.databaseEmpty]
      return
    }
    // SQLite takes a file that is shorter than its smallest page for an empty one.
    guard size >= 512 else {
      faults = [.damaged("the file has \(size) bytes")]
      return
    }
    let vault = keys(files, masterKeys).map { Vault(keys: $0) }
    let keyFaults = faults
    let wasLogged = FolderFiles.exists(files.log)
    examine(files, vault)
    // A server that starts meanwhile changes a file that was read as one that does not change.
    if faults != keyFaults, !wasLogged, FolderFiles.exists(files.log) {
      faults = keyFaults
      examine(files, vault)
    }
  }

  private mutating func keys(_ files: FolderFiles, _ given: MasterKeys?) -> MasterKeys? {
    if let given { return given }
    guard FolderFiles.exists(files.key) else {
      faults.append(.keyMissing(path: files.key))
      return nil
    }
    do {
      return try MasterKeys(folder: files.folder, mayCreate: false)
    } catch .masterKey(let reason) {
      faults.append(.keyUnusable(reason))
    } catch {
      faults.append(.keyUnusable(error.description))
    }
    return nil
  }

  private mutating func examine(_ files: FolderFiles, _ vault: Vault?) {
    do {
      let (found, contents) = try ReadOnlyDatabase.read(files.database) { try DatabaseExamination($0).run(vault) }
      faults += found
      self.contents = contents
      self.contents?.bytes = Int((FolderFiles.size(files.database) ?? 0) + (FolderFiles.size(files.log) ?? 0))
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_NOTADB: faults.append(.headerOverwritten)
      case .SQLITE_CORRUPT: faults.append(.damaged(error.message ?? "malformed"))
      default: faults.append(.unreadable(error.description))
      }
    } catch {
      faults.append(.unreadable("\(error)"))
    }
  }
}

/// Reads a database without leaving a trace: nothing is made, changed or merged, beside a running server too.
///
/// SQLite makes a log and its index even for a connection that cannot write, so it is told how not to (sqlite.org/wal.html#readonly,
/// sqlite.org/uri.html): without a log the file is read as one that does not change; with a log and its index the index is opened for
/// reading alone, and rebuilt in memory when nobody keeps it; with a log without its index, which no server leaves, a copy is read.
enum ReadOnlyDatabase {
  static func read<Value>(_ path: String, _ work: (Database) throws -> Value) throws -> Value {
    let files = FileManager.default
    let hasLog = (FolderFiles.size(path + "-wal") ?? 0) > 0
    let hasIndex = FolderFiles.exists(path + "-shm") && FolderFiles.exists(path + "-wal")
    if hasLog, !hasIndex {
      let copy = files.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path
      try files.createDirectory(atPath: copy, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      defer { try? files.removeItem(atPath: copy) }
      for ending in ["", "-wal"] { try files.copyItem(atPath: path + ending, toPath: copy + "/copy" + ending) }
      return try read(from: copy + "/copy", isReadonly: false, work)
    }
    return try read(from: address(path, hasIndex ? "readonly_shm=1" : "immutable=1"), isReadonly: true, work)
  }

  private static func read<Value>(
    from path: String, isReadonly: Bool, _ work: (Database) throws -> Value
  ) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = isReadonly
    configuration.busyMode = .timeout(5)
    configuration.publicStatementArguments = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read(work)
  }

  /// The address of a file with an option.
  private static func address(_ path: String, _ option: String) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    // What an address gives a meaning of its own.
    let escaped = absolute.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%;")))
    return "file:\(escaped ?? absolute)?mode=ro&\(option)"
  }
}
