import Crypto
import Foundation
import GRDB
import Testing

@testable import Store

/// What has been released never changes: the steps of the schema are pinned, and a database of each earlier schema opens.
@Suite struct ReleasedSchemaTests {
  /// The SHA-256 of every released step. A new step adds its own; one that stands here is never edited.
  static let digests = [
    1: "ab49048ca7de5652e158819e960e0b0c35bce1f47f2f88ed5bfa59b9c23496c5",
    2: "23eaa2d0b8e7e8e34ca469a9d09b4ba9800da3ee3452462047409eff58120c7a",
    3: "c5e907cf863a10fe0169df50acd4c652304c1e714d2eda85bf79024467adfa0b",
    4: "657de26555b5e94c1d86f3a663343eeccf6409e8c4045ced524f53e50b0c05f2",
    5: "38390e9b47ab299d2492d6ed331ad9ae171db5d630cdf8b93e9d01f719f4b985",
    6: "0d6f35f3d08928781687cb19959cbff8b3c2413cf4b4d3d1464e7e8515da414c",
    7: "20ffa55075a399786c2eb3ef98d646b49a9100732d6b5fc6ce28d9db8abadd3a",
    8: "8a6d406d41b1909829a46e3bac3868a46524f9ba360171be45cd03cab87e0964",
    9: "2f2793cf6c287298fb106d5dc39bc0cf7b14c1e3a1095b89d1415205ba04ffed",
    10: "3106c47d2237a96ad9fb93e7a55bb5194dd791784b942fd17d92e4a14da115ec",
    11: "ef817690d1de78d6f657242a08b87aa1fb34fb43a6c6a5d616d29289cf82b69c",
    12: "4457dc694573f74db6cf824a6e795c72e14db53baaccd4b23b3ee54eb6707ec2",
    13: "ac09b71e40692591624c7be0eeddcf3122f21e51e70ca6d649e5e865095cf8f2",
    14: "b50467c91b50d6b2aae3493c1785edc45b2b84b9d8ee075553026b68b0b837b5",
    15: "0516b445ac95b18b616c546c8e55b8f3de78ccd7dfa49b72a3688f918a3acbd5",
  ]

  @Test func noReleasedStepIsEdited() {
    for step in Migration.all {
      let digest = SHA256.hash(data: Data(step.statements.joined(separator: "\n;\n").utf8))
      let text = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      #expect(text == Self.digests[step.number], "step \(step.number)")
    }
    #expect(Set(Self.digests.keys) == Set(Migration.all.map(\.number)))
  }

  /// The whole schema as the database tells it, without what SQLite keeps for itself.
  private func schema(_ session: any SQLSession) throws(StoreError) -> [[SQLValue]] {
    try session.rows("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
  }

  /// A database of an earlier schema, as it was kept.
  private func released(_ step: Int) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    let url = try #require(Bundle.module.url(forResource: "step\(step)", withExtension: "sql", subdirectory: "Released"))
    let script = try String(contentsOf: url, encoding: .utf8)
    try queue.writeWithoutTransaction { try $0.execute(sql: script) }
    return queue
  }

  @Test func aFreshDatabaseAndAnOldOneAgree() throws {
    // A step that a later version may add: the table of a new kind of record.
    let later = Migration(
      number: Migration.latest + 1, statements: ["CREATE TABLE later_kind (account_id TEXT NOT NULL, sealed TEXT)"])
    for steps in [Migration.all, Migration.all + [later]] {
      let fresh = try DatabaseQueue()
      try fresh.write { try Migration.migrate(SQLiteSession(database: $0), steps: steps) }
      let old = try released(5)
      try old.write { try Migration.migrate(SQLiteSession(database: $0), steps: steps) }
      let made = try fresh.read { try schema(SQLiteSession(database: $0)) }
      let brought = try old.read { try schema(SQLiteSession(database: $0)) }
      #expect(made == brought)
      #expect(made.count > 50)
    }
  }

  /// A kind of record without a table would fail on the first request that asks for it.
  @Test func everyKindOfRecordHasItsTable() throws {
    for database in [try DatabaseQueue(), try released(5)] {
      try database.write { try Migration.migrate(SQLiteSession(database: $0)) }
      for kind in RecordKind.allCases {
        let (columns, indices) = try database.read {
          let session = SQLiteSession(database: $0)
          return (
            try session.rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", [.text(kind.table)]).map { $0[0].text },
            try session.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?", [.text(kind.table)])
              .map { $0[0].text }
          )
        }
        #expect(columns == ["account_id", "id", "natural_key", "created_at", "updated_at", "change", "sealed"], "\(kind)")
        #expect(indices.contains("\(kind.table)_created_at"), "\(kind)")
      }
    }
  }

  @Test func aFolderOfAnEarlierVersionOpens() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let key = Data(0..<32).base64EncodedString()
    try Data(key.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(MasterKeys.fileName)"))
    let file = try DatabaseQueue(path: "\(folder.path)/\(DataStore.fileName)")
    try released(5).backup(to: file)
    try file.close()

    let store = try DataStore(.folder(folder.path))
    let credential = try #require(try await store.accounts.credential(.password, subject: "ada@example.org"))
    let account = credential.accountID
    let profile = try await store.records.record(.profile, account: account, naturalKey: "profile")?.payload
    #expect(profile?.contains(#""name":"Ada Lovelace""#) == true)
    let entries = try await store.records.page(.journalEntry, account: account, limit: 10, bytes: 100_000)
    #expect(entries.damaged.isEmpty)
    #expect(
      entries.records.compactMap(\.payload).map { $0.contains("I wrote to my sister.") || $0.contains("A quiet day.") }
        == [true, true])
    #expect(try await store.records.count(.memory, account: account) == 3)
    #expect(try await store.records.count(.bookmark, account: account) == 1)
    #expect(try await store.apiKeys.keys(of: account).map(\.name) == ["notebook"])
    let chart = try await store.charts.chart(id: "01a204f6-a088-715c-b68a-6329b5cf3264", now: 1_795_379_601_544_086)
    #expect(chart?.payload.contains("1990-01-15") == true)
    // It is written to as well: the next change has the next number.
    let written = try await store.records.insert(
      .journalEntry, account: account, id: newID(), payload: "{}", now: 1_795_379_700_000_000)
    #expect(written?.record.change == 20)
    try await store.close()
  }
}
