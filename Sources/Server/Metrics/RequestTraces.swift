import HTTPTypes
import Hummingbird
import Instrumentation
import NIOCore

/// Tells a tracer of every request, through Hummingbird's own middleware, and takes the trace that a caller's headers continue.
///
/// Like the log it names the route by its template, never the path or the query as sent, and no browser.
struct RequestTraces: RouterMiddleware {
  private let spans = TracingMiddleware<AppContext>()

  /// `nil` while no tracer listens: one is bootstrapped before the server is put together (`InstrumentationSystem`), and there is none by itself.
  init?() {
    guard !(InstrumentationSystem.instrument is NoOpInstrument) else { return nil }
  }

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var head = HTTPRequest(
      method: HTTPRequest.Method(AccessLog.name(of: request.method)) ?? request.method, scheme: nil, authority: nil,
      path: context.endpointPath ?? "-", headerFields: request.headers)
    head.headerFields[.userAgent] = nil
    let shown = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    return try await spans.handle(shown, context: context) { _, context in try await next(request, context) }
  }
}
