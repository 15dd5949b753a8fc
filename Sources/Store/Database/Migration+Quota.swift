extension Migration {
  /// Accounts know how much they keep. What stood before is counted by its sealed text, four characters for three bytes, and 512 bytes for
  /// every row.
  static let quota = Migration(
    number: 4,
    statements: [
      "ALTER TABLE account ADD COLUMN kept_bytes BIGINT NOT NULL DEFAULT 0",
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM user_profile WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM kept_chart WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM horoscope WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM chat_message WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM kundali_match WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM bookmarked_reading WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM purchase_order WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM journal_entry WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM memory WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM practice_session WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM device WHERE account_id = account.id)
      """,
      """
      UPDATE account SET kept_bytes = kept_bytes +
      (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + 512), 0)
      FROM report WHERE account_id = account.id)
      """,
    ])
}
