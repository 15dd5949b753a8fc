public import Identity
import Wire

/// How much is allowed, by name: the one place where the numbers stand.
public struct LimitTable: Sendable, Hashable {
  /// The limits of one name.
  public struct Entry: Sendable, Hashable {
    /// Of somebody who is not signed in, by network.
    public var visitors: [RateLimit]
    /// Of an account.
    public var members: [RateLimit]

    public init(visitors: [RateLimit], members: [RateLimit]) {
      self.visitors = visitors
      self.members = members
    }
  }

  private var entries: [Route.Limit: Entry]
  /// Of wrong passwords.
  public var guesses: GuessLimits

  private init(_ entries: [Route.Limit: Entry], guesses: GuessLimits) {
    self.entries = entries
    self.guesses = guesses
  }

  /// The limits of the first Astronova for visitors, and of its successor for accounts; attempts to sign in are few.
  public static let standard = LimitTable(
    [
      .generation: Entry(
        visitors: [RateLimit(50, per: 3600), RateLimit(200, per: 86_400)],
        members: [RateLimit(500, per: 3600), RateLimit(2000, per: 86_400)]),
      .signIn: Entry(visitors: [RateLimit(20, per: 600)], members: [RateLimit(20, per: 600)]),
      .password: Entry(visitors: [RateLimit(120, per: 600)], members: [RateLimit(120, per: 600)]),
    ], guesses: .standard)

  /// No limits; for measurements, and behind something else that has them.
  public static let off = LimitTable([:], guesses: .off)

  /// The limits of a name, for a visitor or an account; none when it is free.
  func limits(_ name: Route.Limit, isMember: Bool) -> [RateLimit] {
    guard let entry = entries[name] else { return [] }
    return isMember ? entry.members : entry.visitors
  }

  /// These limits with others for the generation of charts and readings by visitors, per hour and per day.
  public func withVisitors(hourly: Int, daily: Int) -> LimitTable {
    var table = self
    table.entries[.generation]?.visitors = [RateLimit(hourly, per: 3600), RateLimit(daily, per: 86_400)]
    return table
  }
}
