import Store
import Wire

/// Keeps charts and finds them again.
struct ChartKeeper: Sendable {
  let charts: ChartRepository
  let clock: WallClock

  /// How long a chart without an owner is kept.
  static let lifetime: Int64 = 30 * 86_400 * 1_000_000
  /// How long an idempotency key is remembered.
  static let keyLifetime: Int64 = 86_400 * 1_000_000

  /// Keeps a birth; with a key that was used before for the same birth, finds the chart of that time.
  ///
  /// - Throws: ``Problem`` with code `IDEMPOTENCY_CONFLICT` when the key was used for another birth.
  func keep(_ birth: KeptBirth, idempotencyKey: String? = nil) async throws -> ChartRecord {
    let now = clock.microseconds
    let record = ChartRecord(
      id: UUIDv7.generate(microseconds: now), createdAt: now, expiresAt: now + Self.lifetime, payload: try birth.payload())
    switch try await charts.insert(record, idempotencyKey: idempotencyKey, keyExpiresAt: now + Self.keyLifetime) {
    case .inserted(let record), .repeated(let record): return record
    case .conflict:
      throw Problem(
        .idempotencyConflict, "This Idempotency-Key was used before with another body. Send a new key with a new request.",
        field: "Idempotency-Key")
    }
  }

  /// The chart with an id.
  ///
  /// - Throws: ``Problem`` with code `NOT_FOUND` when there is none, or no more.
  func find(_ id: String) async throws -> (record: ChartRecord, birth: KeptBirth) {
    guard UUIDv7.isValid(id), let record = try await charts.chart(id: id, now: clock.microseconds) else {
      throw Problem(.notFound, "There is no chart with this id. Charts without an owner are kept for 30 days.")
    }
    return (record, try KeptBirth(payload: record.payload))
  }
}
