/// Whose identity a write may have changed: the account, its ways to sign in, its devices, its profile.
package enum TouchedIdentities: Sendable, Hashable {
  case nobody
  /// The account with an id.
  case one(String)
  /// Whatever is not known better.
  case everybody

  /// What records of a kind say about who somebody is: only the profile does.
  static func by(_ kind: RecordKind, of account: String) -> TouchedIdentities { kind == .profile ? .one(account) : .nobody }
}

/// The version of somebody's identity. While it is the same, what was read of it is still true.
///
/// It stands in the database and is counted in the transaction of the change itself, so every process that has the database sees it. It is
/// taken before reading: what is kept under a version may be newer than it, and is then read once more, but never older.
package struct IdentityVersion: Sendable, Hashable {
  private let everybody: Int64
  /// `nil` without an account.
  private let own: Int64?

  init(of account: String, _ session: any SQLSession) throws(StoreError) {
    let row = try session.rows(
      "SELECT version, (SELECT identity_version FROM account WHERE id = ?) FROM identity_mark", [.text(account)]
    ).first
    guard let row, row.count == 2, let everybody = row[0].integer else { throw .malformedRow(table: "identity_mark") }
    self.everybody = everybody
    own = row[1].integer
  }

  /// Counts a change.
  static func count(_ touched: TouchedIdentities, _ session: any SQLSession) throws(StoreError) {
    switch touched {
    case .nobody: return
    case .everybody: try session.execute("UPDATE identity_mark SET version = version + 1")
    case .one(let account):
      try session.execute("UPDATE account SET identity_version = identity_version + 1 WHERE id = ?", [.text(account)])
    }
  }
}
