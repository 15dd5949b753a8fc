import Companion
import HTTPTypes
import Hummingbird
import Identity
import Store
import Wire

/// Finds out who asks, once and before anything is counted: by a bearer token, or by the cookie of a browser. Where the callable functions
/// are, the bearer token may be an ID token of Firebase.
///
/// A token that is not good makes a visitor of its bearer, with the reason; routes that need somebody say so.
struct CallerRecognition: RouterMiddleware {
  let accounts: AccountService
  let cookie: SessionCookie

  /// The installation that a client of Astronova was given.
  private static let installation = HTTPField.Name("X-User-Id")!

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    guard !context.isCrowdedOut else { throw CrowdedOut() }
    if let found = try await caller(of: request, context) {
      context.caller = found
      // The browser sends the cookie by itself, so what changes something must come from a page of ours.
      if request.headers[.authorization] == nil, found.member != nil, ![.get, .head, .options].contains(request.method),
        !SameOriginForms.isOurs(request, context)
      {
        throw Problem(.forbidden, "This request was sent from another site.")
      }
    }
    guard canChooseClock(request, context) else {
      let recognised = context
      return try await ClockChoice.takingEarlier { try await next(request, recognised) }
    }
    return await prolonged(try await next(request, context), request, context)
  }

  /// The answer, with the cookie once more where the time of its browser begins anew: with a page that somebody visits and nobody else can be
  /// shown, once a day.
  private func prolonged(_ response: Response, _ request: Request, _ context: AppContext) async -> Response {
    guard context.target.dialect == .page, request.method == .get, request.headers[.authorization] == nil,
      let member = context.caller.member, response.status == .ok, response.headers[.cacheControl]?.hasPrefix("no-store") == true,
      !cookie.isDecided(by: response), let token = cookie.token(of: request),
      // Where it cannot be noted now, the next page notes it.
      (try? await accounts.prolong(member, by: token)) == true
    else { return response }
    return response.setting(cookie.handingOut(token, seconds: AccountService.signInLifetime / 1_000_000))
  }

  /// Whether whoever asks can be asked back which of two instants an hour means. The clients of Astronova cannot; they are known by the
  /// header that they send with everything, those of June 2025 by their paths without a version.
  private func canChooseClock(_ request: Request, _ context: AppContext) -> Bool {
    request.headers[Self.installation] == nil && !context.target.isOfJune
  }

  /// Whoever a request names; `nil` when it names nobody.
  func caller(of request: Request, _ context: AppContext) async throws -> Caller? {
    let isCallable = context.target.dialect == .callable
    if let header = request.headers[.authorization] {
      let caller = try await caller(authorization: header, isCallable: isCallable)
      // A key is good for what its scopes say, and a page that is open to everybody asks for none.
      if let member = caller.member, member.signIn == nil, context.target.isOpenPage { return nil }
      return caller
    }
    // The callable functions believe no cookie: another site could have a browser send it.
    guard !isCallable, let token = cookie.token(of: request) else { return nil }
    return try await accounts.browser(token)
  }

  private func caller(authorization: String, isCallable: Bool) async throws -> Caller {
    let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return .visitor(.invalid) }
    let text = String(parts[1])
    if let key = OpaqueToken(.program, text: text) { return try await accounts.program(key) }
    let caller = try await accounts.app(text)
    guard isCallable, caller.member == nil, text.split(separator: ".").count == 3 else { return caller }
    return try await accounts.vouched(text)
  }
}
