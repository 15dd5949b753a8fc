import Ephemeris
import Foundation
import Store
import Wire

/// Everything that an account keeps as one JSON text.
struct AccountExport: Sendable {
  let store: DataStore
  let clock: WallClock

  /// How many records are read at a time.
  private static let page = 500

  func json(of account: Account) async throws -> [UInt8] {
    var records: [String: [[String: Any]]] = [:]
    for record in try await everything(of: account) {
      guard let payload = record.payload else { continue }
      records[record.kind.rawValue, default: []].append([
        "id": record.id, "key": record.naturalKey ?? NSNull(), "createdAt": Self.text(record.createdAt),
        "createdMicroseconds": record.createdAt, "updatedAt": Self.text(record.updatedAt),
        "data": try JSONSerialization.jsonObject(with: Data(payload.utf8)),
      ])
    }
    let credentials = try await store.accounts.credentials(of: account.id)
    let devices = try await store.signIns.signIns(of: account.id, now: clock.microseconds)
    let events = try await store.accounts.events(of: account.id, limit: 200)
    let everything: [String: Any] = [
      "format": "astronova-export", "version": 1, "exportedAt": Self.text(clock.microseconds),
      "account": ["id": account.id, "createdAt": Self.text(account.createdAt)],
      "credentials": credentials.map { way in
        ["provider": way.kind.rawValue, "email": way.email ?? NSNull(), "createdAt": Self.text(way.createdAt)] as [String: Any]
      },
      "devices": devices.map { ["device": $0.device, "createdAt": Self.text($0.createdAt), "seenAt": Self.text($0.seenAt)] },
      "securityLog": events.map { ["event": $0.kind, "at": Self.text($0.at), "device": $0.device, "network": $0.network] },
      "records": records,
    ]
    return Array(try JSONSerialization.data(withJSONObject: everything, options: [.sortedKeys, .prettyPrinted]))
  }

  private func everything(of account: Account) async throws -> [Record] {
    var found: [Record] = []
    while true {
      let next = try await store.records.changes(account: account.id, after: found.last?.change ?? 0, limit: Self.page)
      found += next
      if next.count < Self.page { return found }
    }
  }

  private static func text(_ microseconds: Int64) -> String { ISO8601.string(UTC(microseconds: microseconds)) }
}
