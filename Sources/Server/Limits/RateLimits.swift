import Companion
import HTTPTypes
import Hummingbird
import Identity
import Wire

/// Keeps the table of limits: counts by account, or by network for visitors.
struct RateLimits: Sendable {
  let table: LimitTable
  /// The clock of the answers; what is counted has a clock of its own, which nobody sets back.
  let clock: WallClock
  private let limiter = RateLimiter()

  init(_ table: LimitTable, clock: WallClock = .system) {
    self.table = table
    self.clock = clock
  }

  /// Counts a request, and answers it when there is room.
  func count(
    _ limit: Route.Limit, _ context: AppContext, _ answer: () async throws -> Response
  ) async throws -> Response {
    try checkBudget(context)
    // Whoever's token is sent along: it says nothing about whose password is tried.
    let account = limit == .signIn || limit == .password || limit == .calendar ? nil : context.caller.countedAs
    let limits = table.limits(limit, isMember: account != nil)
    guard !limits.isEmpty else { return try await answer() }
    let key = "\(limit.rawValue) \(account ?? context.network.key)"
    let verdict = limiter.take(key, under: limits, now: Self.now)
    guard verdict.isAllowed else {
      throw LimitReached(verdict: verdict, now: clock.wholeSeconds)
    }
    var response = try await answer()
    for (name, value) in Self.headers(verdict, now: clock.wholeSeconds) { response.headers[name] = value }
    return response
  }

  /// Checks that whoever asks has processor time left, and lets them pay for what follows.
  private func checkBudget(_ context: AppContext) throws(BudgetSpent) {
    guard let meter = context.meter else { return }
    let account = context.caller.countedAs
    if let account { meter.charge(to: "account \(account)") }
    guard let budget = table.budget(isMember: account != nil) else { return }
    let verdict = limiter.look("work \(meter.payerKey)", under: budget, now: Self.now)
    guard verdict.isAllowed else { throw BudgetSpent(seconds: verdict.retrySeconds, isMember: account != nil) }
  }

  /// Takes the processor time that a request has used from whoever pays for it.
  func charge(_ meter: WorkMeter) {
    let payer = meter.payerKey
    guard let budget = table.budget(isMember: payer != meter.network) else { return }
    limiter.charge("work \(payer)", Double(meter.nanoseconds) / 1e6, under: budget, now: Self.now)
  }

  /// The headers that say how much is left.
  static func headers(_ verdict: RateLimiter.Verdict, now: Int64) -> [(HTTPField.Name, String)] {
    [
      (.rateLimitLimit, "\(verdict.limit)"), (.rateLimitRemaining, "\(verdict.remaining)"),
      (.rateLimitReset, "\(now + Int64(verdict.resetSeconds))"),
    ]
  }

  private static let start = ContinuousClock.now
  private static var now: Int64 {
    let elapsed = (ContinuousClock.now - start).components
    return elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
  }
}

/// The processor time that somebody may use is used up.
struct BudgetSpent: Error {
  /// Seconds until there is some again.
  let seconds: Int
  let isMember: Bool

  var problem: Problem {
    let whose = isMember ? "This account has" : "Visitors from your network have"
    return Problem(
      .rateLimitExceeded,
      "\(whose) used up the computing time available for now. Try again in \(seconds) s\(isMember ? "." : ", or sign in.")")
  }
}

/// Too much in too short a time.
struct LimitReached: Error {
  let verdict: RateLimiter.Verdict
  /// Seconds of Unix time.
  let now: Int64

  var problem: Problem {
    Problem(
      .rateLimitExceeded,
      "Too many requests: the limit is \(verdict.limit). Try again in \(verdict.retrySeconds) s.")
  }

  var headers: [(HTTPField.Name, String)] { RateLimits.headers(verdict, now: now) + [(.retryAfter, "\(verdict.retrySeconds)")] }
}

extension HTTPField.Name {
  static let rateLimitLimit = HTTPField.Name("X-RateLimit-Limit")!
  static let rateLimitRemaining = HTTPField.Name("X-RateLimit-Remaining")!
  /// When everything is back, in seconds of Unix time.
  static let rateLimitReset = HTTPField.Name("X-RateLimit-Reset")!
}
