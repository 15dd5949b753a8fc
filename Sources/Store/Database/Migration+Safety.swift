extension Migration {
  /// What keeps guessers out: equal failures are one event of the security log, accounts know the networks that they were entered from, and
  /// tries at addresses without an account are counted by day.
  static let safety = Migration(
    number: 5,
    statements: [
      "ALTER TABLE security_event ADD COLUMN times BIGINT NOT NULL DEFAULT 1 CHECK (times > 0)",
      // When the first of several was; `at` is the last.
      "ALTER TABLE security_event ADD COLUMN since BIGINT",
      // Keyed hashes of account and network together: nobody with the database alone can tell where somebody was.
      """
      CREATE TABLE known_network (
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        network TEXT NOT NULL CHECK (length(network) = 64),
        seen_at BIGINT NOT NULL,
        PRIMARY KEY (account_id, network)
      )
      """,
      "CREATE INDEX known_network_seen_at ON known_network (seen_at)",
      """
      CREATE TABLE stray_attempt (
        day BIGINT NOT NULL PRIMARY KEY,
        times BIGINT NOT NULL CHECK (times > 0)
      )
      """,
    ])
}
