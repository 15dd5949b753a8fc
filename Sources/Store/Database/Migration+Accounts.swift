extension Migration {
  /// People: accounts with their keys, ways to sign in, sign-ins, keys for programs, and what they see of it all.
  static let accounts = Migration(
    number: 2,
    statements: [
      """
      CREATE TABLE account (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        role TEXT NOT NULL CHECK (role IN ('member', 'admin')),
        created_at BIGINT NOT NULL,
        change_count BIGINT NOT NULL DEFAULT 0 CHECK (change_count >= 0)
      )
      """,
      // One per account; the row of the empty account id belongs to charts that nobody has claimed.
      """
      CREATE TABLE data_key (
        owner TEXT NOT NULL PRIMARY KEY,
        account_id TEXT UNIQUE REFERENCES account (id) ON DELETE CASCADE,
        wrapped TEXT NOT NULL,
        CHECK (owner = COALESCE(account_id, 'visitors'))
      )
      """,
      """
      CREATE TABLE credential (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('password', 'apple', 'google', 'firebase')),
        subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 320),
        email TEXT CHECK (length(email) BETWEEN 3 AND 320),
        secret TEXT,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
        UNIQUE (kind, subject),
        CHECK ((kind = 'password') = (secret IS NOT NULL))
      )
      """,
      "CREATE INDEX credential_account_id ON credential (account_id)",
      "CREATE UNIQUE INDEX credential_one_password ON credential (account_id) WHERE kind = 'password'",
      """
      CREATE TABLE sign_in (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('browser', 'app')),
        device TEXT NOT NULL CHECK (length(device) <= 200),
        created_at BIGINT NOT NULL,
        proven_at BIGINT NOT NULL,
        seen_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL CHECK (expires_at >= created_at)
      )
      """,
      "CREATE INDEX sign_in_account_id ON sign_in (account_id, created_at)",
      "CREATE INDEX sign_in_expires_at ON sign_in (expires_at)",
      """
      CREATE TABLE sign_in_token (
        token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
        sign_in_id TEXT NOT NULL REFERENCES sign_in (id) ON DELETE CASCADE,
        issued_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL CHECK (expires_at >= issued_at),
        replaced_at BIGINT
      )
      """,
      "CREATE INDEX sign_in_token_sign_in_id ON sign_in_token (sign_in_id)",
      """
      CREATE TABLE api_key (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        hint TEXT NOT NULL CHECK (length(hint) <= 16),
        scopes TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        used_at BIGINT,
        expires_at BIGINT CHECK (expires_at >= created_at)
      )
      """,
      "CREATE INDEX api_key_account_id ON api_key (account_id)",
      """
      CREATE TABLE security_event (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
        at BIGINT NOT NULL,
        device TEXT NOT NULL CHECK (length(device) <= 200),
        network TEXT NOT NULL CHECK (length(network) <= 64)
      )
      """,
      "CREATE INDEX security_event_account_id ON security_event (account_id, at)",
      // What programs may change without a new version: quick questions and the insights of the landing page.
      """
      CREATE TABLE content (
        kind TEXT NOT NULL CHECK (kind IN ('quickQuestion', 'insight')),
        id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
        position INTEGER NOT NULL,
        is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
        payload TEXT NOT NULL,
        updated_at BIGINT NOT NULL,
        PRIMARY KEY (kind, id)
      )
      """,
    ]
      + recordTables)
}

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
