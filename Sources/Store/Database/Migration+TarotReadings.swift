extension Migration {
  /// Readings of the cards: a kind of record of its own, as step 2 made the others.
  static let tarotReadings = Migration(
    number: 10,
    statements: [
      """
      CREATE TABLE tarot_reading (
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
      "CREATE INDEX tarot_reading_created_at ON tarot_reading (account_id, created_at, id)",
    ])
}
