import Foundation
import Testing

@testable import Store

/// A data folder in which somebody has kept something, and what can happen to it.
struct FolderFixture {
  let folder = TemporaryFolder()
  let account: Account
  let entry: String

  /// A folder whose server was stopped.
  init() async throws {
    let store = try DataStore(.folder(folder.path))
    account = try await store.makeAccount()
    entry = newID()
    _ = try await store.records.insert(.journalEntry, account: account.id, id: entry, payload: "kept", now: 1)
    _ = try await store.charts.insert(ChartRecord(id: newID(), createdAt: 1, expiresAt: 9, payload: "a visitor’s"))
    try await store.close()
  }

  func path(_ name: String) -> String { folder.path + "/" + name }
  var database: String { path("astronova.sqlite") }
  var key: String { path("master.key") }

  /// What the entry says, as a server that starts now reads it.
  func kept(beginsAnew: Bool = false) async throws -> String? {
    let store = try DataStore(.folder(folder.path), beginsAnew: beginsAnew)
    let text = try await store.records.record(.journalEntry, account: account.id, id: entry)?.payload
    try await store.close()
    return text
  }

  /// Overwrites a part of the database.
  func overwrite(at offset: UInt64, with bytes: Data) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: bytes)
    try file.close()
  }

  func truncate(to size: UInt64) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database))
    try file.truncate(atOffset: size)
    try file.close()
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Everything in the folder: names, rights, times and bytes.
  func trace() throws -> [String] { try Self.trace(folder.path) }

  static func trace(_ folder: String) throws -> [String] {
    let files = FileManager.default
    return try ([""] + files.contentsOfDirectory(atPath: folder).sorted()).map { name in
      let path = folder + "/" + name
      let facts = try files.attributesOfItem(atPath: path)
      let bytes = files.contents(atPath: path)?.hashValue ?? 0
      return "\(name) \(facts[.posixPermissions] ?? 0) \(facts[.modificationDate] ?? 0) \(facts[.size] ?? 0) \(bytes)"
    }
  }
}

/// What a `kill` in the middle is to a test: the work ends where it is.
let killed = StoreError.database(reason: "killed")
