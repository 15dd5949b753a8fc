import HTTPTypes
import Hummingbird
import Identity
import Wire

/// Keeps the table of limits: counts by account, or by network for visitors.
struct RateLimits: Sendable {
  let table: LimitTable
  private let limiter = RateLimiter()

  init(_ table: LimitTable) { self.table = table }

  /// Counts a request, and answers it when there is room.
  func count(
    _ limit: Route.Limit, _ context: AppContext, _ answer: () async throws -> Response
  ) async throws -> Response {
    // Whoever's token is sent along: it says nothing about whose password is tried.
    let member = limit == .signIn || limit == .password ? nil : context.caller.member
    let limits = table.limits(limit, isMember: member != nil)
    guard !limits.isEmpty else { return try await answer() }
    let key = "\(limit.rawValue) \(member?.id ?? context.network.key)"
    let verdict = limiter.take(key, under: limits, now: Self.now)
    guard verdict.isAllowed else {
      throw LimitReached(verdict: verdict)
    }
    var response = try await answer()
    for (name, value) in Self.headers(verdict) { response.headers[name] = value }
    return response
  }

  /// The headers that say how much is left.
  static func headers(_ verdict: RateLimiter.Verdict) -> [(HTTPField.Name, String)] {
    [
      (.rateLimitLimit, "\(verdict.limit)"), (.rateLimitRemaining, "\(verdict.remaining)"),
      (.rateLimitReset, "\(verdict.resetSeconds)"),
    ]
  }

  private static let start = ContinuousClock.now
  private static var now: Int64 {
    let elapsed = (ContinuousClock.now - start).components
    return elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
  }
}

/// Too much in too short a time.
struct LimitReached: Error {
  let verdict: RateLimiter.Verdict

  var problem: Problem {
    Problem(
      .rateLimitExceeded,
      "That were \(verdict.limit) in a short time, the most this server allows. Try again in \(verdict.retrySeconds) s.")
  }

  var headers: [(HTTPField.Name, String)] { RateLimits.headers(verdict) + [(.retryAfter, "\(verdict.retrySeconds)")] }
}

extension HTTPField.Name {
  static let rateLimitLimit = HTTPField.Name("X-RateLimit-Limit")!
  static let rateLimitRemaining = HTTPField.Name("X-RateLimit-Remaining")!
  /// Seconds until everything is back.
  static let rateLimitReset = HTTPField.Name("X-RateLimit-Reset")!
}
