import Shapes

/// What a request is addressed to: the route that answers it or, where none does, what else stands at its path. Made once for each route, so that
/// no middleware looks at the path.
final class RequestTarget: Sendable {
  /// The route; `nil` where none answers this path with this method.
  let route: Route?
  /// Every route at the path when none of them answers the method; the one that answers otherwise.
  let routes: [Route]
  /// How the caller expects to be spoken to.
  let dialect: Route.Dialect
  /// Whether the pages of other origins may read the answer.
  let isOpenToOrigins: Bool
  /// Whether it is a page, or no page at all, that everybody may see.
  let isOpenPage: Bool
  /// Whether an answer takes less time than standing in line does.
  let isLight: Bool
  /// Whether it is one of the paths that only the clients of June 2025 know.
  let isOfJune: Bool
  /// How much is read of a body, in bytes.
  let bodyLimit: Int

  /// A route.
  convenience init(_ route: Route) { self.init(route, among: [route], dialect: route.dialect) }

  /// A path that no route answers with the method of the request.
  convenience init(unansweredPath path: String) {
    let routes = Route.routes(at: path)
    self.init(nil, among: routes, dialect: routes.first?.dialect ?? Route.dialect(ofNothingAt: path))
  }

  private init(_ route: Route?, among routes: [Route], dialect: Route.Dialect, isLight: Bool = false) {
    self.route = route
    self.routes = routes
    self.dialect = dialect
    // The callable functions believe a bearer token and never a cookie, so a foreign page gains nothing by calling them.
    isOpenToOrigins = dialect == .api || dialect == .callable
    isOpenPage = dialect == .page && (route?.access ?? .open) == .open
    self.isLight = isLight || routes.contains(where: FairShare.light.contains)
    isOfJune = routes.contains(where: Route.june.contains)
    // An export that comes back may be larger than anything else.
    bodyLimit = routes.contains(.importRecords) ? ArchiveController.importLimit : AppContext.bodyLimit
  }

  /// What stands in no table.
  static let unlisted = RequestTarget(nil, among: [], dialect: .status)
  /// A yardstick for benchmarks.
  static let ping = RequestTarget(nil, among: [], dialect: .status, isLight: true)
}
