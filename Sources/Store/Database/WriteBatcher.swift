import GRDB

/// Commits together what arrives together.
///
/// A synchronised commit waits for the disk, about a third of a millisecond, however little it holds. While one is under way the
/// next writes queue up and share a transaction, each in a savepoint of its own, so that one that fails takes no other with it.
/// Nobody is answered before the commit that holds their write. When the disk is full, SQLite may undo the whole transaction for the
/// sake of one statement; then each write gets a transaction of its own, so that a small one is not refused for the sake of a large one.
actor WriteBatcher {
  private struct Job: Sendable {
    /// Runs the work inside the shared transaction and keeps its outcome.
    ///
    /// - Returns: whether it found the disk full.
    let run: @Sendable (Database) -> Bool
    /// Answers whoever waits: with the outcome, or with the error of the whole transaction.
    let finish: @Sendable (StoreError?) -> Void
  }

  /// The outcome of a job; written by the transaction, read after it, never at the same time.
  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    var result: Result<Value, StoreError>?
  }

  private let writer: any DatabaseWriter
  private var waiting: [Job] = []
  private var isCommitting = false

  init(writer: any DatabaseWriter) { self.writer = writer }

  func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      let outcome = Outcome<Value>()
      let job = Job(
        run: { database in
          do {
            try database.inSavepoint {
              outcome.result = .success(try work(SQLiteSession(database: database)))
              return .commit
            }
          } catch {
            let error = SQLiteSession.storeError(error)
            outcome.result = .failure(error)
            return error == .diskFull
          }
          return false
        },
        finish: { error in
          // What the work itself failed for says more than that the transaction could not be committed then.
          if case .failure(let own) = outcome.result, error != nil {
            continuation.resume(returning: .failure(own))
          } else {
            continuation.resume(
              returning: error.map(Result.failure) ?? outcome.result ?? .failure(.database(reason: "not run")))
          }
        })
      waiting.append(job)
      guard !isCommitting else { return }
      isCommitting = true
      // Outside the caller's task: a request that is cancelled half way must not take others' writes with it.
      Task { await commitAll() }
    }
    return try result.get()
  }

  private func commitAll() async {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      let error = await commit(batch)
      if error == .diskFull, batch.count > 1 {
        for job in batch { job.finish(await commit([job])) }
      } else {
        for job in batch { job.finish(error) }
      }
    }
    isCommitting = false
  }

  /// Runs jobs in one transaction.
  ///
  /// - Returns: why nothing of it was committed; `nil` when it was.
  private func commit(_ batch: [Job]) async -> StoreError? {
    do {
      try await writer.write { database in
        for job in batch {
          let isFull = job.run(database)
          if isFull, !database.isInsideTransaction { throw StoreError.diskFull }
        }
      }
      return nil
    } catch {
      return SQLiteSession.storeError(error)
    }
  }
}
