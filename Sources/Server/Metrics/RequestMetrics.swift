import CoreMetrics
import HTTPTypes
import Hummingbird
import Synchronization

/// Counts requests and how long their answers took to begin, by method, route and status.
///
/// The route is its template, never the path as sent, and a method that nobody knows counts as `OTHER`: what somebody sends names no series.
struct RequestMetrics: RouterMiddleware {
  private struct Key: Hashable {
    let method: String
    let route: String
    let status: Int
  }

  private final class Series: Sendable {
    let timers = Mutex<[Key: CoreMetrics.Timer]>([:])
  }

  private let factory: any MetricsFactory
  private let underWay: Meter
  private let series = Series()

  init(_ factory: any MetricsFactory) {
    self.factory = factory
    underWay = Meter(label: "http.server.active.requests", factory: factory)
  }

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    underWay.increment()
    defer { underWay.decrement() }
    let response = try await next(request, context)
    let elapsed = (ContinuousClock.now - start).components
    let key = Key(
      method: AccessLog.name(of: request.method), route: context.endpointPath ?? "-", status: Int(response.status.code))
    let factory = factory
    let timer = series.timers.withLock { timers in
      if let known = timers[key] { return known }
      let timer = CoreMetrics.Timer(
        label: "http.server.request.duration",
        dimensions: [("method", key.method), ("route", key.route), ("status", "\(key.status)")], factory: factory)
      timers[key] = timer
      return timer
    }
    timer.recordNanoseconds(elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
    return response
  }
}
