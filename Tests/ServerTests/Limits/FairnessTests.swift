import HTTPTypes
import HummingbirdTesting
import Identity
import Synchronization
import Testing

@testable import Server
@testable import Wire

/// Who is served when, and who has had enough.
@Suite struct FairnessTests {
  /// Uses the processor for about as long as a turn earns.
  private static func work() async { await spin(WorkScheduler.quantum) }

  private static func spin(_ nanoseconds: Int64) async {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .nanoseconds(nanoseconds) {}
  }

  @Test func whoAsksForLittleDoesNotStandInTheLineOfWhoAsksForMuch() async throws {
    let scheduler = WorkScheduler(threads: 1)
    let course = Course()
    await withTaskGroup(of: Void.self) { group in
      let first = scheduler.admit("first")
      group.addTask(executorPreference: first) { course.waitForTheSignal() }
      for _ in 0..<20 {
        let meter = scheduler.admit("much")
        group.addTask(executorPreference: meter) {
          await Self.spin(3 * WorkScheduler.quantum)
          course.note("much")
        }
      }
      for _ in 0..<3 {
        let meter = scheduler.admit("little")
        group.addTask(executorPreference: meter) { course.note("little") }
      }
      course.giveTheSignal()
    }
    let served = course.served
    #expect(served.count == 23)
    // At most one piece of the other's work goes before each of one's own.
    #expect(served.prefix(7).count { $0 == "little" } == 3, "\(served)")
  }

  @Test func aloneEverythingIsOnesOwn() async throws {
    let scheduler = WorkScheduler(threads: 2)
    let meter = try #require(scheduler.admit("a"))
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<500 { group.addTask(executorPreference: meter) { number } }
      return await group.reduce(0, +)
    }
    #expect(sum == 124_750)
    scheduler.dismiss(meter)
    // The last job is being written down when its result is there.
    while scheduler.networks > 0 { await Task.yield() }
  }

  @Test func workIsMeasured() async throws {
    let scheduler = WorkScheduler(threads: 1)
    let meter = try #require(scheduler.admit("a"))
    await withTaskExecutorPreference(meter) {
      await Self.work()
      await Task.yield()
      await Self.work()
    }
    #expect(meter.nanoseconds > 0)
    scheduler.dismiss(meter)
  }

  @Test func aNetworkHasSoManyRequestsUnderWay() throws {
    let scheduler = WorkScheduler(threads: 1)
    let admitted = (0..<3).compactMap { _ in scheduler.admit("a", most: 3) }
    #expect(admitted.count == 3)
    #expect(scheduler.admit("a", most: 3) == nil)
    let other = try #require(scheduler.admit("b", most: 3))
    scheduler.dismiss(try #require(admitted.first))
    #expect(scheduler.admit("a", most: 3) != nil)
    scheduler.dismiss(other)
  }

  @Test func costIsCountedAfterwardsAndComesBack() {
    let limiter = RateLimiter()
    let limit = RateLimit(1000, per: 10)
    let second: Int64 = 1_000_000_000
    #expect(limiter.look("a", under: limit, now: 0).isAllowed)
    limiter.charge("a", 1500, under: limit, now: 0)
    let refused = limiter.look("a", under: limit, now: 0)
    #expect(!refused.isAllowed)
    #expect(refused.retrySeconds == 5)
    #expect(limiter.look("b", under: limit, now: 0).isAllowed)
    #expect(!limiter.look("a", under: limit, now: 5 * second).isAllowed)
    #expect(limiter.look("a", under: limit, now: 6 * second).isAllowed)
    // However much it was, it is forgiven in the end.
    limiter.charge("a", .infinity, under: limit, now: 0)
    limiter.charge("a", .nan, under: limit, now: 0)
    limiter.charge("a", 1e12, under: limit, now: 0)
    #expect(limiter.look("a", under: limit, now: 11 * second).isAllowed)
  }

  @Test func whoHasUsedUpTheirTimeIsToldAndOthersGoOn() async throws {
    // A millisecond an hour: a chart takes more.
    try await TestServer(limits: .standard.withWork(visitors: RateLimit(1, per: 3600), members: RateLimit(100_000, per: 3600)))
      .run {
        browser in
        let person = try await TestReader(browser)
        let birth = #"{"birthData": \#(TestReader.birth)}"#
        var last = try await browser.post(Route.generateChart.path, birth)
        for _ in 0..<20 where last.status == .ok { last = try await browser.post(Route.generateChart.path, birth) }
        #expect(last.status == .tooManyRequests)
        #expect(last.code == "RATE_LIMIT_EXCEEDED")
        #expect(last.text.contains("computing time"))
        #expect((last.headers[.retryAfter].flatMap { Int($0) } ?? 0) > 0)
        #expect(try await browser.get(Route.health.path).status == .ok)
        #expect(try await person.own().status == .ok, "an account has a budget of its own")
      }
  }
}

/// Who was served, in order, once a signal had been given.
private final class Course: Sendable {
  private let order = Mutex<[String]>([])
  private let hasBegun = Atomic(false)

  var served: [String] { order.withLock { $0 } }

  func note(_ name: String) { order.withLock { $0.append(name) } }
  func giveTheSignal() { hasBegun.store(true, ordering: .releasing) }

  /// Keeps the thread busy, so that everybody stands in line before anybody is served.
  func waitForTheSignal() { while !hasBegun.load(ordering: .acquiring) {} }
}
