import HTTPTypes
import Hummingbird

/// Lets pages of other origins call the API, without credentials, as the first Astronova server did.
struct CrossOriginAccess: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    guard context.target.isOpenToOrigins else { return try await next(request, context) }
    guard request.method == .options, request.headers[.accessControlRequestMethod] != nil else {
      var response = try await next(request, context)
      response.headers[.accessControlAllowOrigin] = "*"
      response.headers[.accessControlExposeHeaders] =
        "ETag, Location, X-Request-ID, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After"
        + (response.headers[.damagedRecords] == nil ? "" : ", X-Damaged-Records")
      return response
    }
    return Response(
      status: .noContent,
      headers: [
        .accessControlAllowOrigin: "*", .accessControlAllowMethods: "GET, HEAD, POST, PUT, PATCH, DELETE",
        .accessControlAllowHeaders:
          "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Request-ID, Firebase-Instance-ID-Token, "
          + "X-Firebase-AppCheck, X-Timezone, X-User-Id",
        .accessControlMaxAge: "86400",
      ])
  }
}
