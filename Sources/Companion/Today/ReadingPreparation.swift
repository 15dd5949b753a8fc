package import Readings
package import Store

/// Prepares tomorrow's readings for whoever asks for it, a few at a time and beside everything else.
///
/// What is done stands in the store: a reading that is kept is passed over, and the place in the list of accounts is noted after every
/// piece, so that it goes on there after a stop.
package struct ReadingPreparation: Sendable {
  private let store: DataStore
  private let readings: ReadingService
  private let profiles: ProfileService
  /// What the product speaks: a reading is prepared in the language in which it will be asked for.
  private let languages: Languages
  private let clock: WallClock
  /// Whether readings are prepared for accounts that pay, asked for or not.
  private let preparesForPremium: Bool
  /// Whether an account pays. There is nothing to buy yet.
  package var isPremium: @Sendable (Account) async throws -> Bool = { _ in false }

  /// What the place is noted under.
  package static let name = "prepareReadings"
  /// How many accounts are looked at before the place is noted.
  package static let piece = 50
  /// How many readings are under way at a time.
  static let atOnce = 3

  /// What prepares the readings of a product.
  package init(_ companion: Companion, store: DataStore, preparesForPremium: Bool, languages: Languages) {
    self.store = store
    readings = companion.readings
    profiles = companion.profiles
    self.languages = languages
    clock = companion.clock
    self.preparesForPremium = preparesForPremium
  }

  /// One piece of the list.
  ///
  /// - Returns: how many readings were made; `nil` when the end of the list was reached and there was nothing left.
  package func piece() async throws -> Int? {
    let jobs = store.jobs
    let place = try await jobs.place(of: Self.name)
    let ids = try await store.accounts.ids(after: place, limit: Self.piece)
    guard let last = ids.last else {
      if !place.isEmpty { try await jobs.note("", of: Self.name, now: clock.microseconds) }
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
    try await jobs.note(last, of: Self.name, now: clock.microseconds)
    return made
  }

  /// Whether a reading was made for an account.
  private func prepare(_ id: String) async throws -> Bool {
    guard let account = try await store.accounts.account(id) else { return false }
    let language = try await profiles.profile(account).profile.language(among: languages)
    guard let person = try await readings.person(account, language: language) else { return false }
    var isWanted = person.profile.preparesReadings ?? false
    if !isWanted, preparesForPremium { isWanted = try await isPremium(account) }
    guard isWanted else { return false }
    return try await readings.reading(of: person, on: readings.today(in: person.zone).advanced(by: 1)).isNew
  }
}
