import HTTPTypes
import Hummingbird
import Wire

/// Turns away a body that says beforehand that it is too large. One that does not say is cut off where it is read.
struct BodyLimit: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    if let text = request.headers[.contentLength], let length = Int(text), length > AppContext.bodyLimit {
      throw Problem.bodyTooLarge
    }
    return try await next(request, context)
  }
}

extension Problem {
  static let bodyTooLarge = Problem(
    .bodyTooLarge, "The body is larger than 1 MB (\(AppContext.bodyLimit) bytes), the most this server reads.")
}
