import Companion
import HTTPTypes
import Hummingbird
import Identity
import Store
import Wire

/// Finds out who calls a function, and whether the `user_id` in the data is theirs.
struct CallableCallers: Sendable {
  let accounts: AccountDesk
  /// The `user_id` that needs no token; nobody when `nil`.
  let testUser: String?

  /// Who calls.
  enum Caller: Sendable {
    case nobody
    /// With a token or a key of ours.
    case member(Member)
    /// With an ID token of Firebase.
    case vouched(Account)
  }

  /// Who calls.
  ///
  /// - Throws: ``CallableFault`` with `UNAUTHENTICATED` for a token that is not good, whatever is called, as the protocol has it.
  func caller(_ request: Request, _ context: AppContext) async throws -> Caller {
    guard let header = request.headers[.authorization] else { return .nobody }
    if let member = context.caller.member { return .member(member) }
    let parts = header.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].split(separator: ".").count == 3 else {
      throw CallableFault(.unauthenticated, "Unauthenticated")
    }
    do {
      let identity = try await accounts.identity(String(parts[1]), from: .firebase, nonce: nil)
      return .vouched(try await accounts.account(of: identity).account)
    } catch let problem as Problem {
      if problem.code == .unavailable { throw CallableFault(problem) }
      throw CallableFault(.unauthenticated, "Unauthenticated")
    }
  }

  /// The account that a `user_id` names, when it is the caller's own.
  ///
  /// - Throws: ``CallableFault`` with `UNAUTHENTICATED` or `PERMISSION_DENIED`.
  func account(_ id: String, _ caller: Caller, access: Route.Access) async throws -> Account {
    let account: Account
    switch caller {
    case .nobody:
      guard let testUser, id == testUser else { throw CallableFault(.unauthenticated, "Authentication required") }
      return try await accounts.account(.firebase, subject: testUser, email: nil).account
    case .member(let member):
      try member.check(access)
      account = member.account
    case .vouched(let vouched): account = vouched
    }
    if id == account.id { return account }
    // Apps that sign in with Firebase call themselves by what Firebase calls them.
    let credentials = try await accounts.store.accounts.credentials(of: account.id)
    guard credentials.contains(where: { $0.kind == .firebase && $0.subject == id }) else {
      throw CallableFault(.permissionDenied, "user_id must be your own.")
    }
    return account
  }
}
