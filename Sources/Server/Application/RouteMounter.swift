import Companion
import HTTPTypes
import Hummingbird
import Wire

/// Mounts handlers on the routes of the table, behind the guard and the limit that the table names.
struct RouteMounter {
  typealias Handler = @Sendable (Request, AppContext) async throws -> Response

  let router: Router<AppContext>
  let limits: RateLimits
  /// What stands around every handler and knows the route; the router's own middleware does not.
  var edge: (any MiddlewareProtocol<Request, Response, AppContext>)?

  /// Lets `handler` answer a route that is open to everyone.
  func answer(_ route: Route, _ handler: @escaping Handler) {
    precondition(route.access == .open, "\(route.path) is guarded, so its handler must take the member")
    mount(route, handler)
  }

  /// Lets `handler` answer a guarded route; it is not reached by anyone who may not.
  func answer(_ route: Route, _ handler: @escaping @Sendable (Request, AppContext, Member) async throws -> Response) {
    precondition(route.access != .open, "\(route.path) is open, so there may be no member")
    mount(route) { request, context in
      if route.audience == .person, context.caller.member == nil, ErrorAnswers.wantsPage(request, context) {
        // A person is led to the door, and from there back to what was asked for; a form is not sent again, but its page opens.
        let asked = request.uri.query.map { Route.encoded("\(request.uri.path)?\($0)") } ?? request.uri.path
        let form = ErrorAnswers.form(of: request, context).map { Route.encoded($0) }
        let next = route.method == .get ? asked : form ?? Route.profilePage.path
        return .redirect(to: "\(Route.signInPage.path)?next=\(next)", type: .normal)
      }
      return try await handler(request, context, try context.caller.member(for: route.access))
    }
  }

  private func mount(_ route: Route, _ handler: @escaping Handler) {
    let method: HTTPRequest.Method =
      switch route.method {
      case .get: .get
      case .post: .post
      case .put: .put
      case .patch: .patch
      case .delete: .delete
      }
    let limits = limits
    mount(method, route.path, RequestTarget(route)) { request, context in
      try await limits.count(route.limit, context) { try await handler(request, context) }
    }
    for older in route.olderPaths {
      precondition(older.method == route.method && older.access == route.access && older.limit == route.limit)
      mount(older, handler)
    }
  }

  /// Lets `handler` answer at a path that stands in no table and is not counted.
  func mount(_ method: HTTPRequest.Method, _ path: String, _ target: RequestTarget, _ handler: @escaping Handler) {
    router.on(RouterPath(path), method: method, responder: Endpoint(target: target, edge: edge, handler: handler))
  }

  /// Puts the edge around what no route answers. Nothing can be mounted any more.
  func close() {
    if let edge { router.add(middleware: UnansweredPaths(edge: edge)) }
  }
}

/// A handler behind the edge, which learns from here what is asked for.
private struct Endpoint: HTTPResponder {
  let target: RequestTarget
  let edge: (any MiddlewareProtocol<Request, Response, AppContext>)?
  let handler: RouteMounter.Handler

  func respond(to request: Request, context: AppContext) async throws -> Response {
    var context = context
    context.target = target
    guard let edge else { return try await handler(request, context) }
    return try await edge.handle(request, context: context, next: handler)
  }
}

/// The edge where the router found no route.
private struct UnansweredPaths: RouterMiddleware {
  let edge: any MiddlewareProtocol<Request, Response, AppContext>

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.target = RequestTarget(unansweredPath: request.uri.path)
    return try await edge.handle(request, context: context, next: next)
  }
}
