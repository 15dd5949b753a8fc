extension Migration {
  /// Calendars that people subscribe to. One for an account, so renewing its address is one row written over: the old address goes with the
  /// same commit that brings the new one.
  static let calendarFeed = Migration(
    number: 12,
    statements: [
      """
      CREATE TABLE calendar_feed (
        account_id TEXT NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        choices TEXT NOT NULL CHECK (length(choices) <= 255),
        made_at BIGINT NOT NULL,
        changed_at BIGINT NOT NULL CHECK (changed_at >= made_at)
      )
      """
    ])
}
