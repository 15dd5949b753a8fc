extension Migration {
  /// Apps that keep one token, and the identity tokens that may not sign in once more.
  static let oneToken = Migration(
    number: 7,
    statements: [
      "ALTER TABLE sign_in ADD COLUMN keeps_one_token INTEGER NOT NULL DEFAULT 0 CHECK (keeps_one_token IN (0, 1))",
      """
      CREATE TABLE used_identity_token (
        token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
        expires_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX used_identity_token_expires_at ON used_identity_token (expires_at)",
    ])
}
