package import Crypto
import Identity
package import Store

/// Keeps charts and finds them again: those of members under their accounts, those of visitors under an id that only they know.
package struct ChartService: Sendable {
  package let store: DataStore
  package let clock: WallClock

  /// How long a chart without an owner is kept.
  package static let lifetime: Int64 = 30 * 86_400 * 1_000_000
  /// How long an idempotency key of a visitor is remembered.
  package static let keyLifetime: Int64 = 86_400 * 1_000_000

  /// Keeps a birth; with a key that was used before for the same birth, finds the chart of that time.
  ///
  /// - Throws: ``CompanionError`` `keyReused` when the key was used for another birth, `forbidden` for a program whose key
  ///   is not good for charts.
  package func keep(_ birth: StoredBirth, idempotencyKey: String? = nil, for member: Member? = nil) async throws
    -> StoredChartInfo
  {
    let now = clock.microseconds
    let id = UUIDv7.generate(microseconds: now)
    let payload = try birth.payload()
    if let member {
      try member.require(.profile)
      let key = idempotencyKey.map { NaturalKey.hashed("request", $0) }
      let kept = try await store.records.insert(
        .chart, account: member.id, id: id, naturalKey: key, payload: payload, now: now)
      guard let kept else { throw CompanionError.notFound("The account no longer exists.") }
      guard kept.isNew || kept.record.payload == payload else { throw Self.keyReused }
      return StoredChartInfo(kept.record)
    }
    let record = ChartRecord(id: id, createdAt: now, expiresAt: now + Self.lifetime, payload: payload)
    switch try await store.charts.insert(record, idempotencyKey: idempotencyKey, keyExpiresAt: now + Self.keyLifetime) {
    case .inserted(let record), .repeated(let record): return StoredChartInfo(record)
    case .conflict: throw Self.keyReused
    }
  }

  /// The chart with an id: one of the member's own, or one that nobody has claimed.
  ///
  /// - Throws: ``CompanionError`` `notFound` when there is none, or no more, or it is somebody else's.
  package func find(_ id: String, for member: Member? = nil) async throws -> (record: StoredChartInfo, birth: StoredBirth) {
    if let member, RecordID.isValid(id), (try? member.require(.profile)) != nil,
      let own = try await store.records.record(.chart, account: member.id, id: id), let payload = own.payload
    {
      return (StoredChartInfo(own), try StoredBirth(payload: payload))
    }
    guard UUIDv7.isValid(id), let record = try await store.charts.chart(id: id, now: clock.microseconds) else {
      throw Self.notFound
    }
    return (StoredChartInfo(record), try StoredBirth(payload: record.payload))
  }

  /// Whether a chart is kept under the account of a member.
  package func isKept(_ id: String, by member: Member) async throws -> Bool {
    guard RecordID.isValid(id) else { return false }
    return try await store.records.record(.chart, account: member.id, id: id)?.payload != nil
  }

  /// Takes a chart over that was made before signing up.
  package func claim(_ id: String, for member: Member) async throws -> (record: StoredChartInfo, birth: StoredBirth) {
    guard UUIDv7.isValid(id),
      let record = try await store.charts.claim(id: id, account: member.id, now: clock.microseconds),
      let payload = record.payload
    else { throw Self.notFound }
    return (StoredChartInfo(record), try StoredBirth(payload: payload))
  }

  /// Some charts of a member, the newest first.
  package func page(of member: Member, after place: RecordPlace?, limit: Int) async throws -> RecordPage {
    try await store.records.page(.chart, account: member.id, after: place, limit: limit)
  }

  /// Deletes a chart of a member.
  ///
  /// - Throws: ``CompanionError`` `notFound`.
  package func delete(_ id: String, of member: Member) async throws {
    guard try await store.records.delete(.chart, account: member.id, id: id, now: clock.microseconds) else {
      throw CompanionError.notFound("You have no chart with this id.")
    }
  }

  /// A visitor's idempotency key, bound to the visitor, as it stands in the database: nobody who reads it there can try it.
  ///
  /// - Parameter marks: what the visitor is known by. Line breaks stand in none of them.
  package func visitorKey(_ key: String, marks: [String]) -> String {
    NaturalKey.sealed(
      "visitor", (marks + [key]).joined(separator: "\n"), under: store.derivedKey(for: "idempotency keys of visitors"))
  }

  private static let notFound = CompanionError.notFound(
    "There is no chart with this id. Charts without an owner are kept for 30 days.")
  private static let keyReused = CompanionError.keyReused(
    "This Idempotency-Key was used before with another body. Send a new key with a new request.",
    field: "Idempotency-Key")
}

/// What makes a record the only one of its sort, as it stands in the database: hashed, for it stands there unsealed.
package enum NaturalKey {
  package static func hashed(_ purpose: String, _ text: String) -> String {
    let digest = SHA256.hash(data: Array("\(purpose) \(text)".utf8))
    return "\(purpose):" + digest.hexadecimal
  }

  /// The same where the text could be guessed, such as the address of a network: without the key nobody can try.
  package static func sealed(_ purpose: String, _ text: String, under key: SymmetricKey) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Array("\(purpose) \(text)".utf8), using: key)
    return "\(purpose):" + code.hexadecimal
  }
}

/// When and how a birth is kept.
package struct StoredChartInfo: Sendable, Hashable {
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time; `nil` for a chart with an owner.
  package let expiresAt: Int64?
}

extension StoredChartInfo {
  package init(_ record: ChartRecord) { self.init(id: record.id, createdAt: record.createdAt, expiresAt: record.expiresAt) }
  package init(_ record: Record) { self.init(id: record.id, createdAt: record.createdAt, expiresAt: nil) }
}
