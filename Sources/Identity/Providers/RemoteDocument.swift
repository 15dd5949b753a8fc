/// Something that a provider publishes, fetched when it is needed and remembered for an hour.
///
/// Whoever needs more than it says has it fetched again, but not more than once in half a minute: what is asked for is for anyone to make up.
/// While the provider does not answer, what it said last is good for a day.
actor RemoteDocument<Value: Sendable> {
  private let fetch: @Sendable (_ now: Int64) async throws -> Value
  private let report: @Sendable (any Error) -> Void
  private var known: (value: Value, at: Int64)?
  private var triedAt: Int64?
  private var running: Task<Value, any Error>?

  private static var freshFor: Int64 { 3600 }
  private static var staleFor: Int64 { 86_400 }
  private static var pause: Int64 { 30 }

  /// - Parameter report: is told why it could not be had.
  init(
    report: @escaping @Sendable (any Error) -> Void, fetch: @escaping @Sendable (_ now: Int64) async throws -> Value
  ) {
    self.fetch = fetch
    self.report = report
  }

  /// What it says, which suffices if the provider knows it at all.
  ///
  /// - Parameter now: seconds of POSIX time.
  func value(
    now: Int64, where suffices: @Sendable (Value) -> Bool = { _ in true }
  ) async throws(IdentityTokenFault) -> Value {
    if let known, now - known.at < Self.freshFor, suffices(known.value) { return known.value }
    if triedAt.map({ (0..<Self.pause).contains(now - $0) }) != true || running != nil { await refresh(now: now) }
    guard let known, now - known.at < Self.staleFor else { throw .keysUnavailable }
    return known.value
  }

  private func refresh(now: Int64) async {
    triedAt = now
    let isFirst = running == nil
    let task = running ?? Task { [fetch] in try await fetch(now) }
    running = task
    do {
      known = (try await task.value, now)
    } catch {
      if isFirst { report(error) }
    }
    running = nil
  }
}
