import Companion
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// Runs every request that takes work where its network's turn is, so that one client cannot keep the others waiting, and puts the processor time
/// down to whoever asked. What is answered out of hand goes past the line.
struct FairShare: RouterMiddleware {
  let scheduler: WorkScheduler
  let limits: RateLimits
  let trustedProxies: Set<String>

  /// How many requests of one network may be under way; a browser sends six at a time.
  static let mostAtOnce = 128

  /// What takes less time than standing in line does.
  static let light: Set<Route> = [
    .health, .healthLater, .healthInDetail, .readiness, .readinessShort, .clientConfiguration, .clientConfigurationShort,
    .serviceInfo, .openAPI, .openAPILater, .asset, .webManifest, .robots, .favicon, .touchIcon, .finishedTouchIcon,
    .currentSky,
  ]

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.network = ClientNetwork(
      peer: context.peer, forwarded: request.headers[.forwardedFor], trustedProxies: trustedProxies)
    guard !context.target.isLight else { return try await next(request, context) }
    guard let meter = scheduler.admit(context.network.key, most: Self.mostAtOnce) else {
      context.isCrowdedOut = true
      return try await next(request, context)
    }
    context.meter = meter
    defer {
      scheduler.dismiss(meter)
      limits.charge(meter)
    }
    return try await withTaskExecutorPreference(meter) { [context] in try await next(request, context) }
  }
}

/// A network has as many requests under way as it may.
struct CrowdedOut: Error {
  var problem: Problem {
    Problem(
      .rateLimitExceeded,
      "Your network has \(FairShare.mostAtOnce) requests in progress, the most this server handles at once. Try again in a second."
    )
  }
}

extension HTTPField.Name {
  /// What a proxy says of the other end.
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
