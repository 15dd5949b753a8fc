package import Identity

/// A password is not looked at, or a token not renewed, for there were too many before it. It is the same whether an address has an account
/// or not.
package struct ProofRefusal: Error {
  package let error: CompanionError
  /// Seconds until it may be tried again.
  package let retrySeconds: Int
  /// How much of what is left; nothing when it is a matter of room.
  package let verdict: RateLimiter.Verdict?

  /// - Parameter guessed: what there were too many of.
  package init(_ refusal: GuessLimiter.Refusal, of guessed: String = "passwords") {
    verdict = refusal.verdict
    retrySeconds = refusal.verdict.retrySeconds
    let words =
      switch refusal.bucket {
      case .network: "There were too many wrong \(guessed) from this network. Try again in \(Self.words(retrySeconds))."
      case .address:
        "There were too many wrong \(guessed) for this address. Try again in \(Self.words(retrySeconds)), or from a device or a network where you have signed in before."
      case .letters:
        "Several letters were asked for to this address. Look into the mailbox, also under spam; the next can be sent in \(Self.words(retrySeconds))."
      case .lettersFromNetwork:
        "Too many letters were asked for from this network. Try again in \(Self.words(retrySeconds))."
      case .refresh: "This device has renewed its token too often. Try again in \(Self.words(retrySeconds))."
      }
    error = CompanionError.tooMany(words)
  }

  package init(_ busy: PasswordHasher.Busy) {
    verdict = nil
    retrySeconds = busy.retrySeconds
    error =
      busy.isLane
      ? CompanionError.tooMany(
        "Too many passwords from this network are being checked at this moment. Try again in a few seconds.")
      : CompanionError.unavailable("Too many passwords are being checked at this moment. Try again in a few seconds.")
  }

  private static func words(_ seconds: Int) -> String {
    switch seconds {
    case ..<90: "\(max(1, seconds)) s"
    case ..<5400: "\((seconds + 59) / 60) minutes"
    default: "\((seconds + 3599) / 3600) hours"
    }
  }
}
