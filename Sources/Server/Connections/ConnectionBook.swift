import Companion
import NIOCore
import Synchronization

/// Who is connected, by network: nobody takes all the places there are.
final class ConnectionBook: Sendable {
  /// How many connections there may be.
  struct Bounds: Sendable, Hashable {
    /// Of everybody together. Whoever comes then waits in the queue of the system until somebody leaves.
    var inAll: Int
    /// Of one network, which is closed on at once when it brings more; a proxy that is believed is not bounded.
    var perNetwork: Int
  }

  let bounds: Bounds
  private let unbounded: Set<String>
  private let counts = Mutex<[String: Int]>([:])

  /// A book with nobody in it.
  ///
  /// - Parameter proxies: addresses through which everybody comes.
  init(_ bounds: Bounds, proxies: Set<String>) {
    self.bounds = bounds
    unbounded = proxies
  }

  /// Enters a connection until it closes; `false` when its network has all that one network may have.
  func enter(_ channel: any Channel) -> Bool {
    guard let address = channel.remoteAddress?.ipAddress, !unbounded.contains(address) else { return true }
    let network = ClientNetwork(address: address).key
    let isWelcome = counts.withLock { counts in
      let count = counts[network, default: 0]
      guard count < bounds.perNetwork else { return false }
      counts[network] = count + 1
      return true
    }
    if isWelcome { channel.closeFuture.whenComplete { [self] _ in leave(network) } }
    return isWelcome
  }

  private func leave(_ network: String) {
    counts.withLock { counts in
      let count = counts[network, default: 1] - 1
      counts[network] = count > 0 ? count : nil
    }
  }

  /// How many networks are connected.
  var networks: Int { counts.withLock { $0.count } }
}
