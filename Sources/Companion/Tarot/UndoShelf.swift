import Store
import Synchronization

/// What was deleted a moment ago, so that it can be brought back. It lies in memory alone: what is deleted is deleted, and when the server
/// stops there is nothing left to bring back.
final class UndoShelf: Sendable {
  private struct Deleted {
    let account: String
    let record: ArchivedRecord
    let until: Int64
    var bytes: Int { record.payload.utf8.count + 512 }
  }

  private let shelf = Mutex<[Deleted]>([])
  private let most: Int

  /// - Parameter most: how many bytes lie there at most; then the earliest are gone before their time.
  init(most: Int = 16_000_000) { self.most = most }

  /// Lays something down.
  ///
  /// - Parameter until: until when, in microseconds of POSIX time.
  func put(_ record: ArchivedRecord, account: String, until: Int64, now: Int64) {
    shelf.withLock { shelf in
      shelf.removeAll { $0.until <= now || ($0.account == account && $0.record.id == record.id) }
      shelf.append(Deleted(account: account, record: record, until: until))
      var bytes = shelf.reduce(0) { $0 + $1.bytes }
      while bytes > most, let first = shelf.first {
        bytes -= first.bytes
        shelf.removeFirst()
      }
    }
  }

  /// Takes something up again; `nil` when it is too late.
  func take(_ id: String, account: String, now: Int64) -> ArchivedRecord? {
    shelf.withLock { shelf in
      shelf.removeAll { $0.until <= now }
      guard let index = shelf.firstIndex(where: { $0.account == account && $0.record.id == id }) else { return nil }
      return shelf.remove(at: index).record
    }
  }
}
