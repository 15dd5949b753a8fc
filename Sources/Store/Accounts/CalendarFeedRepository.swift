/// The calendar of an account that programs for calendars fetch.
package struct CalendarFeed: Sendable, Hashable {
  package let accountID: String
  /// What is in it, by names that whoever keeps it understands.
  package let choices: [String]
  /// When its address was made, in microseconds of POSIX time.
  package let madeAt: Int64
  /// When its address or its choices changed last, in microseconds of POSIX time. It only grows.
  package let changedAt: Int64
}

/// Calendars by the hash of what stands in their addresses; the addresses themselves are shown once and kept nowhere.
package struct CalendarFeedRepository: Sendable {
  let driver: any SQLDriver

  /// Gives the calendar of an account an address, in place of the one that it had. The choices stay when there are others already and none
  /// are given.
  ///
  /// - Parameter usual: what is in it when nothing was chosen before.
  package func renew(
    _ account: String, tokenHash: String, choices: [String]?, usual: [String], now: Int64
  ) async throws(StoreError) -> CalendarFeed {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      let standing = try Self.feeds(session, "account_id = ?", [.text(account)]).first
      let kept = choices ?? standing?.choices ?? usual
      // A clock that was set back must not make the version smaller.
      let changed = max(now, (standing?.changedAt ?? 0) + 1)
      try session.execute(
        """
        INSERT INTO calendar_feed (account_id, token_hash, choices, made_at, changed_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (account_id) DO UPDATE SET
          token_hash = excluded.token_hash, choices = excluded.choices, made_at = excluded.made_at, changed_at = excluded.changed_at
        """,
        [
          .text(account), .text(tokenHash), .text(kept.joined(separator: " ")), .integer(min(now, changed)), .integer(changed),
        ])
      return CalendarFeed(accountID: account, choices: kept, madeAt: min(now, changed), changedAt: changed)
    }
  }

  /// Changes what is in the calendar of an account; `nil` when it has none.
  package func choose(
    _ account: String, now: Int64, _ change: @escaping @Sendable ([String]) -> [String]
  ) async throws(StoreError) -> CalendarFeed? {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard let standing = try Self.feeds(session, "account_id = ?", [.text(account)]).first else { return nil }
      let choices = change(standing.choices)
      guard choices != standing.choices else { return standing }
      let changed = max(now, standing.changedAt + 1)
      try session.execute(
        "UPDATE calendar_feed SET choices = ?, changed_at = ? WHERE account_id = ?",
        [.text(choices.joined(separator: " ")), .integer(changed), .text(account)])
      return CalendarFeed(accountID: account, choices: choices, madeAt: standing.madeAt, changedAt: changed)
    }
  }

  /// The calendar of an account.
  package func feed(of account: String) async throws(StoreError) -> CalendarFeed? {
    try await driver.read { (session) throws(StoreError) in
      try Self.feeds(session, "account_id = ?", [.text(account)]).first
    }
  }

  /// The calendar with a hash.
  package func feed(tokenHash: String) async throws(StoreError) -> CalendarFeed? {
    try await driver.read { (session) throws(StoreError) in
      try Self.feeds(session, "token_hash = ?", [.text(tokenHash)]).first
    }
  }

  /// Takes the calendar of an account away; `false` when it has none.
  package func revoke(_ account: String) async throws(StoreError) -> Bool {
    try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM calendar_feed WHERE account_id = ?", [.text(account)]) > 0
    }
  }

  private static func feeds(
    _ session: any SQLSession, _ condition: String, _ arguments: [SQLValue]
  ) throws(StoreError) -> [CalendarFeed] {
    let rows = try session.rows(
      "SELECT account_id, choices, made_at, changed_at FROM calendar_feed WHERE \(condition)", arguments)
    var feeds: [CalendarFeed] = []
    for row in rows {
      guard row.count == 4, let account = row[0].text, let choices = row[1].text, let made = row[2].integer,
        let changed = row[3].integer
      else { throw .malformedRow(table: "calendar_feed") }
      feeds.append(
        CalendarFeed(
          accountID: account, choices: choices.split(separator: " ").map(String.init), madeAt: made, changedAt: changed))
    }
    return feeds
  }
}
