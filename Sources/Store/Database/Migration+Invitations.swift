extension Migration {
  /// Invitations that made an account: noted together with it, so that neither is there without the other.
  static let invitations = Migration(
    number: 9,
    statements: [
      """
      CREATE TABLE used_invitation (
        code_hash TEXT NOT NULL PRIMARY KEY CHECK (length(code_hash) = 64),
        expires_at BIGINT NOT NULL
      )
      """,
      "CREATE INDEX used_invitation_expires_at ON used_invitation (expires_at)",
    ])
}
