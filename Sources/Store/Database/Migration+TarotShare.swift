extension Migration {
  /// Links by which people show readings of the cards to others. A link that has run out stays for a while, so that whoever follows it is told
  /// so; what it says is sealed, and found by the hash of what stands in its address.
  static let tarotShare = Migration(
    number: 14,
    statements: [
      """
      CREATE TABLE tarot_share (
        token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        sealed TEXT NOT NULL,
        views BIGINT NOT NULL DEFAULT 0 CHECK (views >= 0),
        created_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL CHECK (expires_at >= created_at)
      )
      """,
      "CREATE INDEX tarot_share_account_id ON tarot_share (account_id, created_at)",
      "CREATE INDEX tarot_share_expires_at ON tarot_share (expires_at)",
    ])
}
