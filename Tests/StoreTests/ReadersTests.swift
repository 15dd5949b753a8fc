import Testing

@testable import Store

@Suite struct ReadersTests {
  let folder = TemporaryFolder()

  private func note(_ name: String, _ driver: SQLiteDriver) async throws {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("INSERT INTO job_state (name, place, updated_at) VALUES (?, '', 0)", [.text(name)])
      return
    }
  }

  private func names(_ driver: SQLiteDriver) async throws -> Int {
    try await driver.read { (session) throws(StoreError) in try session.rows("SELECT name FROM job_state").count }
  }

  @Test func aMarkStandsStillWhileNothingIsCommitted() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    let mark = try driver.commitMark()
    _ = try await names(driver)
    await #expect(throws: StoreError.self) {
      try await driver.write(touching: .nobody) { (session) throws(StoreError) in
        try session.execute("INSERT INTO nowhere VALUES (1)")
      }
    }
    #expect(try driver.commitMark() == mark)
    try await driver.close()
  }

  @Test func aMarkMovesWithEveryCommitOfWhateverConnection() async throws {
    let first = try SQLiteDriver(folder: folder.path)
    let second = try SQLiteDriver(beside: folder.path)
    for (number, writer) in [first, second, second, first].enumerated() {
      let marks = [try first.commitMark(), try second.commitMark()]
      try await note("write \(number)", writer)
      #expect(try first.commitMark() != marks[0])
      #expect(try second.commitMark() != marks[1])
      #expect(try await names(first) == number + 1)
      #expect(try await names(second) == number + 1)
    }
    try await second.close()
    try await first.close()
  }

  @Test func aMarkInMemoryMovesToo() async throws {
    let driver = try SQLiteDriver()
    let mark = try driver.commitMark()
    #expect(try driver.commitMark() == mark)
    try await note("write", driver)
    #expect(try driver.commitMark() != mark)
  }

  @Test func moreThanThereAreConnectionsReadAtOnce() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<200 {
        if number % 10 == 0 { try await note("write \(number)", driver) }
        group.addTask {
          try await driver.read { (session) throws(StoreError) in
            // Both in one snapshot, however much is written between them.
            let before = try session.rows("SELECT name FROM job_state").count
            let after = try session.rows("SELECT name FROM job_state").count
            return after - before
          }
        }
      }
      for try await difference in group { #expect(difference == 0) }
    }
    #expect(try await names(driver) == 20)
    try await driver.close()
  }

  @Test func aReaderCannotWrite() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    await #expect(throws: StoreError.self) {
      try await driver.read { (session) throws(StoreError) in try session.execute("DELETE FROM job_state") }
    }
    try await driver.close()
  }

  @Test func nothingIsReadAfterTheEnd() async throws {
    let driver = try SQLiteDriver(folder: folder.path)
    _ = try await names(driver)
    _ = try driver.commitMark()
    try await driver.close()
    await #expect(throws: StoreError.self) { try await names(driver) }
    #expect(throws: StoreError.self) { try driver.commitMark() }
  }
}
