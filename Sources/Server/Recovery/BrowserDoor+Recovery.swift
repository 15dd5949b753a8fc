import Companion
import Hummingbird
import Store
import Wire

/// Codes that were just made, for the one page that shows them: the server does not keep them, so the browser does for a short while, sealed.
struct ShownCodes: Codable, Sendable {
  let account: String
  /// Which set it is.
  let madeAt: Int64
  let codes: [String]
}

extension BrowserDoor {
  /// For how long they can be looked at, in seconds.
  static let shownFor: Int64 = 600

  /// Lets whoever has a new password in, and says first how many codes are left.
  func admit(
    _ recovered: RecoveryService.Recovered, _ request: Request, _ context: AppContext, to next: OwnPath?
  ) async throws -> Response {
    try await comeHome(recovered.signedIn.account, chart: visitorChart(request), request, context)
    var response = try await admit(recovered.signedIn, request, context, to: next)
    response.headers[.location] = Self.first("?done=recovered&next=", response)
    return response
  }

  /// Lets whoever has a new account in, and shows the recovery codes first. Should none be made, the account stands without.
  func admit(
    new signedIn: SignInResult, _ request: Request, _ context: AppContext, to next: OwnPath?
  ) async throws -> Response {
    var response = try await admit(signedIn, request, context, to: next)
    guard let made = try? await companion.recovery.makeFirst(for: signedIn.account) else { return response }
    response.headers[.location] = Self.first("?next=", response)
    return try showing(made, of: signedIn.account.id, on: response)
  }

  /// The page of the codes, from which it goes on to where an answer leads.
  private static func first(_ query: String, _ response: Response) -> String {
    Route.recoveryCodesPage.path + query + Route.encoded(response.headers[.location] ?? Route.profilePage.path)
  }

  /// An answer that brings new codes along.
  func showing(_ made: RecoveryService.NewCodes, of account: String, on response: Response) throws -> Response {
    let shown = ShownCodes(account: account, madeAt: made.madeAt, codes: made.codes)
    return response.setting(try codesCookie.handingOut(shown, now: companion.clock.wholeSeconds))
  }

  /// The codes that a browser has brought along, while they are those of whoever sits at it.
  func newCodes(_ request: Request, _ member: Member) async throws -> ShownCodes? {
    guard let shown = codesCookie.content(ShownCodes.self, of: request, now: companion.clock.wholeSeconds),
      shown.account == member.id, let codes = try await companion.recovery.codes(of: member), codes.madeAt == shown.madeAt
    else { return nil }
    return shown
  }
}
