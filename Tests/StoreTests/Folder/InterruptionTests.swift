import Foundation
import Testing

@testable import Store

@Suite struct InterruptionTests {
  @Test(arguments: Backup.Step.allCases)
  func anInterruptedRestoreLeavesOneWholeDatabase(_ step: Backup.Step) async throws {
    let fixture = try await FolderFixture()
    let elsewhere = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
    let copy = elsewhere.path + "/copy"
    _ = try Backup.make(of: fixture.folder.path, to: copy)
    // The backup is of the time of an earlier key.
    _ = try MasterKeys.rotate(folder: fixture.folder.path)
    let store = try DataStore(.folder(fixture.folder.path))
    _ = try await store.records.update(
      .journalEntry, account: fixture.account.id, id: fixture.entry, payload: "written since", now: 2)
    try await store.close()
    #expect(throws: killed) {
      try Backup.restore(copy, into: fixture.folder.path) { (reached) throws(StoreError) in if reached == step { throw killed } }
    }
    let isTakenUp: Bool
    switch step {
    case .checked, .duplicated, .wrapped, .copied, .merged: isTakenUp = false
    case .setAside, .logRemoved, .placed: isTakenUp = true
    }
    let next = try DataStore(.folder(fixture.folder.path))
    let text = try await next.records.record(.journalEntry, account: fixture.account.id, id: fixture.entry)?.payload
    #expect(text == (isTakenUp ? "kept" : "written since"))
    let expected: [FolderNotice] =
      switch step {
      case .checked, .duplicated, .wrapped, .placed: []
      case .copied, .merged: [.restoreDropped]
      case .setAside, .logRemoved: [.restoreFinished]
      }
    #expect(next.notices == expected)
    try await next.close()
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(left.filter { $0.contains(".new") || $0.contains(".copy") } == [])
    #expect(FolderExamination(folder: fixture.folder.path).faults.isEmpty)
  }

  @Test func aCopyThatIsNotWholeIsNotTakenUp() async throws {
    let fixture = try await FolderFixture()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.database))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: fixture.database + ".new"))
    #expect(try await fixture.kept() == "kept")
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: fixture.database + ".new"))
    try fixture.remove("astronova.sqlite")
    #expect(throws: StoreError.self) { _ = try DataStore(.folder(fixture.folder.path)) }
  }

  @Test func aDamagedDatabaseGivesWayToABackup() async throws {
    let fixture = try await FolderFixture()
    let elsewhere = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
    _ = try Backup.make(of: fixture.folder.path, to: elsewhere.path + "/copy")
    try fixture.overwrite(at: 0, with: Data(repeating: 0, count: 100))
    let (_, first) = try Backup.restore(elsewhere.path + "/copy", into: fixture.folder.path)
    // A second restore does not overwrite what the first one has set aside.
    let (_, second) = try Backup.restore(elsewhere.path + "/copy", into: fixture.folder.path)
    #expect(first != nil && second != nil && first != second)
    #expect(try await fixture.kept() == "kept")
  }

  @Test(arguments: MasterKeys.RotationStep.allCases)
  func anInterruptedRotationIsFinished(_ step: MasterKeys.RotationStep) async throws {
    let fixture = try await FolderFixture()
    let old = try String(contentsOfFile: fixture.key, encoding: .utf8)
    #expect(throws: killed) {
      try MasterKeys.rotate(folder: fixture.folder.path) { (reached) throws(StoreError) in if reached == step { throw killed } }
    }
    #expect(try await fixture.kept() == "kept")
    let now = try String(contentsOfFile: fixture.key, encoding: .utf8)
    #expect(now.split(separator: "\n").count == 1)
    let isRotated = step != .opened && step != .earlierKept
    #expect((now == old) == !isRotated)
    // The earlier key opens nothing any more.
    if isRotated {
      #expect(throws: StoreError.self) { _ = try DataStore(.folder(fixture.folder.path), masterKeys: MasterKeys(text: old)) }
      for name in try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path) {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.path(name)))
        #expect(bytes.range(of: Data("1.\(try MasterKeys(text: old).current.name).".utf8)) == nil, "\(name)")
      }
    }
    #expect(FolderExamination(folder: fixture.folder.path).faults.isEmpty)
  }

  @Test func aKeyThatWasBeingWrittenIsGone() async throws {
    let fixture = try await FolderFixture()
    try Data("AAAA".utf8).write(to: URL(fileURLWithPath: fixture.key + ".new"))
    #expect(try await fixture.kept() == "kept")
    #expect(!FileManager.default.fileExists(atPath: fixture.key + ".new"))
  }

  @Test func nobodyGetsInBetweenTheStepsOfARotation() async throws {
    let fixture = try await FolderFixture()
    let path = fixture.folder.path
    _ = try MasterKeys.rotate(folder: path) { (step) throws(StoreError) in
      #expect(throws: StoreError.self, "\(step)") { _ = try DataStore(.folder(path)) }
    }
    #expect(try await fixture.kept() == "kept")
  }
}
