import Synchronization
import Testing

@testable import Identity

@Suite struct PasswordQueueTests {
  /// Keeps work until it is told to do it.
  final class HeldWork: Sendable {
    private let works = Mutex<[@Sendable () -> Void]>([])

    var count: Int { works.withLock { $0.count } }
    func keep(_ work: @escaping @Sendable () -> Void) { works.withLock { $0.append(work) } }

    /// Does the piece that was handed in first, once there is one.
    func doNext() async {
      while count == 0 { await Task.yield() }
      let work = works.withLock { $0.removeFirst() }
      work()
    }
  }

  /// What became of those who asked, in the order in which it did.
  final class Outcomes: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock { $0 } }
    func note(_ name: String) { list.withLock { $0.append(name) } }

    func wait(_ condition: ([String]) -> Bool) async {
      while !condition(all) { await Task.yield() }
    }
  }

  let work = HeldWork()
  let outcomes = Outcomes()
  let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, lanes: 1)

  func ask(_ desk: PasswordHasher, _ lane: String, _ name: String, in group: inout TaskGroup<Void>) {
    group.addTask { [outcomes] in
      do throws(PasswordHasher.Busy) {
        _ = try await desk.compare("a guess", with: nil, for: lane)
        outcomes.note("\(name) answered")
      } catch {
        outcomes.note("\(name) \(error.isLane ? "refused" : "sent away")")
      }
    }
  }

  @Test func aPersonBesideManyGuessesIsNext() async {
    let desk = PasswordHasher(cost: cheap, runner: work.keep)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<150 { ask(desk, "guesser", "guess", in: &group) }
      // Two are at work and four wait; everybody else is told at once.
      await outcomes.wait { $0.count == 144 }
      #expect(outcomes.all.allSatisfy { $0 == "guess refused" })
      #expect(await desk.waiting == 4)
      ask(desk, "person", "person", in: &group)
      while await desk.waiting < 5 { await Task.yield() }
      for count in 1...3 {
        await work.doNext()
        await outcomes.wait { $0.count == 144 + count }
      }
      // Two hashes that were under way, and then the person's, before the four guesses that had come earlier.
      #expect(outcomes.all.dropFirst(144) == ["guess answered", "guess answered", "person answered"])
      for _ in 0..<4 { await work.doNext() }
    }
    #expect(outcomes.all.count == 151 && work.count == 0)
  }

  @Test func aFullDeskMakesRoomForSomebodyNew() async {
    let desk = PasswordHasher(cost: cheap, room: PasswordHasher.Room(places: 1, lane: 3, whole: 4), runner: work.keep)
    await withTaskGroup(of: Void.self) { group in
      ask(desk, "first", "first", in: &group)
      while work.count < 1 { await Task.yield() }
      for (index, lane) in ["a", "a", "a", "b"].enumerated() {
        ask(desk, lane, lane, in: &group)
        while await desk.waiting < index + 1 { await Task.yield() }
      }
      // The last one of the longest lane goes, and is told.
      ask(desk, "new", "new", in: &group)
      await outcomes.wait { $0 == ["a sent away"] }
      ask(desk, "b", "second b", in: &group)
      await outcomes.wait { $0 == ["a sent away", "second b sent away"] }
      for count in 3...7 {
        await work.doNext()
        await outcomes.wait { $0.count == count }
      }
    }
    #expect(outcomes.all.dropFirst(2) == ["first answered", "a answered", "b answered", "new answered", "a answered"])
  }

  @Test func hashingIsNotDoneByTasks() async {
    let hasTask = await withCheckedContinuation { continuation in
      PasswordHasher.threads { continuation.resume(returning: withUnsafeCurrentTask { $0 != nil }) }
    }
    #expect(!hasTask)
  }

  @Test func whoIsKnownHasEverySecondTurn() {
    var queue = FairQueue<String>(FairQueue.Room(places: 1, lane: 2, whole: 4))
    _ = queue.enter("0", "at work")
    for lane in 1...4 { _ = queue.enter("\(lane)", "stranger \(lane)") }
    // A guesser with ever new networks fills it; somebody known comes in all the same, somebody new does not.
    guard case .isFull = queue.enter("5", "stranger 5") else {
      Issue.record("it is full")
      return
    }
    guard case .waits(displaced: "stranger 4") = queue.enter("home", isPreferred: true, "ada") else {
      Issue.record("the last stranger makes room")
      return
    }
    guard case .waits(displaced: "stranger 3") = queue.enter("office", isPreferred: true, "bob") else {
      Issue.record("the last stranger makes room")
      return
    }
    var order: [String] = []
    while let next = queue.leave() { order.append(next) }
    #expect(order == ["ada", "stranger 1", "bob", "stranger 2"])
  }

  @Test func lanesTakeTurnsHoweverManyWait() {
    var queue = FairQueue<String>(FairQueue.Room(places: 1, lane: 10, whole: 100))
    guard case .enters = queue.enter("a", "a0") else {
      Issue.record("there is a place")
      return
    }
    for index in 1...6 { _ = queue.enter("a", "a\(index)") }
    for lane in ["b", "c"] { for index in 1...2 { _ = queue.enter(lane, "\(lane)\(index)") } }
    var order: [String] = []
    while let next = queue.leave() { order.append(next) }
    #expect(order == ["b1", "c1", "a1", "b2", "c2", "a2", "a3", "a4", "a5", "a6"])
    guard case .enters = queue.enter("a", "again") else {
      Issue.record("there is a place again")
      return
    }
  }
}
