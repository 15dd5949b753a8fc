extension Migration {
  /// Where notifications go, which were told, and by what the server proves itself to push services.
  static let notifications = Migration(
    number: 13,
    statements: [
      // A device has one address, which goes when it is signed out; an address has one device, whoever used the browser before.
      """
      CREATE TABLE push_subscription (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        sign_in_id TEXT NOT NULL UNIQUE REFERENCES sign_in (id) ON DELETE CASCADE,
        endpoint_hash TEXT NOT NULL UNIQUE CHECK (length(endpoint_hash) = 64),
        created_at BIGINT NOT NULL,
        sealed TEXT NOT NULL
      )
      """,
      "CREATE INDEX push_subscription_account_id ON push_subscription (account_id, created_at)",
      // What was told, written before it is sent: whoever finds a mark does not send. The day is that of the person.
      """
      CREATE TABLE push_mark (
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        mark TEXT NOT NULL CHECK (length(mark) BETWEEN 1 AND 64),
        day BIGINT NOT NULL,
        made_at BIGINT NOT NULL,
        PRIMARY KEY (account_id, mark)
      )
      """,
      "CREATE INDEX push_mark_day ON push_mark (account_id, day)",
      "CREATE INDEX push_mark_made_at ON push_mark (made_at)",
      // One row: browsers subscribe to this key, so it is made once.
      """
      CREATE TABLE push_identity (
        id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
        sealed TEXT NOT NULL
      )
      """,
    ])
}
