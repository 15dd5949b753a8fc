/// Where work that goes on in the background has got to.
package struct JobRepository: Sendable {
  let driver: any SQLDriver

  /// The place of a job; empty when it is at its beginning.
  package func place(of name: String) async throws(StoreError) -> String {
    try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT place FROM job_state WHERE name = ?", [.text(name)]).first?.first?.text ?? ""
    }
  }

  /// Notes the place of a job.
  ///
  /// - Parameter now: microseconds of POSIX time.
  package func note(_ place: String, of name: String, now: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM job_state WHERE name = ?", [.text(name)])
      return try session.execute(
        "INSERT INTO job_state (name, place, updated_at) VALUES (?, ?, ?)", [.text(name), .text(place), .integer(now)])
    }
  }
}
