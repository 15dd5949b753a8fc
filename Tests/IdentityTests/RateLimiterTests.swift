import Testing

@testable import Identity

@Suite struct RateLimiterTests {
  let second: Int64 = 1_000_000_000

  @Test func soManyPassAtOnceAndThenOneByOne() {
    let limiter = RateLimiter()
    let limit = [RateLimit(5, per: 10)]
    for left in (0..<5).reversed() {
      let verdict = limiter.take("ada", under: limit, now: 0)
      #expect(verdict.isAllowed && verdict.remaining == left && verdict.limit == 5)
    }
    let refused = limiter.take("ada", under: limit, now: 0)
    #expect(!refused.isAllowed && refused.remaining == 0 && refused.retrySeconds == 2 && refused.resetSeconds == 10)
    #expect(!limiter.take("ada", under: limit, now: 2 * second - 1).isAllowed)
    #expect(limiter.take("ada", under: limit, now: 2 * second).isAllowed)
    #expect(!limiter.take("ada", under: limit, now: 2 * second).isAllowed)
    // Another one has their own.
    #expect(limiter.take("bob", under: limit, now: 0).remaining == 4)
    // After a quiet while everything is back, and not more.
    for _ in 0..<5 { #expect(limiter.take("ada", under: limit, now: 100 * second).isAllowed) }
    #expect(!limiter.take("ada", under: limit, now: 100 * second).isAllowed)
  }

  @Test func noWindowLetsTwiceAsMuchThrough() {
    let limiter = RateLimiter()
    var passed = 0
    // Ten an hour, asked for every second from just before a full hour until just after it.
    for time in Int64(3550)...3650 where limiter.take("k", under: [RateLimit(10, per: 3600)], now: time * second).isAllowed {
      passed += 1
    }
    #expect(passed == 10)
  }

  @Test func theTightestOfSeveralDecidesAndARefusalCountsNowhere() {
    let limiter = RateLimiter()
    let limits = [RateLimit(3, per: 60), RateLimit(5, per: 86_400)]
    for _ in 0..<3 { #expect(limiter.take("k", under: limits, now: 0).isAllowed) }
    for _ in 0..<10 { #expect(limiter.take("k", under: limits, now: 0).limit == 3) }
    // The refusals took nothing of the day.
    let later = limiter.take("k", under: limits, now: 60 * second)
    #expect(later.isAllowed && later.remaining == 1)
    #expect(limiter.take("k", under: limits, now: 60 * second).isAllowed)
    let last = limiter.take("k", under: limits, now: 60 * second)
    #expect(!last.isAllowed && last.limit == 5 && last.retrySeconds > 17_000)
  }

  @Test func whatDidNotCountIsGivenBack() {
    let limiter = RateLimiter()
    let limit = [RateLimit(1, per: 60)]
    #expect(limiter.take("k", under: limit, now: 0).isAllowed)
    #expect(!limiter.take("k", under: limit, now: 0).isAllowed)
    limiter.giveBack("k", under: limit)
    #expect(limiter.take("k", under: limit, now: 0).isAllowed)
  }

  @Test func memoryIsBoundedAndAnAttackerDoesNotFreeThemselves() {
    let limiter = RateLimiter(mostKeys: 100)
    let limit = [RateLimit(2, per: 1000)]
    _ = limiter.take("attacker", under: limit, now: 0)
    _ = limiter.take("attacker", under: limit, now: 0)
    for index in 0..<1000 { _ = limiter.take("other\(index)", under: limit, now: 1) }
    #expect(!limiter.take("attacker", under: limit, now: 2).isAllowed)
  }
}
