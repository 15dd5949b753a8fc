import Foundation

/// Where everything stands in a data folder.
struct FolderFiles: Sendable, Hashable {
  let folder: String

  var database: String { folder + "/astronova.sqlite" }
  /// The write-ahead log, which is part of the database that it belongs to.
  var log: String { database + "-wal" }
  /// The index of the write-ahead log, in memory that processes share.
  var index: String { database + "-shm" }
  /// A backup on its way in; there only while it is being restored.
  var incoming: String { database + ".new" }
  /// A backup that is being copied and wrapped under today's key, before it is on its way in.
  var copy: String { database + ".copy" }
  /// What stood there before a backup was restored.
  var previous: String { database + ".before-restore" }
  var key: String { folder + "/" + MasterKeys.fileName }
  /// A master key on its way in.
  var incomingKey: String { key + ".new" }
  var lock: String { folder + "/astronova.lock" }

  /// What a file is, without opening it: closing a file of the database would drop the locks that SQLite has on it in this process.
  static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// How long a file is, in bytes; `nil` when there is none.
  static func size(_ path: String) -> Int64? { status(path).map { Int64($0.st_size) } }

  /// Removes the copy of a backup, with what an interrupted change to it has left.
  func removeCopy() { for ending in ["", "-journal", "-wal", "-shm"] { unlink(copy + ending) } }

  static func exists(_ path: String) -> Bool { status(path) != nil }

  /// The first name in a row that is free: `name`, `name-2`, `name-3`.
  static func free(_ name: String) -> String {
    var number = 2
    var candidate = name
    while exists(candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Bytes that may still be written where the folder is; `nil` when the system does not say.
  var freeBytes: Int64? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    // What the file system keeps back is for root.
    let blocks = geteuid() == 0 ? status.f_bfree : status.f_bavail
    let (bytes, overflow) = Int64(clamping: blocks).multipliedReportingOverflow(by: Int64(clamping: status.f_frsize))
    return overflow ? .max : bytes
  }
}
