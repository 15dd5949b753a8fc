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

  /// Looks whether somebody may begin an account.
  ///
  /// - Parameters:
  ///   - code: the invitation; needed where accounts are made by invitation.
  ///   - now: seconds of POSIX time.
  /// - Returns: the invitation, which is used up with the making of the account; `nil` where none is needed.
  /// - Throws: ``CompanionError`` `forbidden` that says why, and names `invitation` when another code would do.
  func invitation(_ code: String?, now: Int64) throws(CompanionError) -> Invitation? {
    switch registration {
    case .open: return nil
    case .closed:
      throw CompanionError.forbidden(
        "This server makes no new accounts: registration is closed. Whoever has an account signs in as before.")
    case .invite:
      guard let code, !code.isEmpty else {
        throw CompanionError.forbidden(
          "invitation is missing: this server makes accounts by invitation. Ask whoever runs it for a code.", field: "invitation")
      }
      guard let token = OpaqueToken(.invitation, text: code), let found = invitations.find(token.hash, now: now) else {
        throw Self.notInvited
      }
      return found
    }
  }

  static let notInvited = CompanionError.forbidden(
    "invitation is not good: its code was mistyped, has been used, or is too old. Ask whoever runs the server for another.",
    field: "invitation")
}

extension AccountService {
  /// Looks whether somebody may begin an account, before they are sent to a provider; nothing is used up.
  ///
  /// - Throws: as making the account would.
  package func checkInvitation(_ code: String?) async throws {
    if let invitation = try gate.invitation(code, now: seconds) { try await check(invitation) }
  }

  private func check(_ invitation: Invitation) async throws {
    guard try await store.accounts.isUsed(invitation) else { return }
    // Whoever used it was stopped before they had removed it.
    invitation.discard()
    throw AccountGate.notInvited
  }

  /// Makes an account for whoever may begin one.
  ///
  /// - Parameters:
  ///   - code: the invitation, where accounts are made by invitation.
  ///   - credential: the first way to sign in; asked for when the invitation has been looked at.
  /// - Returns: `false` when that way already leads to an account; the invitation stays good then, as it does when this fails.
  /// - Throws: ``CompanionError`` `forbidden` when nobody makes an account here.
  func make(
    _ account: Account, invitation code: String?, with credential: () async throws -> Credential
  ) async throws -> Bool {
    guard let invitation = try gate.invitation(code, now: seconds) else {
      return try await store.accounts.create(account, with: try await credential())
    }
    try await check(invitation)
    switch try await store.accounts.create(account, with: try await credential(), using: invitation) {
    case .made:
      invitation.discard()
      return true
    case .taken: return false
    case .notInvited: throw AccountGate.notInvited
    }
  }
}
