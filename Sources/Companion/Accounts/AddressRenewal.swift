import Identity
package import Store

/// Brings addresses that were kept before they were normalised into today's form, once. Of two accounts whose addresses turn out to be one,
/// the older has it, and the younger keeps its spelling.
package struct AddressRenewal: Sendable {
  package let store: DataStore
  package let clock: WallClock

  /// Puts the value together from its parts.
  package init(store: DataStore, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  /// The name under which it is noted that it is done.
  private static let job = "normalised addresses"

  package func run() async throws {
    guard try await store.jobs.place(of: Self.job).isEmpty else { return }
    _ = try await store.accounts.rewriteSubjects { (try? MailAddress($0))?.canonical }
    try await store.jobs.note("done", of: Self.job, now: clock.microseconds)
  }
}
