import HTTPTypes
import Hummingbird
import Wire

/// Mounts handlers on the routes of the table.
struct RouteDesk {
  let router: Router<AppContext>

  /// Lets `handler` answer a route.
  func answer(_ route: Route, _ handler: @escaping @Sendable (Request, AppContext) async throws -> Response) {
    let method: HTTPRequest.Method =
      switch route.method {
      case .get: .get
      case .post: .post
      }
    router.on(RouterPath(route.path), method: method, use: handler)
  }
}
