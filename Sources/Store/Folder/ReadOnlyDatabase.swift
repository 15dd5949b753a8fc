import Foundation
import GRDB

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
