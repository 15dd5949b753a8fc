import HTTPTypes
import Hummingbird
import Wire

/// Turns away a body that says beforehand that it is too large. One that does not say is cut off where it is read.
struct BodyLimit: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    if let text = request.headers[.contentLength], let length = Int(text), length > context.target.bodyLimit {
      throw Problem.bodyTooLarge(context.target)
    }
    return try await next(request, context)
  }
}

extension Problem {
  /// The body of a request is larger than what is read of it.
  static func bodyTooLarge(_ target: RequestTarget) -> Problem {
    let limit = target.bodyLimit
    return Problem(
      .bodyTooLarge, "The body is larger than \(limit / 1_000_000) MB (\(limit) bytes), the limit here.")
  }
}
