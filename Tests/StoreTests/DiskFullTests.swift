import Foundation
import Testing

@testable import Store

@Suite struct DiskFullTests {
  /// A store that has room for so many pages more.
  private func store(_ folder: TemporaryFolder, pages: Int) throws -> DataStore {
    let store = try DataStore(.folder(folder.path))
    try limit(store, pages)
    return store
  }

  private func limit(_ store: DataStore, _ pages: Int) throws {
    let driver = try #require(store.driver as? SQLiteDriver)
    let count = try #require(try driver.pragma("page_count").integer)
    _ = try driver.pragma("max_page_count = \(Int(count) + pages)")
  }

  @Test func aFullDiskHasAnErrorOfItsOwnAndIsTold() async throws {
    let folder = TemporaryFolder()
    let store = try store(folder, pages: 30)
    let account = try await store.makeAccount()
    #expect(await store.condition() == .ready)
    let large = String(repeating: "x", count: 200_000)
    await #expect(throws: StoreError.diskFull) {
      _ = try await store.records.insert(.journalEntry, account: account.id, id: newID(), payload: large, now: 1)
    }
    try limit(store, 0)
    await #expect(throws: StoreError.diskFull) {
      for _ in 0..<100 {
        _ = try await store.records.insert(.journalEntry, account: account.id, id: newID(), payload: "small", now: 1)
      }
    }
    #expect(await store.condition() == .full)
    // That somebody was seen is left out where there is no room for it, for they only want to read.
    let driver = try #require(store.driver as? SQLiteDriver)
    try await driver.writeInPassing(touching: .nobody) { (session) throws(StoreError) in
      for number in 0..<64 {
        try session.execute(
          "INSERT INTO job_state (name, place, updated_at) VALUES (?, ?, 0)",
          [.text("\(number)"), .text(String(repeating: "0", count: 255))])
      }
      return 64
    }
    #expect(await store.condition() == .full)
    // What is kept can be read, and when there is room again that is found out.
    #expect(try await store.accounts.account(account.id) == account)
    try limit(store, 1000)
    _ = try await store.records.insert(.journalEntry, account: account.id, id: newID(), payload: large, now: 1)
    #expect(await store.condition() == .ready)
    try await store.close()
  }

  @Test func aFullDiskIsTriedAgainByItself() async throws {
    let folder = TemporaryFolder()
    let store = try store(folder, pages: 0)
    await #expect(throws: StoreError.diskFull) {
      for number in 0..<100 { _ = try await store.makeAccount("a\(number)@example.org") }
    }
    try limit(store, 1000)
    #expect(await store.condition() == .ready)
    try await store.close()
  }

  @Test func aLargeWriteThatFindsNoRoomTakesNoOtherWithIt() async throws {
    let folder = TemporaryFolder()
    let store = try store(folder, pages: 60)
    let account = try await store.makeAccount()
    let large = String(repeating: "x", count: 400_000)
    var kept: Set<String> = []
    for _ in 0..<5 {
      // Under way together, so that they share transactions.
      let outcomes = await withTaskGroup(of: (String, Bool, StoreError?).self) { group in
        for number in 0..<6 {
          let id = newID()
          group.addTask {
            do throws(StoreError) {
              _ = try await store.records.insert(
                .journalEntry, account: account.id, id: id, payload: number == 2 ? large : "small", now: 1)
              return (id, number == 2, nil)
            } catch {
              return (id, number == 2, error)
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      for (id, isLarge, error) in outcomes {
        #expect(error == (isLarge ? .diskFull : nil))
        if error == nil { kept.insert(id) }
      }
    }
    let found = try await store.records.records(.journalEntry, account: account.id, limit: 100)
    #expect(Set(found.map(\.id)) == kept && kept.count == 25)
    try await store.close()
  }
}
