import Foundation

/// Files that are there as a whole or not at all, whatever happens to the process or the power.
enum DurableFile {
  /// Writes a file beside its final name, brings it to the disk, and renames it.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(StoreError) {
    let temporary = path + ".new"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw problem(temporary) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, bytes.count - written) }
      guard count > 0 else {
        let problem = problem(temporary)
        close(file)
        // Half a file is worth nothing, and where the disk is full its room is.
        unlink(temporary)
        throw problem
      }
      written += count
    }
    guard fsync(file) == 0, close(file) == 0 else { throw problem(temporary) }
    try rename(temporary, to: path)
  }

  /// Renames a file over another one, and brings the name to the disk.
  static func rename(_ temporary: String, to path: String) throws(StoreError) {
    guard Foundation.rename(temporary, path) == 0 else { throw problem(path) }
    try synchronize(folder: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }

  /// Brings the content of a file to the disk.
  static func synchronize(file path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw problem(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw problem(path) }
  }

  private static func synchronize(folder: String) throws(StoreError) { try synchronize(file: folder.isEmpty ? "." : folder) }

  private static func problem(_ path: String) -> StoreError {
    errno == ENOSPC ? .diskFull : .folderUnusable(path: path, reason: String(cString: strerror(errno)))
  }
}
