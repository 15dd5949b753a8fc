package import Identity
import Wire

/// How much is allowed, by name: the one place where the numbers stand.
package struct LimitTable: Sendable, Hashable {
  /// The limits of one name.
  package struct Entry: Sendable, Hashable {
    /// Of somebody who is not signed in, by network.
    package var visitors: [RateLimit]
    /// Of an account.
    package var members: [RateLimit]

    package init(visitors: [RateLimit], members: [RateLimit]) {
      self.visitors = visitors
      self.members = members
    }
  }

  private var entries: [Route.Limit: Entry]
  /// Milliseconds of processor time that whatever takes work may use: of a network without accounts, and of an account.
  private var work: Entry?
  /// Of wrong passwords.
  package var guesses: GuessLimits

  private init(_ entries: [Route.Limit: Entry], work: Entry?, guesses: GuessLimits) {
    self.entries = entries
    self.work = work
    self.guesses = guesses
  }

  /// The limits of the first Astronova for visitors, and of its successor for accounts; attempts to sign in are few. Twenty seconds of processor
  /// time at once and a tenth of a core after that are ten thousand charts for the visitors of a network, then fifty a second.
  package static let standard = LimitTable(
    [
      .generation: Entry(
        visitors: [RateLimit(50, per: 3600), RateLimit(200, per: 86_400)],
        members: [RateLimit(500, per: 3600), RateLimit(2000, per: 86_400)]),
      .signIn: Entry(visitors: [RateLimit(20, per: 600)], members: [RateLimit(20, per: 600)]),
      .password: Entry(visitors: [RateLimit(120, per: 600)], members: [RateLimit(120, per: 600)]),
      .calendar: Entry(visitors: [RateLimit(600, per: 600)], members: [RateLimit(600, per: 600)]),
    ], work: Entry(visitors: [RateLimit(20_000, per: 200)], members: [RateLimit(60_000, per: 240)]), guesses: .standard)

  /// No limits; for measurements, and behind something else that has them.
  package static let off = LimitTable([:], work: nil, guesses: .off)

  /// The limits of a name, for a visitor or an account; none when it is free.
  func limits(_ name: Route.Limit, isMember: Bool) -> [RateLimit] {
    guard let entry = entries[name] else { return [] }
    return isMember ? entry.members : entry.visitors
  }

  /// The budget of processor time, in milliseconds; none when it is free.
  func budget(isMember: Bool) -> RateLimit? { (isMember ? work?.members : work?.visitors)?.first }

  /// These limits with others for the generation of charts and readings by visitors, per hour and per day.
  package func withVisitors(hourly: Int, daily: Int) -> LimitTable {
    var table = self
    table.entries[.generation]?.visitors = [RateLimit(hourly, per: 3600), RateLimit(daily, per: 86_400)]
    return table
  }

  /// These limits with so many seconds of processor time that the visitors of a network may use at once; they come back ten times as slowly.
  package func withVisitors(workSeconds: Int) -> LimitTable {
    guard let work, let members = work.members.first else { return self }
    return withWork(visitors: RateLimit(workSeconds * 1000, per: workSeconds * 10), members: members)
  }

  /// These limits with other budgets of processor time, in milliseconds.
  func withWork(visitors: RateLimit, members: RateLimit) -> LimitTable {
    var table = self
    table.work = Entry(visitors: [visitors], members: [members])
    return table
  }
}
