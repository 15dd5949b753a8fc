import Synchronization

/// Whether there is room to write: as the last write found it, and as the file system says.
final class DiskSpace: Sendable {
  private struct State {
    /// Whether the last write found no room.
    var isFull = false
    var triedAt: ContinuousClock.Instant?
  }

  private let files: FolderFiles?
  private let state = Mutex(State())

  /// With fewer bytes than that nothing of use can be written: the log grows by pages, and its index by 32 kB.
  private static let least: Int64 = 1 << 20

  /// - Parameter files: the folder that is written to; `nil` for a database in memory.
  init(files: FolderFiles?) { self.files = files }

  func note(isFull: Bool) { state.withLock { $0.isFull = isFull } }

  var isFull: Bool {
    if state.withLock({ $0.isFull }) { return true }
    guard let free = files?.freeBytes else { return false }
    return free < Self.least
  }

  /// Whether the last write found no room and it is time to try again; saying so counts as trying.
  var isToBeTried: Bool {
    state.withLock { state in
      guard state.isFull else { return false }
      let now = ContinuousClock.now
      if let last = state.triedAt, now - last < .seconds(1) { return false }
      state.triedAt = now
      return true
    }
  }
}
