import Companion
import HTTPTypes
import Identity
import Wire

extension ProofRefusal {
  /// The refusal as the API says it.
  var problem: Problem { Problem(error) }

  /// The headers that say when to try again, and how much of what is left.
  ///
  /// - Parameter now: seconds of Unix time.
  func headers(now: Int64) -> [(HTTPField.Name, String)] {
    (verdict.map { RateLimits.headers($0, now: now) } ?? []) + [(.retryAfter, "\(retrySeconds)")]
  }
}
