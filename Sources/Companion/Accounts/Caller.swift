package import Identity
package import Store

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

/// What a key for programs may be good for.
package enum KeyScope: String, Sendable, Hashable, CaseIterable {
  /// Reading and changing the profile and the charts: whatever carries a birth.
  case profile
  /// Reading and changing everything else that an account keeps: readings, journal, bookmarks. No birth.
  case records
}

extension Member {
  /// Makes sure that a program's key is good for something; people may do everything that is theirs.
  ///
  /// - Throws: ``CompanionError/forbidden(_:field:allowed:)``.
  package func require(_ scope: KeyScope) throws(CompanionError) {
    guard case .program(let key) = means, !key.scopes.contains(scope.rawValue) else { return }
    throw .forbidden("This key does not have the scope \(scope.rawValue).", allowed: key.scopes)
  }
}
