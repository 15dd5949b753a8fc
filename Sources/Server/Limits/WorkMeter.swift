import Synchronization

/// Runs what a request awaits where its network's turn is, and counts the processor time that it takes.
final class WorkMeter: TaskExecutor {
  let network: String
  /// The key of whoever pays for it; the network as long as nobody else does.
  private let payer: Mutex<String>
  private let scheduler: WorkScheduler
  private let used = Atomic<Int64>(0)

  init(network: String, scheduler: WorkScheduler) {
    self.network = network
    payer = Mutex(network)
    self.scheduler = scheduler
  }

  /// Processor time so far, in nanoseconds.
  var nanoseconds: Int64 { used.load(ordering: .relaxed) }

  /// Whose budget it comes from.
  var payerKey: String { payer.withLock { $0 } }

  /// Lets an account pay.
  func charge(to account: String) { payer.withLock { $0 = account } }

  func add(_ nanoseconds: Int64) { used.add(nanoseconds, ordering: .relaxed) }

  func enqueue(_ job: consuming ExecutorJob) { scheduler.enqueue(UnownedJob(job), self) }
}
