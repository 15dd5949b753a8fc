import Foundation
import Synchronization

/// Holds a folder for one process, by `flock` on a file in it. The system lets go when the process ends, however it ends.
final class FolderLock: Sendable {
  private let descriptor: Mutex<Int32?>

  /// Makes the folder when it is missing, readable by its owner alone, and takes the lock.
  init(folder: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderUnusable(path: folder, reason: "it does not exist and cannot be made")
    }
    let path = folder + "/astronova.lock"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .folderUnusable(path: folder, reason: String(cString: strerror(errno))) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      var digits = [UInt8](repeating: 0, count: 20)
      let count = read(file, &digits, digits.count)
      close(file)
      throw .inUse(path: folder, processID: Int(String(decoding: digits.prefix(max(count, 0)), as: UTF8.self)))
    }
    // The number is for the message of whoever comes second; the lock does not depend on it.
    let number = Array("\(getpid())".utf8)
    if ftruncate(file, 0) == 0 { _ = write(file, number, number.count) }
    descriptor = Mutex(file)
  }

  /// Lets go. Letting go twice is harmless.
  func release() {
    descriptor.withLock { file in
      if let held = file { close(held) }
      file = nil
    }
  }

  deinit { release() }
}
