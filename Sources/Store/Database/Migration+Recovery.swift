extension Migration {
  /// Ways back in for whoever has forgotten a password: codes, letters that are still to be sent, and the links in those that were. All of it
  /// belongs to the password and goes with it.
  static let recovery = Migration(
    number: 15,
    statements: [
      // A code is found by a hash under a key of the account, and goes when it is used.
      """
      CREATE TABLE recovery_code (
        credential_id TEXT NOT NULL REFERENCES credential (id) ON DELETE CASCADE,
        code_hash TEXT NOT NULL CHECK (length(code_hash) = 64),
        made_at BIGINT NOT NULL,
        PRIMARY KEY (credential_id, code_hash)
      )
      """,
      // What was asked for, written before it is sent; the link itself is made when the letter is.
      """
      CREATE TABLE recovery_letter (
        credential_id TEXT NOT NULL PRIMARY KEY REFERENCES credential (id) ON DELETE CASCADE,
        language TEXT NOT NULL CHECK (length(language) BETWEEN 1 AND 64),
        asked_at BIGINT NOT NULL,
        due_at BIGINT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0)
      )
      """,
      "CREATE INDEX recovery_letter_due_at ON recovery_letter (due_at)",
      """
      CREATE TABLE recovery_link (
        token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
        credential_id TEXT NOT NULL REFERENCES credential (id) ON DELETE CASCADE,
        expires_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX recovery_link_credential_id ON recovery_link (credential_id)",
      "CREATE INDEX recovery_link_expires_at ON recovery_link (expires_at)",
    ])
}
