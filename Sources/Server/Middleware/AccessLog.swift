import HTTPTypes
import Hummingbird
import Logging

/// One line for each request: method, route template, status, milliseconds, id. Never the path or the query as sent: an id or a
/// birth may stand in them.
struct AccessLog: RouterMiddleware {
  let logger: Logger

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    guard logger.logLevel <= .info else { return response }
    let elapsed = (ContinuousClock.now - start).components
    let microseconds = elapsed.seconds * 1_000_000 + elapsed.attoseconds / 1_000_000_000_000
    logger.info(
      "request",
      metadata: [
        "method": "\(Self.name(of: request.method))", "route": "\(context.endpointPath ?? "-")",
        "status": "\(response.status.code)",
        "ms": "\(Double(microseconds) / 1000)", "id": "\(context.requestID)",
      ])
    return response
  }

  /// A method that nobody knows is somebody's text.
  static func name(of method: HTTPRequest.Method) -> String {
    switch method {
    case .get, .head, .post, .put, .delete, .patch, .options, .trace, .connect: method.rawValue
    default: "OTHER"
    }
  }
}
