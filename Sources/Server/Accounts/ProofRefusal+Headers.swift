import Companion
import HTTPTypes
import Identity

extension ProofRefusal {
  /// The headers that say when to try again, and how much of what is left.
  var headers: [(HTTPField.Name, String)] {
    (verdict.map(RateLimits.headers) ?? []) + [(.retryAfter, "\(retrySeconds)")]
  }
}
