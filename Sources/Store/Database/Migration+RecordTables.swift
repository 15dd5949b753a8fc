extension Migration {
  /// The tables of what accounts keep, as step 2 made them: a part of a released step, written out so that no later kind of record changes
  /// it. A new kind gets its table in a new step.
  ///
  /// A row without a text is a tombstone: it tells other devices that the record is gone.
  static let recordTables: [String] = [
    """
    CREATE TABLE user_profile (
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
    "CREATE INDEX user_profile_created_at ON user_profile (account_id, created_at, id)",
    """
    CREATE TABLE kept_chart (
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
    "CREATE INDEX kept_chart_created_at ON kept_chart (account_id, created_at, id)",
    """
    CREATE TABLE horoscope (
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
    "CREATE INDEX horoscope_created_at ON horoscope (account_id, created_at, id)",
    """
    CREATE TABLE chat_message (
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
    "CREATE INDEX chat_message_created_at ON chat_message (account_id, created_at, id)",
    """
    CREATE TABLE kundali_match (
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
    "CREATE INDEX kundali_match_created_at ON kundali_match (account_id, created_at, id)",
    """
    CREATE TABLE bookmarked_reading (
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
    "CREATE INDEX bookmarked_reading_created_at ON bookmarked_reading (account_id, created_at, id)",
    """
    CREATE TABLE purchase_order (
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
    "CREATE INDEX purchase_order_created_at ON purchase_order (account_id, created_at, id)",
    """
    CREATE TABLE journal_entry (
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
    "CREATE INDEX journal_entry_created_at ON journal_entry (account_id, created_at, id)",
    """
    CREATE TABLE memory (
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
    "CREATE INDEX memory_created_at ON memory (account_id, created_at, id)",
    """
    CREATE TABLE practice_session (
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
    "CREATE INDEX practice_session_created_at ON practice_session (account_id, created_at, id)",
    """
    CREATE TABLE device (
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
    "CREATE INDEX device_created_at ON device (account_id, created_at, id)",
    """
    CREATE TABLE report (
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
    "CREATE INDEX report_created_at ON report (account_id, created_at, id)",
  ]
}
