import Companion
import Ephemeris
import Hummingbird
import Identity
import Store
import Wire

/// Keys for programs: listed, made and taken away by a person, never by another program.
struct ProgramKeyController: Sendable {
  let desk: AccountDesk

  /// How many keys an account may have.
  static let mostKeys = 20
  /// In how many days a key ends by itself when nothing else is asked for.
  static let usualDays = 90
  /// In how many days it ends at the latest: what nobody renews in a year is forgotten, and what is forgotten should not open anything.
  static let mostDays = 365

  func mount(on routes: RouteDesk) {
    routes.answer(.programKeys) { _, _, member in
      .json(ProgramKeysAnswer(keys: try await desk.store.apiKeys.keys(of: member.id).map { ProgramKeyAnswer($0) }))
    }
    routes.answer(.makeProgramKey) { request, context, member in try await make(request, context, member) }
    routes.answer(.deleteProgramKey) { _, context, member in
      try await desk.deleteKey(context.parameters.get("id") ?? "", of: member, context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
  }

  private func make(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let body = try await request.json(ProgramKeyRequest.self)
    let name = DeviceName.shortened(body.name)
    guard !name.isEmpty else { throw Problem(.validation, "name must not be empty.", field: "name") }
    let allowed = Route.Scope.allCases.map(\.rawValue)
    let scopes = body.scopes ?? allowed
    guard !scopes.isEmpty, scopes.allSatisfy(allowed.contains) else {
      throw Problem(.validation, "scopes must be among \(allowed.joined(separator: ", ")).", field: "scopes", allowed: allowed)
    }
    let days = body.expiresInDays ?? Self.usualDays
    guard (1...Self.mostDays).contains(days) else {
      throw Problem(.validation, "expiresInDays must lie between 1 and \(Self.mostDays).", field: "expiresInDays")
    }
    // A key outlives the device that asks for it, so whoever finds an open browser must not make one.
    try await desk.requireProof(member, password: body.password, context.network)
    let token = OpaqueToken(.program)
    let now = desk.clock.microseconds
    let key = APIKey(
      id: UUIDv7.generate(microseconds: now), accountID: member.id, name: name, hint: token.hint,
      scopes: allowed.filter(scopes.contains), createdAt: now, usedAt: nil, expiresAt: now + Int64(days) * 86_400_000_000)
    guard try await desk.store.apiKeys.insert(key, tokenHash: token.hash, limit: Self.mostKeys) else {
      throw Problem(.conflict, "An account may have \(Self.mostKeys) keys; take one away first.")
    }
    try await desk.note("apiKeyMade", member.id, member.signIn?.device ?? "", context.network)
    return .json(ProgramKeyAnswer(key, key: token.text), status: .created, capacity: 512)
  }
}

extension AccountDesk {
  /// Takes a key for a program away.
  ///
  /// - Throws: ``Problem`` with `NOT_FOUND`.
  func deleteKey(_ id: String, of member: Member, _ network: ClientNetwork) async throws {
    guard try await store.apiKeys.delete(id, account: member.id) else { throw Problem(.notFound, "There is no such key.") }
    try await note("apiKeyDeleted", member.id, member.signIn?.device ?? "", network)
  }
}
