import HTTPTypes
import Hummingbird

/// What a browser may do with our answers.
struct SecurityHeaders: RouterMiddleware {
  /// Nothing inline, nothing from elsewhere; WebAssembly and the one Trusted Types policy that registers a service worker are
  /// allowed.
  static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'", "trusted-types sw",
  ].joined(separator: "; ")

  /// For a drawing that is opened by itself: it brings its own paint and its own face, and may reach for nothing.
  static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"

  private let noSniffing = HTTPField(name: .xContentTypeOptions, value: "nosniff")
  /// For what may be a page, or what answers one: not for the dozen files that come with a page, which have nothing to decide.
  private let forPages = [
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    HTTPField(name: HTTPField.Name("Referrer-Policy")!, value: "same-origin"),
    HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    HTTPField(name: HTTPField.Name("Permissions-Policy")!, value: "camera=(), microphone=(), geolocation=(self), payment=()"),
  ]
  // Browsers heed this only over TLS, which a proxy in front of us provides.
  private let transportSecurity = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000")

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    let type = response.headers[.contentType] ?? ""
    let isDrawing = type.hasPrefix("image/svg+xml")
    let isPage = !isDrawing && !Self.isPartOfPages(type, response)
    if isDrawing || isPage {
      let policy = isDrawing ? Self.drawingPolicy : Self.contentSecurityPolicy
      response.headers.append(HTTPField(name: .contentSecurityPolicy, value: policy))
    }
    response.headers.append(noSniffing)
    if isPage { for field in forPages { response.headers.append(field) } }
    response.headers.append(transportSecurity)
    return response
  }

  /// A style sheet, a script, a face or a picture at an address of its bytes. The service worker, which has rules of its own, has no such
  /// address.
  private static func isPartOfPages(_ type: String, _ response: Response) -> Bool {
    response.headers[.cacheControl]?.contains("immutable") == true
      && ["text/css", "text/javascript", "font/woff2", "image/png"].contains { type.hasPrefix($0) }
  }
}
