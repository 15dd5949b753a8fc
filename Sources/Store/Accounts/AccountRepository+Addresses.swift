extension AccountRepository {
  /// Finds the password that an address leads to, by the first of its forms that leads anywhere. All are looked for, so that it takes as long
  /// whichever it is.
  package func password(subjects: [String]) async throws(StoreError) -> Credential? {
    try await driver.read { (session) throws(StoreError) in
      var found: Credential?
      for subject in subjects {
        let credential = try Self.credential(session, .password, subject)
        found = found ?? credential
      }
      return found
    }
  }

  /// Writes the addresses of passwords in another form; one whose new form another account has already keeps the old one.
  ///
  /// - Parameter form: the form of an address; `nil` leaves it as it is.
  /// - Returns: how many were changed.
  package func rewriteSubjects(_ form: @escaping @Sendable (String) -> String?) async throws(StoreError) -> Int {
    try await driver.write { (session) throws(StoreError) in
      var count = 0
      // The oldest first: of two that become one, the account that was there before has it.
      for row in try session.rows("SELECT id, subject FROM credential WHERE kind = 'password' ORDER BY created_at, id") {
        guard row.count == 2, let id = row[0].text, let subject = row[1].text else { throw .malformedRow(table: "credential") }
        guard let wanted = form(subject), wanted != subject, try Self.credential(session, .password, wanted) == nil else {
          continue
        }
        count += try session.execute("UPDATE credential SET subject = ? WHERE id = ?", [.text(wanted), .text(id)])
      }
      return count
    }
  }

  /// Puts another password in the place of one and ends what the old one let in: every other device, the networks that are known by them,
  /// and the keys for programs unless they are to stay. All of it or nothing.
  ///
  /// - Parameters:
  ///   - signIn: the device that stays.
  ///   - network: the network that stays known.
  /// - Returns: how many keys were taken away.
  package func changeSecret(
    _ secret: String, of credential: Credential, keeping signIn: String?, _ network: String?, keepsKeys: Bool, now: Int64
  ) async throws(StoreError) -> Int {
    let account = credential.accountID
    return try await driver.write(touching: .one(account)) { (session) throws(StoreError) in
      try session.execute(
        "UPDATE credential SET secret = ?, updated_at = ? WHERE id = ? AND kind = 'password'",
        [.text(secret), .integer(max(now, credential.createdAt)), .text(credential.id)])
      return try SignInRepository.endAll(session, of: account, keeping: signIn, network, keepsKeys: keepsKeys).keys
    }
  }
}
