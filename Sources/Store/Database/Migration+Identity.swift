extension Migration {
  /// The versions of identities, one for each account and one for all of them together.
  static let identity = Migration(
    number: 6,
    statements: [
      "ALTER TABLE account ADD COLUMN identity_version BIGINT NOT NULL DEFAULT 0",
      "CREATE TABLE identity_mark (number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1), version BIGINT NOT NULL)",
      "INSERT INTO identity_mark (number, version) VALUES (1, 0)",
    ])
}
