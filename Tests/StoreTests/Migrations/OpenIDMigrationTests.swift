import GRDB
import Testing

@testable import Store

/// Ways to sign in of every earlier schema are the same after the table was written anew.
@Suite struct OpenIDMigrationTests {
  @Test(arguments: 2...7) func nobodyLosesAWayToSignIn(_ step: Int) throws {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(sql: "PRAGMA foreign_keys = ON")
      let session = SQLiteSession(database: database)
      try Migration.migrate(session, steps: Array(Migration.all.prefix(step)))
      let (account, way) = (newID(), newID())
      try session.execute("INSERT INTO account (id, role, created_at) VALUES (?, 'member', 1)", [.text(account)])
      for (id, kind, secret) in [(way, "password", SQLValue.text("h")), (newID(), "apple", .null), (newID(), "firebase", .null)] {
        try session.execute(
          """
          INSERT INTO credential (id, account_id, kind, subject, email, secret, created_at, updated_at)
          VALUES (?, ?, ?, 's', 'a@example.org', ?, 5, 6)
          """, [.text(id), .text(account), .text(kind), secret])
      }
      let columns = "id, account_id, kind, subject, email, secret, created_at, updated_at"
      let before = try session.rows("SELECT \(columns) FROM credential ORDER BY id")
      try Migration.migrate(session)
      #expect(try session.rows("SELECT \(columns) FROM credential ORDER BY id") == before && before.count == 3)
      #expect(try session.rows("SELECT DISTINCT issuer FROM credential") == [[.text("")]])
      #expect(try session.rows("PRAGMA foreign_key_check").isEmpty)
      // They still go with their account.
      try session.execute("DELETE FROM account WHERE id = ?", [.text(account)])
      #expect(try session.rows("SELECT id FROM credential").isEmpty)
    }
  }

  @Test func anIssuerBelongsToOpenIDAlone() throws {
    let queue = try DatabaseQueue()
    try queue.write { database in
      let session = SQLiteSession(database: database)
      try Migration.migrate(session)
      let account = newID()
      try session.execute("INSERT INTO account (id, role, created_at) VALUES (?, 'member', 1)", [.text(account)])
      func add(_ kind: String, _ subject: String, _ issuer: String) throws(StoreError) {
        try session.execute(
          "INSERT INTO credential (id, account_id, kind, subject, issuer, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 1, 1)",
          [.text(newID()), .text(account), .text(kind), .text(subject), .text(issuer)])
      }
      try add("openid", "7", "https://one.example")
      try add("openid", "7", "https://two.example")
      try add("google", "7", "")
      #expect(throws: StoreError.self) { try add("openid", "7", "https://one.example") }
      #expect(throws: StoreError.self) { try add("openid", "8", "") }
      #expect(throws: StoreError.self) { try add("google", "8", "https://one.example") }
    }
  }
}
