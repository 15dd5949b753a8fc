import Atlas
import Companion
import Hummingbird

/// Follows whoever travels: the zone that a signed-in device names is theirs from then on, so that reminders, the morning’s reading and the
/// calendar, which are made without a request, keep the hours of the place where they are.
struct ZoneFollowing: RouterMiddleware {
  let profiles: ProfileService

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    if let member = context.caller.member, member.signIn != nil, let zone = context.deviceZone?.identifier {
      // Where it cannot be noted now, the next request notes it; no answer is refused for it.
      try? await profiles.follow(zone, of: member.account)
    }
    return try await next(request, context)
  }
}
