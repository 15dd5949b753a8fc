package import Identity

/// A password is not looked at, or a token not renewed, for there were too many before it. It is the same whether an address has an account
/// or not.
package struct ProofRefusal: Error {
  /// What there were too many of.
  package enum Cause: String, Sendable, Hashable, CaseIterable {
    /// Wrong passwords and wrong recovery codes, from a network and for an address.
    case networkPasswords = "network-passwords"
    case addressPasswords = "address-passwords"
    case networkCodes = "network-codes"
    case addressCodes = "address-codes"
    /// Letters to an address, and from a network.
    case letters
    case networkLetters = "network-letters"
    /// Renewals of a token.
    case renewals
    /// Passwords that are being looked at, of a network and of everybody.
    case networkBusy = "network-busy"
    case busy
  }

  /// What somebody tried to guess.
  package enum Guess: Sendable, Hashable {
    case passwords, codes
  }

  package let cause: Cause
  /// Seconds until it may be tried again.
  package let retrySeconds: Int
  /// How much of what is left; nothing when it is a matter of room.
  package let verdict: RateLimiter.Verdict?

  /// - Parameter guess: what there were too many of.
  package init(_ refusal: GuessLimiter.Refusal, of guess: Guess = .passwords) {
    verdict = refusal.verdict
    retrySeconds = refusal.verdict.retrySeconds
    cause =
      switch refusal.bucket {
      case .network: guess == .passwords ? .networkPasswords : .networkCodes
      case .address: guess == .passwords ? .addressPasswords : .addressCodes
      case .letters: .letters
      case .lettersFromNetwork: .networkLetters
      case .refresh: .renewals
      }
  }

  package init(_ busy: PasswordHasher.Busy) {
    verdict = nil
    retrySeconds = busy.retrySeconds
    cause = busy.isLane ? .networkBusy : .busy
  }
}
