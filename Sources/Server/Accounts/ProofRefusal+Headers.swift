import Companion
import HTTPTypes
import Identity
import Readings
import Web
import Wire

extension ProofRefusal {
  /// The refusal as the API says it.
  var problem: Problem { Problem(cause == .busy ? .unavailable : .rateLimitExceeded, words(.english)) }

  /// The refusal in words: what there were too many of, and when to come back.
  func words(_ language: Language) -> String {
    language.page("refusal \(cause.rawValue)", ("wait", language.wait(retrySeconds)))
  }

  /// The headers that say when to try again, and how much of what is left.
  ///
  /// - Parameter now: seconds of Unix time.
  func headers(now: Int64) -> [(HTTPField.Name, String)] {
    (verdict.map { RateLimits.headers($0, now: now) } ?? []) + [(.retryAfter, "\(retrySeconds)")]
  }
}
