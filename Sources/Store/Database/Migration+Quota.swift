extension Migration {
  /// Accounts know how much they keep. What stood before is counted by its sealed text, four characters for three bytes.
  static let quota = Migration(
    number: 4,
    statements: [
      "ALTER TABLE account ADD COLUMN kept_bytes BIGINT NOT NULL DEFAULT 0"
    ]
      + RecordKind.allCases.map { kind in
        """
        UPDATE account SET kept_bytes = kept_bytes +
        (SELECT COALESCE(SUM(COALESCE(LENGTH(sealed), 0) * 3 / 4 + \(RecordQuota.bytesOfRow)), 0)
        FROM \(kind.table) WHERE account_id = account.id)
        """
      })
}
