import Identity
package import Store

/// Who may begin an account on a server.
package enum Registration: String, Sendable, Hashable, CaseIterable {
  /// Anybody.
  case open
  /// Whoever has a code that `astronova accounts invite` has made.
  case invite
  /// Nobody; those who have one sign in as before.
  case closed
}

/// Lets people in who want to begin an account, or says why not.
package struct AccountGate: Sendable {
  package let registration: Registration
  private let invitations: Invitations

  package init(_ registration: Registration, invitations: Invitations) {
    self.registration = registration
    self.invitations = invitations
  }

  /// Anybody may begin an account.
  package static let open = AccountGate(.open, invitations: Invitations(.memory))

  /// Begins an account for whoever may.
  ///
  /// - Parameters:
  ///   - code: the invitation; needed where accounts are made by invitation, where it is used up when the account is made.
  ///   - now: seconds of POSIX time.
  ///   - begin: makes the account; when it fails or makes none, the invitation stays good.
  /// - Throws: ``CompanionError`` `forbidden` that says why, and names `invitation` when another code would do.
  func admit<Value>(
    _ code: String?, now: Int64, begin: () async throws -> Value?
  ) async throws -> Value? {
    switch registration {
    case .open: return try await begin()
    case .closed:
      throw CompanionError.forbidden(
        "This server makes no new accounts: registration is closed. Whoever has an account signs in as before.")
    case .invite:
      guard let code, !code.isEmpty else {
        throw CompanionError.forbidden(
          "invitation is missing: this server makes accounts by invitation. Ask whoever runs it for a code.", field: "invitation")
      }
      guard let token = OpaqueToken(.invitation, text: code), let expiresAt = invitations.take(token.hash, now: now) else {
        throw CompanionError.forbidden(
          "invitation is not good: its code was mistyped, has been used, or is too old. Ask whoever runs the server for another.",
          field: "invitation")
      }
      do {
        if let made = try await begin() { return made }
      } catch {
        try invitations.giveBack(token.hash, expiresAt: expiresAt)
        throw error
      }
      try invitations.giveBack(token.hash, expiresAt: expiresAt)
      return nil
    }
  }
}
