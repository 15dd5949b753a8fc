extension Migration {
  /// Ways to sign in with any OpenID provider. What one issuer calls a person another one may call another, so the issuer is part of who
  /// somebody is. The table is written anew, since SQLite changes no condition of a table that is there.
  static let openID = Migration(
    number: 8,
    statements: [
      """
      CREATE TABLE credential_with_issuer (
        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
        account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('password', 'apple', 'google', 'firebase', 'openid')),
        subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 320),
        issuer TEXT NOT NULL DEFAULT '' CHECK (length(issuer) <= 255),
        email TEXT CHECK (length(email) BETWEEN 3 AND 320),
        secret TEXT,
        created_at BIGINT NOT NULL,
        updated_at BIGINT NOT NULL CHECK (updated_at >= created_at),
        UNIQUE (kind, issuer, subject),
        CHECK ((kind = 'password') = (secret IS NOT NULL)),
        CHECK ((kind = 'openid') = (length(issuer) > 0))
      )
      """,
      """
      INSERT INTO credential_with_issuer (id, account_id, kind, subject, issuer, email, secret, created_at, updated_at)
      SELECT id, account_id, kind, subject, '', email, secret, created_at, updated_at FROM credential
      """,
      "DROP TABLE credential",
      "ALTER TABLE credential_with_issuer RENAME TO credential",
      "CREATE INDEX credential_account_id ON credential (account_id)",
      "CREATE UNIQUE INDEX credential_one_password ON credential (account_id) WHERE kind = 'password'",
    ])
}
