import Store

/// What became of a change of something that is kept.
package enum Rewritten<Kept: Sendable>: Sendable {
  case kept(Kept)
  /// Another version stands than the one that the change was based on.
  case conflict(Kept)
  /// There is no such thing.
  case missing

  func map<Other: Sendable>(_ transform: (Kept) throws -> Other) rethrows -> Rewritten<Other> {
    switch self {
    case .kept(let kept): .kept(try transform(kept))
    case .conflict(let kept): .conflict(try transform(kept))
    case .missing: .missing
    }
  }
}

extension RecordRepository {
  /// Puts another text in the place of a record's; what another device writes in between is read again and changed then.
  ///
  /// - Parameters:
  ///   - base: the version that the change is based on; `nil` takes whatever stands.
  ///   - what: what it is, for the error: `The entry`.
  ///   - change: the text for a record and its text.
  /// - Throws: ``CompanionError`` `damaged` when the record does not open, and `conflict` when the others do not stop.
  func rewrite(
    _ kind: RecordKind, id: String, account: String, base: Int64? = nil, clock: WallClock, what: String,
    _ change: (Record, String) throws -> String
  ) async throws -> Rewritten<Record> {
    for _ in 0..<8 {
      guard let record = try await record(kind, account: account, id: id), let payload = record.payload else { return .missing }
      if let base, base != record.change { return .conflict(record) }
      let changed = try change(record, payload)
      if changed == payload { return .kept(record) }
      let outcome = try await update(
        kind, account: account, id: id, base: record.change, payload: changed, now: clock.microseconds)
      switch outcome {
      case .kept(let record): return .kept(record)
      case .missing: return .missing
      case .damaged: throw CompanionError.damaged
      case .conflict(let standing): if base != nil { return standing.payload == nil ? .missing : .conflict(standing) }
      }
    }
    throw CompanionError.conflict("\(what) is being changed elsewhere right now. Try again.")
  }
}
