import Foundation
import Testing

@testable import Store

@Suite struct OpeningTests {
  let folder = TemporaryFolder()

  @Test func aSecondProcessIsTurnedAway() async throws {
    let first = try DataStore(.folder(folder.path))
    #expect(throws: StoreError.inUse(path: folder.path, processID: Int(ProcessInfo.processInfo.processIdentifier))) {
      _ = try DataStore(.folder(folder.path))
    }
    try await first.close()
    // Let go of, it opens again.
    try await DataStore(.folder(folder.path)).close()
  }

  @Test func aNewerSchemaIsRefusedAndLeftAlone() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    try await driver.write { (session) throws(StoreError) in
      _ = try session.execute("INSERT INTO schema_step (number) VALUES (?)", [.integer(Int64(Migration.latest + 1))])
    }
    try await driver.close()
    #expect(throws: StoreError.newerSchema(found: Migration.latest + 1, known: Migration.latest)) {
      _ = try DataStore(.folder(folder.path))
    }
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    #expect {
      _ = try DataStore(.folder("/proc/astronova"))
    } throws: { error in
      "\(error)".contains("/proc/astronova")
    }
  }

  @Test func migrationsAreNumberedFromOneWithoutGaps() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.latest))
  }

  @Test func aStepThatFailsLeavesNothingBehind() async throws {
    let driver = try SQLiteDriver()
    let broken = [Migration(number: Migration.latest + 1, statements: ["CREATE TABLE half (id TEXT)", "CREATE TABLE"])]
    await #expect(throws: StoreError.self) {
      try await driver.write { (session) throws(StoreError) in try Migration.migrate(session, steps: broken) }
    }
    let tables = try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT name FROM sqlite_master WHERE name = 'half'")
    }
    #expect(tables.isEmpty)
  }
}
