extension Migration {
  /// What a practice is made of, and the insights that people keep.
  static let practice = Migration(
    number: 11,
    statements: [
      """
      CREATE TABLE practice (
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        id TEXT NOT NULL CHECK (length(id) = 36),
        natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
        change BIGINT NOT NULL CHECK (change > 0),
        sealed TEXT,
        PRIMARY KEY (account_id, id),
        UNIQUE (account_id, natural_key),
        UNIQUE (account_id, change),
        CHECK (sealed IS NOT NULL OR natural_key IS NULL)
      )
      """,
      "CREATE INDEX practice_created_at ON practice (account_id, created_at, id)",
      """
      CREATE TABLE insight (
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        id TEXT NOT NULL CHECK (length(id) = 36),
        natural_key TEXT CHECK (length(natural_key) BETWEEN 1 AND 255),
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
        change BIGINT NOT NULL CHECK (change > 0),
        sealed TEXT,
        PRIMARY KEY (account_id, id),
        UNIQUE (account_id, natural_key),
        UNIQUE (account_id, change),
        CHECK (sealed IS NOT NULL OR natural_key IS NULL)
      )
      """,
      "CREATE INDEX insight_created_at ON insight (account_id, created_at, id)",
    ])
}
