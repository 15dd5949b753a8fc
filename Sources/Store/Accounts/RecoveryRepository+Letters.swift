extension RecoveryRepository {
  /// A letter that somebody asked for and that has not been sent.
  package struct Letter: Sendable, Hashable {
    package let credentialID: String
    /// Where it goes.
    package let address: String
    /// The tag of the language that it is to be written in.
    package let language: String
    /// Microseconds of POSIX time.
    package let askedAt: Int64
    /// How often it was tried to send it.
    package let attempts: Int
  }

  /// Notes that a letter is to be sent, at once. One that waits already is the same letter. Where there is no such password nothing is noted.
  ///
  /// - Parameter credential: the id of the password.
  package func ask(for credential: String, language: String, now: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute("DELETE FROM recovery_letter WHERE credential_id = ?", [.text(credential)])
      // With no such password nothing is selected, so nothing is inserted.
      return try session.execute(
        """
        INSERT INTO recovery_letter (credential_id, language, asked_at, due_at)
        SELECT id, ?, ?, ? FROM credential WHERE id = ? AND kind = 'password'
        """, [.text(language), .integer(now), .integer(now), .text(credential)])
    }
  }

  /// The letters that are due, the oldest first.
  package func due(now: Int64, limit: Int) async throws(StoreError) -> [Letter] {
    try await driver.read { (session) throws(StoreError) in
      let rows = try session.rows(
        """
        SELECT credential_id, COALESCE(email, subject), language, asked_at, attempts
        FROM recovery_letter JOIN credential ON credential.id = credential_id WHERE due_at <= ? ORDER BY due_at, credential_id LIMIT ?
        """, [.integer(now), .integer(Int64(limit))])
      var letters: [Letter] = []
      for row in rows {
        guard row.count == 5, let id = row[0].text, let address = row[1].text, let language = row[2].text,
          let askedAt = row[3].integer, let attempts = row[4].integer
        else { throw .malformedRow(table: "recovery_letter") }
        letters.append(
          Letter(
            credentialID: id, address: address, language: language, askedAt: askedAt, attempts: Int(clamping: attempts)))
      }
      return letters
    }
  }

  /// When the next letter is due, in microseconds of POSIX time; `nil` when none waits.
  package func nextDue() async throws(StoreError) -> Int64? {
    try await driver.read { (session) throws(StoreError) in
      try session.rows("SELECT MIN(due_at) FROM recovery_letter").first?.first?.integer
    }
  }

  /// A letter was sent, or never will be. One that was asked for meanwhile stays.
  package func settle(_ letter: Letter) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute(
        "DELETE FROM recovery_letter WHERE credential_id = ? AND asked_at = ?",
        [.text(letter.credentialID), .integer(letter.askedAt)])
    }
  }

  /// A letter could not be sent, and is tried again.
  package func put(_ letter: Letter, offUntil due: Int64) async throws(StoreError) {
    _ = try await driver.write(touching: .nobody) { (session) throws(StoreError) in
      try session.execute(
        "UPDATE recovery_letter SET attempts = attempts + 1, due_at = ? WHERE credential_id = ? AND asked_at = ?",
        [.integer(due), .text(letter.credentialID), .integer(letter.askedAt)])
    }
  }
}
