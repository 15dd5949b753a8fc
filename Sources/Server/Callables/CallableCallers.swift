import Companion
import Identity
import Store
import Wire

/// Whether whoever calls a function may, and whether the `user_id` in the data is theirs.
struct CallableCallers: Sendable {
  let accounts: AccountService
  /// The `user_id` that needs no token; nobody when `nil`.
  let testUser: String?

  /// Whose data a call is about.
  enum Owner: Sendable {
    case account(Account)
    /// Somebody who has no account yet, by the name that Firebase knows them by.
    case newcomer(subject: String, email: String?)
  }

  /// Turns away whoever has sent a token that is not good, whatever is called, as the protocol has it.
  ///
  /// - Throws: ``CallableFault`` with `UNAUTHENTICATED`.
  func check(_ caller: Caller) throws(CallableFault) {
    switch caller {
    case .member, .vouched, .visitor(.none): return
    case .visitor(.keysUnavailable): throw CallableFault(Problem(CompanionError.unreachable(.firebase)))
    case .visitor(.invalid), .visitor(.expired): throw CallableFault(.unauthenticated, "Unauthenticated")
    }
  }

  /// Whom a `user_id` names, when it is the caller. Nobody gets an account by it.
  ///
  /// - Throws: ``CallableFault`` with `UNAUTHENTICATED` or `PERMISSION_DENIED`.
  func owner(_ id: String, _ caller: Caller, access: Route.Access) async throws -> Owner {
    let account: Account
    switch caller {
    case .visitor:
      guard let testUser, id == testUser else { throw CallableFault(.unauthenticated, "Authentication required") }
      return try await accounts.known(.firebase, subject: id).map(Owner.account) ?? .newcomer(subject: id, email: nil)
    case .member(let member):
      try member.check(access)
      account = member.account
    case .vouched(let vouched):
      guard let known = vouched.account else {
        guard id == vouched.identity.subject else { throw Self.notOwn }
        return .newcomer(subject: id, email: vouched.identity.email)
      }
      account = known
    }
    if id == account.id { return .account(account) }
    // Apps that sign in with Firebase call themselves by what Firebase calls them.
    let credentials = try await accounts.credentials(of: account.id)
    guard credentials.contains(where: { $0.kind == .firebase && $0.subject == id }) else { throw Self.notOwn }
    return .account(account)
  }

  private static let notOwn = CallableFault(.permissionDenied, "user_id must be your own.")

  /// The account of an owner; made when there is none. Not before the call is known to be a good one.
  func account(of owner: Owner) async throws -> Account {
    switch owner {
    case .account(let account): account
    case .newcomer(let subject, let email): try await accounts.account(.firebase, subject: subject, email: email).account
    }
  }
}
