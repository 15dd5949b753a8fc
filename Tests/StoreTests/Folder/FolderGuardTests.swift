import Foundation
import Testing

@testable import Store

/// Who may open a data folder, and read it.
@Suite struct FolderGuardTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func whatStandsOpenIsClosed() async throws {
    let fixture = try await FolderFixture()
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
    #expect(Set(names).isSuperset(of: ["astronova.lock", "astronova.sqlite", "master.key"]))
    for name in [""] + names {
      try FileManager.default.setAttributes([.posixPermissions: name.isEmpty ? 0o755 : 0o644], ofItemAtPath: fixture.path(name))
    }
    let store = try DataStore(.folder(fixture.folder.path))
    #expect(
      Set(store.notices).isSuperset(
        of: (["astronova.lock", "astronova.sqlite", "master.key"].map(fixture.path) + [fixture.folder.path]).map {
          .closedToOthers(path: $0)
        }))
    _ = try await store.records.insert(.journalEntry, account: fixture.account.id, id: newID(), payload: "more", now: 2)
    #expect(try mode(fixture.folder.path) == 0o700)
    let now = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
    #expect(now == ["astronova.lock", "astronova.sqlite", "astronova.sqlite-shm", "astronova.sqlite-wal", "master.key"])
    for name in now { #expect(try mode(fixture.path(name)) == 0o600, "\(name)") }
    try await store.close()
    let again = try DataStore(.folder(fixture.folder.path))
    #expect(again.notices.isEmpty)
    try await again.close()
  }

  #if os(Linux)
    /// A program that is just being started has a descriptor of everything that is open; the folder is let go of all the same.
    @Test func aFolderIsLetGoOfWhateverHasADescriptorOfIt() async throws {
      let fixture = try await FolderFixture()
      let store = try DataStore(.folder(fixture.folder.path))
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
      let locked = descriptors.filter {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return path == fixture.path("astronova.lock") || path == fixture.path("astronova.sqlite")
      }
      let inherited = locked.map { dup($0) }
      defer { for file in inherited where file >= 0 { close(file) } }
      #expect(inherited.count >= 2 && !inherited.contains(-1))
      try await store.close()
      try await DataStore(.folder(fixture.folder.path)).close()
    }
  #endif

  @Test func aNewDatabaseIsPrivateWhateverTheProcessAllows() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let store = try DataStore(.folder(folder.path))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(try mode(folder.path + "/" + name) == 0o600, "\(name)")
    }
    try await store.close()
  }

  @Test func aFolderThatIsSharedByDesignStaysSo() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o1777])
    let store = try DataStore(.folder(folder.path))
    #expect(store.notices == [.openToOthers(path: folder.path)])
    #expect(try mode(folder.path + "/astronova.sqlite") == 0o600)
    try await store.close()
  }

  @Test func theLockIsNotInItsFileAlone() async throws {
    let fixture = try await FolderFixture()
    let store = try DataStore(.folder(fixture.folder.path))
    try fixture.remove("astronova.lock")
    for _ in 0..<2 {
      #expect(throws: StoreError.inUse(path: fixture.folder.path, processID: nil)) {
        _ = try DataStore(.folder(fixture.folder.path))
      }
    }
    #expect(throws: StoreError.self) { _ = try MasterKeys.rotate(folder: fixture.folder.path) }
    let elsewhere = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: elsewhere.path, withIntermediateDirectories: true)
    // Who reads is let in; who would replace the database is not.
    #expect(try Backup.make(of: fixture.folder.path, to: elsewhere.path + "/copy").accounts == 1)
    #expect(FolderExamination(folder: fixture.folder.path).faults.isEmpty)
    #expect(throws: StoreError.self) { try Backup.restore(elsewhere.path + "/copy", into: fixture.folder.path) }
    try await store.close()
    #expect(try await fixture.kept() == "kept")
  }

  @Test func theSameDatabaseUnderAnotherNameIsTheSame() async throws {
    let fixture = try await FolderFixture()
    let other = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: other.path, withIntermediateDirectories: true)
    try FileManager.default.linkItem(atPath: fixture.database, toPath: other.path + "/astronova.sqlite")
    try FileManager.default.copyItem(atPath: fixture.key, toPath: other.path + "/master.key")
    let store = try DataStore(.folder(fixture.folder.path))
    #expect(throws: StoreError.inUse(path: other.path, processID: nil)) { _ = try DataStore(.folder(other.path)) }
    try await store.close()
  }
}
