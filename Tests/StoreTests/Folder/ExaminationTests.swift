import Foundation
import GRDB
import Testing

@testable import Store

@Suite struct ExaminationTests {
  @Test func aGoodFolderIsGood() async throws {
    let fixture = try await FolderFixture()
    let found = FolderExamination(folder: fixture.folder.path)
    #expect(found.faults.isEmpty && found.openToOthers.isEmpty)
    let contents = try #require(found.contents)
    #expect(contents.schema == Migration.latest && contents.accounts == 1 && contents.dataKeys == 2 && contents.sealedTexts == 2)
    // Nothing is kept where there is nothing yet.
    let none = FolderExamination(folder: fixture.path("none"))
    #expect(none.faults.isEmpty && none.contents == nil)
    #expect(!FileManager.default.fileExists(atPath: fixture.path("none")))
  }

  /// In which state a folder is looked at.
  enum Moment: CaseIterable {
    case stopped, running, killed, killedWithoutIndex
  }

  @Test(arguments: Moment.allCases) func nothingIsChangedByLooking(_ moment: Moment) async throws {
    let fixture = try await FolderFixture()
    let store = try DataStore(.folder(fixture.folder.path))
    _ = try await store.records.insert(.journalEntry, account: fixture.account.id, id: newID(), payload: "more", now: 2)
    let other = TemporaryFolder()
    var path = fixture.folder.path
    if moment == .killed || moment == .killedWithoutIndex {
      try FileManager.default.copyItem(atPath: path, toPath: other.path)
      path = other.path
      if moment == .killedWithoutIndex { try FileManager.default.removeItem(atPath: path + "/astronova.sqlite-shm") }
    }
    if moment != .running { try await store.close() }
    let before = try FolderFixture.trace(path)
    let found = FolderExamination(folder: path)
    #expect(try FolderFixture.trace(path) == before)
    #expect(found.faults.isEmpty)
    // What stands in the log alone is seen too.
    #expect(found.contents?.sealedTexts == 3)
    if moment == .running { try await store.close() }
  }

  /// What may be wrong with a folder.
  enum Fault: CaseIterable {
    case header, truncated, halfAPage, flippedPage, empty, missing, noKey, otherKey, noSuchKey, newer, foreign, text, restore
  }

  private func spoil(_ fixture: FolderFixture, _ fault: Fault) throws {
    let size = UInt64(try FileManager.default.attributesOfItem(atPath: fixture.database)[.size] as? Int ?? 0)
    switch fault {
    case .header: try fixture.overwrite(at: 0, with: Data(repeating: 0, count: 100))
    case .truncated: try fixture.truncate(to: size / 4096 / 2 * 4096)
    case .halfAPage: try fixture.truncate(to: 100)
    case .flippedPage: try fixture.overwrite(at: size / 4096 / 2 * 4096, with: Data(repeating: 0xA5, count: 4096))
    case .empty: try fixture.truncate(to: 0)
    case .missing: try fixture.remove("astronova.sqlite")
    case .noKey: try fixture.remove("master.key")
    case .otherKey: try MasterKeys.temporary().save(folder: fixture.folder.path)
    case .noSuchKey: try Data("no key".utf8).write(to: URL(fileURLWithPath: fixture.key))
    case .restore: try FileManager.default.moveItem(atPath: fixture.database, toPath: fixture.database + ".new")
    case .newer, .foreign, .text:
      let queue = try DatabaseQueue(path: fixture.database)
      try queue.write { database in
        switch fault {
        case .newer: try database.execute(sql: "INSERT INTO schema_step (number) VALUES (9999)")
        case .foreign: try database.execute(sql: "DROP TABLE schema_step")
        default: try database.execute(sql: "UPDATE journal_entry SET sealed = 'AAAA' || SUBSTR(sealed, 5)")
        }
      }
      try queue.close()
    }
  }

  @Test(arguments: Fault.allCases) func whatIsWrongIsFoundAndLeftAlone(_ fault: Fault) async throws {
    let fixture = try await FolderFixture()
    try spoil(fixture, fault)
    let before = try fixture.trace()
    let faults = FolderExamination(folder: fixture.folder.path).faults
    #expect(try fixture.trace() == before)
    try #require(faults.count == 1, "\(faults)")
    let isRight =
      switch (fault, faults[0]) {
      case (.header, .headerOverwritten), (.truncated, .damaged), (.halfAPage, .damaged), (.flippedPage, .damaged),
        (.empty, .databaseEmpty), (.missing, .databaseMissing), (.noKey, .keyMissing), (.otherKey, .keyWrong),
        (.noSuchKey, .keyUnusable), (.foreign, .foreign), (.restore, .restoreInterrupted),
        (.newer, .newerSchema(9999, Migration.latest)), (.text, .textsBroken("journal_entry", 1)):
        true
      default: false
      }
    #expect(isRight, "\(faults)")
  }
}
