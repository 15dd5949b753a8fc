import Foundation
import Testing

@testable import Store

@Suite struct DurabilityTests {
  let folder = TemporaryFolder()
  let record = ChartRecord(
    id: UUIDv7.generate(microseconds: 1_000_000), createdAt: 1_000_000, expiresAt: 2_000_000, payload: #"{"date":"1990-06-15"}"#)

  @Test func everyCommitReachesTheDisk() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    // 2 is FULL; a pool sets 1 (NORMAL) by itself.
    #expect(try driver.pragma("synchronous") == .integer(2))
    #expect(try driver.pragma("journal_mode") == .text("wal"))
    #expect(try driver.pragma("foreign_keys") == .integer(1))
    try await driver.close()
  }

  @Test func chartsOutliveTheProcess() async throws {
    let first = try DataStore(.folder(folder.path))
    _ = try await first.charts.insert(record)
    try await first.close()

    let second = try DataStore(.folder(folder.path))
    #expect(try await second.charts.chart(id: record.id, now: 1_500_000) == record)
    try await second.close()
  }

  @Test func closingLeavesOneFileThatHoldsEverything() async throws {
    let store = try DataStore(.folder(folder.path))
    _ = try await store.charts.insert(record)
    _ = try await store.charts.chart(id: record.id, now: 0)
    try await store.close()
    let log = try? FileManager.default.attributesOfItem(atPath: folder.path + "/astronova.sqlite-wal")[.size] as? Int
    #expect((log ?? 0) == 0)
  }

  @Test func theFolderIsPrivate() async throws {
    let store = try DataStore(.folder(folder.path))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    try await store.close()
  }
}
