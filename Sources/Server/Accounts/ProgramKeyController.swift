import Companion
import Ephemeris
import Hummingbird
import Identity
import Store
import Wire

/// Keys for programs: listed, made and taken away by a person, never by another program.
struct ProgramKeyController: Sendable {
  let companion: Companion

  /// In how many days a key ends by itself when nothing else is asked for.
  static let usualDays = 90
  /// In how many days it ends at the latest: what nobody renews in a year is forgotten, and what is forgotten should not open anything.
  static let mostDays = 365

  func mount(on routes: RouteMounter) {
    routes.answer(.programKeys) { _, _, member in
      .json(ProgramKeysAnswer(keys: try await companion.accounts.keys(of: member).map { ProgramKeyAnswer($0) }))
    }
    routes.answer(.makeProgramKey) { request, context, member in try await make(request, context, member) }
    routes.answer(.deleteProgramKey) { _, context, member in
      try await companion.accounts.deleteKey(context.parameters.get("id") ?? "", of: member, context.network)
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
    let (key, text) = try await companion.accounts.makeKey(
      name, scopes: allowed.filter(scopes.contains), days: days, password: body.password, for: member, context.network)
    return .json(ProgramKeyAnswer(key, key: text), status: .created, capacity: 512)
  }
}
