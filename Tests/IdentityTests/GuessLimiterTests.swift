import Synchronization
import Testing

@testable import Identity

@Suite struct GuessDeskTests {
  /// A clock that stands, in nanoseconds.
  final class Clock: Sendable {
    private let time = Mutex<Int64>(0)
    func now() -> Int64 { time.withLock { $0 } }
    func advance(seconds: Int64) { time.withLock { $0 += seconds * 1_000_000_000 } }
  }

  let clock = Clock()
  var desk: GuessLimiter { GuessLimiter(.standard, now: clock.now) }

  func attempt(
    _ address: String = "ada@example.org", from network: String, _ acquaintance: GuessLimiter.Acquaintance = .none
  ) -> GuessLimiter.Attempt {
    GuessLimiter.Attempt(network: network, address: address, acquaintance: acquaintance)
  }

  /// How many of many tries are let through.
  func passed(_ desk: GuessLimiter, _ attempts: [GuessLimiter.Attempt]) -> Int { attempts.count { (try? desk.begin($0)) != nil } }

  @Test func manyNetworksHaveOneAddressTogether() {
    let desk = desk
    let attempts = (0..<100).map { attempt(from: "network \($0 % 5)") }
    #expect(passed(desk, attempts) == 10)
    // What was refused was not counted by network either.
    #expect(passed(desk, (0..<30).map { attempt("\($0)@example.org", from: "network 0") }) == 18)
  }

  @Test func oneNetworkHasManyAddressesTogether() {
    let desk = desk
    #expect(passed(desk, (0..<100).map { attempt("\($0)@example.org", from: "one") }) == 20)
    #expect(passed(desk, [attempt(from: "another")]) == 1)
  }

  @Test func aStrangerShutsOutStrangersOnly() {
    let desk = desk
    _ = passed(desk, (0..<100).map { attempt(from: "network \($0)") })
    #expect(throws: GuessLimiter.Refusal.self) { _ = try desk.begin(attempt(from: "new")) }
    #expect(passed(desk, (0..<30).map { _ in attempt(from: "home", .network) }) == 10)
    #expect(passed(desk, (0..<30).map { _ in attempt(from: "abroad", .device("laptop")) }) == 10)
  }

  @Test func neighboursDoNotStopADevice() {
    let desk = desk
    _ = passed(desk, (0..<100).map { attempt("\($0)@example.org", from: "house") })
    do {
      _ = try desk.begin(attempt(from: "house", .network))
      Issue.record("the network has had its tries")
    } catch {
      #expect(error.bucket == .network && error.verdict.retrySeconds == 30)
    }
    #expect(passed(desk, (0..<30).map { _ in attempt(from: "house", .device("laptop")) }) == 10)
    // Renewals of tokens are nobody else's business.
    #expect((0..<100).count { _ in (try? desk.refresh("phone")) != nil } == 30)
    #expect((try? desk.refresh("tablet")) != nil)
  }

  @Test(arguments: [GuessLimiter.Acquaintance.none, .network, .device("laptop")])
  func rightPasswordsCostNothing(_ acquaintance: GuessLimiter.Acquaintance) throws {
    let desk = desk
    for _ in 0..<200 { desk.giveBack(try desk.begin(attempt(from: "home", acquaintance))) }
    #expect(passed(desk, (0..<30).map { _ in attempt(from: "home", acquaintance) }) == 10)
  }

  @Test func theDayHasItsOwnLimitAndThenItComesBack() {
    let desk = desk
    var count = 0
    for _ in 0..<100 {
      count += passed(desk, (0..<20).enumerated().map { attempt(from: "network \($0.offset)") })
      clock.advance(seconds: 600)
    }
    // Fifty, and what came back in 60,000 seconds.
    #expect((50...85).contains(count))
    clock.advance(seconds: 86_400)
    #expect(passed(desk, [attempt(from: "home")]) == 1)
  }

  @Test func offIsOff() {
    let desk = GuessLimiter(.off)
    #expect(passed(desk, (0..<1000).map { _ in attempt(from: "one") }) == 1000)
    #expect((0..<100).allSatisfy { _ in (try? desk.refresh("phone")) != nil })
  }
}
