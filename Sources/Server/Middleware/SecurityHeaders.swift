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

  private let fields: [HTTPField] = [
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
    HTTPField(name: HTTPField.Name("Referrer-Policy")!, value: "same-origin"),
    HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    HTTPField(name: HTTPField.Name("Permissions-Policy")!, value: "camera=(), microphone=(), geolocation=(self), payment=()"),
    // Browsers heed this only over TLS, which a proxy in front of us provides.
    HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"),
  ]

  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers.append(HTTPField(name: .contentSecurityPolicy, value: Self.policy(of: response)))
    for field in fields { response.headers.append(field) }
    return response
  }

  private static func policy(of response: Response) -> String {
    let isDrawing = response.headers[.contentType]?.hasPrefix("image/svg+xml") == true
    return isDrawing ? drawingPolicy : contentSecurityPolicy
  }
}
