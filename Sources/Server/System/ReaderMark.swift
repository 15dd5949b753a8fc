import Companion
import HTTPTypes
import Hummingbird
import Wire

/// Writes on every page for whom it is, and refuses what was written on a device by somebody else than who is signed in when it arrives.
struct ReaderMark: RouterMiddleware {
  let keys: ReaderKeys

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    guard context.target.dialect == .page, context.target.route != .asset else { return try await next(request, context) }
    // Whoever is not signed in any more is told just that, by the route.
    if let writer = request.headers[.reader], context.caller.member != nil, writer != keys.name(of: request, context) {
      throw Problem(.forbidden, "This was written by somebody else on this device. It waits until they sign in again.")
    }
    var response = try await next(request, context)
    if response.status == .ok, response.headers[.contentType]?.hasPrefix("text/html") == true {
      response.headers[.reader] = keys.name(of: request, context)
    }
    return response
  }
}
