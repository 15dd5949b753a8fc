import Dispatch

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
