import HTTPTypes
import Hummingbird
import Wire

/// Turns away a body that says beforehand that it is too large. One that does not say is cut off where it is read.
struct BodyLimit: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    if let text = request.headers[.contentLength], let length = Int(text), length > Self.limit(for: request) {
      throw Problem.bodyTooLarge(for: request)
    }
    return try await next(request, context)
  }

  /// What is read of a body: an export that comes back may be larger than anything else.
  static func limit(for request: Request) -> Int {
    request.uri.path == Route.importRecords.path ? ArchiveController.importLimit : AppContext.bodyLimit
  }
}

extension Problem {
  /// The body of a request is larger than what is read of it.
  static func bodyTooLarge(for request: Request) -> Problem {
    let limit = BodyLimit.limit(for: request)
    return Problem(
      .bodyTooLarge, "The body is larger than \(limit / 1_000_000) MB (\(limit) bytes), the limit here.")
  }
}
