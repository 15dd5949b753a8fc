import Synchronization

/// Whose identity a write may have changed: the account, its ways to sign in, its devices, its profile.
package enum TouchedIdentities: Sendable, Hashable {
  case nobody
  /// The account with an id.
  case one(String)
  /// Whatever is not known better.
  case everybody

  /// What records of a kind say about who somebody is: only the profile does.
  static func by(_ kind: RecordKind, of account: String) -> TouchedIdentities { kind == .profile ? .one(account) : .nobody }
}

/// The version of somebody's identity. While it is the same, what was read of it is still true.
package struct IdentityVersion: Sendable, Hashable {
  fileprivate let everybody: UInt64
  fileprivate let own: UInt64
}

/// Counts the changes of identities since the start, so that what every request asks for need not be read again every time. One process
/// holds the database (``FolderLock``), and every write goes through its driver, so no change is missed.
///
/// A version is taken before reading and a change is counted after its commit, but before its author is answered: what is kept under a
/// version may be newer than it, and is then read once more, but never older.
final class IdentityVersions: Sendable {
  private struct Counts {
    var everybody: UInt64 = 0
    var accounts: [String: UInt64] = [:]
  }

  private let counts = Mutex(Counts())
  /// How many accounts are counted one by one; then everybody is counted once, and it begins anew.
  private let room: Int

  init(room: Int = 100_000) { self.room = room }

  func version(of account: String) -> IdentityVersion {
    counts.withLock { IdentityVersion(everybody: $0.everybody, own: $0.accounts[account] ?? 0) }
  }

  func note(_ touched: TouchedIdentities) {
    switch touched {
    case .nobody: return
    case .everybody: counts.withLock { $0.everybody += 1 }
    case .one(let account):
      counts.withLock { counts in
        counts.accounts[account, default: 0] += 1
        guard counts.accounts.count > room else { return }
        counts.accounts = [:]
        counts.everybody += 1
      }
    }
  }
}
