import Companion
import Ephemeris
import Logging
import ServiceLifecycle
import Store

/// Has tomorrow's readings prepared, round after round, for as long as the server runs.
struct PreparationRounds: NamedService {
  static let name = "readings prepared"

  var preparation: ReadingPreparation
  let logger: Logger
  /// Seconds between two rounds; never when `nil`.
  let interval: Int?

  init(companion: Companion, store: DataStore, configuration: ServerConfiguration) {
    preparation = ReadingPreparation(
      companion, store: store, preparesForPremium: configuration.preparesForPremium, languages: configuration.languages)
    logger = configuration.logger
    interval = configuration.preparationInterval
  }

  func run() async throws { await again(every: interval) { await round() } }

  /// One round through all accounts, from where the last one was stopped. Errors end it; the next one goes on there.
  func round() async {
    let start = ContinuousClock.now
    var made = 0
    do {
      while let count = try await preparation.piece() {
        made += count
        if Task.isCancelled { break }
      }
    } catch {
      // A round that the end of the server cuts short goes on at the next start; that is no error.
      guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
      logger.error("readings could not be prepared", metadata: ["error": "\(type(of: error))"])
    }
    guard made > 0 else { return }
    let elapsed = (ContinuousClock.now - start).components
    let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    logger.info(
      "readings prepared",
      metadata: ["count": "\(made)", "perSecond": "\(Int(clamping: (Double(made) / max(seconds, 1e-6)).rounded()))"])
  }
}
