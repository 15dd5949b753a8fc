import Companion
import Ephemeris
import Logging
import Readings
import ServiceLifecycle
import Store
import Wire

/// Prepares tomorrow's readings for whoever asks for it, a few at a time and beside everything else.
///
/// What is done stands in the store: a reading that is kept is passed over, and the place in the list of accounts is noted after every
/// piece, so that it goes on there after a stop.
struct ReadingPreparation: Service {
  let companion: Companion
  /// Where the list of accounts is, and the place in it.
  private let store: DataStore
  let logger: Logger
  /// Seconds between two rounds; never when `nil`.
  let interval: Int?
  let preparesForPremium: Bool
  /// Whether an account pays. There is nothing to buy yet.
  var isPremium: @Sendable (Account) async throws -> Bool = { _ in false }

  /// What the place is noted under.
  static let name = "prepareReadings"
  /// How many accounts are looked at before the place is noted.
  static let piece = 50
  /// How many readings are under way at a time.
  static let atOnce = 3

  init(companion: Companion, store: DataStore, configuration: ServerConfiguration) {
    self.companion = companion
    self.store = store
    logger = configuration.logger
    interval = configuration.preparationInterval
    preparesForPremium = configuration.preparesForPremium
  }

  func run() async throws {
    guard let interval else {
      try? await gracefulShutdown()
      return
    }
    try? await cancelWhenGracefulShutdown {
      while true {
        await round()
        try await Task.sleep(for: .seconds(interval))
      }
    }
  }

  /// One round through all accounts, from where the last one was stopped. Errors end it; the next one goes on there.
  func round() async {
    let start = ContinuousClock.now
    var made = 0
    do {
      while let count = try await piece() {
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

  /// One piece of the list.
  ///
  /// - Returns: how many readings were made; `nil` when the end of the list was reached and there was nothing left.
  func piece() async throws -> Int? {
    let jobs = store.jobs
    let place = try await jobs.place(of: Self.name)
    let ids = try await store.accounts.ids(after: place, limit: Self.piece)
    guard let last = ids.last else {
      if !place.isEmpty { try await jobs.note("", of: Self.name, now: companion.clock.microseconds) }
      return nil
    }
    // A few at a time, so that one composes while another one's reading is being committed.
    let made = await withTaskGroup(of: Bool.self) { group in
      var waiting = ids.makeIterator()
      var made = 0
      func addNext() -> Bool {
        guard let id = waiting.next() else { return false }
        // One person's birth that cannot be read must not keep the others waiting.
        group.addTask(priority: .background) { (try? await prepare(id)) == true }
        return true
      }
      for _ in 0..<Self.atOnce { _ = addNext() }
      while let isMade = await group.next() {
        if isMade { made += 1 }
        _ = addNext()
      }
      return made
    }
    try await jobs.note(last, of: Self.name, now: companion.clock.microseconds)
    return made
  }

  /// Whether a reading was made for an account.
  private func prepare(_ id: String) async throws -> Bool {
    guard let account = try await store.accounts.account(id), let person = try await companion.readings.person(account) else {
      return false
    }
    var isWanted = person.profile.preparesReadings ?? false
    if !isWanted, preparesForPremium { isWanted = try await isPremium(account) }
    guard isWanted else { return false }
    return try await companion.readings.reading(of: person, on: companion.readings.today(in: person.zone).advanced(by: 1)).isNew
  }
}
