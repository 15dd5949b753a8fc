import Foundation
import Synchronization

/// Holds a data folder for one process, by `flock` on a file in it and on the database itself. The system lets go when the process ends,
/// however it ends.
///
/// The file says who holds the folder, and holds it while there is no database. It can be deleted by hand, so the database is locked as
/// well, which goes wherever its file goes. By `flock`, because SQLite locks by `fcntl`, which knows nothing of it: a backup or an
/// examination beside the server reads on undisturbed. Closing any descriptor of the database drops SQLite's own locks in this process,
/// so ours is closed after SQLite's last one (``release()``). On NFS, where `flock` is a lock by range as well, SQLite's log does not work
/// anyway (sqlite.org/wal.html).
final class FolderLock: Sendable {
  private struct Held {
    /// The descriptor of the lock file; `nil` when everything was let go of.
    var file: Int32?
    /// Descriptors of the database, and of one that is to take its place.
    var databases: [Int32] = []
  }

  private let folder: String
  private let held: Mutex<Held>
  /// Whether the folder has held a database under a lock file like this one, whatever is in it now.
  let hasKept: Bool

  /// What the lock file says when the folder has held a database.
  private static let mark = "keeps data"

  /// Makes the folder when it is missing, readable by its owner alone, and takes the lock on it and on its database.
  init(folder: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderUnusable(path: folder, reason: "it does not exist and cannot be made")
    }
    let files = FolderFiles(folder: folder)
    let file = open(files.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .folderUnusable(path: folder, reason: String(cString: strerror(errno))) }
    let text = Self.text(of: file)
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .inUse(path: folder, processID: text.split(separator: "\n").first.flatMap { Int($0) })
    }
    self.folder = folder
    hasKept = text.contains(Self.mark)
    held = Mutex(Held(file: file))
    // Before anything is said in the file: whoever holds the database without it is another process.
    if FolderFiles.exists(files.database) { try hold(files.database) }
    write(isKeeping: hasKept)
  }

  /// Takes the lock on a database of the folder too, made for its owner alone when it is missing.
  func hold(_ database: String) throws(StoreError) {
    // Until the file that was locked is the one that has the name.
    for _ in 0..<10 {
      let file = open(database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .folderUnusable(path: database, reason: String(cString: strerror(errno))) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        throw .inUse(path: folder, processID: nil)
      }
      var locked = stat()
      if fstat(file, &locked) == 0, let named = FolderFiles.status(database), named.st_ino == locked.st_ino,
        named.st_dev == locked.st_dev
      {
        held.withLock { $0.databases.append(file) }
        return
      }
      Self.letGo(file)
    }
    throw .folderUnusable(path: database, reason: "another process keeps replacing it")
  }

  /// Whether the lock file of a folder says that it has held a database.
  static func isMarked(_ files: FolderFiles) -> Bool {
    let file = open(files.lock, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return text(of: file).contains(mark)
  }

  /// Notes that the folder holds a database from now on, so that a loss of it is noticed.
  func noteKept() { write(isKeeping: true) }

  /// Lets go. Letting go twice is harmless. Nothing of the database may be open any more.
  func release() {
    held.withLock { held in
      for file in held.databases { Self.letGo(file) }
      if let file = held.file { Self.letGo(file) }
      held = Held(file: nil)
    }
  }

  deinit { release() }

  /// Unlocks and closes a file. Closing alone leaves the lock with a program that this process is just starting, until that has begun.
  private static func letGo(_ file: Int32) {
    flock(file, LOCK_UN)
    close(file)
  }

  /// Writes who holds the folder: for the message of whoever comes second, and the mark; the lock does not depend on it.
  private func write(isKeeping: Bool) {
    let text = Array("\(getpid())\n\(isKeeping ? Self.mark + "\n" : "")".utf8)
    held.withLock { held in
      guard let file = held.file else { return }
      // One call, over what stands: the mark is never missing in between.
      if pwrite(file, text, text.count, 0) == text.count { ftruncate(file, off_t(text.count)) }
    }
  }

  private static func text(of file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
