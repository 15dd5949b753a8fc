/// A numbered step of the schema. Once released a step is never edited: what it made stands in people's files.
struct Migration: Sendable {
  let number: Int
  /// What it does, written out: nothing in it may follow from code that a later version changes, such as the cases of ``RecordKind``.
  let statements: [String]

  /// Every step, in order.
  static let all: [Migration] = [
    Migration(
      number: 1,
      statements: [
        """
        CREATE TABLE chart (
          id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
          created_at BIGINT NOT NULL,
          expires_at BIGINT NOT NULL CHECK (expires_at >= created_at),
          payload TEXT NOT NULL
        )
        """,
        "CREATE INDEX chart_expires_at ON chart (expires_at)",
        """
        CREATE TABLE chart_request (
          idempotency_key TEXT NOT NULL PRIMARY KEY CHECK (length(idempotency_key) BETWEEN 1 AND 255),
          chart_id TEXT NOT NULL REFERENCES chart (id) ON DELETE CASCADE,
          expires_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX chart_request_chart_id ON chart_request (chart_id)",
        "CREATE INDEX chart_request_expires_at ON chart_request (expires_at)",
      ]),
    accounts,
    jobs,
    quota,
    safety,
    identity,
    oneToken,
    openID,
    invitations,
    tarotReadings,
    practice,
    calendarFeed,
    notifications,
    tarotShare,
    recovery,
  ]

  /// The number of the last step.
  static var latest: Int { all.last?.number ?? 0 }

  /// Brings a database up to date.
  ///
  /// - Throws: ``StoreError/newerSchema(found:known:)`` when the database is ahead of this program; nothing is changed then.
  static func migrate(_ session: any SQLSession, steps: [Migration] = all) throws(StoreError) {
    try session.execute("CREATE TABLE IF NOT EXISTS schema_step (number INTEGER NOT NULL PRIMARY KEY)")
    let done = try session.rows("SELECT COALESCE(MAX(number), 0) FROM schema_step").first?.first?.integer ?? 0
    let known = steps.last?.number ?? 0
    guard done <= known else { throw .newerSchema(found: Int(done), known: known) }
    for step in steps where step.number > done {
      for statement in step.statements { try session.execute(statement) }
      try session.execute("INSERT INTO schema_step (number) VALUES (?)", [.integer(Int64(step.number))])
    }
  }
}

extension Migration {
  /// Where work that goes on in the background has got to, so that it goes on there after a stop.
  static let jobs = Migration(
    number: 3,
    statements: [
      """
      CREATE TABLE job_state (
        name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 64),
        place TEXT NOT NULL CHECK (length(place) <= 255),
        updated_at BIGINT NOT NULL
      )
      """
    ])
}
