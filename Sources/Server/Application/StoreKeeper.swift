import Companion
import Logging
import ServiceLifecycle
import Store

/// Sweeps out what has expired, and closes the store when the server has stopped.
struct StoreKeeper: NamedService {
  static let name = "store"

  let store: DataStore
  let clock: WallClock
  let logger: Logger

  func run() async throws {
    await again(every: 3600) { await sweep() }
    try await store.close()
  }

  private func sweep() async {
    do {
      let count = try await store.deleteExpired(now: clock.microseconds)
      if count > 0 { logger.info("expired charts and sign-ins deleted", metadata: ["count": "\(count)"]) }
    } catch {
      logger.error("what has expired could not be deleted", metadata: ["error": "\(error)"])
    }
  }
}
