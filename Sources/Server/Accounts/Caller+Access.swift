import Companion
import Identity
import Store
import Wire

extension Member {
  /// Checks that a member may use a route.
  ///
  /// - Throws: ``Problem`` with `FORBIDDEN`.
  func check(_ access: Route.Access) throws {
    switch (access, means) {
    case (.open, _), (.account, .device), (.person, .device): return
    case (.account(let scope), .program): try require(KeyScope(scope))
    case (.person, .program), (.admin, .program):
      throw Problem(.forbidden, "API keys cannot be used here; sign in with your account.")
    case (.admin, .device):
      guard account.role == .admin else { throw Problem(.forbidden, "Only editors may do this.") }
    }
  }
}

extension Caller {
  /// The member that a guarded route needs.
  func member(for access: Route.Access) throws -> Member {
    switch self {
    case .member(let member):
      try member.check(access)
      return member
    case .visitor(.none): throw Problem(.authRequired, "Sign in and send the token as Authorization: Bearer.")
    case .visitor(.expired): throw Problem(.invalidToken, "The access token has expired; get a new one with the refresh token.")
    case .visitor(.keysUnavailable): throw CompanionError.unreachable(.firebase)
    case .visitor(.invalid), .vouched: throw Problem(.invalidToken, "The token cannot be used; sign in again.")
    }
  }
}

extension KeyScope {
  /// The scope that a route asks for.
  init(_ scope: Route.Scope) {
    switch scope {
    case .profile: self = .profile
    case .records: self = .records
    }
  }
}
