import Synchronization

/// So much of something in so long a time.
package struct RateLimit: Sendable, Hashable {
  /// How many at once, and in `seconds`.
  package let count: Int
  /// Seconds in which `count` come back.
  package let seconds: Int

  package init(_ count: Int, per seconds: Int) {
    self.count = count
    self.seconds = seconds
  }
}

/// Counts what comes by GCRA, the generic cell rate algorithm (ITU-T I.371): one instant per key, no window at whose edge twice as much
/// gets through.
package final class RateLimiter: Sendable {
  /// What became of one that came.
  package struct Verdict: Sendable, Hashable {
    package let isAllowed: Bool
    /// The limit that is nearest to its end.
    package let limit: Int
    /// How many more may come at once.
    package let remaining: Int
    /// Seconds until all of it is back.
    package let resetSeconds: Int
    /// Seconds until the next one may come; 0 when it may now.
    package let retrySeconds: Int
  }

  /// The theoretical arrival time of each key and limit, in nanoseconds.
  private let arrivals = Mutex<[String: Int64]>([:])
  private let mostKeys: Int

  /// A limiter that remembers so many keys at most.
  package init(mostKeys: Int = 200_000) { self.mostKeys = mostKeys }

  /// Lets one through under all limits, or counts it under none.
  ///
  /// - Parameters:
  ///   - key: who it is and what it is about.
  ///   - now: nanoseconds of any clock that does not run backwards.
  package func take(_ key: String, under limits: [RateLimit], now: Int64) -> Verdict {
    arrivals.withLock { arrivals in
      if arrivals.count >= mostKeys { Self.sweep(&arrivals, now: now, mostKeys: mostKeys) }
      var verdict: Verdict?
      var next: [(String, Int64)] = []
      for limit in limits {
        let interval = Int64(limit.seconds) * 1_000_000_000 / Int64(limit.count)
        let burst = Int64(limit.seconds) * 1_000_000_000
        let name = Self.name(key, limit)
        let arrival = max(arrivals[name] ?? now, now)
        let isAllowed = arrival + interval - now <= burst
        let after = isAllowed ? arrival + interval : arrival
        let one = Verdict(
          isAllowed: isAllowed, limit: limit.count, remaining: Int(max(0, (burst - (after - now)) / interval)),
          resetSeconds: Self.seconds(after - now),
          retrySeconds: isAllowed ? 0 : max(1, Self.seconds(arrival + interval - burst - now)))
        next.append((name, after))
        if let known = verdict, (known.isAllowed ? 1 : 0, known.remaining) <= (one.isAllowed ? 1 : 0, one.remaining) { continue }
        verdict = one
      }
      guard let verdict else { return Verdict(isAllowed: true, limit: 0, remaining: 0, resetSeconds: 0, retrySeconds: 0) }
      if verdict.isAllowed { for (name, arrival) in next { arrivals[name] = arrival } }
      return verdict
    }
  }

  /// Whether anything is left, without counting. Here a limit may be overdrawn, by what turned out to cost more than was left.
  package func look(_ key: String, under limit: RateLimit, now: Int64) -> Verdict {
    arrivals.withLock { arrivals in
      let interval = Double(limit.seconds) * 1e9 / Double(limit.count)
      let ahead = max(0, (arrivals[Self.name(key, limit)] ?? now) - now)
      let left = Int64(limit.seconds) * 1_000_000_000 - ahead
      return Verdict(
        isAllowed: left > 0, limit: limit.count, remaining: Int(max(0, Double(left) / interval)),
        resetSeconds: Self.seconds(ahead),
        retrySeconds: left > 0 ? 0 : max(1, Self.seconds(-left)))
    }
  }

  /// Counts what something turned out to cost, in the unit of the limit, whether there was room or not.
  package func charge(_ key: String, _ cost: Double, under limit: RateLimit, now: Int64) {
    let nanoseconds = cost * Double(limit.seconds) * 1e9 / Double(limit.count)
    guard nanoseconds > 0, nanoseconds < 1e18 else { return }
    arrivals.withLock { arrivals in
      if arrivals.count >= mostKeys { Self.sweep(&arrivals, now: now, mostKeys: mostKeys) }
      let name = Self.name(key, limit)
      // Nobody is kept out for longer than the limit takes to come back twice.
      arrivals[name] = min(max(arrivals[name] ?? now, now) + Int64(nanoseconds), now + 2 * Int64(limit.seconds) * 1_000_000_000)
    }
  }

  private static func name(_ key: String, _ limit: RateLimit) -> String { "\(key)/\(limit.count)/\(limit.seconds)" }

  /// Gives back what the last `take` counted, for something that turned out not to count.
  package func giveBack(_ key: String, under limits: [RateLimit]) {
    arrivals.withLock { arrivals in
      for limit in limits {
        let name = Self.name(key, limit)
        arrivals[name]? -= Int64(limit.seconds) * 1_000_000_000 / Int64(limit.count)
      }
    }
  }

  /// Forgets whoever has everything back; should nobody, those who are nearest to it.
  private static func sweep(_ arrivals: inout [String: Int64], now: Int64, mostKeys: Int) {
    arrivals = arrivals.filter { $0.value > now }
    guard arrivals.count >= mostKeys else { return }
    let keep = arrivals.sorted { $0.value > $1.value }.prefix(mostKeys / 2)
    arrivals = Dictionary(uniqueKeysWithValues: keep.map { ($0.key, $0.value) })
  }

  private static func seconds(_ nanoseconds: Int64) -> Int { Int((max(0, nanoseconds) + 999_999_999) / 1_000_000_000) }
}
