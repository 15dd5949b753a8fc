package import Identity
package import Store
package import Wire

/// Who asks.
package enum Caller: Sendable {
  /// What was wrong with the token of somebody who could not be recognised.
  package enum Fault: Sendable, Hashable {
    /// There was none.
    case none
    case invalid
    case expired
    /// Whether it is good cannot be said at the moment: the keys of Firebase cannot be had.
    case keysUnavailable
  }

  case visitor(Fault)
  /// Whoever has no sign-in of ours and is vouched for by Firebase; only where the callable functions are.
  case vouched(Vouched)
  case member(Member)

  /// Whoever is signed in.
  package var member: Member? {
    guard case .member(let member) = self else { return nil }
    return member
  }

  /// Under what an account's requests and its computing time are counted; `nil` for visitors, who are counted by network.
  package var countedAs: String? {
    switch self {
    case .member(let member): member.id
    // Whoever has no account yet is told apart by the name that Firebase knows them by.
    case .vouched(let vouched): vouched.account?.id ?? "firebase \(vouched.identity.subject)"
    case .visitor: nil
    }
  }
}

/// Somebody with a good ID token of Firebase.
package struct Vouched: Sendable {
  package let identity: VerifiedIdentity
  /// `nil` as long as nothing of theirs has been kept.
  package let account: Account?
}

/// Somebody who is signed in, or a program that acts for them.
package struct Member: Sendable {
  /// How they proved it.
  package enum Means: Sendable {
    case device(SignIn)
    case program(APIKey)
  }

  package let account: Account
  package let means: Means

  /// Puts the value together from its parts.
  package init(account: Account, means: Means) {
    self.account = account
    self.means = means
  }

  package var id: String { account.id }

  /// The device; `nil` for a program.
  package var signIn: SignIn? {
    guard case .device(let signIn) = means else { return nil }
    return signIn
  }
}

extension Member {
  /// Checks that a member may use a route.
  ///
  /// - Throws: ``Problem`` with `FORBIDDEN`.
  package func check(_ access: Route.Access) throws(Problem) {
    switch (access, means) {
    case (.open, _), (.account, .device), (.person, .device): return
    case (.account(let scope), .program(let key)):
      guard key.scopes.contains(scope.rawValue) else {
        throw Problem(.forbidden, "This key does not have the scope \(scope.rawValue).", allowed: key.scopes)
      }
    case (.person, .program), (.admin, .program):
      throw Problem(.forbidden, "Keys for programs do not open this; sign in in person.")
    case (.admin, .device):
      guard account.role == .admin else { throw Problem(.forbidden, "Only editors may do this.") }
    }
  }
}

extension Caller {
  /// The member that a guarded route needs.
  package func member(for access: Route.Access) throws(Problem) -> Member {
    switch self {
    case .member(let member):
      try member.check(access)
      return member
    case .visitor(.none): throw Problem(.authRequired, "Sign in and send the token as Authorization: Bearer.")
    case .visitor(.expired): throw Problem(.invalidToken, "The access token has expired; get a new one with the refresh token.")
    case .visitor(.keysUnavailable): throw Problem.unreachable(.firebase)
    case .visitor(.invalid), .vouched: throw Problem(.invalidToken, "The token cannot be used; sign in again.")
    }
  }
}
