import GRDB

/// A look into a database: whether it is whole, how old it is, and whether what is sealed opens.
struct DatabaseExamination {
  private let database: Database
  private var faults: [FolderExamination.Fault] = []
  private var contents = FolderExamination.Contents()

  init(_ database: Database) { self.database = database }

  /// - Parameter vault: the master keys; without them nothing sealed is tried.
  /// - Returns: what is wrong, and what there is when that can be said.
  func run(_ vault: Vault?) throws -> ([FolderExamination.Fault], FolderExamination.Contents?) {
    var look = self
    let isKnown = try look.examine(vault)
    return (look.faults, isKnown ? look.contents : nil)
  }

  private mutating func examine(_ vault: Vault?) throws -> Bool {
    let problems = try String.fetchAll(database, sql: "PRAGMA integrity_check(3)")
    guard problems == ["ok"] else {
      faults.append(.damaged(problems.joined(separator: "; ")))
      return false
    }
    guard try database.tableExists("schema_step"),
      let schema = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM schema_step")
    else {
      let isEmpty = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
      faults.append(isEmpty ? .databaseEmpty : .foreign)
      return false
    }
    contents.schema = schema
    guard schema <= Migration.latest else {
      faults.append(.newerSchema(found: schema, known: Migration.latest))
      return true
    }
    guard try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").isEmpty else {
      faults.append(.damaged("rows that belong to nothing"))
      return true
    }
    guard schema >= Migration.accounts.number else { return true }
    contents.accounts = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM account") ?? 0
    if let vault { try unseal(vault) }
    return true
  }

  // MARK: what is sealed

  /// Opens every data key, and every text with its own.
  private mutating func unseal(_ vault: Vault) throws {
    var broken: [String: Int] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT owner, wrapped FROM data_key ORDER BY owner") {
      let owner: String = row[0]
      let seal: Seal
      do {
        seal = Seal(key: try vault.dataKey(row[1], owner: owner))
      } catch {
        // Under a wrong key nothing opens; saying it once is enough.
        if case .masterKey(let reason) = error {
          faults.append(.keyWrong(reason))
        } else {
          faults.append(.keyWrong(error.description))
        }
        return
      }
      contents.dataKeys += 1
      if owner == Vault.visitors {
        // A birth that is not sealed yet begins as JSON does; the next start seals it.
        try open("chart", "SELECT id, payload FROM chart WHERE payload NOT LIKE '{%'", [], seal, &broken)
      } else {
        for table in RecordKind.allCases.map(\.table) where try database.tableExists(table) {
          try open(
            table, "SELECT id, sealed FROM \(table) WHERE account_id = ? AND sealed IS NOT NULL", [owner], seal, &broken)
        }
      }
    }
    for (table, count) in broken.sorted(by: { $0.key < $1.key }) { faults.append(.textsBroken(table: table, count: count)) }
  }

  private mutating func open(
    _ table: String, _ sql: String, _ arguments: StatementArguments, _ seal: Seal, _ broken: inout [String: Int]
  ) throws {
    let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
    while let row = try rows.next() {
      if let id = String.fromDatabaseValue(row[0]), let text = String.fromDatabaseValue(row[1]),
        (try? seal.open(text, table: table, id: id)) != nil
      {
        contents.sealedTexts += 1
      } else {
        broken[table, default: 0] += 1
      }
    }
  }
}
