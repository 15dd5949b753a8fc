extension AccountRepository {
  /// How many events of an account are kept, failures apart.
  static let mostEvents = 200
  /// How many failures are kept, each for a network and a day.
  static let mostFailures = 50
  /// Enough to list everything that is kept.
  package static let mostListed = mostEvents + mostFailures

  private static let day: Int64 = 86_400 * 1_000_000

  /// Notes an event. Equal failures of a network on a day (UTC) are one event that counts them, with the time and the device of the last;
  /// failures are kept apart from everything else, so that however many there are they push nothing out.
  package func note(_ event: SecurityEvent) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      guard try !session.rows("SELECT 1 FROM account WHERE id = ?", [.text(event.accountID)]).isEmpty else { return 0 }
      let isFailure = SecurityEvent.failures.contains(event.kind)
      if isFailure, let known = try Self.failure(session, like: event) {
        return try session.execute(
          """
          UPDATE security_event SET times = times + 1, since = COALESCE(since, at), device = ?,
          at = CASE WHEN at > ? THEN at ELSE ? END WHERE id = ?
          """, [.text(event.device), .integer(event.at), .integer(event.at), .text(known)])
      }
      try session.execute(
        "INSERT INTO security_event (id, account_id, kind, at, device, network) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .text(event.id), .text(event.accountID), .text(event.kind), .integer(event.at), .text(event.device),
          .text(event.network),
        ])
      let group = "kind \(isFailure ? "IN" : "NOT IN") (\(SecurityEvent.failures.map { "'\($0)'" }.joined(separator: ", ")))"
      return try session.execute(
        """
        DELETE FROM security_event WHERE account_id = ? AND \(group) AND id NOT IN
        (SELECT id FROM security_event WHERE account_id = ? AND \(group) ORDER BY at DESC, id DESC LIMIT ?)
        """,
        [
          .text(event.accountID), .text(event.accountID), .integer(Int64(isFailure ? Self.mostFailures : Self.mostEvents)),
        ])
    }
  }

  /// Counts a try at an address that leads to no account. It is as much work as noting a failure, so that the time that an answer takes
  /// tells nobody which of the two it was.
  ///
  /// - Parameter now: microseconds of POSIX time.
  package func noteStray(now: Int64) async throws(StoreError) {
    let today = Self.day(of: now)
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      if try session.execute("UPDATE stray_attempt SET times = times + 1 WHERE day = ?", [.integer(today)]) > 0 { return 1 }
      // A quarter of a year shows whether somebody is at it.
      try session.execute("DELETE FROM stray_attempt WHERE day < ?", [.integer(today - 90)])
      return try session.execute("INSERT INTO stray_attempt (day, times) VALUES (?, 1)", [.integer(today)])
    }
  }

  /// How many tries at addresses without an account a day saw.
  ///
  /// - Parameter time: an instant of that day (UTC), in microseconds of POSIX time.
  package func strays(on time: Int64) async throws(StoreError) -> Int64 {
    try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT times FROM stray_attempt WHERE day = ?", [.integer(Self.day(of: time))]).first?.first?.integer ?? 0
    }
  }

  /// What happened to an account, the newest first.
  package func events(of account: String, limit: Int) async throws(StoreError) -> [SecurityEvent] {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        """
        SELECT id, kind, at, device, network, times, since FROM security_event WHERE account_id = ? ORDER BY at DESC, id DESC LIMIT ?
        """, [.text(account), .integer(Int64(limit))])
      var events: [SecurityEvent] = []
      for row in rows {
        guard row.count == 7, let id = row[0].text, let kind = row[1].text, let at = row[2].integer, let device = row[3].text,
          let network = row[4].text, let times = row[5].integer
        else { throw .malformedRow(table: "security_event") }
        events.append(
          SecurityEvent(
            id: id, accountID: account, kind: kind, at: at, device: device, network: network, times: times, since: row[6].integer)
        )
      }
      return events
    }
  }

  /// The event that an equal failure of the same day belongs to.
  private static func failure(_ session: any SQLSession, like event: SecurityEvent) throws(StoreError) -> String? {
    let start = day(of: event.at) * day
    return try session.rows(
      "SELECT id FROM security_event WHERE account_id = ? AND kind = ? AND network = ? AND at >= ? AND at < ?",
      [.text(event.accountID), .text(event.kind), .text(event.network), .integer(start), .integer(start + day)]
    ).first?.first?.text
  }

  /// The days since 1970 at a time.
  private static func day(of time: Int64) -> Int64 { time / day - (time % day < 0 ? 1 : 0) }
}
