import Companion
import HTTPTypes
import Hummingbird
import Readings
import Store
import Wire

/// The ways back in for whoever has forgotten a password, for programs.
struct RecoveryController: Sendable {
  let companion: Companion
  /// Answers whoever is signed in.
  let auth: AuthController

  func mount(on routes: RouteMounter) {
    routes.answer(.recoveryWays) { _, _ in
      .json(RecoveryWaysAnswer(mail: companion.recovery.sendsLetters), capacity: 48)
    }
    routes.answer(.recover) { request, context in try await recover(request, context) }
    routes.answer(.askRecoveryMail) { request, context in
      let body = try await request.json(RecoveryMailRequest.self)
      try companion.recovery.askForLetter(
        email: body.email, language: context.language.tag, from: auth.origin(nil, context))
      return .json(StatusAnswer(status: "accepted"), status: .accepted, capacity: 32)
    }
    routes.answer(.recoveryCodes) { _, _, member in .json(answer(try await companion.recovery.codes(of: member))) }
    routes.answer(.makeRecoveryCodes) { request, context, member in
      let bytes = try await request.bytes()
      let body = bytes.isEmpty ? nil : try RequestDecoding.decode(RecoveryCodesRequest.self, from: bytes)
      let made = try await companion.recovery.make(for: member, password: body?.password, context.network)
      return .json(
        RecoveryCodesAnswer(
          left: made.codes.count, madeAt: ISO8601.string(microseconds: made.madeAt), codes: made.codes), status: .created)
    }
  }

  private func recover(_ request: Request, _ context: AppContext) async throws -> Response {
    let body = try await request.json(RecoverRequest.self)
    let origin = auth.origin(body.device, context)
    let recovered: RecoveryService.Recovered
    if let token = body.token {
      guard body.code == nil else {
        throw Problem(.validation, "code and token cannot be used together; send one of them.", field: "token")
      }
      recovered = try await companion.recovery.recover(link: token, to: body.newPassword, from: origin)
    } else {
      guard let email = body.email else { throw Problem(.validation, "email is required.", field: "email") }
      guard let code = body.code else { throw Problem(.validation, "code or token is required.", field: "code") }
      recovered = try await companion.recovery.recover(email: email, code: code, to: body.newPassword, from: origin)
    }
    return try await auth.answer(recovered.signedIn, codesLeft: recovered.codesLeft)
  }

  private func answer(_ codes: RecoveryRepository.Codes?) -> RecoveryCodesAnswer {
    RecoveryCodesAnswer(left: codes?.left ?? 0, madeAt: codes.map { ISO8601.string(microseconds: $0.madeAt) }, codes: nil)
  }
}
