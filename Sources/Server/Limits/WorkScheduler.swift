import CLibrary
import DequeModule
import NIOPosix
import Synchronization

/// Shares the processor between networks: work stands in line by network, and every network gets its turn, however much another one brings.
///
/// This is deficit round robin (Shreedhar & Varghese, 1995) with the price paid afterwards: a turn earns a network ``quantum`` of processor time,
/// what it used is taken off, and whoever is in debt waits until its turns have paid for it. Alone, a network gets everything; choosing takes
/// the same time however many wait. Work runs on threads of its own, so that the cheap routes, which need no turn, are answered beside it.
final class WorkScheduler: Sendable {
  /// The processor time that a turn earns, in nanoseconds: a fresh reading fits.
  static let quantum: Int64 = 5_000_000

  private struct Entry {
    let job: UnownedJob
    let meter: WorkMeter
  }

  /// What stands in line for one network.
  private struct Line {
    var entries: Deque<Entry> = []
    /// Nanoseconds it may use before it waits; below zero is debt.
    var credit: Int64 = 0
    var requests = 0
    var isInTurn = false
    var running = 0

    /// Whether nothing would be lost by forgetting it.
    var isIdle: Bool { entries.isEmpty && requests == 0 && running == 0 }
  }

  private struct State {
    var lines: [String: Line] = [:]
    /// The networks whose lines are not empty, the next one first.
    var turns: Deque<String> = []
  }

  private let state = Mutex(State())
  private let threads: NIOThreadPool

  /// A scheduler with so many threads; one per processor core is right.
  init(threads count: Int) {
    threads = NIOThreadPool(numberOfThreads: max(1, count))
    threads.start()
  }

  /// A meter for a request, which runs what is awaited under it, or `nil` when the network has so many under way already.
  func admit(_ network: String, most: Int = .max) -> WorkMeter? {
    let isAdmitted = state.withLock { state in
      Self.change(network, in: &state) { line in
        guard line.requests < most else { return false }
        line.requests += 1
        return true
      }
    }
    return isAdmitted ? WorkMeter(network: network, scheduler: self) : nil
  }

  /// A request that was admitted is done.
  func dismiss(_ meter: WorkMeter) {
    state.withLock { Self.change(meter.network, in: &$0) { $0.requests -= 1 } }
  }

  /// How many networks have something under way.
  var networks: Int { state.withLock { $0.lines.count } }

  func enqueue(_ job: UnownedJob, _ meter: WorkMeter) {
    state.withLock { state in
      let isNew = Self.change(meter.network, in: &state) { line in
        defer { line.isInTurn = true }
        line.entries.append(Entry(job: job, meter: meter))
        return !line.isInTurn
      }
      if isNew { state.turns.append(meter.network) }
    }
    // One piece of work for each entry: whichever thread comes takes whoever's turn it is.
    threads.submit { [self] _ in runNext() }
  }

  private func runNext() {
    guard let entry = state.withLock({ Self.next(&$0) }) else { return }
    let start = thread_nanoseconds()
    entry.job.runSynchronously(on: entry.meter.asUnownedTaskExecutor())
    let used = max(0, thread_nanoseconds() - start)
    entry.meter.add(used)
    state.withLock { state in
      Self.change(entry.meter.network, in: &state) { line in
        line.credit -= used
        line.running -= 1
      }
    }
  }

  private static func next(_ state: inout State) -> Entry? {
    while let network = state.turns.popFirst() {
      let othersWait = !state.turns.isEmpty
      var entry: Entry?
      let goesOn = change(network, in: &state) { line in
        if line.credit <= 0 { line.credit = max(line.credit, -quantum * 200) + quantum }
        // Whoever waits alone need not be paid up first.
        if line.credit > 0 || !othersWait { entry = line.entries.popFirst() }
        if entry != nil { line.running += 1 }
        line.isInTurn = !line.entries.isEmpty
        return line.isInTurn
      }
      if goesOn { state.turns.append(network) }
      if let entry { return entry }
    }
    return nil
  }

  /// Changes the line of a network in its place, and forgets it when nothing is left of it.
  @discardableResult private static func change<Result>(
    _ network: String, in state: inout State, _ body: (inout Line) -> Result
  ) -> Result {
    let result = body(&state.lines[network, default: Line()])
    if state.lines[network]?.isIdle == true { state.lines[network] = nil }
    return result
  }

  deinit { threads.shutdownGracefully { _ in } }
}
