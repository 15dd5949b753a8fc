import Dispatch
import Synchronization

/// Lets exports come back one after the other. A file is 16 MB in memory and some hundred milliseconds of work, so few are held at a time,
/// one of an account, and one is worked on.
package final class ImportGate: Sendable {
  /// There is no room for another file now.
  package struct Busy: Error {
    /// When to try again.
    package let retrySeconds: Int
  }

  /// How many files are held at a time.
  package static let mostHeld = 4
  /// How long a file waits for its turn.
  private let patience: Duration
  private static let pause = Duration.milliseconds(50)

  private struct State {
    var accounts: Set<String> = []
    var isWorking = false
  }

  private let state = Mutex(State())

  /// A gate that nobody holds.
  package init(patience: Duration = .seconds(10)) { self.patience = patience }

  /// Does `work` while the account holds one of the places.
  ///
  /// - Throws: ``Busy`` when it holds one already, or there is none.
  @discardableResult
  package func hold<Value>(_ account: String, _ work: () async throws -> Value) async throws -> Value {
    let isIn = state.withLock { state in
      state.accounts.count < Self.mostHeld && state.accounts.insert(account).inserted
    }
    guard isIn else { throw Busy(retrySeconds: 10) }
    defer { state.withLock { _ = $0.accounts.remove(account) } }
    return try await work()
  }

  /// Does `work` when nobody else's is done.
  ///
  /// - Throws: ``Busy`` when that takes too long.
  @discardableResult
  package func turn<Value>(_ work: () async throws -> Value) async throws -> Value {
    let end = ContinuousClock.now + patience
    while !begin() {
      guard ContinuousClock.now < end else { throw Busy(retrySeconds: 30) }
      try await Task.sleep(for: Self.pause)
    }
    defer { state.withLock { $0.isWorking = false } }
    return try await work()
  }

  private func begin() -> Bool {
    state.withLock { state in
      guard !state.isWorking else { return false }
      state.isWorking = true
      return true
    }
  }
}

/// A thread of its own, where one piece of long work is done after the other, so that the threads that all requests share stay free.
package struct WorkLane: Sendable {
  private let queue: DispatchQueue

  package init(_ label: String) { queue = DispatchQueue(label: label, qos: .utility) }

  /// Does a piece of work when its turn has come.
  package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
