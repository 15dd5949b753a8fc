import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Identity
import Store
import Wire

/// Signing in and out, for programs.
struct AuthController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.register) { request, context in try await register(request, context) }
    routes.answer(.signIn) { request, context in
      let body = try await request.json(SignInRequest.self)
      return try await answer(
        try await companion.accounts.signIn(email: body.email, password: body.password, from: origin(body.device, context)))
    }
    for (route, kind) in [
      (Route.signInWithApple, IdentityProvider.Kind.apple), (.signInWithGoogle, .google), (.signInWithFirebase, .firebase),
      (.signInWithOpenID, .openid),
    ] {
      routes.answer(route) { request, context in try await provider(kind, request, context) }
    }
    routes.answer(.refreshSignIn) { request, context in try await refresh(request, context) }
    routes.answer(.validateSignIn) { _, _, member in
      let user = UserAnswer(try await companion.profiles.summary(member.account))
      return .json(
        ValidationAnswer(
          userId: user.id, email: user.email, role: member.account.role.rawValue, deviceId: member.signIn?.id ?? "", user: user),
        capacity: 512)
    }
    routes.answer(.signOut) { _, context in
      // The first Astronova app forgets its token before it says so.
      if case .visitor(.none) = context.caller { return .json(StatusAnswer(status: "ok"), capacity: 32) }
      try await companion.accounts.signOut(try context.caller.member(for: .person), context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.deleteAccount) { request, context, member in
      let bytes = try await request.body.collect(upTo: AppContext.bodyLimit)
      let body =
        bytes.readableBytes == 0 ? nil : try RequestDecoding.decode(DeletionRequest.self, from: Array(bytes.readableBytesView))
      try await companion.accounts.requireProofToDelete(member, password: body?.password, context.network)
      try await companion.profiles.delete(member.id)
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
  }

  private func register(_ request: Request, _ context: AppContext) async throws -> Response {
    let body = try await request.json(RegisterRequest.self)
    try Choices.shortText(body.name, limit: 400, field: "name")
    let signedIn = try await companion.accounts.register(
      email: body.email, password: body.password, invitation: body.invitation, from: origin(body.device, context))
    try await companion.profiles.begin(
      signedIn.account, name: body.name, chart: body.chartId, device: request.device)
    return try await answer(signedIn, status: .created)
  }

  private func refresh(_ request: Request, _ context: AppContext) async throws -> Response {
    let bytes = try await request.bytes()
    if bytes.isEmpty, request.headers[.authorization] != nil {
      return try await answer(
        try await companion.accounts.renew(try context.caller.member(for: .person), network: context.network))
    }
    let body = try RequestDecoding.decode(RefreshRequest.self, from: bytes)
    let signedIn = try await companion.accounts.refresh(body.refreshToken, network: context.network)
    return try await answer(signedIn)
  }

  private func provider(_ kind: IdentityProvider.Kind, _ request: Request, _ context: AppContext) async throws -> Response {
    let body = try await request.json(ProviderSignInRequest.self)
    guard let token = body.token else { throw Problem(.validation, "identityToken is required.", field: "identityToken") }
    try Choices.shortText(body.firstName, limit: 200, field: "firstName")
    try Choices.shortText(body.lastName, limit: 200, field: "lastName")
    var origin = origin(body.device, context)
    let identity: VerifiedIdentity
    if kind == .apple, let user = body.oneTokenUser {
      origin.keepsOneToken = true
      identity = try await companion.accounts.identity(token, from: kind, of: user)
    } else {
      identity = try await companion.accounts.identity(token, from: kind, nonce: body.rawNonce ?? body.nonce)
    }
    let signedIn = try await companion.accounts.signIn(identity, invitation: body.invitation, from: origin)
    if signedIn.isNew {
      let told = [body.firstName, body.lastName].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      try await companion.profiles.begin(
        signedIn.account, name: told.isEmpty ? identity.name.map(Choices.name) : told, chart: body.chartId,
        device: request.device)
    }
    return try await answer(signedIn, status: signedIn.isNew ? .created : .ok)
  }

  // Kept apart for the optimizer of Swift 6.3.1, like `Request.json`.
  @inline(never) func answer(
    _ signedIn: SignInResult, status: HTTPResponse.Status = .ok, codesLeft: Int? = nil
  ) async throws -> Response {
    let (access, expires) = try await companion.accounts.accessToken(for: signedIn)
    return .json(
      SignedInAnswer(
        jwtToken: access, expiresAt: ISO8601.string(UTC(unixSeconds: Double(expires))), refreshToken: signedIn.token?.text,
        refreshExpiresAt: signedIn.token.map { _ in
          ISO8601.string(microseconds: companion.clock.microseconds + AccountService.signInLifetime)
        },
        isNew: signedIn.isNew, user: UserAnswer(try await companion.profiles.summary(signedIn.account)),
        recoveryCodesLeft: codesLeft), status: status, capacity: 1024)
  }

  func origin(_ device: String?, _ context: AppContext) -> AccountService.Origin {
    AccountService.Origin(
      kind: .app, device: DeviceName.shortened(device ?? ""), network: context.network, caller: context.caller.member)
  }
}
