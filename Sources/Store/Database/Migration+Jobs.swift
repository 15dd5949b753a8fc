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
