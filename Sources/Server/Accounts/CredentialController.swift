import Companion
import Ephemeris
import Hummingbird
import Identity
import Store
import Wire

/// Ways to sign in, devices, and what happened to them.
struct CredentialController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.changePassword) { request, context, member in try await changePassword(request, context, member) }
    routes.answer(.credentials) { _, _, member in
      let ways = try await companion.accounts.credentials(of: member.id)
      return .json(CredentialsAnswer(credentials: ways.map { CredentialAnswer($0) }))
    }
    routes.answer(.linkCredential) { request, context, member in try await link(request, context, member) }
    routes.answer(.unlinkCredential) { _, context, member in
      try await companion.accounts.unlink(context.parameters.get("id") ?? "", of: member, context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.devices) { _, _, member in
      let signIns = try await companion.accounts.devices(of: member)
      return .json(DevicesAnswer(devices: signIns.map { DeviceAnswer($0, isThis: $0.id == member.signIn?.id) }))
    }
    routes.answer(.signOutDevice) { _, context, member in
      try await companion.accounts.signOut(device: context.parameters.get("id") ?? "", of: member, context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.signOutOthers) { request, context, member in
      let keeps = try request.queryFields["keepKeys"]
      guard keeps == nil || keeps == "true" || keeps == "false" else {
        throw Problem(.validation, "keepKeys must be true or false.", field: "keepKeys", allowed: ["true", "false"])
      }
      try await companion.accounts.signOutOthers(of: member, keepsKeys: keeps == "true", context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.securityLog) { _, _, member in
      let events = try await companion.accounts.events(of: member)
      return .json(SecurityEventsAnswer(events: events.map { SecurityEventAnswer($0) }))
    }
  }

  private func changePassword(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let body = try await request.json(PasswordChangeRequest.self)
    let known = try await companion.accounts.password(of: member)
    guard let known else {
      throw Problem(
        .conflict, "This account has no password; add one with an address under auth/credentials.", field: "newPassword")
    }
    guard let current = body.currentPassword else {
      throw Problem(.validation, "currentPassword is required.", field: "currentPassword")
    }
    try await companion.accounts.changePassword(
      known, of: member, from: current, to: body.newPassword, keepsKeys: body.keepKeys ?? false, context.network)
    return .json(StatusAnswer(status: "ok"), capacity: 32)
  }

  private func link(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let body = try await request.json(LinkRequest.self)
    try await companion.accounts.requireProof(member, password: nil, context.network)
    let added: Credential?
    if body.provider == "password" {
      guard let email = body.email, let password = body.password else {
        throw Problem(.validation, "email and password are required.", field: body.email == nil ? "email" : "password")
      }
      added = try await companion.accounts.addPassword(password, email: email, of: member, context.network)
    } else {
      let offered = companion.accounts.providers.map(\.kind.rawValue) + ["password"]
      guard let kind = IdentityProvider.Kind(rawValue: body.provider), offered.contains(body.provider) else {
        throw Problem(
          .validation, "provider must be one of \(offered.joined(separator: ", ")).", field: "provider", allowed: offered)
      }
      guard let token = body.identityToken else {
        throw Problem(.validation, "identityToken is required.", field: "identityToken")
      }
      let identity = try await companion.accounts.identity(token, from: kind, nonce: body.rawNonce)
      added = try await companion.accounts.link(identity, to: member.id, device: member.signIn?.device ?? "", context.network)
    }
    guard let credential = added else {
      throw Problem(
        .conflict, "This sign-in method already belongs to an account, or this account already has a password.", field: "provider"
      )
    }
    return .json(CredentialAnswer(credential), status: .created, capacity: 256)
  }
}
