import Companion
import HTTPTypes
import Identity
import Wire

extension ProofRefusal {
  /// The refusal as the API says it.
  var problem: Problem { Problem(error) }

  /// The headers that say when to try again, and how much of what is left.
  var headers: [(HTTPField.Name, String)] {
    (verdict.map(RateLimits.headers) ?? []) + [(.retryAfter, "\(retrySeconds)")]
  }
}
