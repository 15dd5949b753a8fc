import HTTPTypes
import Hummingbird
import Wire

/// Refuses forms that another site made a browser send.
struct SameOriginForms: RouterMiddleware {
  private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    // Callable functions believe a bearer token and never a cookie, so a foreign page gains nothing by calling them.
    if request.method == .post, !context.target.isOpenToOrigins, !Self.isOurs(request, context) {
      throw Problem(.forbidden, "This form was sent from another site.")
    }
    return try await next(request, context)
  }

  /// Browsers say where a form comes from; a caller that says nothing is no browser and carries nobody's authority.
  static func isOurs(_ request: Request, _ context: AppContext) -> Bool {
    // The answer of an identity provider comes from its site by its nature; the state that it carries is checked instead.
    if context.target.route == .returnFromProvider { return true }
    if let site = request.headers[Self.secFetchSite] { return site == "same-origin" || site == "none" }
    guard let origin = request.headers[.origin] else { return true }
    guard let host = request.head.authority else { return false }
    return origin == "http://" + host || origin == "https://" + host
  }
}
