import Companion
import HTTPTypes
import Hummingbird
import Wire

/// Mounts handlers on the routes of the table, behind the guard and the limit that the table names.
struct RouteMounter {
  let router: Router<AppContext>
  let limits: RateLimits

  /// Lets `handler` answer a route that is open to everyone.
  func answer(_ route: Route, _ handler: @escaping @Sendable (Request, AppContext) async throws -> Response) {
    precondition(route.access == .open, "\(route.path) is guarded, so its handler must take the member")
    mount(route, handler)
  }

  /// Lets `handler` answer a guarded route; it is not reached by anyone who may not.
  func answer(_ route: Route, _ handler: @escaping @Sendable (Request, AppContext, Member) async throws -> Response) {
    precondition(route.access != .open, "\(route.path) is open, so there may be no member")
    mount(route) { request, context in
      if route.audience == .person, context.caller.member == nil, ErrorAnswers.wantsPage(request) {
        // A person is led to the door, and from there back to what was asked for; a form that was sent is not repeated.
        let next = route.method == .get ? request.uri.path : Route.profilePage.path
        return .redirect(to: "\(Route.signInPage.path)?next=\(next)", type: .normal)
      }
      return try await handler(request, context, try context.caller.member(for: route.access))
    }
  }

  private func mount(_ route: Route, _ handler: @escaping @Sendable (Request, AppContext) async throws -> Response) {
    let method: HTTPRequest.Method =
      switch route.method {
      case .get: .get
      case .post: .post
      case .put: .put
      case .patch: .patch
      case .delete: .delete
      }
    let limits = limits
    router.on(RouterPath(route.path), method: method) { request, context in
      try await limits.count(route.limit, context) { try await handler(request, context) }
    }
  }
}
