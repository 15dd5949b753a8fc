import Testing

@testable import Store

@Suite struct ChartRepositoryTests {
  let store: DataStore

  init() throws { store = try DataStore(.memory) }

  func record(_ payload: String = "{}", at time: Int64 = 1_000, until end: Int64 = 5_000) -> ChartRecord {
    ChartRecord(id: UUIDv7.generate(microseconds: time), createdAt: time, expiresAt: end, payload: payload)
  }

  @Test func aChartIsFoundByItsIdUntilItExpires() async throws {
    let chart = record()
    #expect(try await store.charts.insert(chart) == .inserted(chart))
    #expect(try await store.charts.chart(id: chart.id, now: 4_999) == chart)
    #expect(try await store.charts.chart(id: chart.id, now: 5_000) == nil)
    #expect(try await store.charts.chart(id: record().id, now: 2_000) == nil)
  }

  @Test func theSameKeyAndBirthGiveTheFirstChart() async throws {
    let first = record()
    let again = record(at: 2_000)
    _ = try await store.charts.insert(first, idempotencyKey: "k", keyExpiresAt: 4_000)
    #expect(try await store.charts.insert(again, idempotencyKey: "k", keyExpiresAt: 4_000) == .repeated(first))
    #expect(try await store.charts.chart(id: again.id, now: 2_000) == nil)
  }

  @Test func theSameKeyWithAnotherBirthIsRefused() async throws {
    let other = record(#"{"date":"2001-01-01"}"#)
    _ = try await store.charts.insert(record(), idempotencyKey: "k", keyExpiresAt: 4_000)
    #expect(try await store.charts.insert(other, idempotencyKey: "k", keyExpiresAt: 4_000) == .conflict)
    #expect(try await store.charts.chart(id: other.id, now: 2_000) == nil)
  }

  @Test func aKeyIsForgottenInTime() async throws {
    _ = try await store.charts.insert(record(), idempotencyKey: "k", keyExpiresAt: 2_000)
    let later = record(#"{"date":"2001-01-01"}"#, at: 3_000)
    #expect(try await store.charts.insert(later, idempotencyKey: "k", keyExpiresAt: 4_000) == .inserted(later))
  }

  @Test func whatHasExpiredIsDeletedWithItsKeys() async throws {
    let old = record(until: 2_000)
    let young = record(until: 9_000)
    _ = try await store.charts.insert(old, idempotencyKey: "old", keyExpiresAt: 9_000)
    _ = try await store.charts.insert(young)
    #expect(try await store.charts.deleteExpired(now: 2_000) == 1)
    #expect(try await store.charts.chart(id: young.id, now: 2_000) == young)
    // The key went with its chart: it can be used again.
    let next = record(at: 3_000)
    #expect(try await store.charts.insert(next, idempotencyKey: "old", keyExpiresAt: 9_000) == .inserted(next))
  }

  @Test func manyWritesAtOnceAllLand() async throws {
    let charts = (0..<200).map { record("{\"n\":\($0)}", at: Int64(1_000 + $0)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for chart in charts { group.addTask { _ = try await store.charts.insert(chart) } }
      try await group.waitForAll()
    }
    for chart in charts { #expect(try await store.charts.chart(id: chart.id, now: 2_000) == chart) }
  }

  @Test func aWriteThatFailsTakesNoOtherWithIt() async throws {
    let taken = record()
    _ = try await store.charts.insert(taken)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        let chart = index % 2 == 0 ? taken : record(at: Int64(2_000 + index))
        group.addTask {
          do {
            _ = try await store.charts.insert(chart)
            return index % 2 == 1
          } catch {
            return index % 2 == 0
          }
        }
      }
      for try await went in group { #expect(went) }
    }
  }

  @Test func anErrorDoesNotTellTheBirth() async throws {
    let secret = record("SECRET-BIRTH")
    _ = try await store.charts.insert(secret)
    await #expect {
      _ = try await store.charts.insert(secret)
    } throws: { error in
      !"\(error)".contains("SECRET-BIRTH") && !"\(error)".contains(secret.id)
    }
  }
}
