/// Counts tries at passwords by the network they come from and by the address that is tried, whoever's token is sent along.
///
/// A try is counted before the password is looked at, so that a hundred at once are counted too, and given back when the password was
/// right: only wrong ones cost. A stranger can use up what strangers have at an address, and then no stranger gets in for a while, not even
/// with the right password; that is the price of not helping a guesser who has many networks. The owner is not shut out by it: a network or
/// a device from which the account has been entered before counts on its own. Addresses without an account are counted alike.
package final class GuessLimiter: Sendable {
  /// How well an account knows where a try comes from.
  package enum Acquaintance: Sendable, Hashable {
    /// It has never been entered from there.
    case none
    /// It has been entered from this network.
    case network
    /// It has been entered from this very device, which has a name of its own. Wrong passwords of a neighbour do not stop it.
    case device(String)
  }

  /// One try.
  package struct Attempt: Sendable, Hashable {
    package let network: String
    /// What is tried: the address as it is found, or what else names the account.
    package let address: String
    package let acquaintance: Acquaintance

    package init(network: String, address: String, acquaintance: Acquaintance) {
      self.network = network
      self.address = address
      self.acquaintance = acquaintance
    }
  }

  /// Why a try is not let through.
  package struct Refusal: Error, Sendable, Hashable {
    /// What has had too many.
    package enum Bucket: Sendable, Hashable {
      case network, address, refresh
      /// Letters to an address, and from a network.
      case letters, lettersFromNetwork
    }

    package let bucket: Bucket
    package let verdict: RateLimiter.Verdict
  }

  /// What a try was counted under, to be given back.
  package struct Charge: Sendable, Hashable {
    fileprivate let network: String?
    fileprivate let address: String
    fileprivate let isStranger: Bool
  }

  private let limits: GuessLimits
  // Each counts apart, so that whoever tries a hundred thousand addresses makes room in none of the others.
  private let networks = RateLimiter()
  private let strangers = RateLimiter()
  private let acquaintances = RateLimiter()
  private let families = RateLimiter()
  private let letters = RateLimiter()
  private let now: @Sendable () -> Int64

  /// A desk.
  ///
  /// - Parameter now: nanoseconds of a clock that does not run backwards.
  package init(_ limits: GuessLimits, now: @escaping @Sendable () -> Int64 = GuessLimiter.nanosecondsSinceStart) {
    self.limits = limits
    self.now = now
  }

  /// Counts a try, or refuses it and counts nothing.
  package func begin(_ attempt: Attempt) throws(Refusal) -> Charge {
    let now = now()
    let whole = networks.take(attempt.network, under: limits.network, now: now)
    var isDevice = false
    if case .device = attempt.acquaintance { isDevice = true }
    guard whole.isAllowed || isDevice else { throw Refusal(bucket: .network, verdict: whole) }
    let (limiter, limit, key) = bucket(attempt)
    let verdict = limiter.take(key, under: limit, now: now)
    guard verdict.isAllowed else {
      if whole.isAllowed { networks.giveBack(attempt.network, under: limits.network) }
      throw Refusal(bucket: .address, verdict: verdict)
    }
    return Charge(network: whole.isAllowed ? attempt.network : nil, address: key, isStranger: attempt.acquaintance == .none)
  }

  /// Gives a try back: the password was right, or was never looked at.
  package func giveBack(_ charge: Charge) {
    if let network = charge.network { networks.giveBack(network, under: limits.network) }
    if charge.isStranger {
      strangers.giveBack(charge.address, under: limits.strangers)
    } else {
      acquaintances.giveBack(charge.address, under: limits.acquaintance)
    }
  }

  /// Counts the renewal of a device's token; nobody else's doing counts there.
  package func refresh(_ family: String) throws(Refusal) {
    let verdict = families.take(family, under: limits.refresh, now: now())
    guard verdict.isAllowed else { throw Refusal(bucket: .refresh, verdict: verdict) }
  }

  /// Counts a letter that is asked for, or refuses it and counts nothing. Addresses without an account are counted alike.
  package func letter(to address: String, from network: String) throws(Refusal) {
    let now = now()
    let whole = letters.take("network \(network)", under: limits.lettersFromNetwork, now: now)
    guard whole.isAllowed else { throw Refusal(bucket: .lettersFromNetwork, verdict: whole) }
    let verdict = letters.take("address \(address)", under: limits.letters, now: now)
    guard verdict.isAllowed else {
      letters.giveBack("network \(network)", under: limits.lettersFromNetwork)
      throw Refusal(bucket: .letters, verdict: verdict)
    }
  }

  private func bucket(_ attempt: Attempt) -> (RateLimiter, [RateLimit], key: String) {
    switch attempt.acquaintance {
    case .none: (strangers, limits.strangers, attempt.address)
    case .network: (acquaintances, limits.acquaintance, "\(attempt.address) network \(attempt.network)")
    case .device(let name): (acquaintances, limits.acquaintance, "\(attempt.address) device \(name)")
    }
  }

  private static let start = ContinuousClock.now

  /// Nanoseconds since the program began to count.
  @Sendable package static func nanosecondsSinceStart() -> Int64 {
    let elapsed = (ContinuousClock.now - start).components
    return elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
  }
}
